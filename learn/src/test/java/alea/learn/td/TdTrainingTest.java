package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.train.Training;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TdTrainingTest {
    @TempDir
    private Path folder;

    private static Map<String, Object> config(String game, long games) {
        Map<String, Object> config = new TreeMap<>();
        config.put("trainer", "td");
        config.put("game", game);
        config.put("name", "it");
        config.put("hidden", 12);
        config.put("games", games);
        config.put("block", 8);
        config.put("seed", 3);
        config.put("test-every", 16);
        config.put("test-games", 20);
        config.put("final-games", 30);
        return config;
    }

    /** Tables over tuples of pawns, with nothing hidden, and returns without the luck of the dice. */
    private static Map<String, Object> tuples(long games) {
        Map<String, Object> config = config("ludo-simple:pawns=2", games);
        config.put("features", "ludo-tuples");
        config.put("hidden", 0);
        config.put("returns", "expected");
        config.put("lambda", 0.6);
        config.put("rate", 0.25);
        return config;
    }

    private static Training start(Map<String, Object> config, int threads) {
        return new TdTrainer().start(config, Registry.installed(), threads);
    }

    private byte[] finished(Training training, String name) throws IOException {
        while (training.done() < training.steps()) {
            training.step();
        }
        Path out = Files.createDirectories(folder.resolve(name));
        training.finish(out);
        return Files.readAllBytes(out.resolve("it.net"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ludo-pyludo-fork", "ludo-simple:pawns=2", "doom:2x2,dice=3", "madn:pawns=2", "parchis:pawns=1"})
    void isTheSameOnAnyNumberOfThreads(String game) throws IOException {
        Training one = start(config(game, 44), 1);
        Training three = start(config(game, 44), 3);
        assertThat(finished(one, "one")).isEqualTo(finished(three, "three"));
        assertThat(one.points()).isNotEmpty().isEqualTo(three.points());
        assertThat(folder.resolve("one/report.txt")).hasSameTextualContentAs(folder.resolve("three/report.txt"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-pyludo-fork", "doom:2x2,dice=3", "ludo-simple:pawns=2"})
    void isTheSameOnAnyNumberOfThreadsWithExpectedReturns(String game) throws IOException {
        Map<String, Object> config = game.contains("pawns") ? tuples(44) : config(game, 44);
        config.put("returns", "expected");
        assertThat(finished(start(config, 1), "one")).isEqualTo(finished(start(config, 3), "three"));
        config.put("returns", "played");
        assertThat(finished(start(config, 1), "played")).isNotEqualTo(Files.readAllBytes(folder.resolve("one/it.net")));
    }

    @Test
    void opponentsWithSharesPlayInTraining() throws IOException {
        Map<String, Object> config = config("ludo-simple:pawns=2", 44);
        byte[] alone = finished(start(config, 2), "alone");
        config.put("opponents", List.of("0.3 hybrid", "0.2 mc:trials=1"));
        byte[] one = finished(start(config, 1), "one");
        assertThat(one).isEqualTo(finished(start(config, 3), "three")).isNotEqualTo(alone);
        config.put("opponents", List.of("0.7 hybrid", "0.5 fast"));
        assertThatThrownBy(() -> start(config, 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("opponents: shares are above 0, and 1 together at most; here they come to 1.2");
        config.put("opponents", List.of("0.7 hybrid", "fast"));
        assertThatThrownBy(() -> start(config, 1)).hasMessageContaining("a share of the matches and a strategy");
    }

    @Test
    void goesOnToTheIdenticalFileWhereverItStopped() throws IOException {
        goesOn(config("ludo-simple:pawns=1", 44));
    }

    @Test
    void goesOnWithTablesAndExpectedReturns() throws IOException {
        goesOn(tuples(44));
    }

    @Test
    void tablesLearnQuickly() throws IOException {
        Map<String, Object> config = tuples(1_500);
        config.put("test-every", 0);
        config.put("average", 0.01);
        config.put("opponents", List.of("hybrid"));
        config.put("final-games", 1_000);
        finished(start(config, 2), "tables");
        assertThat(folder.resolve("tables/report.txt")).content().containsPattern("0\\.5\\d+ \\(.*\\) on fresh dice");
    }

    @Test
    void aScoreThatIsNoRateOfWinsAloneSaysSo() throws IOException {
        Map<String, String> says = Map.of(
                "doom:2x2,dice=3", "one seat of two, against random, win and half a draw: ",
                "doom:2x2,dice=3,seats=3", "against random, wins, and shares where several win: ",
                "ludo-simple:pawns=1", "one seat of two, against random: ");
        for (Map.Entry<String, String> entry : says.entrySet()) {
            Map<String, Object> config = config(entry.getKey(), 4);
            config.put("test-every", 0);
            config.put("final-games", 4);
            finished(start(config, 1), "unit");
            assertThat(folder.resolve("unit/report.txt")).content().contains(entry.getValue());
        }
    }

    private void goesOn(Map<String, Object> config) throws IOException {
        Training whole = start(config, 1);
        byte[] expected = finished(whole, "whole");
        List<Training.Point> curve = whole.points();
        for (int stop = 0; stop <= 6; stop++) {
            Training first = start(config, 2);
            for (int i = 0; i < stop; i++) {
                first.step();
            }
            List<Training.Point> points = new ArrayList<>(first.points());
            var saved = new ByteArrayOutputStream();
            first.save(new DataOutputStream(saved));
            Training second = start(config, 1);
            second.load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
            assertThat(second.done()).isEqualTo(stop);
            assertThat(finished(second, "resumed" + stop)).isEqualTo(expected);
            points.addAll(second.points());
            assertThat(points).isEqualTo(curve);
            assertThat(folder.resolve("resumed" + stop + "/report.txt"))
                    .hasSameTextualContentAs(folder.resolve("whole/report.txt"));
        }
    }

    @Test
    void otherSeedsGiveOtherNetworks() throws IOException {
        Map<String, Object> other = config("ludo-simple:pawns=1", 16);
        other.put("seed", 4);
        assertThat(finished(start(config("ludo-simple:pawns=1", 16), 1), "three"))
                .isNotEqualTo(finished(start(other, 1), "four"));
    }

    @Test
    void learnsToBeatRandomPlayersWithinAFewGames() throws IOException {
        Map<String, Object> config = config("ludo-simple", 2_000);
        config.put("test-every", 2_000);
        config.put("test-games", 400);
        config.put("final-games", 400);
        config.put("rate", 0.03);
        config.put("average", 0.01);
        Training training = start(config, 1);
        finished(training, "learned");
        assertThat(training.points())
                .filteredOn(point -> point.curve().equals("against random"))
                .singleElement()
                .satisfies(point -> {
                    assertThat(point.x()).isEqualTo(2_000);
                    assertThat(point.count()).isEqualTo(400);
                    assertThat(point.y()).isBetween(0.7, 1.0);
                });
        assertThat(folder.resolve("learned/report.txt")).content().containsPattern("0\\.\\d+ \\(.*\\) on fresh dice");
    }

    @Test
    void aStateOfAnotherSizeIsRefused() throws IOException {
        Map<String, Object> config = config("ludo-simple:pawns=1", 16);
        var saved = new ByteArrayOutputStream();
        start(config, 1).save(new DataOutputStream(saved));
        config.put("hidden", 33);
        Training other = start(config, 1);
        var in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
        assertThatThrownBy(() -> other.load(in)).isInstanceOf(IOException.class);
    }

    @Test
    void whatCannotBeTrainedIsRefused() {
        assertThatThrownBy(() -> start(config("ludo-cs", 16), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("td does not train for ludo-cs");
        assertThatThrownBy(() -> start(config("ludo-ucsc:end=all", 16), 1)).isInstanceOf(BadInput.class);
        Map<String, Object> features = config("ludo-simple", 16);
        features.put("features", "doom");
        assertThatThrownBy(() -> start(features, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("ludo-threats, ludo, ludo-pairs");
        Map<String, Object> key = config("ludo-simple", 16);
        key.put("lamda", 0.5);
        assertThatThrownBy(() -> start(key, 1)).isInstanceOf(BadInput.class).hasMessageContaining("lambda");
        Map<String, Object> opponent = config("ludo-simple", 16);
        opponent.put("opponents", List.of("nobody"));
        assertThatThrownBy(() -> start(opponent, 1)).isInstanceOf(BadInput.class);
    }
}
