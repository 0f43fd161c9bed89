package alea.service;

import alea.env.PositionEncoder;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.match.Arbiter;
import alea.solve.Objective;
import alea.solve.Space;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import alea.solve.run.TableFolders;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of a position. Each answer is a function of the request alone; nothing is kept between questions
 * but what would be made again the same. Safe to share between threads.
 */
public final class Questions {
    private static final int KEPT = 256;
    private static final int ANALYSES = 8;
    private static final int MOST_MATCHES = 10_000_000;

    /** A position of a game, both as text. */
    public record PositionRequest(String game, String position) {}

    /**
     * What a strategy does in a position, or thinks of it.
     *
     * @param seed what it draws by
     */
    public record StrategyRequest(String game, String position, String strategy, long seed) {}

    /**
     * What a position, or each of its options, is worth.
     *
     * @param objective what the seats play for; null for the standard of the game
     * @param table a file of {@code alea solve}; null to solve a small game at once, and look for a table of another
     */
    public record ValueRequest(
            String game,
            String position,
            @Nullable Objective objective,
            @Nullable String table) {}

    /**
     * How matches are played on where a game is too large to be solved.
     *
     * @param by who plays them; null for the strategy that the game recommends
     * @param luck a strategy that tells what was luck, or {@code none}; null for who plays on,
     *     if it tells
     * @param matches how many of each option, about
     * @param until end when an option is separated from all others with this confidence; null to play all
     * @param turns after which a match is truncated; 0 for the game's cap
     * @param seed of their dice
     * @param threads how many play at once
     */
    public record Rollouts(
            @Nullable String by,
            @Nullable String luck,
            long matches,
            @Nullable Double until,
            int turns,
            long seed,
            int threads)
            implements Serializable {
        private static final double LEAST_CONFIDENCE = 0.5;

        public Rollouts {
            if (matches < 1 || matches > MOST_MATCHES) {
                throw new BadSetting(
                        "games", String.format(Locale.ROOT, "%d is not allowed; it is 1..%d", matches, MOST_MATCHES));
            }
            if (until != null && !(until >= LEAST_CONFIDENCE && until < 1)) {
                throw new BadSetting(
                        "until", "%s is not allowed; it is at least 0.5, and less than 1".formatted(until));
            }
            if (turns < 0) {
                throw new BadSetting(
                        "truncate", String.format(Locale.ROOT, "%d is not allowed; it is at least 1", turns));
            }
        }

        /** So many matches of each option, by one thread. */
        public static Rollouts of(@Nullable String by, long matches, long seed) {
            return new Rollouts(by, null, matches, null, 0, seed, 1);
        }
    }

    /**
     * All that a strategy says of a decision.
     *
     * @param strategy its spec
     * @param options the labels of all options, in order
     * @param choices how likely it picks which, where it is a policy
     * @param values what it thinks of them, where it does
     * @param drawn the label of the one that it draws by the seed
     */
    public record Thoughts(
            String strategy,
            List<String> options,
            Optional<Answers.Choices> choices,
            Optional<Answers.Values> values,
            String drawn) {}

    /**
     * An analysis with its reasons.
     *
     * @param analysis what {@link #analyse} found
     * @param why what {@link #reasons} says of it
     */
    public record Explained(OptionValues analysis, Optional<Explanation> why) {}

    /**
     * How an analysis is to be made.
     *
     * @param method null for exactly, where it can be, else by rollouts
     * @param plies how many chance events a search averages over, 1 to 3
     */
    public record Way(@Nullable Method method, int plies) implements Serializable {
        /** What the standard is. */
        public static final Way STANDARD = new Way(null, 2);

        private static final int MOST_PLIES = 3;

        public Way {
            if (plies < 1 || plies > MOST_PLIES) {
                throw new BadSetting(
                        "plies", String.format(Locale.ROOT, "%d is not allowed; it is 1..%d", plies, MOST_PLIES));
            }
        }
    }

    private record Seated(String game, String strategy) {}

    private record Judged(
            String game, Objective objective, @Nullable String table, List<Solved.State> states) {}

    private record Tabled(String game, Objective objective, int pieces) {}

    private record Shown(String game, @Nullable String encoder) {}

    private final Registry registry;
    private final Lru<String, Game> games = new Lru<>(KEPT);
    private final Lru<Seated, Player> players = new Lru<>(KEPT);
    private final Lru<Shown, PositionEncoder> encoders = new Lru<>(ANALYSES);
    private final Lru<Tabled, Space> spaces = new Lru<>(ANALYSES);
    private final Lru<Judged, Analysis> analyses = new Lru<>(ANALYSES);

    /** Questions about the games of a registry, by its strategies. */
    public Questions(Registry registry) {
        this.registry = registry;
    }

    /**
     * A game.
     *
     * @throws BadInput when there is none
     */
    public Game game(String spec) {
        String named = registry.canonical(spec);
        return games.get(named, () -> registry.game(named));
    }

    /**
     * A player.
     *
     * @throws BadInput when there is none, or it does not play the game
     */
    public Player player(String game, String spec) {
        return players.get(new Seated(registry.canonical(game), spec), () -> registry.player(spec, game(game)));
    }

    /** Where matches of a game begin. */
    public Answers.At start(String game) {
        return new Answers.At(game(game).start().toString());
    }

    /** The node, its options and where they lead. */
    public Answers.Node options(PositionRequest asked) {
        Game game = game(asked.game);
        return Answers.options(game, game.parse(asked.position));
    }

    /**
     * The position after an option.
     *
     * @param label the label of the option
     */
    public Answers.At play(PositionRequest asked, String label) {
        return Answers.play(game(asked.game).parse(asked.position), label);
    }

    /**
     * A position as the numbers that environments show of it.
     *
     * @param encoder its name; null for the standard of the game
     */
    public PositionEncoder.Encoded encode(PositionRequest asked, @Nullable String encoder) {
        var shown = new Shown(registry.canonical(asked.game), encoder);
        return encoders.get(shown, () -> new PositionEncoder(game(asked.game), encoder))
                .encode(asked.position);
    }

    /**
     * The number that a position has in tables of its game.
     *
     * @param objective of the table; null for the standard of the game
     * @param pieces the most that are left in a table of endgames; 0 for one of the whole game
     * @throws BadInput when it has none
     */
    public Answers.Numbered index(String game, String position, @Nullable Objective objective, int pieces) {
        Space space = space(game, objective, pieces);
        Position parsed = space.game().parse(position);
        long number = parsed.node() == Position.OVER ? -1 : space.number(parsed);
        if (number < 0) {
            throw new BadInput("%s has no number in tables of %s: docs/tables.md says which positions have"
                    .formatted(Quoted.of(position), space.game().spec()));
        }
        return new Answers.Numbered(number);
    }

    /** A position that has a number in tables of its game. */
    public Answers.Stated state(String game, long number, @Nullable Objective objective, int pieces) {
        Space space = space(game, objective, pieces);
        if (number < 0 || number >= space.states()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "index %d is no state of %s; there are 0..%d",
                    number,
                    space.game().spec(),
                    space.states() - 1));
        }
        Position position = space.game().start();
        return new Answers.Stated(space.position(number, position) ? position.toString() : null);
    }

    private Space space(String game, @Nullable Objective objective, int pieces) {
        Game named = game(game);
        Objective asked = objective == null ? Objective.standard(named) : objective;
        return spaces.get(new Tabled(registry.canonical(game), asked, pieces), () -> {
            Plan plan = Plan.of(named, asked, Plan.STANDARD_GAP, pieces);
            if (registry.isClosed() && !plan.numbered()) {
                throw new BadInput(
                        "%s has no numbering of its own; its positions are looked for on the command line alone"
                                .formatted(named.spec()));
            }
            plan.requireRoom();
            return plan.space();
        });
    }

    /** A position in Alea's notation and as its engine's arrays, from either. */
    public Conversion convert(Conversion.Request asked) {
        Game game = game(asked.game());
        return switch (asked) {
            case Conversion.FromPosition(String _, String position) -> Conversion.ofPosition(game, position);
            case Conversion.FromArray a ->
                Conversion.ofArray(game, a.array(), a.text(), a.seat(), a.die(), a.relative());
        };
    }

    /**
     * How likely a strategy is to pick each option.
     *
     * @throws alea.game.Forfeit when it gives up
     */
    public Answers.Choices policy(StrategyRequest asked) {
        Position position = decision(asked);
        Strategy strategy = strategy(asked);
        try {
            return Answers.policy(strategy, position, asked.seed);
        } finally {
            Arbiter.close(strategy);
        }
    }

    /**
     * All that a strategy says of a decision, at some length: what it draws is worked out once more.
     *
     * @throws alea.game.Forfeit when it gives up
     */
    public Thoughts choose(StrategyRequest asked) {
        Position position = decision(asked);
        Strategy strategy = strategy(asked);
        try {
            return new Thoughts(
                    player(asked.game, asked.strategy).spec().toString(),
                    IntStream.range(0, position.options())
                            .mapToObj(position::label)
                            .toList(),
                    strategy instanceof Policy
                            ? Optional.of(Answers.policy(strategy, position, asked.seed))
                            : Optional.empty(),
                    strategy instanceof Evaluator evaluator
                            ? Optional.of(Answers.evaluate(evaluator, position))
                            : Optional.empty(),
                    position.label(Answers.draw(strategy, position, asked.seed)));
        } finally {
            Arbiter.close(strategy);
        }
    }

    /**
     * What a strategy thinks each option is worth.
     *
     * @throws BadInput when it does not say; the message says which do
     */
    public Answers.Values evaluate(StrategyRequest asked) {
        Position position = decision(asked);
        Strategy strategy = strategy(asked);
        try {
            if (strategy instanceof Evaluator evaluator) {
                return Answers.evaluate(evaluator, position);
            }
        } finally {
            Arbiter.close(strategy);
        }
        Game game = game(asked.game);
        throw new BadInput("%s does not say what options are worth; for %s these do: %s"
                .formatted(asked.strategy, game.spec().name(), String.join(", ", evaluators(game))));
    }

    /** What a position is worth, exactly where that can be known, else by playing on from it. */
    public PositionValue value(ValueRequest asked) {
        Position position = game(asked.game).parse(asked.position);
        return analysis(asked).value(position);
    }

    /** What each option of a decision is worth, likewise. */
    public OptionValues analyse(ValueRequest asked, Rollouts rollouts) {
        return analyse(asked, Way.STANDARD, rollouts, () -> false, played -> {});
    }

    /**
     * The same.
     *
     * @param enough asked from time to time whether to end with what there is
     * @param progress told how many matches were played since the last time
     */
    public OptionValues analyse(
            ValueRequest asked, Way way, Rollouts rollouts, BooleanSupplier enough, Progress<Long> progress) {
        return analyse(asked, way, rollouts, enough, progress, soFar -> {});
    }

    /**
     * The same.
     *
     * @param looks told from time to time, while matches are played on, how what is known so far can be had; that is
     *     to be asked at once or not at all, and costs nothing where it is not
     */
    public OptionValues analyse(
            ValueRequest asked,
            Way way,
            Rollouts rollouts,
            BooleanSupplier enough,
            Progress<Long> progress,
            Consumer<Supplier<OptionValues>> looks) {
        Game game = game(asked.game);
        Position position = game.parse(asked.position);
        Answers.requireDecision(position);
        Analysis analysis = analysis(asked);
        Method method = way.method != null
                ? way.method
                : analysis.exact(position) ? Method.EXACT : analysis.bounded(position) ? Method.TABLE : Method.ROLLOUT;
        return switch (method) {
            case EXACT, TABLE -> {
                if (!(method == Method.TABLE ? analysis.bounded(position) : analysis.exact(position))) {
                    throw new BadSetting(
                            "method",
                            "%s needs a small game, or a table that knows the position: --table FILE"
                                    .formatted(method));
                }
                if (method == Method.TABLE && analysis.table() == null) {
                    throw new BadSetting("method", "table needs a table: --table FILE, or one that is found");
                }
                if (rollouts.by != null) {
                    throw new BadSetting("by", "is for games that are too large; %s is solved".formatted(game.spec()));
                }
                yield analysis.options(position);
            }
            case SEARCH -> analysis.search(position, rollouts.by, way.plies);
            case ROLLOUT -> {
                try (var _ = Cancelling.of(progress)) {
                    yield analysis.options(position, rollouts, enough, progress::hear, looks);
                }
            }
        };
    }

    /**
     * What solving a game would take whose options are not known exactly, in words, where that is a matter of minutes.
     */
    public Optional<String> solvable(ValueRequest asked) {
        return analysis(asked).solvable();
    }

    /**
     * Why the first of the best options is worth more than the next one; empty where there is one alone.
     *
     * @param found what {@link #analyse} says of the same decision
     */
    public Optional<Explanation> reasons(ValueRequest asked, OptionValues found) {
        Game game = game(asked.game);
        Position position = game.parse(asked.position);
        if (found.options().size() < 2 || found.best().isEmpty()) {
            return Optional.empty();
        }
        String best = found.best().getFirst();
        String next = found.options().stream()
                .filter(o -> !o.label().equals(best)
                        && (o.same() == null || !o.same().contains(best)))
                .min(Comparator.comparingDouble(OptionValues.Option::loss))
                .orElseThrow()
                .label();
        return Optional.of(Explanation.of(
                registry,
                game,
                position,
                position.option(best),
                position.option(next),
                LuckTeller.best(registry, game)));
    }

    /** Before a strategy is made, which may solve the game. */
    private Position decision(StrategyRequest asked) {
        Position position = game(asked.game).parse(asked.position);
        Answers.requireDecision(position);
        return position;
    }

    private Strategy strategy(StrategyRequest asked) {
        return player(asked.game, asked.strategy).instances().get();
    }

    private Analysis analysis(ValueRequest asked) {
        Game game = game(asked.game);
        Objective objective = asked.objective == null ? Objective.standard(game) : asked.objective;
        String table = asked.table;
        Known.requireOpen(registry, table);
        var judged = new Judged(
                registry.canonical(asked.game),
                objective,
                table,
                table == null ? TableFolders.standard().state() : List.of(Solved.state(table)));
        return analyses.get(judged, () -> new Analysis(registry, game, objective, table));
    }

    private List<String> evaluators(Game game) {
        return registry.strategies(game).stream()
                .filter(f -> Listing.openToAll(f.name()) && evaluates(f, game))
                .map(f -> f.named(game))
                .toList();
    }

    /** Nothing is made of a strategy that says so itself: {@code optimal} would solve the game. */
    private boolean evaluates(StrategyFactory factory, Game game) {
        return factory.evaluates()
                || factory.complete(game)
                        && registry.player(factory.name(), game).instances().get() instanceof Evaluator;
    }
}
