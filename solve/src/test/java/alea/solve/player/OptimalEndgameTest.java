package alea.solve.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.Values;
import alea.solve.graph.Graph;
import alea.solve.graph.Regret;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptimalEndgameTest {
    private static final double GAP = 1e-11;
    private static final int PIECES = 3;
    private static final String SIMPLE = "ludo-simple:pawns=2,turnoff=30";

    @TempDir
    private Path folder;

    private static Solution solved(String spec) {
        Plan plan = Plan.of(Reference.game(spec), Objective.ZERO_SUM, GAP, PIECES);
        return Solution.of(new Drive(plan.start(GAP).solving(), GAP).run().solving());
    }

    private Path written(String spec, Precision precision) {
        Path file = folder.resolve("a.table");
        TableFile.write(file, solved(spec), precision, true);
        return file;
    }

    private static Policy policy(Game game, String strategy) {
        return PolicyEvaluation.policy(Reference.REGISTRY.player(strategy, game));
    }

    @ParameterizedTest
    @ValueSource(strings = {SIMPLE, "ludo-classic:pawns=2,turnoff=30,lane=1"})
    void itGivesNothingAwayInItsEndgamesAndOthersDo(String spec) {
        Game game = Reference.game(spec);
        Path file = written(spec, Precision.F64);
        Solution solution = solved(spec);
        Graph graph = Graph.of(
                solution.space(),
                List.of(policy(game, "optimal-endgame:table=" + file), policy(game, "hybrid"), policy(game, "fast")));
        for (int who = 0; who < 3; who++) {
            double most = Regret.of(
                            graph,
                            graph.choices(who),
                            n -> (solution.arrays().get(0, n)
                                            + solution.arrays().get(1, n))
                                    / 2)
                    .most();
            if (who == 0) {
                assertThat(most).isLessThan(1e-9);
            } else {
                assertThat(most).isGreaterThan(1e-3);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"f64", "f32", "i16"})
    void beforeItsEndgamesItPlaysAsAnother(String values) {
        Game game = Reference.game(SIMPLE);
        Precision precision = Precision.valueOf(values.toUpperCase(java.util.Locale.ROOT));
        Policy policy = policy(game, "optimal-endgame:by=fast,table=" + written(SIMPLE, precision));
        Policy fast = policy(game, "fast");
        Values exact = solved(SIMPLE).values();
        int before = 0;
        int within = 0;
        for (int match = 0; match < 200; match++) {
            var dice = new Dice(3, match);
            Position position = game.start();
            while (position.node() != Position.OVER) {
                if (position.isChance()) {
                    position.take(dice.chance(position));
                    continue;
                }
                int choice = policy.choose(position, new Dice(match, position.turns()));
                Values.Range known = exact.at(position);
                if (known.upper() - known.lower() > 1e-9) {
                    assertThat(choice).isEqualTo(fast.choose(position, new Dice(match, position.turns())));
                    before++;
                } else if (position.options() > 1) {
                    assertThat(exact.behind(position, choice).value()).isGreaterThan(known.value() - 1e-4);
                    within++;
                }
                position.take(choice);
            }
        }
        assertThat(before).isGreaterThan(100);
        assertThat(within).isGreaterThan(100);
    }

    @Test
    void aTableThatIsDamagedOrOfSomethingElseIsRefusedInOneLine() throws IOException {
        Game game = Reference.game(SIMPLE);
        Path file = written(SIMPLE, Precision.F32);
        refused(Reference.game("ludo-simple:pawns=3"), "optimal-endgame:table=" + file, "is for game");
        refused(game, "optimal:table=" + file, "has endgames alone, of at most 3 pieces, and not the whole of");
        refused(game, "optimal-endgame:by=optimal-endgame,table=" + file, "is not allowed");
        refused(game, "optimal-endgame:by=nobody,table=" + file, "there is no strategy 'nobody'");
        refused(game, "optimal-endgame", "there is no table of " + game.spec());
        Path cut = Files.write(folder.resolve("cut"), java.util.Arrays.copyOf(Files.readAllBytes(file), 9_000));
        refused(game, "optimal-endgame:table=" + cut, "it was cut off, or is no whole table");
        Path other = folder.resolve("other");
        Files.writeString(
                other,
                Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1)
                        .replaceFirst("pieces: 3", "pieces: 2"),
                java.nio.charset.StandardCharsets.ISO_8859_1);
        refused(game, "optimal-endgame:table=" + other, "is for states");
        try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
            bytes.seek(20_000);
            bytes.write(77);
        }
        refused(game, "optimal-endgame:table=" + file, "is damaged: the checksum of its values");
    }

    private static void refused(Game game, String strategy, String message) {
        assertThatThrownBy(() -> Reference.REGISTRY.player(strategy, game))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    @Test
    void itPlaysWhereThereAreEndgames() {
        assertThat(Reference.REGISTRY.strategies(Reference.game("ludo-classic")))
                .anyMatch(f -> f.name().equals("optimal-endgame")
                        && f.required(Reference.game("ludo-classic")).equals(List.of("table")));
        for (String other : List.of("ludo-simple:pawns=1", "ludo-simple:seats=4", "doom:2x2", "ludo-star:seats=2")) {
            assertThat(Reference.REGISTRY.strategies(Reference.game(other)))
                    .as(other)
                    .noneMatch(f -> f.name().equals("optimal-endgame"));
        }
    }
}
