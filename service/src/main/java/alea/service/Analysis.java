package alea.service;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import alea.solve.Objective;
import alea.solve.run.Judge;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.stats.GroupedMean;
import alea.stats.Interval;
import alea.stats.Proportion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What positions and options are worth: exactly where a table or a small game allows it, else by playing on from
 * them.
 */
public final class Analysis {
    /** How many matches are played on from a position, when nothing else is said. */
    public static final int MATCHES = 1_000;

    private static final int MATCHES_OF_AN_OPTION = 200;
    private static final long SEED = 1;
    private static final String EXACT = "exact";
    private static final String ROLLOUT = "rollout";

    /**
     * What a position is worth to the seat that acts or is about to roll.
     *
     * @param win the probability of a win; missing where draws are possible and the table is too large to part them
     * @param lose of a loss; missing likewise
     * @param draw of neither; missing likewise
     * @param value win minus lose, or the payoff of a game that has others; for own-win the probability of a win
     * @param lower bound of the win and half the draw, or of the payoff; for own-win of the win
     * @param upper bound likewise
     * @param method {@code exact} or {@code rollout}
     * @param count matches played; of a rollout only
     * @param by who played them; of a rollout only
     * @param best the labels of the best options, at a decision
     */
    public record Value(
            @Nullable Double win,
            @Nullable Double lose,
            @Nullable Double draw,
            double value,
            double lower,
            double upper,
            String method,
            @Nullable Integer count,
            @Nullable String by,
            List<String> best) {}

    /** What the options of a decision are worth; the fields are those of {@link Value}. */
    public record Options(
            String objective,
            String method,
            @Nullable Integer count,
            @Nullable String by,
            List<Option> options,
            List<String> best) {}

    /** What an option is worth: the win and half the draw, or the payoff; the win for own-win. */
    public record Option(String label, double value, double lower, double upper) {}

    private final Registry registry;
    private final Game game;
    private final Objective objective;
    private final Optional<SolvedGame> solved;

    /**
     * An analysis.
     *
     * @param table a file of {@code alea solve}, or null
     * @throws BadInput when the table cannot be used
     */
    Analysis(Registry registry, Game game, Objective objective, @Nullable String table) {
        this.registry = registry;
        this.game = game;
        this.objective = objective;
        if (objective == Objective.ZERO_SUM && game.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d seats; zero-sum is for two, own-win for any number",
                    game.spec(),
                    game.seats()));
        }
        solved = table != null ? Optional.of(Solved.table(table, game, objective)) : small();
    }

    private Optional<SolvedGame> small() {
        try {
            Plan.of(game, objective);
        } catch (BadInput e) {
            return Optional.empty(); // astronomically large
        }
        return Solved.small(game, objective);
    }

    /** Whether values come from a table, or from solving the game at once. */
    boolean exact() {
        return solved.isPresent();
    }

    /** What a position is worth. */
    Value value(Position position) {
        if (solved.isEmpty()) {
            return rollout(position);
        }
        var judge = new Judge(solved.get());
        Judge.Worth worth = judge.at(position);
        List<String> best = position.node() == Position.DECISION
                ? judge.allBest(position).stream().map(position::label).toList()
                : List.of();
        return new Value(
                worth.win(),
                worth.lose(),
                worth.draw(),
                game.payoffs().isWinOnly() ? worth.value() : exact(worth),
                worth.lower(),
                worth.upper(),
                EXACT,
                null,
                null,
                best);
    }

    /** The payoff, so the win and half the draw where nothing else counts; the win for own-win. */
    private double exact(Judge.Worth worth) {
        return objective == Objective.ZERO_SUM ? (game.payoffs().sum() + worth.value()) / 2 : worth.value();
    }

    /**
     * What the options of a decision are worth.
     *
     * @param by who plays matches on where the game is too large, or null for the standard
     * @param matches how many of them
     */
    Options options(Position position, @Nullable String by, int matches, long seed) {
        List<Option> options = new ArrayList<>();
        if (solved.isPresent()) {
            var judge = new Judge(solved.get());
            List<Judge.Worth> worths = judge.options(position);
            for (int i = 0; i < worths.size(); i++) {
                Judge.Worth worth = worths.get(i);
                options.add(new Option(position.label(i), exact(worth), worth.lower(), worth.upper()));
            }
            List<String> best =
                    judge.allBest(position).stream().map(position::label).toList();
            return new Options(objective.toString(), EXACT, null, null, options, best);
        }
        Player player = player(by);
        List<Tally> tallies = tallies(position, player, matches, seed);
        for (int i = 0; i < position.options(); i++) {
            Tally tally = tallies.get(i);
            options.add(new Option(position.label(i), tally.score(), tally.lower(), tally.upper()));
        }
        return new Options(
                objective.toString(), ROLLOUT, matches, player.spec().toString(), options, best(position, tallies));
    }

    private Player player(@Nullable String by) {
        String name = by != null
                ? by
                : registry.recommended(game, Recommendation.Use.PLAYOUTS).stream()
                        .findFirst()
                        .orElseThrow(() -> new BadInput("name a strategy that plays %s on".formatted(game.spec())));
        return registry.player(name, game);
    }

    private Value rollout(Position position) {
        Player player = player(null);
        Tally tally = playOn(position, position.seat(), player, MATCHES, SEED);
        List<String> best = position.node() == Position.DECISION
                ? best(position, tallies(position, player, MATCHES_OF_AN_OPTION, SEED))
                : List.of();
        double n = Math.max(1, tally.ended());
        double win = tally.wins / n;
        double lose = tally.losses / n;
        boolean minus = objective == Objective.ZERO_SUM && game.payoffs().isWinOnly();
        return new Value(
                win,
                lose,
                (tally.ended() - tally.wins - tally.losses) / n,
                minus ? win - lose : tally.score(),
                tally.lower(),
                tally.upper(),
                ROLLOUT,
                MATCHES,
                player.spec().toString(),
                best);
    }

    private List<Tally> tallies(Position position, Player player, int matches, long seed) {
        Position next = position.copy();
        List<Tally> tallies = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            next.set(position);
            next.take(option);
            tallies.add(playOn(next, position.seat(), player, matches, seed));
        }
        return tallies;
    }

    private List<String> best(Position position, List<Tally> tallies) {
        double most = tallies.stream().mapToDouble(Tally::score).max().orElse(0);
        return IntStream.range(0, tallies.size())
                .filter(i -> tallies.get(i).score() == most)
                .mapToObj(position::label)
                .toList();
    }

    /**
     * Results of matches for one seat. Those that reached the turn cap have no result: an interval takes them for
     * the worst and for the best.
     */
    private final class Tally {
        private final int seat;
        private int matches;
        private int wins;
        private int losses;
        private int stopped;
        /** What the matches that ended were worth in sum; for own-win, how many were won. */
        private double worth;
        /** Of games that are worth more than a win, with the matches that were stopped for the worst. */
        private final GroupedMean least = mean();
        /** The same, for the best. */
        private final GroupedMean greatest = mean();

        Tally(int seat) {
            this.seat = seat;
        }

        private GroupedMean mean() {
            return new GroupedMean(game.payoffs().least(), game.payoffs().greatest());
        }

        void add(Arbiter arbiter, Termination termination) {
            matches++;
            if (termination == Termination.TRUNCATED) {
                stopped++;
                least.add(game.payoffs().least());
                greatest.add(game.payoffs().greatest());
                return;
            }
            int winner = arbiter.winner();
            double payoff = arbiter.score(seat, Truncation.LOST);
            wins += winner == seat ? 1 : 0;
            losses += (arbiter.winners() >>> seat & 1) == 0 ? 1 : 0;
            worth += objective == Objective.OWN_WIN ? winner == seat ? 1 : 0 : payoff;
            least.add(payoff);
            greatest.add(payoff);
        }

        int ended() {
            return matches - stopped;
        }

        private boolean countsPayoffs() {
            return objective == Objective.ZERO_SUM && !game.payoffs().isWinOnly();
        }

        /** Of the matches that ended. */
        double score() {
            return worth / Math.max(1, ended());
        }

        double lower() {
            return countsPayoffs()
                    ? least.interval().map(Interval::low).orElse(game.payoffs().least())
                    : new Proportion(worth, matches).interval().low();
        }

        double upper() {
            return countsPayoffs()
                    ? greatest.interval()
                            .map(Interval::high)
                            .orElse(game.payoffs().greatest())
                    : new Proportion(worth + stopped, matches).interval().high();
        }
    }

    /** Plays matches on, every seat by the same strategy. */
    private Tally playOn(Position from, int seat, Player player, int matches, long seed) {
        Tally tally = new Tally(seat);
        int[] seating = IntStream.range(0, game.seats()).toArray(); // every seat for itself
        List<Player> players = Collections.nCopies(game.seats(), player);
        try (var arbiter = new Arbiter(game, from, players, seed, game.turnCap(), false)) {
            for (int match = 0; match < matches; match++) {
                tally.add(arbiter, arbiter.play(match, seating));
            }
        }
        return tally;
    }
}
