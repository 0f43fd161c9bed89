package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Player;
import alea.match.Seating;
import alea.match.Termination;
import alea.stats.Sprt;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How often the intervals of a report hold the truth, and how often its sequential test errs. With
 * {@code -DargLine=-Dalea.large=true} it makes 2000 runs for intervals and 500 for each side of a test, and prints the
 * figures that docs/statistics.md keeps; otherwise few runs and wide limits.
 */
class IntervalsHoldTest {
    private static final boolean LARGE = Boolean.getBoolean("alea.large");
    private static final int RUNS = LARGE ? 2000 : 75;
    private static final int TESTS = LARGE ? 500 : 30;

    /** Where matches come from. */
    enum Source {
        INDEPENDENT("ludo-simple:pawns=2", false, 400, "hybrid", "fast"),
        DEALS_OF_TWO("ludo-simple:pawns=2", true, 400, "hybrid", "fast"),
        DEALS_OF_THREE("ludo-simple:pawns=2,seats=3", true, 600, "hybrid", "fast", "random"),
        DEALS_IN_A_ROUND_ROBIN("ludo-simple:pawns=2", true, 300, "hybrid", "fast", "random"),
        DEALS_CUT_SHORT("ludo-simple:pawns=2", true, 400, "hybrid", "fast"),
        DEALS_WITH_DRAWS("doom:2x2,turns=6,dice=3", true, 400, "greedy", "random"),
        /** Made up: the lengths of a deal are alike, and what one seating wins by luck the next mostly loses. */
        OPPOSED("ludo-simple", true, 400, "fast", "random"),
        /** Made up: so nearly every pair is split that one in a hundred tells something. */
        NEARLY_ALWAYS_SPLIT("ludo-simple", true, 400, "fast", "random"),
        /** Made up: both matches of a deal go the same way. */
        ALIKE("ludo-simple", true, 400, "fast", "random");

        private final String game;
        private final boolean duplicate;
        private final int games;
        private final String players;

        Source(String game, boolean duplicate, int games, String... players) {
            this.game = game;
            this.duplicate = duplicate;
            this.games = games;
            this.players = String.join(" ", players);
        }

        ArenaSetup setup(long seed) {
            int maxTurns = this == DEALS_CUT_SHORT ? 65 : Integer.MAX_VALUE;
            return Setups.with(
                    Setups.of(game, games, seed, players.split(" ", -1)), 1, Seating.ROTATE, duplicate, maxTurns);
        }

        /** The matches of one run, one after the other. */
        void run(long seed, Arena.Sink sink) {
            boolean played = switch (this) {
                case OPPOSED, NEARLY_ALWAYS_SPLIT, ALIKE -> false;
                default -> true;
            };
            if (played) {
                new Arena(setup(seed)).run(sink);
                return;
            }
            var random = new SplittableRandom(seed).split();
            for (int deal = 0; deal < games / 2; deal++) {
                if (!madeUp(random, deal, 0.6, sink)) {
                    return;
                }
            }
        }

        /** One deal; the first player wins at this rate, or one half where pairs are split. */
        boolean madeUp(SplittableRandom random, int deal, double rate, Arena.Sink sink) {
            double luck = random.nextDouble();
            boolean first = luck < rate;
            boolean second = switch (this) {
                case ALIKE -> first;
                case NEARLY_ALWAYS_SPLIT -> (random.nextInt(100) == 0) == first;
                case OPPOSED -> (random.nextInt(4) > 0 ? 1 - luck : random.nextDouble()) < rate;
                default -> random.nextDouble() < rate;
            };
            int common = (int) (10 * random.nextGaussian());
            return match(deal, 0, first, 120 + common + random.nextInt(20), sink)
                    && match(deal, 1, second, 120 + common + random.nextInt(20), sink);
        }

        private static boolean match(int deal, int step, boolean won, int turns, Arena.Sink sink) {
            int seat = won ? step : 1 - step;
            int[] seating = {step, 1 - step};
            return sink.accept(new MatchResult(
                    2L * deal + step,
                    0,
                    deal,
                    seating,
                    Termination.PLAYED,
                    1 << seat,
                    new double[0],
                    turns,
                    List.of(),
                    new int[0],
                    new double[0]));
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void nineteenIntervalsInTwentyHoldWhatAllRunsTogetherSay(Source source) {
        Tally all = new Tally(source.setup(0));
        Map<String, double[][]> figures = new LinkedHashMap<>();
        for (int run = 0; run < RUNS; run++) {
            Tally one = new Tally(source.setup(run));
            source.run(run, result -> {
                boolean more = one.accept(result);
                return all.accept(result) && more;
            });
            for (var figure : figures(one.report("test", false)).entrySet()) {
                figures.computeIfAbsent(figure.getKey(), f -> new double[RUNS][])[run] = figure.getValue();
            }
        }
        Map<String, double[]> truths = figures(all.report("test", false));
        StringBuilder line = new StringBuilder(source + ":");
        for (var figure : figures.entrySet()) {
            double truth = truths.get(figure.getKey())[0];
            double held = Arrays.stream(figure.getValue())
                            .filter(f -> f[1] - 1e-9 <= truth && truth <= f[2] + 1e-9)
                            .count()
                    / (double) RUNS;
            line.append(String.format(Locale.ROOT, " %s %.3f", figure.getKey(), held));
            // Lengths are whole numbers, and rates few where pairs are split: then intervals hold more.
            assertThat(held).as(source + ", " + figure.getKey()).isBetween(LARGE ? 0.935 : 0.86, 1.0);
            if (figure.getKey().equals("Elo") || figure.getKey().equals("mean turns")) {
                assertThat(held).as(source + ", " + figure.getKey()).isLessThan(LARGE ? 0.97 : 0.995);
            }
        }
        if (LARGE) {
            System.out.println(line);
        }
    }

    /** By name: the figure, and the ends of its interval. */
    private static Map<String, double[]> figures(Report r) {
        Map<String, double[]> figures = new LinkedHashMap<>();
        Report.PlayerLine first = r.players().getFirst();
        figures.put("win rate", figure(first.winRate(), first.ci95()));
        if (r.truncated() > 0) {
            figures.put("of decided", figure(first.rateDecided(), first.ci95Decided()));
        }
        figures.put(
                "pair", figure(r.pairs().getFirst().rate(), r.pairs().getFirst().ci95()));
        double won = r.seatWins().stream().mapToLong(Long::longValue).sum();
        figures.put("seat", figure(r.seatWins().getFirst() / won, r.seatCi95().getFirst()));
        figures.put("mean turns", figure(r.turns().mean(), r.turns().meanCi95()));
        figures.put("median", figure(r.turns().median(), r.turns().medianCi95()));
        figures.put("5 %", figure(r.turns().p5(), r.turns().p5Ci95()));
        figures.put("95 %", figure(r.turns().p95(), r.turns().p95Ci95()));
        r.ratings().stream()
                .filter(line -> line.strategy().equals(first.strategy()))
                .forEach(line -> figures.put("Elo", figure(line.elo(), line.ci95())));
        return figures;
    }

    private static double[] figure(double value, List<Double> interval) {
        return new double[] {value, interval.getFirst(), interval.getLast()};
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void oneSequentialTestInTwentyIsWrongAboutMatchesOfEqualPlayers(boolean duplicate) {
        Game game = Setups.REGISTRY.game("ludo-simple:pawns=2");
        Player random = Setups.REGISTRY.player("random", game);
        // With the same dice most pairs are split: then rates that far apart are told apart at once, and never wrongly.
        double apart = duplicate ? 0.03 : 0.1;
        for (Sprt test : List.of(Sprt.of(0.5, 0.5 + apart), Sprt.of(0.5 - apart, 0.5))) {
            int wrong = 0;
            for (int run = 0; run < TESTS; run++) {
                var setup = new ArenaSetup(
                        game,
                        List.of(random, random),
                        100_000,
                        run,
                        1,
                        Seating.ROTATE,
                        duplicate,
                        Integer.MAX_VALUE,
                        Optional.of(test),
                        false);
                String decision = Setups.play(setup).sprt().orElseThrow().decision();
                assertThat(decision).isNotEqualTo("continue");
                wrong += decision.equals(test.p0() == 0.5 ? "p1" : "p0") ? 1 : 0;
            }
            judge("random against itself, duplicate " + duplicate + ", " + test, wrong);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Source.class,
            names = {"OPPOSED", "ALIKE", "INDEPENDENT"})
    void oneSequentialTestInTwentyIsWrongAboutMadeUpMatches(Source source) {
        for (boolean second : new boolean[] {false, true}) {
            int wrong = 0;
            for (int run = 0; run < TESTS; run++) {
                ArenaSetup s = source.setup(run);
                Tally tally = new Tally(new ArenaSetup(
                        s.game(),
                        s.players(),
                        1_000_000,
                        run,
                        1,
                        s.seating(),
                        s.duplicate(),
                        s.maxTurns(),
                        Optional.of(Sprt.of(0.5, 0.55)),
                        false));
                var random = new SplittableRandom(run).split();
                int deal = 0;
                while (source.madeUp(random, deal, second ? 0.55 : 0.5, tally)) {
                    deal++;
                }
                String decision =
                        tally.report("test", false).sprt().orElseThrow().decision();
                wrong += decision.equals(second ? "p0" : "p1") ? 1 : 0;
            }
            judge("made up, " + source + ", " + (second ? "p1" : "p0") + " holds", wrong);
        }
    }

    private static void judge(String what, int wrong) {
        if (LARGE) {
            System.out.printf(Locale.ROOT, "%s: %d of %d wrong (%.3f)%n", what, wrong, TESTS, (double) wrong / TESTS);
        }
        // 5 % of 500 are 25, give or take 10 (95 %); an error of 5 % is also what the test may not use up.
        assertThat(wrong).as(what).isBetween(LARGE ? 8 : 0, LARGE ? 42 : 6);
    }
}
