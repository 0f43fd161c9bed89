package alea.analysis.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.equity.Equities;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.run.Drive;
import alea.solve.run.Judge;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.SolvedPositions;
import alea.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rollouts of games that are solved, where the truth is known: all seats play on by the table. */
class RolloutTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int ANSWERS = LONG ? 10_000 : 6;

    private static SolvedGame solved(Game game) {
        return Solved.small(game, Objective.ZERO_SUM).orElseThrow();
    }

    /** What somebody thinks who knows about, and is wrong here and there, always in the same way. */
    private static Supplier<Equities> about(Game game) {
        SolvedGame table = solved(game);
        return () -> {
            var judge = new Judge(table);
            return (position, into) -> {
                if (position.node() == Position.OVER) {
                    into[0] = position.score(0);
                } else {
                    double own = judge.at(position).score();
                    into[0] = position.seat() == 0 ? own : 1 - own;
                    double wrong = new Dice(position.hashCode(), position.seat()).unit() - 0.5;
                    double doubt = into[0] * (1 - into[0]); // none of what is sure
                    into[0] += doubt * (0.4 * (1 - 2 * into[0]) + 0.5 * wrong);
                }
                into[1] = 1 - into[0];
            };
        };
    }

    private static Player optimal(Game game) {
        return REGISTRY.player("optimal", game);
    }

    private static RolloutSetup setup(
            Game game, Position at, long matches, OptionalDouble until, int threads, long seed) {
        return new RolloutSetup(game, at, optimal(game), Optional.of(about(game)), matches, until, 0, seed, threads);
    }

    /** Decisions of matches that were played at random, with options that differ. */
    private static List<Position> decisions(Game game, int n) {
        List<Position> found = new ArrayList<>();
        for (int match = 0; found.size() < n; match++) {
            Dice dice = new Dice(7, match);
            Position position = game.start();
            List<Position> seen = new ArrayList<>();
            while (position.node() != Position.OVER) {
                if (position.node() == Position.DECISION && position.options() > 1 && differ(game, position)) {
                    seen.add(position.copy());
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
            if (!seen.isEmpty()) {
                found.add(game.parse(seen.get(dice.below(seen.size())).toString()));
            }
        }
        return found;
    }

    private static boolean differ(Game game, Position position) {
        Position first = position.copy();
        first.take(0);
        Position last = position.copy();
        last.take(position.options() - 1);
        return !game.equivalent(first, last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=2", "doom:2x2,dice=5"})
    void ninetyFiveOfAHundredIntervalsHoldTheTruth(String spec) {
        Game game = REGISTRY.game(spec);
        var judge = new Judge(solved(game));
        int held = 0;
        int below = 0;
        int answers = 0;
        double reductions = 0;
        int rollouts = 0;
        List<Position> decisions = decisions(game, Math.min(ANSWERS, 500));
        for (int i = 0; answers < ANSWERS; i++) {
            Position at = decisions.get(i % decisions.size());
            RolloutResult result = new Rollout(setup(game, at, 216, OptionalDouble.empty(), 1, 1000 + i)).run();
            reductions += result.reduction().orElse(1);
            rollouts++;
            // Options of one decision share their dice: one of them is an answer.
            Candidate candidate =
                    result.candidates().get(i % result.candidates().size());
            if (candidate.matches() > 0) {
                double truth =
                        judge.options(at).get(candidate.options().getFirst()).score();
                answers++;
                var interval = candidate.intervals().get(at.seat());
                held += interval.contains(truth) ? 1 : 0;
                below += truth < interval.low() ? 1 : 0;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d of %d answers hold the truth, %d are above it; variance reduced %.1f times%n",
                spec,
                held,
                answers,
                below,
                reductions / rollouts);
        double share = held / (double) answers;
        assertThat(share).isBetween(LONG ? 0.94 : 0.8, LONG ? 0.96 : 1);
        assertThat(reductions / rollouts).isGreaterThan(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple:pawns=2", "doom:2x2,dice=5"})
    void whatIsSeparatedIsTheBestOption(String spec) {
        Game game = REGISTRY.game(spec);
        var judge = new Judge(solved(game));
        int separated = 0;
        int wrong = 0;
        List<Position> decisions = decisions(game, LONG ? 2_000 : 15);
        for (int i = 0; i < decisions.size(); i++) {
            Position at = decisions.get(i);
            RolloutResult result =
                    new Rollout(setup(game, at, LONG ? 2_000 : 800, OptionalDouble.of(0.99), 1, i)).run();
            if (result.separated()) {
                separated++;
                List<Judge.Worth> truth = judge.options(at);
                int named = result.candidates()
                        .get(result.best().getFirst())
                        .options()
                        .getFirst();
                double best =
                        truth.stream().mapToDouble(Judge.Worth::score).max().orElseThrow();
                wrong += truth.get(named).score() < best - 1e-9 ? 1 : 0;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d of %d decisions are separated, %d wrongly%n",
                spec,
                separated,
                decisions.size(),
                wrong);
        assertThat(separated).isPositive();
        assertThat(wrong).isLessThanOrEqualTo(Math.max(1, separated / 100));
    }

    @Test
    void theAnswerIsTheSameOnAnyNumberOfThreads() {
        Game game = REGISTRY.game("ludo-simple:pawns=2");
        Position at = decisions(game, 1).getFirst();
        for (OptionalDouble until : List.of(OptionalDouble.empty(), OptionalDouble.of(0.99))) {
            RolloutResult one = new Rollout(setup(game, at, 300, until, 1, 5)).run();
            assertThat(new Rollout(setup(game, at, 300, until, 3, 5)).run()).isEqualTo(one);
            assertThat(new Rollout(setup(game, at, 300, until, 1, 6)).run()).isNotEqualTo(one);
        }
    }

    @Test
    void equalPawnsAreOneOption() {
        Game game = REGISTRY.game("ludo-simple");
        Position at = game.parse("12,12,30,30/-/10,0,0,7/- 0 3");
        var plain = new RolloutSetup(
                game, at, REGISTRY.player("fast", game), Optional.empty(), 100, OptionalDouble.empty(), 0, 1, 1);
        RolloutResult result = new Rollout(plain).run();
        assertThat(result.candidates()).extracting(Candidate::options).containsExactly(List.of(0, 1), List.of(2, 3));
        assertThat(result.candidates()).allMatch(c -> c.matches() == 144);
        assertThat(result.matches()).isEqualTo(288);
        assertThat(result.candidates()).anyMatch(c -> c.loss() == 0).allMatch(c -> c.lossUpper() >= c.loss());
    }

    @Test
    void whatEndsTheMatchIsWorthWhatItIs() {
        Game ludo = REGISTRY.game("ludo-simple:pawns=2");
        Position end = ludo.parse("H,49/-/1,20/- 0 3");
        Position over = end.copy();
        over.take(0);
        assertThat(over.node()).isEqualTo(Position.OVER);
        Candidate last = new Rollout(setup(ludo, end, 100, OptionalDouble.empty(), 1, 1))
                .run()
                .candidates()
                .getFirst();
        assertThat(last.matches()).isZero();
        assertThat(last.equities().get(0)).isEqualTo(1);
        assertThat(last.intervals().get(0)).isEqualTo(new Interval(1, 1));
    }

    /** On a short ring, with endgames of three of the four pawns. */
    @Test
    void matchesThatEndInATableGiveTheTruthInFewerTurns() {
        Game game = REGISTRY.game("ludo-simple:pawns=2,turnoff=30");
        Plan plan = Plan.of(game, Objective.ZERO_SUM, 1e-9, 3);
        var endgames = new SolvedGame(
                Solution.of(new Drive(plan.start(1e-9).solving(), 1e-9).run().solving()));
        var judge = new Judge(solved(game));
        int held = 0;
        int answers = 0;
        long turns = 0;
        long all = 0;
        for (Position at : decisions(game, 40)) {
            var plain =
                    new RolloutSetup(game, at, optimal(game), Optional.empty(), 216, OptionalDouble.empty(), 0, 11, 1);
            var known = new RolloutSetup(
                    game,
                    at,
                    optimal(game),
                    Optional.empty(),
                    Optional.of(() -> new SolvedPositions(endgames)),
                    216,
                    OptionalDouble.empty(),
                    0,
                    11,
                    1);
            all += new Rollout(plain).run().turns();
            RolloutResult result = new Rollout(known).run();
            turns += result.turns();
            List<Judge.Worth> truth = judge.options(at);
            for (Candidate candidate : result.candidates()) {
                double score = truth.get(candidate.options().getFirst()).score();
                answers++;
                held += candidate.intervals().get(at.seat()).contains(score) ? 1 : 0;
            }
        }
        assertThat(turns).isLessThan(all * 3 / 4);
        assertThat((double) held / answers).isGreaterThan(0.85);
    }

    /** Whatever the equities are, chance is as likely to help as to hurt. */
    @Test
    void luckHasAMeanOfZero() {
        Game game = REGISTRY.game("ludo-simple:pawns=2");
        double sum = 0;
        double squares = 0;
        int n = 400;
        try (var play =
                new RolloutPlay(setup(game, decisions(game, 1).getFirst(), 1, OptionalDouble.empty(), 1, 3), true)) {
            List<Opening> from = List.of(new Opening(game.parse("0,0/-/0,0/- 0 4"), 1));
            for (int unit = 0; unit < n; unit++) {
                double luck = play.play(from, 1, 0, 1, unit).luck()[0];
                sum += luck;
                squares += luck * luck;
            }
        }
        double mean = sum / n;
        double error = Math.sqrt((squares / n - mean * mean) / n);
        assertThat(Math.abs(mean)).isLessThan(4 * error);
        assertThat(error).isLessThan(0.02);
    }
}
