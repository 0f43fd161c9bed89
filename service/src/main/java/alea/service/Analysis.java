package alea.service;

import alea.analysis.review.SearchAssessor;
import alea.analysis.rollout.Candidate;
import alea.analysis.rollout.DistinctOption;
import alea.analysis.rollout.Rollout;
import alea.analysis.rollout.RolloutResult;
import alea.analysis.rollout.RolloutSetup;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import alea.solve.Objective;
import alea.solve.race.RacePairs;
import alea.solve.race.TurnsLeft;
import alea.solve.run.Judge;
import alea.solve.run.Plan;
import alea.stats.GroupedMean;
import alea.stats.Interval;
import alea.stats.Proportion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What positions and options are worth: exactly where a table or a small game allows it, else by playing on from
 * them.
 */
public final class Analysis {
    /** How many matches are played on from an option, when nothing else is said. */
    public static final int MATCHES = 1_296;

    private static final int MATCHES_OF_A_POSITION = 1_000;

    private static final int MATCHES_OF_AN_OPTION = 200;
    private static final long SEED = 1;
    /** A verdict. */
    private static final String EXACT = "exact";

    /** A method: by bounds that need not be close. */
    private static final String BOUNDS = "bounds";

    private static final String OF_GAME = "game";
    private static final String OF_PLAY = "play";

    /**
     * What a position is worth to the seat that acts or is about to roll.
     *
     * @param win the probability of a win; missing where draws are possible and the table is too large to part them,
     *     and between bounds
     * @param lose of a loss; missing likewise
     * @param draw of neither; missing likewise
     * @param value win minus lose, or the payoff of a game that has others; for own-win the probability of a win
     * @param equity the expected payoff, so the win and half the draw where nothing else counts: on the scale of the
     *     bounds; missing for own-win
     * @param lower bound of the win and half the draw, or of the payoff; for own-win of the win
     * @param upper bound likewise
     * @param method {@code exact}, {@code bounds} or {@code rollout}
     * @param count matches played; of a rollout only
     * @param by who played them; of a rollout only
     * @param best the labels of the best options, at a decision
     * @param of {@code game} where it is the value of the position, {@code play} where it is what the position is worth
     *     between players who play on
     * @param table the file that it is from
     */
    public record Value(
            @Nullable Double win,
            @Nullable Double lose,
            @Nullable Double draw,
            double value,
            @Nullable Double equity,
            double lower,
            double upper,
            String method,
            @Nullable Integer count,
            @Nullable String by,
            List<String> best,
            String of,
            @Nullable String table) {}

    /**
     * What the options of a decision are worth.
     *
     * @param game its spec
     * @param seat the place of the seat that decides
     * @param objective what the seats play for
     * @param method {@code exact}, {@code bounds} where a table of races leaves them wider than exact values are,
     *     {@code rollout}, or {@code search}
     * @param by who played matches on, or searched
     * @param luck whose word for what was luck was taken; of a rollout only, missing where luck was not taken away
     * @param seed of the dice; of a rollout only
     * @param games matches in all; of a rollout only
     * @param count matches of the option that had most; of a rollout only
     * @param reduction how many times the variance would be as large by as many plain matches, as measured
     * @param options the distinct ones, in the order of the position
     * @param best the labels of those that can be the best, the likeliest first
     * @param verdict {@code exact}, {@code separated}, or {@code not separated}
     * @param confidence with which an option that is separated is best; 1 where all is exact, or between bounds
     * @param interrupted true where it was ended before its end
     * @param table the file that exact values or bounds are from, or in whose endgames matches end; two with
     *     {@code and} between them
     * @param turnsLeft in a race: how many turns each seat still needs, in the order of play; missing elsewhere, and
     *     where there is no table of races
     */
    public record Options(
            String game,
            int seat,
            String objective,
            String method,
            @Nullable String by,
            @Nullable String luck,
            @Nullable Long seed,
            @Nullable Long games,
            @Nullable Long count,
            @Nullable Double reduction,
            List<Option> options,
            List<String> best,
            String verdict,
            double confidence,
            @Nullable Boolean interrupted,
            @Nullable String table,
            @Nullable List<Turns> turnsLeft) {}

    /**
     * How many turns a seat still needs in a race, if it plays to need the fewest in the mean: that at hand included,
     * and rolls that a roll gives being of the same turn.
     *
     * @param seat its place
     * @param mean in the mean, to four digits after the point
     * @param median with a chance of a half it needs no more
     * @param low with 5 %
     * @param high with 95 %
     */
    public record Turns(int seat, double mean, int median, int low, int high) {}

    /**
     * What an option is worth.
     *
     * @param label its name
     * @param same the names of those that are the same but for which of equal pieces moves; missing where there are
     *     none
     * @param value its equity; for own-win the chance of a win, where it is exact
     * @param equity the expected payoff of the seat that decides: the win and half the draw where nothing else counts
     * @param lower of an exact one a bound, else the end of a 95 % interval
     * @param upper likewise
     * @param loss the best equity less this one
     * @param lossUpper at most that, at 95 % where it is not exact
     * @param win the chance of a win; where it is known exactly
     * @param count matches of it; of a rollout only
     * @param equities of every seat; where there are more than two
     */
    public record Option(
            String label,
            @Nullable List<String> same,
            double value,
            double equity,
            double lower,
            double upper,
            double loss,
            double lossUpper,
            @Nullable Double win,
            @Nullable Long count,
            @Nullable List<Double> equities) {}

    private final Registry registry;
    private final Game game;
    private final Objective objective;
    private final Known known;
    private final Optional<RacePairs> races;

    /**
     * An analysis.
     *
     * @param table a file of {@code alea solve}; null to solve a small game at once, and look for a table of another
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
        known = Known.of(registry, game, objective, table);
        races = known.races();
    }

    /** What solving the game would take, in words, where that is a matter of minutes: values would be exact then. */
    Optional<String> solvable() {
        try {
            return known.solved().isPresent()
                    ? Optional.empty()
                    : Plan.of(game, objective).withinMinutes();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * Whether the value of a position comes from a table, or from solving the game at once. Of a table of endgames, it
     * does where it is one.
     */
    boolean exact(Position position) {
        return known.whole().isPresent()
                || known.table()
                        .filter(table -> table.get().knows(position, new double[game.seats()]))
                        .isPresent();
    }

    /** Whether a table has bounds of a position, close together or not. */
    boolean bounded(Position position) {
        return exact(position) || known.whole().isEmpty() && turnsLeft(position) != null;
    }

    private @Nullable List<Turns> turnsLeft(Position position) {
        return races.flatMap(pairs -> pairs.left(position))
                .map(left -> IntStream.range(0, left.size())
                        .mapToObj(seat -> turns(game.place(seat), left.get(seat)))
                        .toList())
                .orElse(null);
    }

    private static Turns turns(int place, TurnsLeft left) {
        return new Turns(place, left.mean(), left.median(), left.low(), left.high());
    }

    /** What a position is worth. */
    Value value(Position position) {
        if (!bounded(position)) {
            return rollout(position);
        }
        var judge = new Judge(known.solved().orElseThrow());
        Judge.Worth worth = judge.at(position);
        boolean exact = exact(position);
        List<String> best = position.node() == Position.DECISION
                ? judge.allBest(position).stream().map(position::label).toList()
                : List.of();
        return new Value(
                exact ? worth.win() : null,
                exact ? worth.lose() : null,
                exact ? worth.draw() : null,
                game.payoffs().isWinOnly() ? worth.value() : exact(worth),
                objective == Objective.ZERO_SUM ? exact(worth) : null,
                worth.lower(),
                worth.upper(),
                exact ? EXACT : BOUNDS,
                null,
                null,
                best,
                OF_GAME,
                known.file());
    }

    /** The payoff, so the win and half the draw where nothing else counts; the win for own-win. */
    private double exact(Judge.Worth worth) {
        return objective == Objective.ZERO_SUM ? (game.payoffs().sum() + worth.value()) / 2 : worth.value();
    }

    /** What the options of a decision are worth, without playing. */
    Options options(Position position) {
        var judge = new Judge(known.solved().orElseThrow());
        List<Judge.Worth> worths = judge.options(position);
        double most = worths.stream().mapToDouble(this::exact).max().orElseThrow();
        double mostUpper = worths.stream().mapToDouble(Judge.Worth::upper).max().orElseThrow();
        boolean exact = exact(position);
        List<Option> options = new ArrayList<>();
        for (DistinctOption distinct : DistinctOption.of(game, position)) {
            List<Integer> same = distinct.options();
            Judge.Worth worth = worths.get(same.getFirst());
            double value = exact(worth);
            double loss = most - value;
            options.add(new Option(
                    position.label(same.getFirst()),
                    labels(position, same),
                    value,
                    value,
                    worth.lower(),
                    worth.upper(),
                    loss,
                    Math.max(loss, mostUpper - worth.lower()),
                    exact ? worth.win() : null,
                    null,
                    null));
        }
        List<Integer> likely = exact ? judge.allBest(position) : canBeBest(position, worths);
        boolean separated = options.size() == 1
                || likely.stream().allMatch(o -> worths.get(o).equals(worths.get(likely.getFirst())));
        return new Options(
                game.spec().toString(),
                game.place(position.seat()),
                objective.toString(),
                exact ? EXACT : BOUNDS,
                null,
                null,
                null,
                null,
                null,
                null,
                options,
                likely.stream().map(position::label).toList(),
                exact ? EXACT : separated ? "separated" : "not separated",
                1,
                null,
                known.file(),
                turnsLeft(position));
    }

    /** The options that no other is certainly better than, those with the best middle of their bounds first. */
    private static List<Integer> canBeBest(Position position, List<Judge.Worth> worths) {
        double certain = worths.stream().mapToDouble(Judge.Worth::lower).max().orElseThrow();
        return IntStream.range(0, position.options())
                .filter(option -> worths.get(option).upper() >= certain)
                .boxed()
                .sorted(Comparator.comparingDouble(option -> -worths.get(option).score()))
                .toList();
    }

    /**
     * What the options of a decision are worth, by looking ahead. How far that is off, nobody knows: every option may
     * be the best, the likeliest first.
     *
     * @param by a strategy that says what positions are worth; null for the one that is at hand
     * @param plies how many chance events are averaged over
     */
    Options search(Position position, @Nullable String by, int plies) {
        LuckTeller teller = LuckTeller.by(registry, game, by)
                .orElseThrow(() -> new BadSetting(
                        "method",
                        "search needs a strategy that says what positions are worth; %s"
                                .formatted(by == null ? "nobody at hand does" : by + " does not")));
        var assessor = new SearchAssessor(game, known.with(teller.equities()).get(), plies);
        List<DistinctOption> distinct = DistinctOption.of(game, position);
        List<double[]> equities =
                distinct.stream().map(option -> assessor.at(option.after())).toList();
        int seat = position.seat();
        double most = equities.stream().mapToDouble(e -> e[seat]).max().orElseThrow();
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < distinct.size(); i++) {
            List<Integer> same = distinct.get(i).options();
            double equity = equities.get(i)[seat];
            options.add(new Option(
                    position.label(same.getFirst()),
                    labels(position, same),
                    equity,
                    equity,
                    game.payoffs().least(),
                    game.payoffs().greatest(),
                    most - equity,
                    game.payoffs().span(),
                    null,
                    null,
                    game.seats() > 2 ? Arrays.stream(equities.get(i)).boxed().toList() : null));
        }
        return new Options(
                game.spec().toString(),
                game.place(seat),
                objective.toString(),
                Method.SEARCH.toString(),
                teller.by(),
                null,
                null,
                null,
                null,
                null,
                options,
                options.stream()
                        .sorted(Comparator.comparingDouble(Option::loss))
                        .map(Option::label)
                        .toList(),
                options.size() == 1 ? EXACT : "not separated",
                options.size() == 1 ? 1 : 0,
                null,
                known.file(),
                turnsLeft(position));
    }

    /** The file that is used, or null. */
    @Nullable
    String table() {
        return known.file();
    }

    private static @Nullable List<String> labels(Position position, List<Integer> same) {
        return same.size() == 1
                ? null
                : same.stream().skip(1).map(position::label).toList();
    }

    /**
     * What the options of a decision are worth, by playing matches on from them.
     *
     * @param enough asked from time to time whether to end with what there is
     */
    Options options(Position position, Questions.Rollouts asked, BooleanSupplier enough, LongConsumer progress) {
        return options(position, asked, enough, progress, soFar -> {});
    }

    /**
     * The same.
     *
     * @param looks told from time to time how what is known so far can be had, at once or not at all
     */
    Options options(
            Position position,
            Questions.Rollouts asked,
            BooleanSupplier enough,
            LongConsumer progress,
            Consumer<Supplier<Options>> looks) {
        Player player = player(registry, game, asked.by());
        Optional<LuckTeller> luck = LuckTeller.of(registry, game, player, asked.luck());
        if (asked.turns() > 0 && luck.isEmpty()) {
            throw new BadSetting(
                    "truncate",
                    "needs --luck: a strategy that says what positions are worth, where matches are stopped");
        }
        Rollout rollout = new Rollout(new RolloutSetup(
                game,
                position,
                player,
                luck.map(teller -> known.with(teller.equities())),
                known.table(),
                asked.matches(),
                asked.until() == null ? OptionalDouble.empty() : OptionalDouble.of(asked.until()),
                asked.turns(),
                asked.seed(),
                asked.threads()));
        RolloutResult found = rollout.run(enough, progress, soFar -> {
            Supplier<Options> told = () -> told(position, asked, player, luck, soFar.get());
            looks.accept(told);
        });
        return told(position, asked, player, luck, found);
    }

    private Options told(
            Position position,
            Questions.Rollouts asked,
            Player player,
            Optional<LuckTeller> luck,
            RolloutResult found) {
        int seat = position.seat();
        List<Option> options = found.candidates().stream()
                .map(c -> new Option(
                        position.label(c.options().getFirst()),
                        labels(position, c.options()),
                        c.equities().get(seat),
                        c.equities().get(seat),
                        c.intervals().get(seat).low(),
                        c.intervals().get(seat).high(),
                        c.loss(),
                        c.lossUpper(),
                        null,
                        c.matches(),
                        game.seats() > 2 ? c.equities() : null))
                .toList();
        return new Options(
                game.spec().toString(),
                game.place(seat),
                objective.toString(),
                Method.ROLLOUT.toString(),
                player.spec().toString(),
                luck.map(LuckTeller::by).orElse(null),
                asked.seed(),
                found.matches(),
                found.candidates().stream().mapToLong(Candidate::matches).max().orElse(0),
                luck.isPresent() && found.reduction().isPresent()
                        ? found.reduction().getAsDouble()
                        : null,
                options,
                found.best().stream()
                        .flatMap(i -> found.candidates().get(i).options().stream())
                        .map(position::label)
                        .toList(),
                found.separated() ? "separated" : "not separated",
                found.confidence(),
                found.interrupted() ? true : null,
                known.file(),
                turnsLeft(position));
    }

    /**
     * Who plays a game on.
     *
     * @param by a spec; null for who is recommended for that
     * @throws BadInput when nobody is
     */
    static Player player(Registry registry, Game game, @Nullable String by) {
        String name = by != null
                ? by
                : registry.recommended(game, Recommendation.Use.PLAYOUTS).stream()
                        .findFirst()
                        .orElseThrow(() -> new BadInput("name a strategy that plays %s on".formatted(game.spec())));
        return registry.player(name, game);
    }

    private Value rollout(Position position) {
        Player player = player(registry, game, null);
        Tally tally = playOn(position, position.seat(), player, MATCHES_OF_A_POSITION, SEED);
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
                objective == Objective.ZERO_SUM ? tally.score() : null,
                tally.lower(),
                tally.upper(),
                Method.ROLLOUT.toString(),
                MATCHES_OF_A_POSITION,
                player.spec().toString(),
                best,
                OF_PLAY,
                null);
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
