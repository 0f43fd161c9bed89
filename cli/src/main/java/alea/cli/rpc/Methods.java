package alea.cli.rpc;

import alea.game.BadInput;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.match.Arbiter;
import alea.solve.Objective;
import alea.solve.run.Solved;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The methods of the protocol. Each is a function of its parameters alone; nothing is kept between calls but what would
 * be made again the same. Safe to share between threads.
 */
public final class Methods {
    private static final int KEPT = 256;
    private static final int JUDGES = 8;
    private static final long STANDARD_SEED = 1;

    private record Method(List<String> params, Body body) {}

    @FunctionalInterface
    private interface Body {
        Object answer(Params params);
    }

    private record Seated(String game, String strategy) {}

    private record Judged(
            String game, Objective objective, @Nullable String table, Solved.@Nullable State state) {}

    private final Registry registry;
    private final Map<String, Method> methods = new LinkedHashMap<>();
    private final Lru<String, Game> games = new Lru<>(KEPT);
    private final Lru<Seated, Player> players = new Lru<>(KEPT);
    private final Lru<Judged, Analysis> judges = new Lru<>(JUDGES);

    /** The methods over the games and strategies of a registry. */
    public Methods(Registry registry) {
        this.registry = registry;
        add("games", List.of(), p -> Listing.games(registry));
        add("start", List.of("game", "seed"), this::start);
        add("options", List.of("game", "position"), p -> Answers.options(game(p), position(p)));
        add("play", List.of("game", "position", "label"), p -> Answers.play(position(p), p.text("label")));
        add("policy", List.of("game", "position", "strategy", "seed"), this::policy);
        add("convert", List.of("game", "position", "array", "seat", "die", "relative"), this::convert);
        add("evaluate", List.of("game", "position", "evaluator"), this::evaluate);
        add("value", List.of("game", "position", "objective", "table"), this::value);
    }

    private void add(String name, List<String> params, Body body) {
        methods.put(name, new Method(params, body));
    }

    /** The names of all methods. */
    public Set<String> names() {
        return methods.keySet();
    }

    /**
     * Calls a method that there is.
     *
     * @param params by name or by position; null when there are none
     * @return a record or list for JSON
     * @throws BadInput when the parameters cannot be used
     */
    public Object call(String name, @Nullable JsonNode params) {
        Method method = methods.get(name);
        if (method == null) {
            throw new IllegalArgumentException("no method " + name);
        }
        return method.body().answer(new Params(name, method.params(), params));
    }

    private Answers.At start(Params params) {
        Game game = game(params);
        params.number("seed", STANDARD_SEED); // checked; the games so far all start the same way every time
        return new Answers.At(game.start().toString());
    }

    private Answers.Choices policy(Params params) {
        Position position = position(params);
        long seed = params.number("seed", STANDARD_SEED);
        Answers.requireDecision(position); // before a strategy is made, which may solve the game
        Strategy strategy = strategy(params, "strategy");
        try {
            return Answers.policy(strategy, position, seed);
        } finally {
            Arbiter.close(strategy);
        }
    }

    private Conversion convert(Params params) {
        Game game = game(params);
        String position = params.has("position") ? params.text("position") : null;
        if ((position != null) == params.has("array")) {
            throw new BadInput(
                    position == null
                            ? "convert: position or array is missing; it takes game, position or array, seat, die, relative"
                            : "convert takes a position or an array, not both");
        }
        Integer seat = params.integer("seat");
        Integer die = params.integer("die");
        boolean relative = params.flag("relative");
        if (position == null) {
            return Conversion.ofArray(game, params.json("array"), seat, die, relative);
        }
        Conversion.requireNone(seat, die, relative);
        return Conversion.ofPosition(game, position);
    }

    private Answers.Values evaluate(Params params) {
        Position position = position(params);
        Answers.requireDecision(position);
        Strategy strategy = strategy(params, "evaluator");
        try {
            if (strategy instanceof Evaluator evaluator) {
                return Answers.evaluate(evaluator, position);
            }
        } finally {
            Arbiter.close(strategy);
        }
        Game game = game(params);
        throw new BadInput("%s does not say what options are worth; for %s these do: %s"
                .formatted(params.text("evaluator"), game.spec().name(), String.join(", ", evaluators(game))));
    }

    private Analysis.Value value(Params params) {
        Game game = game(params);
        Position position = position(params);
        Objective objective = game.seats() == 2 ? Objective.ZERO_SUM : Objective.OWN_WIN;
        if (params.has("objective")) {
            String word = params.text("objective");
            if (Arrays.stream(Objective.values()).noneMatch(o -> o.toString().equals(word))) {
                throw new BadInput("value: the parameter objective is '%s'; it is zero-sum or own-win".formatted(word));
            }
            objective = Objective.of(word);
        }
        String table = params.has("table") ? params.text("table") : null;
        var asked = new Judged(params.text("game"), objective, table, table == null ? null : Solved.state(table));
        Objective wanted = objective;
        return judges.get(asked, () -> new Analysis(registry, game, wanted, table))
                .value(position);
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

    private Game game(Params params) {
        String spec = params.text("game");
        return games.get(spec, () -> registry.game(spec));
    }

    private Position position(Params params) {
        return game(params).parse(params.text("position"));
    }

    private Strategy strategy(Params params, String name) {
        String spec = params.text(name);
        if (!Listing.openToAll(Spec.parse(spec).name())) {
            throw new BadInput("%s runs a program, and is taken from the command line alone".formatted(spec));
        }
        Game game = game(params);
        return players.get(new Seated(params.text("game"), spec), () -> registry.player(spec, game))
                .instances()
                .get();
    }
}
