package alea.service;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.equity.Equities;
import alea.analysis.equity.Luck;
import alea.arena.AdjustedTally;
import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Report;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.match.Seating;
import alea.solve.Objective;
import alea.solve.run.Judge;
import alea.solve.run.Solved;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rates without luck in games that are solved, where the true rate is known. */
class AdjustedRatesTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int RUNS = LONG ? 200 : 50;
    private static final int GAMES = LONG ? 400 : 20;

    /** What the table says, or something that is wrong here and there, always in the same way. */
    private static Supplier<Equities> about(Game game, double wrong) {
        var solved = Solved.small(game, Objective.ZERO_SUM).orElseThrow();
        return () -> {
            var judge = new Judge(solved);
            return (position, into) -> {
                if (position.node() == Position.OVER) {
                    into[0] = position.score(0);
                } else {
                    double own = judge.at(position).score();
                    into[0] = position.seat() == 0 ? own : 1 - own;
                    into[0] += wrong * (new Dice(position.hashCode(), position.seat()).unit() - 0.5);
                }
                into[1] = 1 - into[0];
            };
        };
    }

    @ParameterizedTest
    @CsvSource({"'doom:2x2,dice=5', greedy, random, 0.3, true, 1", "ludo-simple:pawns=1, random, fast, 0, false, 5"})
    void areTheTrueOnesOnAverageWhoeverIsAsked(
            String spec, String first, String second, double wrong, boolean duplicate, double reduction) {
        Game game = REGISTRY.game(spec);
        var exact = new Policies(REGISTRY)
                .evaluate(new Policies.EvaluationRequest(spec, first, second, false, 100), effort -> {})
                .mean();
        double truth = exact.win() + exact.draw() / 2;
        double sum = 0;
        double squares = 0;
        double reductions = 0;
        int covered = 0;
        for (int run = 0; run < RUNS; run++) {
            Report.AdjustedRate found = run(game, List.of(first, second), wrong, duplicate, run);
            double off = found.adjusted() - truth;
            sum += off;
            squares += off * off;
            reductions += found.reduction().orElseThrow();
            covered += found.adjustedCi95().getFirst() <= truth
                            && truth <= found.adjustedCi95().getLast()
                    ? 1
                    : 0;
        }
        double mean = sum / RUNS;
        double error = Math.sqrt((squares / RUNS - mean * mean) / RUNS);
        assertThat(Math.abs(mean)).isLessThanOrEqualTo(3 * error);
        assertThat(reductions / RUNS).isGreaterThan(reduction);
        assertThat(covered).isGreaterThan(RUNS * 85 / 100);
    }

    private static Report.AdjustedRate run(
            Game game, List<String> strategies, double wrong, boolean duplicate, int seed) {
        var setup = new ArenaSetup(
                game,
                strategies.stream().map(s -> REGISTRY.player(s, game)).toList(),
                GAMES,
                seed,
                1,
                Seating.ROTATE,
                duplicate,
                Integer.MAX_VALUE,
                Optional.empty(),
                false);
        Supplier<Equities> equities = about(game, wrong);
        var tally = new AdjustedTally(setup);
        new Arena(setup, Optional.of(() -> new Luck(game, equities.get()))).run(result -> {
            tally.add(result);
            return true;
        });
        return tally.report("the table").players().getFirst();
    }
}
