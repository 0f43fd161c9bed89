package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import alea.learn.train.ModelHeader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelTest {
    @TempDir
    private Path folder;

    private static Model model(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        String features = FeaturePlugin.names(game).getFirst();
        var header = ModelHeader.of(Model.KIND, game.spec().toString(), features, Map.of("seed", 1));
        return new Model(header, NetworkEvaluatorTest.network(game, features, 10));
    }

    private Path written(String spec, boolean half) {
        Path file = folder.resolve("a.net");
        model(spec).write(file, half);
        return file;
    }

    private static Strategy player(Path file, String spec, String more) {
        Game game = Installed.REGISTRY.game(spec);
        return Installed.REGISTRY
                .player("net:file=" + file + more, game)
                .instances()
                .get();
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Model model = model("ludo-simple");
        Path file = written("ludo-simple", false);
        Model read = Model.read(Files.readAllBytes(file), file);
        assertThat(read.network().first).containsExactly(model.network().first);
        assertThat(read.network().second).containsExactly(model.network().second);
        assertThat(read.network().bias).containsExactly(model.network().bias);
        assertThat(read.header().get("game")).isEqualTo("ludo-simple");
        file = written("ludo-simple", true);
        read = Model.read(Files.readAllBytes(file), file);
        for (int i = 0; i < model.network().first.length; i++) {
            assertThat((double) read.network().first[i]).isCloseTo(model.network().first[i], within(2e-4));
        }
    }

    @Test
    void whatIsWrittenWithoutHiddenNeuronsIsRead() throws IOException {
        Game game = Installed.REGISTRY.game("ludo-simple:pawns=2");
        var header = ModelHeader.of(Model.KIND, game.spec().toString(), "ludo-tuples", Map.of("seed", 1));
        Network net = NetworkEvaluatorTest.network(game, "ludo-tuples", 0);
        net.bias[1] = 0.5f;
        Path file = folder.resolve("a.net");
        new Model(header, net).write(file, false);
        Network read = Model.read(Files.readAllBytes(file), file).network();
        assertThat(read.hidden).isZero();
        assertThat(read.first).isEqualTo(net.first);
        assertThat(read.bias).isEqualTo(net.bias);
        assertThat(player(file, "ludo-simple:pawns=2", "")).isInstanceOf(NetPolicy.class);
    }

    @ParameterizedTest
    @CsvSource({"false, Infinity", "false, NaN", "false, 2e30", "true, 70000"})
    void aNetworkThatGrewBeyondWhatItsBytesHoldIsNotWritten(boolean half, float weight) {
        Game game = Installed.REGISTRY.game("ludo-simple:pawns=2");
        var header = ModelHeader.of(Model.KIND, game.spec().toString(), "ludo-tuples", Map.of("seed", 1));
        Network net = NetworkEvaluatorTest.network(game, "ludo-tuples", 0);
        net.first[7] = weight;
        Path file = folder.resolve("a.net");
        assertThatThrownBy(() -> new Model(header, net).write(file, half))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("the training came to a number that no model can hold (");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-pyludo-fork", "ludo-simple:pawns=2", "doom:2x2,dice=3"})
    void playsWhatItValuesMost(String spec) {
        Path file = written(spec, true);
        Game game = Installed.REGISTRY.game(spec);
        for (String plies : new String[] {",plies=1", ",plies=2"}) {
            Strategy player = player(file, spec, plies);
            double[] probabilities = new double[64];
            NetworkEvaluatorTest.decisions(game, 8, 100, position -> {
                Position before = position.copy();
                int choice = player.choose(position, new Dice(1, 1));
                ((Policy) player).probabilities(position, probabilities);
                assertThat(probabilities[choice]).isEqualTo(1);
                var values = ((Evaluator) player).evaluate(position);
                assertThat(values).hasSize(position.options());
                for (var value : values) {
                    assertThat(value.value()).isBetween(0.0, values.get(choice).value() + 2e-6);
                }
                assertThat(position).isEqualTo(before);
            });
        }
    }

    @Test
    void aWinIsTakenWhateverTheNetworkSays() {
        Path file = written("ludo-simple:pawns=2", true);
        Game game = Installed.REGISTRY.game("ludo-simple:pawns=2");
        Position position = game.parse("H,50/-/0,30/- 0 3");
        for (String plies : new String[] {",plies=1", ",plies=2"}) {
            assertThat(((Evaluator) player(file, "ludo-simple:pawns=2", plies)).evaluate(position))
                    .singleElement()
                    .satisfies(value -> assertThat(value.value()).isEqualTo(1));
        }
    }

    @Test
    void twoPliesAverageOverTheRollAndTheBestReply() {
        String spec = "ludo-simple:pawns=2";
        Game game = Installed.REGISTRY.game(spec);
        Path file = written(spec, false);
        Evaluator one = (Evaluator) player(file, spec, ",plies=1");
        Evaluator two = (Evaluator) player(file, spec, ",plies=2");
        NetworkEvaluatorTest.decisions(game, 9, 60, position -> {
            int seat = position.seat();
            var values = two.evaluate(position);
            for (int option = 0; option < position.options(); option++) {
                Position after = position.copy();
                after.take(option);
                double expected = after.node() == Position.OVER ? after.score(seat) : 0;
                for (int die = 0; after.node() != Position.OVER && die < 6; die++) {
                    Position reply = after.copy();
                    reply.take(die);
                    double best = one.evaluate(reply).stream()
                            .mapToDouble(Evaluator.Valued::value)
                            .max()
                            .orElseThrow();
                    expected += (reply.seat() == seat ? best : 1 - best) / 6;
                }
                assertThat(values.get(option).value()).isCloseTo(expected, within(3e-6));
            }
        });
    }

    @Test
    void otherGamesAndOtherFilesAreRefused() throws IOException {
        Path file = written("ludo-simple", true);
        assertRefused(file, "ludo-simple:seats=4", "was made for ludo-simple, not for ludo-simple:seats=4");
        assertRefused(file, "ludo-classic", "was made for ludo-simple, not for ludo-classic");
        assertRefused(folder.resolve("none.net"), "ludo-simple", "there is no file");
        byte[] good = Files.readAllBytes(file);
        byte[] bad = good.clone();
        bad[bad.length - 5] ^= 1;
        Files.write(file, bad);
        assertRefused(file, "ludo-simple", "is damaged");
        Files.write(file, java.util.Arrays.copyOf(good, good.length - 2));
        assertRefused(file, "ludo-simple", "bytes of numbers");
        Files.write(file, new byte[0]);
        assertRefused(file, "ludo-simple", "is empty");
        Files.write(file, new byte[5000]);
        assertRefused(file, "ludo-simple", "is no model of Alea");
        for (String[] change : new String[][] {
            {"kind: net", "kind: stf", "is a model for stf:file="},
            {"hidden: 10", "hidden: 5000", "hidden is '5000'; it can be 0..4096"},
            {"hidden: 10", "hidden: 0", "bytes of numbers"},
            {"seats: 2", "seats: 0", "seats is '0'; it can be 1..4"},
            {"hidden: 10", "hidden: 11", "bytes of numbers"},
            {"numbers: f16", "numbers: f64", "they can be f16 or f32"},
            {"features: ludo-threats", "features: ludo", "inputs"},
            {"features: ludo-threats", "features: other", "ludo-simple has ludo-threats, ludo"},
            {"alea-model: 1", "alea-model: 2", "version"}
        }) {
            String text = new String(good, StandardCharsets.ISO_8859_1);
            assertThat(text).contains(change[0]);
            Files.write(file, text.replace(change[0], change[1]).getBytes(StandardCharsets.ISO_8859_1));
            assertRefused(file, "ludo-simple", change[2]);
        }
    }

    private static void assertRefused(Path file, String game, String words) {
        assertThatThrownBy(() -> player(file, game, ""))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }
}
