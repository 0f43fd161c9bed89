package alea.solve;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.graph.GreedyPolicy;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceSolver;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.SolvedPositions;
import alea.solve.table.Precision;
import alea.solve.table.RaceFile;
import alea.solve.table.TableFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Endgames and races of one game, together, where the whole is known. */
class PartsTest {
    private static final Game GAME = Reference.game("ludo-simple:pawns=2,turnoff=30");
    private static final double GAP = 1e-11;

    @TempDir
    private Path folder;

    private static Solution endgames() {
        return Solution.of(
                new Drive(Plan.of(GAME, Objective.ZERO_SUM, GAP, 3).start(GAP).solving(), GAP)
                        .run()
                        .solving());
    }

    private static RacePairs races() {
        RaceSpace space = SolvePlugin.of(GAME).race(GAME);
        return new RacePairs(space, RaceSolver.solve(space));
    }

    private SolvedGame together() {
        Path endgames = folder.resolve("endgames.table");
        Path races = folder.resolve("races.table");
        TableFile.write(endgames, endgames(), Precision.F64, true);
        RaceFile.write(races, races(), 0.2);
        return Solved.parts(List.of(endgames, races), GAME, Objective.ZERO_SUM);
    }

    @Test
    void aPositionIsKnownByTheFirstTableThatHasIt() {
        SolvedGame game = together();
        Space space = game.solution().space();
        Solution endgames = endgames();
        assertThat(space.partial()).isTrue();
        assertThat(space.states()).isEqualTo(endgames.space().states() + races().states());
        assertThat(game.races()).isPresent();
        assertThat(game.solution().gap()).isEqualTo(0.2);
        Values values = game.solution().values();
        Values whole =
                Solved.small(GAME, Objective.ZERO_SUM).orElseThrow().solution().values();
        Position position = GAME.start();
        var dice = new Dice(3, 0);
        int exact = 0;
        int between = 0;
        for (int i = 0; i < 5_000; i++) {
            long number = (long) (dice.unit() * space.states());
            if (!space.position(number, position)) {
                continue;
            }
            Values.Range found = values.at(position);
            assertThat(found.lower()).isLessThanOrEqualTo(whole.at(position).upper());
            assertThat(found.upper()).isGreaterThanOrEqualTo(whole.at(position).lower());
            if (endgames.space().number(position) >= 0) {
                assertThat(found.upper() - found.lower()).isLessThan(1e-9);
                exact++;
            } else {
                assertThat(found.upper() - found.lower()).isLessThan(0.2);
                between++;
            }
        }
        assertThat(exact).isGreaterThan(100);
        assertThat(between).isGreaterThan(100);
        assertThat(values.at(GAME.start())).isEqualTo(new Values.Range(-1, 1));
        var known = new SolvedPositions(game);
        assertThat(known.knows(GAME.parse("9,H/-/3,8/- 0 -"), new double[2])).isTrue();
        assertThat(known.knows(GAME.start(), new double[2])).isFalse();
    }

    @Test
    void whoPlaysByTheMiddleOfBoundsGivesLittleAway() {
        together();
        Policy policy = PolicyEvaluation.policy(
                Reference.REGISTRY.player("optimal-endgame:by=random,table=" + folder.resolve("races.table"), GAME));
        Policy hybrid = PolicyEvaluation.policy(Reference.REGISTRY.player("hybrid", GAME));
        Values whole =
                Solved.small(GAME, Objective.ZERO_SUM).orElseThrow().solution().values();
        RacePairs races = races();
        Position position = GAME.start();
        var dice = new Dice(5, 0);
        double lost = 0;
        double others = 0;
        int decisions = 0;
        while (decisions < 20_000) {
            races.position((long) (dice.unit() * races.states()), position);
            position.take(dice.below(6));
            if (position.options() < 2) {
                continue;
            }
            double best = whole.at(position).value();
            lost += (best
                            - whole.behind(position, policy.choose(position, dice))
                                    .value())
                    / 2;
            others += (best
                            - whole.behind(position, hybrid.choose(position, dice))
                                    .value())
                    / 2;
            decisions++;
        }
        assertThat(lost / decisions).isBetween(-GreedyPolicy.TIE, 0.00001).isLessThan(others / decisions / 100);
    }
}
