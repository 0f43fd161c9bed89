package alea.solve.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomPosition;
import alea.game.BadInput;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Policy;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.graph.Regret;
import alea.solve.run.Averages;
import alea.solve.run.Drive;
import alea.solve.run.Judge;
import alea.solve.run.Plan;
import alea.solve.run.PolicyEvaluation;
import alea.solve.run.Solved;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptimalTest {
    @TempDir
    private Path folder;

    private static Policy policy(Game game, String strategy) {
        return PolicyEvaluation.policy(Reference.REGISTRY.player(strategy, game));
    }

    @ParameterizedTest
    @ValueSource(strings = {"doom:size=2x2,dice=2", "doom:size=2x2,dice=3,reinforce=2", "doom:size=1x4,dice=2"})
    void nobodyGainsAgainstItAndItLosesToNobody(String spec) {
        Game game = Reference.game(spec);
        List<Policy> policies = new ArrayList<>();
        policies.add(policy(game, "optimal"));
        for (String other : List.of("greedy", "expansion", "zero", "random", "first")) {
            policies.add(policy(game, other));
        }
        var against = new PolicyEvaluation(Plan.space(game), policies);
        Solution solution = Solved.small(game, Objective.ZERO_SUM).orElseThrow().solution();
        double[] start = Averages.start(solution);
        for (int other = 0; other < policies.size(); other++) {
            PolicyEvaluation.Outcome first = against.outcome(0, other, true);
            PolicyEvaluation.Outcome second = against.outcome(0, other, false);
            assertThat(first.win() - first.loss()).isGreaterThan(start[0] - 1e-9);
            assertThat(second.win() - second.loss()).isGreaterThan(-start[1] - 1e-9);
        }
        PolicyEvaluation.Response response = against.response(0, true, 1e-11);
        assertThat(response.lower()).isCloseTo(start[0], within(1e-9));
        assertThat(response.upper()).isCloseTo(start[1], within(1e-9));
        Regret own = Regret.of(
                against.graph(),
                against.graph().choices(0),
                n -> (solution.arrays().get(0, n) + solution.arrays().get(1, n)) / 2);
        assertThat(own.most()).isLessThan(1e-9);
        Regret greedy = Regret.of(
                against.graph(),
                against.graph().choices(1),
                n -> (solution.arrays().get(0, n) + solution.arrays().get(1, n)) / 2);
        assertThat(greedy.average()).isGreaterThan(1e-6).isLessThan(greedy.most());
        // The worst position is the one that it says: there the choice costs as much.
        var judge = new Judge(Solved.small(game, Objective.ZERO_SUM).orElseThrow());
        var worst = greedy.worst();
        double[] probabilities = new double[worst.options()];
        policies.get(1).probabilities(worst, probabilities);
        double worth = 0;
        for (int option = 0; option < probabilities.length; option++) {
            worth += probabilities[option] * judge.worth(worst, option);
        }
        assertThat((judge.worth(worst, judge.best(worst)) - worth) / 2).isCloseTo(greedy.most(), within(1e-9));
    }

    /**
     * A best response does as well as any policy there is, so that it gains nothing says that nobody does; and
     * those at hand are tried one by one.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "doom:size=1x2,dice=5",
                "doom:size=2x2,dice=3",
                "doom:size=2x3,dice=2",
                "doom:size=3x2,dice=2",
                "ludo-simple:pawns=1",
                "ludo-classic:pawns=1"
            })
    void itLosesToNoPolicyByMoreThanTheGap(String spec) {
        Game game = Reference.game(spec);
        List<Policy> policies = new ArrayList<>();
        policies.add(policy(game, "optimal"));
        Reference.REGISTRY.strategies(game).stream()
                .filter(f -> f.complete(game))
                .map(f -> Reference.REGISTRY.player(f.name(), game).instances().get())
                .forEach(strategy -> {
                    if (strategy instanceof Policy policy) {
                        policies.add(policy);
                    }
                });
        assertThat(policies).hasSizeGreaterThan(5);
        var against = new PolicyEvaluation(Plan.space(game), policies);
        for (int other = 0; other < policies.size(); other++) {
            PolicyEvaluation.Outcome mean =
                    PolicyEvaluation.Outcome.mean(against.outcome(0, other, true), against.outcome(0, other, false));
            assertThat(mean.win() - mean.loss()).isGreaterThan(-Solved.GAP - 1e-12);
        }
        double gained = (against.response(0, true, 1e-11).upper()
                        + against.response(0, false, 1e-11).upper())
                / 2;
        assertThat(gained).isLessThan(1e-10);
    }

    @Test
    void aTableInAFileServesAsWellAsTheOneSolvedAtOnce() {
        Game game = Reference.game("doom:size=2x2,dice=3,turns=5");
        Plan plan = Plan.of(game, Objective.ZERO_SUM);
        Path file = folder.resolve("table");
        TableFile.write(
                file,
                Solution.of(new Drive(plan.start(1e-12).solving(), 1e-12).run().solving()),
                Precision.F64,
                true);
        Policy small = policy(game, "optimal");
        Policy read = policy(game, "optimal:table=" + file);
        var position = (DoomPosition) game.start();
        int decisions = 0;
        for (long n = 0; n < plan.states(); n++) {
            if (plan.space().position(n, position)) {
                assertThat(read.choose(position, new alea.game.Dice(0, 0)))
                        .isEqualTo(small.choose(position, new alea.game.Dice(0, 0)));
                decisions++;
            }
        }
        assertThat(decisions).isGreaterThan(1000);
        assertThatThrownBy(() -> policy(game, "optimal:table=" + file + ",objective=own-win"))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is for the objective zero-sum, not own-win");
        assertThatThrownBy(() -> policy(Reference.game("doom:size=2x2"), "optimal:table=" + file))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is for game 'doom:size=2x2,dice=3,turns=none', not 'doom:size=2x2,turns=none'");
    }

    @Test
    void aGameTooLargeNeedsATable() {
        assertThatThrownBy(() -> policy(Reference.game("doom:size=3x3"), "optimal"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("too many to be solved in passing; give table=FILE");
        assertThat(Reference.REGISTRY.strategies(Reference.game("doom")))
                .noneMatch(f -> f.name().equals("optimal"));
        assertThat(Reference.REGISTRY.strategies(Reference.game("doom:size=3x3")))
                .anyMatch(f -> f.name().equals("optimal") && !f.complete(Reference.game("doom:size=3x3")));
        assertThat(Reference.REGISTRY.strategies(Reference.game("ludo-simple:seats=4,pawns=1")))
                .noneMatch(f -> f.name().equals("optimal"));
    }

    @Test
    void winsAndDrawsAreThoseOfThePlayAndBoundsHoldTheScore() {
        Game game = Reference.game("doom:size=2x2,dice=3");
        for (Objective objective : Objective.values()) {
            var judge = new Judge(Solved.small(game, objective).orElseThrow());
            Plan plan = Plan.of(game, objective);
            var position = (DoomPosition) game.start();
            for (long n = 0; n < plan.states(); n += 7) {
                if (!plan.space().position(n, position)) {
                    continue;
                }
                Judge.Worth worth = judge.at(position);
                assertThat(worth.win() + worth.lose() + worth.draw()).isCloseTo(1, within(1e-9));
                double score = objective == Objective.ZERO_SUM ? worth.win() + worth.draw() / 2 : worth.win();
                assertThat(score).isBetween(worth.lower() - 1e-9, worth.upper() + 1e-9);
                double most = judge.options(position).stream()
                        .mapToDouble(Judge.Worth::score)
                        .max()
                        .orElseThrow();
                assertThat(most).isCloseTo(worth.score(), within(2e-9));
            }
        }
    }

    @Test
    void evaluatesOptionsBetweenBounds() {
        Game game = Reference.game("doom:size=2x2");
        var optimal = (Evaluator) policy(game, "optimal");
        assertThat(optimal.evaluate(game.parse("r2b1/b5r1 r 0"))).allSatisfy(v -> {
            assertThat(v.terms().keySet()).containsExactly("lower", "upper");
            assertThat(v.value()).isBetween(v.terms().get("lower"), v.terms().get("upper"));
        });
    }
}
