package alea.service;

import alea.analysis.equity.Equities;
import alea.analysis.equity.SolvedEquities;
import alea.analysis.review.Assessor;
import alea.analysis.review.MatchReview;
import alea.analysis.review.Reviewer;
import alea.analysis.review.RolloutAssessor;
import alea.analysis.review.SearchAssessor;
import alea.analysis.review.Thresholds;
import alea.analysis.rollout.RolloutSetup;
import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.NamedSpec;
import alea.game.Player;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.solve.Objective;
import alea.stats.Gauss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Says of matches what their moves and their dice were worth. */
public final class ReviewRun {
    private static final int MOST_MATCHES = 1_000_000;
    private static final int TELLERS = 8;

    /** How closely it is looked. */
    public enum Level {
        QUICK(1, 72),
        STANDARD(2, 144),
        DEEP(3, 1_296);

        private final int plies;
        private final int matches;

        Level(int plies, int matches) {
            this.plies = plies;
            this.matches = matches;
        }

        /** How many chance events a search averages over. */
        public int plies() {
            return plies;
        }

        /** How many matches a rollout plays of each option. */
        public int matches() {
            return matches;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How matches are reviewed.
     *
     * @param method null for the first that the game allows
     * @param by a strategy: of a search one that appraises positions, of a rollout who plays on; null for who is
     *     recommended
     * @param table a file of {@code alea solve}, of all positions or of endgames; null for one that is found
     * @param level how closely
     * @param matches of each option of a rollout, about; null for those of the level
     * @param seed of the dice of rollouts
     * @param threads that play rollouts; nothing depends on it
     */
    public record Request(
            @Nullable Method method,
            @Nullable String by,
            @Nullable String table,
            Level level,
            @Nullable Integer matches,
            long seed,
            int threads) {
        public Request {
            if (matches != null && (matches < 1 || matches > MOST_MATCHES)) {
                throw new BadSetting(
                        "games", String.format(Locale.ROOT, "%d is not allowed; it is 1..%d", matches, MOST_MATCHES));
            }
        }

        /** The standard. */
        public static Request standard() {
            return new Request(null, null, null, Level.STANDARD, null, 1, 1);
        }
    }

    /** So many nodes of a match are done, of so many. */
    public record Done(int nodes, int of) {}

    /**
     * A match that was reviewed.
     *
     * @param name what the record is called
     * @param game its spec
     * @param seats the place of each seat, in the order of play
     * @param strategies who sat there, as records have it: a spec, or name=NAME@SPEC
     * @param seed of its dice, where the record names it
     * @param match its number
     * @param result as records say it
     * @param dice why the dice are not those of its seed; missing where they are, or none is named
     * @param method how equities were found
     * @param level how closely
     * @param by whose word was taken; missing for exact ones
     * @param plies chance events that a search averaged over; of a search only
     * @param count matches of each option, about; of a rollout only
     * @param within half the width of the 95 % interval of an equity, at most; of a rollout only
     * @param table the file that exact equities are from, of all positions or of endgames; missing where there is none
     * @param thresholds by which decisions are classed
     * @param review what came of it
     */
    public record Reviewed(
            String name,
            String game,
            List<Integer> seats,
            List<String> strategies,
            OptionalLong seed,
            long match,
            String result,
            @Nullable String dice,
            String method,
            String level,
            @Nullable String by,
            @Nullable Integer plies,
            @Nullable Integer count,
            @Nullable Double within,
            @Nullable String table,
            Thresholds thresholds,
            MatchReview review) {
        private static final int EXACT_DIGITS = 4;
        private static final int ESTIMATED_DIGITS = 2;

        /** How many digits of an equity, or of a difference of two, say something. */
        public int digits() {
            return within == null ? EXACT_DIGITS : ESTIMATED_DIGITS;
        }

        /** In words, how well the equities are known, where matches were played to know them. */
        public Optional<String> estimated() {
            return within == null
                    ? Optional.empty()
                    : Optional.of(String.format(
                            Locale.ROOT,
                            "equities are estimates from about %d matches each: within ± %.2f (95 %%); the luck of a "
                                    + "single roll likewise, as the difference of two",
                            count,
                            within));
        }

        /** What the players are called where results are shown, by seat. */
        public List<String> shown() {
            return strategies.stream().map(NamedSpec::shown).toList();
        }
    }

    /**
     * What chance can bring.
     *
     * @param seat the place of the seat whose turn it is
     * @param method how equities were found
     * @param level how closely
     * @param by whose word was taken; missing for exact ones
     * @param equities of every seat before: the mean over the outcomes
     * @param outcomes in the order of the position
     */
    public record Lucks(
            int seat, String method, String level, @Nullable String by, List<Double> equities, List<Luck> outcomes) {}

    /**
     * What one outcome of chance is worth.
     *
     * @param label its name
     * @param probability of it
     * @param equities of every seat after it
     * @param luck of every seat: that less the mean over all outcomes
     */
    public record Luck(String label, double probability, List<Double> equities, List<Double> luck) {}

    /** Who assesses positions of a game, and how that is said. */
    private record Assessing(
            Method method,
            Assessor assessor,
            @Nullable String by,
            @Nullable Integer plies,
            @Nullable Integer matches,
            @Nullable String table) {}

    /** Whose word is asked for in which game. */
    private record Told(Spec game, @Nullable String by) {}

    private final Registry registry;
    private final Lru<Told, Optional<LuckTeller>> tellers = new Lru<>(TELLERS);

    /** Reviews with the games and strategies of a registry. */
    public ReviewRun(Registry registry) {
        this.registry = registry;
    }

    /**
     * Reviews a match.
     *
     * @param name what to call the record in messages
     * @param text the record
     * @throws BadInput when it is no record, breaks the rules, or cannot be reviewed so
     * @throws java.util.concurrent.CancellationException when it was called off
     */
    public Reviewed review(String name, String text, Request request, Progress<? super Done> progress) {
        MatchRecord record = RecordText.parse(name, text);
        Verification verification = Verification.of(record, registry);
        verification.rules().ifPresent(why -> {
            throw new BadInput("%s: %s".formatted(name, why));
        });
        Game game = verification.game();
        Position start = game.parse(record.start());
        int[] taken =
                verification.options().stream().mapToInt(Integer::intValue).toArray();
        Assessing assessing = assessing(game, request);
        MatchReview review;
        try (var _ = Cancelling.of(progress)) {
            review = new Reviewer(game, assessing.assessor)
                    .review(start, taken, nodes -> progress.hear(new Done(nodes, taken.length)));
        }
        return new Reviewed(
                name,
                record.game(),
                record.places(),
                record.strategies(),
                record.seed(),
                record.match(),
                RecordText.result(record.result()),
                verification.dice().orElse(null),
                assessing.method.toString(),
                request.level.toString(),
                assessing.by,
                assessing.plies,
                assessing.matches,
                assessing.matches == null ? null : within(game, assessing.matches),
                assessing.table,
                Thresholds.of(game),
                review);
    }

    /** That of payoffs as far apart as they can be, half of them each; whoever tells luck makes it narrower. */
    private static double within(Game game, int matches) {
        double spread = game.payoffs().greatest() - game.payoffs().least();
        return Gauss.Z95 * spread / 2 / Math.sqrt(matches);
    }

    /**
     * Whether matches of a game can be reviewed without playing on from their positions: by exact values, or by a
     * strategy that says what positions are worth.
     */
    public boolean tells(Game game, Request request) {
        return assessing(game, request).method != Method.ROLLOUT;
    }

    /**
     * The luck of every outcome of a chance event.
     *
     * @throws BadInput when the position is none of the game, or chance has nothing to decide there
     */
    public Lucks luck(String spec, String text, Request request) {
        Game game = registry.game(spec);
        Position position = game.parse(text);
        if (!position.isChance()) {
            throw new BadInput("%s is no chance node: %s"
                    .formatted(
                            Quoted.of(text),
                            position.node() == Position.OVER ? "the match is over" : "a seat has to decide"));
        }
        Assessing assessing = assessing(game, request);
        List<double[]> after = new ArrayList<>();
        double[] before = new double[game.seats()];
        for (int outcome = 0; outcome < position.options(); outcome++) {
            Position next = position.copy();
            next.take(outcome);
            double[] equities = assessing.assessor.foreseen(next).orElseGet(() -> assessing.assessor.at(next));
            after.add(equities);
            for (int seat = 0; seat < before.length; seat++) {
                before[seat] += position.probability(outcome) * equities[seat];
            }
        }
        List<Luck> outcomes = IntStream.range(0, after.size())
                .mapToObj(o -> new Luck(
                        position.label(o),
                        position.probability(o),
                        list(after.get(o)),
                        IntStream.range(0, before.length)
                                .mapToObj(seat -> after.get(o)[seat] - before[seat])
                                .toList()))
                .toList();
        return new Lucks(
                game.place(position.seat()),
                assessing.method.toString(),
                request.level.toString(),
                assessing.by,
                list(before),
                outcomes);
    }

    private static List<Double> list(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    private Assessing assessing(Game game, Request request) {
        Known known = Known.of(registry, game, Objective.standard(game), request.table);
        return switch (request.method) {
            case EXACT, TABLE -> exact(game, request, known).orElseThrow(() -> unknown(game, request.method));
            case ROLLOUT -> rollout(game, request, known);
            case SEARCH ->
                search(game, request, known)
                        .orElseThrow(() -> new BadSetting(
                                "method",
                                "search needs a strategy that says what positions are worth; nobody at hand does so "
                                        + "for %s".formatted(game.spec())));
            case null ->
                (request.by == null ? exact(game, request, known) : Optional.<Assessing>empty())
                        .or(() -> search(game, request, known))
                        .orElseGet(() -> rollout(game, request, known));
        };
    }

    private static BadSetting unknown(Game game, Method method) {
        return new BadSetting(
                "method",
                "%s needs a small game, or --table FILE of all its positions that alea solve has made; %s is too large "
                                .formatted(method, game.spec())
                        + "to be solved at once");
    }

    private static Optional<Assessing> exact(Game game, Request request, Known known) {
        if (request.by != null) {
            throw new BadSetting("by", "is for the methods search and rollout, not exact");
        }
        if (request.method == Method.TABLE && known.file() == null) {
            return Optional.empty();
        }
        Optional<Equities> equities = known.whole().flatMap(s -> SolvedEquities.of(game, s));
        if (request.table != null && known.whole().isPresent() && equities.isEmpty()) {
            throw new BadSetting("table", "says how likely wins are; %s is worth more".formatted(game.spec()));
        }
        return equities.map(
                e -> new Assessing(Method.EXACT, new SearchAssessor(game, e, 1), null, null, null, known.file()));
    }

    private Optional<Assessing> search(Game game, Request request, Known known) {
        Optional<LuckTeller> teller = teller(game, request.by);
        if (teller.isEmpty() && request.by != null && request.method == Method.SEARCH) {
            throw new BadSetting("by", "%s does not say what positions are worth; net does".formatted(request.by));
        }
        int plies = request.level.plies();
        return teller.map(t -> new Assessing(
                Method.SEARCH,
                new SearchAssessor(game, known.with(t.equities()).get(), plies),
                t.by(),
                plies,
                null,
                known.file()));
    }

    /** Reads a network once, however many matches of a game are reviewed. */
    private Optional<LuckTeller> teller(Game game, @Nullable String by) {
        return tellers.get(new Told(game.spec(), by), () -> LuckTeller.by(registry, game, by));
    }

    private Assessing rollout(Game game, Request request, Known known) {
        Player player = Analysis.player(registry, game, request.by);
        Optional<LuckTeller> luck = LuckTeller.of(registry, game, player, null);
        int matches = request.matches == null ? request.level.matches() : request.matches;
        var assessor = new RolloutAssessor(position -> new RolloutSetup(
                game,
                position,
                player,
                luck.map(t -> known.with(t.equities())),
                known.table(),
                matches,
                OptionalDouble.empty(),
                0,
                request.seed,
                request.threads));
        return new Assessing(Method.ROLLOUT, assessor, player.spec().toString(), null, matches, known.file());
    }
}
