package alea.papers.pyludo.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Evaluator.Valued;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.learn.npy.Npy;
import alea.ludo.LudoPosition;
import alea.ludo.PyludoState;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The network Full: its exact path against the published champion and a plain product, its fast paths against the
 * exact.
 */
class FullTest {
    private static final String NPY = "full-champion-chromosome.npy";
    private static final String RAW = "full-champion-chromosome.f64le.bin";

    @TempDir
    Path folder;

    private static Evaluator player(Path file, String more, Game game) {
        return (Evaluator) Reference.REGISTRY
                .player("full:file=" + file + more, game)
                .instances()
                .get();
    }

    /** Weights without a licence: as large as the champion's, but drawn. */
    private static double[] drawn(long seed) {
        var dice = new Dice(seed, 0);
        double[] genes = new double[Genome.FULL.size()];
        for (int i = 0; i < genes.length; i++) {
            genes[i] = 2 * (dice.unit() + dice.unit() + dice.unit() + dice.unit() - 2);
        }
        return genes;
    }

    private static void positions(String spec, int matches, Consumer<LudoPosition> visit) {
        Game game = Reference.REGISTRY.game(spec);
        Position position = game.start();
        Position start = game.start();
        for (int match = 0; match < matches; match++) {
            position.set(start);
            var dice = new Dice(5, match);
            while (position.node() != Position.OVER) {
                if (position.isChance()) {
                    position.take(dice.chance(position));
                } else {
                    visit.accept((LudoPosition) position);
                    position.take(dice.below(position.options()));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {NPY, RAW})
    void theChampionsValuesAndPicksAreThoseOfItsProgram(String file) {
        Path champion = Reference.parameters(file);
        Map<String, Evaluator> players = new HashMap<>(); // by the dialect and the path; each reads the file
        var softly = new SoftAssertions();
        for (String[] row : Reference.rows("full-champion.tsv")) {
            String as = String.join(" ", row);
            Position position = Reference.position(row[2], row[0], row[1]);
            for (String more : List.of("", ",speed=fast")) {
                Evaluator player =
                        players.computeIfAbsent(row[2] + more, name -> player(champion, more, Reference.game(row[2])));
                int found = 0;
                for (Valued valued : player.evaluate(position)) {
                    int token = Integer.parseInt(valued.label());
                    double off = more.isEmpty() ? 1e-6 : 3e-5;
                    softly.assertThat(valued.terms().get("raw"))
                            .as(as)
                            .isCloseTo(Double.parseDouble(row[3 + token]), within(off));
                    softly.assertThat(valued.value()).as(as).isCloseTo(Double.parseDouble(row[7 + token]), within(off));
                    found |= 1 << token;
                }
                for (int token = 0; token < 4; token++) {
                    softly.assertThat(found >>> token & 1).as(as).isEqualTo(row[3 + token].equals("-") ? 0 : 1);
                }
                int choice = player.choose(position, new Dice(1, 0));
                softly.assertThat(position.label(choice)).as(as + more).isEqualTo(row[12]);
                double[] policy = new double[position.options()];
                ((Policy) player).probabilities(position, policy);
                softly.assertThat(policy[choice]).as(as + more).isEqualTo(1);
            }
        }
        softly.assertAll();
    }

    /** The definition, input by input, with nothing left out. */
    private static double dense(double[] genes, PyludoState state) {
        double[] x = new double[237];
        for (int token = 0; token < 16; token++) {
            x[59 * (token / 4) + Math.min(state.get(token / 4, token % 4) + 1, 58)]++;
        }
        x[236] = 1;
        double raw = 0;
        for (int h = 0; h < 100; h++) {
            double sum = 0;
            for (int i = 0; i < 237; i++) {
                sum += x[i] * genes[100 * i + h];
            }
            raw += StrictMath.tanh(Math.sqrt(1.0 / 237) * sum) * genes[23_700 + h];
        }
        return raw;
    }

    @Test
    void theExactPathIsThePlainProduct() {
        double[] genes = drawn(1);
        var net = new FullNet(genes);
        var lookahead = new PyludoLookahead();
        int[] seen = new int[1];
        positions("ludo-pyludo", 4, position -> {
            lookahead.at(position);
            for (int option = 0; position.movable() != 0 && option < position.options(); option++) {
                double plain = dense(genes, lookahead.next(option));
                double sparse = net.raw(lookahead.next(option));
                assertThat(Math.abs(sparse - plain)).isLessThanOrEqualTo(1e-12 * Math.abs(plain));
                assertThat(sparse).isEqualTo(plain); // the sums have the same order, so every bit agrees
                seen[0]++;
            }
        });
        assertThat(seen[0]).isGreaterThan(2000);
    }

    @Test
    void thePlainPathIsCloseToTheExactOne() {
        double worst = 0;
        for (double[] genes : List.of(drawn(1), drawn(2))) {
            var exact = new FullPolicy.Exact(genes);
            double scale = Arrays.stream(genes, 23_700, 23_800).map(Math::abs).sum();
            double[] most = new double[1];
            int[] differently = new int[2];
            var fast = new FullPolicy.Plain(genes);
            positions("ludo-pyludo-fork", 4, position -> {
                double[] raw = raw(exact, position);
                double[] plain = raw(fast, position);
                for (int option = 0; option < position.options(); option++) {
                    most[0] = Math.max(most[0], Math.abs(plain[option] - raw[option]) / scale);
                }
                var dice = new Dice(1, 0);
                int pick = exact.choose(position, dice);
                differently[0] += pick == fast.choose(position, dice) ? 0 : 1;
                differently[1]++;
            });
            worst = Math.max(worst, most[0]);
            assertThat(differently[0])
                    .as("picks in %d positions", differently[1])
                    .isLessThan(3);
        }
        assertThat(worst).isBetween(1e-9, FastNet.ERROR);
    }

    /** Once with weights like the champion's, and once with some that drive hidden sums to where tanh is 1. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 9})
    void theFastPathsAreThePlainOneToTheBit(double size) {
        double[] genes = Arrays.stream(drawn(1)).map(gene -> size * gene).toArray();
        var weights = new FastNet.Weights(genes);
        assertThat(weights.calm).isEqualTo(size == 1);
        assertThat(FastNet.vectorApi())
                .as("surefire starts the JVM with the Vector API")
                .isTrue();
        var plain = new FullPolicy.Plain(genes);
        List<FullPolicy> fast =
                List.of(new FullPolicy.Fast(new RowsNet(weights)), new FullPolicy.Fast(VectorNet.create(weights)));
        for (String game : List.of("ludo-pyludo", "ludo-pyludo-fork", "ludo-star")) {
            positions(game, 3, position -> {
                double[] raw = raw(plain, position);
                int pick = plain.choose(position, new Dice(1, 0));
                for (FullPolicy one : fast) {
                    assertThat(raw(one, position)).as("%s", position).containsExactly(raw);
                    assertThat(one.choose(position, new Dice(1, 0)))
                            .as("%s", position)
                            .isEqualTo(pick);
                }
            });
        }
    }

    private static double[] raw(Evaluator player, Position position) {
        return player.evaluate(position).stream()
                .mapToDouble(v -> v.terms().getOrDefault("raw", 0.0))
                .toArray();
    }

    @Test
    void theRationalTanhIsCloseEverywhere() {
        for (double x = -20; x <= 20; x += 1e-4) {
            assertThat((double) FastNet.tanh((float) x)).isCloseTo(StrictMath.tanh((float) x), within(5e-7));
        }
        assertThat(FastNet.tanh(0)).isEqualTo(0);
    }

    @Test
    void tokensOnOneSquareHaveTheSameValueAndTheLowestMoves() throws IOException {
        Path file = folder.resolve("drawn.npy");
        Genome.FULL.write(file, drawn(3));
        for (String more : List.of("", ",speed=fast")) {
            Evaluator player = player(file, more, Reference.game("up"));
            Position position = Reference.position("up", "-1,20,20,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1", "6");
            List<Valued> values = player.evaluate(position);
            assertThat(values.get(0).value()).isEqualTo(values.get(3).value());
            assertThat(values.get(1).value()).isEqualTo(values.get(2).value());
            assertThat(player.choose(position, new Dice(1, 0))).isIn(0, 1);
        }
    }

    @Test
    void aFileOfAnotherSizeIsRefusedAndBothSizesAreNamed() throws IOException {
        Path npy = folder.resolve("small.npy");
        Npy.of(new double[948]).write(npy);
        assertThatThrownBy(() -> player(npy, "", Reference.game("up")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("small.npy")
                .hasMessageContaining("948")
                .hasMessageContaining("23,800");
        Path raw = folder.resolve("small.bin");
        Files.write(raw, new byte[800]);
        assertThatThrownBy(() -> player(raw, "", Reference.game("up")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("800 bytes")
                .hasMessageContaining("190,400");
        assertThatThrownBy(() -> player(folder.resolve("none"), "", Reference.game("up")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("none");
        assertThatThrownBy(() -> Reference.REGISTRY.player("full", Reference.game("up")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("file=");
    }

    @Test
    void numbersThatAreNotFiniteAreRefused() throws IOException {
        double[] genes = drawn(1);
        genes[17] = Double.NaN;
        Path raw = folder.resolve("nan.bin");
        ByteBuffer bytes = ByteBuffer.allocate(8 * genes.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asDoubleBuffer().put(genes);
        Files.write(raw, bytes.array());
        assertThatThrownBy(() -> Genome.FULL.read(raw))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("number 17 is NaN");
    }

    @Test
    void weightsThatCouldOverflowAreRefused() throws IOException {
        double[] genes = drawn(1);
        genes[17] = -1e200;
        Path file = folder.resolve("large.npy");
        Genome.FULL.write(file, genes);
        for (String more : List.of("", ",speed=fast")) {
            assertThatThrownBy(() -> player(file, more, Reference.game("up")))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " has a weight of size 1e+200; they go up to 1e+30");
        }
    }

    @Test
    void anArrayWithMoreThanOneAxisIsRefused() throws IOException {
        Path file = folder.resolve("wide.npy");
        for (List<Integer> shape : List.of(List.of(238, 100), List.of(23_800, 1), List.of(1, 23_800))) {
            new Npy(shape, drawn(1)).write(file);
            assertThatThrownBy(() -> Genome.FULL.read(file))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("of the shape (" + shape.getFirst() + ", " + shape.getLast() + ")")
                    .hasMessageEndingWith("23,800 of the shape (23800,)");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"full:file=x", "qtable:file=x"})
    void whatAGameNeedsIsSaid(String spec) {
        String name = spec.substring(0, spec.indexOf(':'));
        for (String game : List.of("ludo-star:seats=2", "ludo-star:pawns=2")) {
            assertThatThrownBy(() -> Reference.REGISTRY.player(spec, Reference.REGISTRY.game(game)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith(name + " does not play " + game
                            + ": it needs pyludo's board and encounters, and four seats with four pawns each; ");
        }
    }

    @Test
    void thePapersChromosomesHaveThePapersSizes() {
        assertThat(Genome.SIMPLE.size()).isEqualTo(4);
        assertThat(Genome.ADVANCED.size()).isEqualTo(948);
        assertThat(Genome.FULL.size()).isEqualTo(23_800);
    }

    @Test
    void pyludosBoardsArePlayedAndNoOthers() {
        Set<String> played = Reference.REGISTRY.games().stream()
                .flatMap(factory -> Stream.concat(
                        Stream.of(factory.name()),
                        factory.samples().stream().map(sample -> factory.name() + ":" + sample)))
                .filter(spec -> plays(spec, "full"))
                .map(spec -> Reference.REGISTRY.game(spec).spec().toString())
                .collect(Collectors.toSet());
        assertThat(played)
                .contains("ludo-pyludo", "ludo-pyludo-fork", "ludo-star")
                .doesNotContain("ludo-simple", "ludo-classic:seats=4", "ludo-ucsc:seats=4", "ludo-ludopy");
        for (String spec : List.of("ludo-simple", "ludo-ludopy", "ludo-star:seats=2", "ludo-star:pawns=3")) {
            assertThat(plays(spec, "full") || plays(spec, "qtable")).as(spec).isFalse();
        }
        assertThat(played).allMatch(spec -> plays(spec, "qtable"));
    }

    private static boolean plays(String spec, String strategy) {
        return Reference.REGISTRY.strategies(Reference.REGISTRY.game(spec)).stream()
                .anyMatch(f -> f.name().equals(strategy));
    }
}
