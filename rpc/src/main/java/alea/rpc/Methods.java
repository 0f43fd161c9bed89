package alea.rpc;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.json.NumberRows;
import alea.service.Analysis;
import alea.service.Answers;
import alea.service.Conversion;
import alea.service.Listing;
import alea.service.Method;
import alea.service.Questions;
import alea.service.Questions.PositionRequest;
import alea.service.Questions.StrategyRequest;
import alea.service.Questions.ValueRequest;
import alea.service.ReviewRun;
import alea.solve.Objective;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The methods of the protocol. Each reads its parameters and asks {@link Questions}. Safe to share between threads, once
 * all are added.
 */
public final class Methods {
    private static final long STANDARD_SEED = 1;
    /** Parameters of an analysis that other methods have no use for. */
    private static final List<String> OF_ROLLOUTS = List.of("games", "until", "truncate", "luck");

    private record Handler(List<String> params, Body body) {}

    /** Answers calls of one method. */
    @FunctionalInterface
    public interface Body {
        /**
         * The answer to a call.
         *
         * @return a record, a list or JSON
         * @throws BadInput when the parameters cannot be used
         */
        Object answer(Params params);
    }

    private final Questions questions;
    private final ReviewRun reviews;
    private final Map<String, Handler> methods = new LinkedHashMap<>();

    /** The methods over the games and strategies of a registry. */
    public Methods(Registry registry) {
        questions = new Questions(registry);
        reviews = new ReviewRun(registry);
        add("games", List.of(), ignored -> Listing.games(registry));
        add("start", List.of("game", "seed"), this::start);
        add("options", List.of("game", "position"), p -> questions.options(position(p)));
        add("play", List.of("game", "position", "label"), p -> questions.play(position(p), p.text("label")));
        add("policy", List.of("game", "position", "strategy", "seed"), this::policy);
        add("convert", List.of("game", "position", "array", "seat", "die", "relative"), this::convert);
        add(
                "evaluate",
                List.of("game", "position", "evaluator"),
                p -> questions.evaluate(asked(p, "evaluator", STANDARD_SEED)));
        add("value", List.of("game", "position", "objective", "table"), this::value);
        add(
                "analyse",
                List.of(
                        "game",
                        "position",
                        "by",
                        "games",
                        "until",
                        "seed",
                        "table",
                        "objective",
                        "luck",
                        "truncate",
                        "method",
                        "plies"),
                this::analyse);
        add("review", List.of("record", "method", "by", "table", "level", "games", "seed"), this::review);
        add(
                "luck",
                List.of("game", "position", "method", "by", "table", "level", "games", "seed"),
                p -> reviews.luck(p.text("game"), p.text("position"), reviewing(p, "luck")));
    }

    /**
     * Adds a method of whoever serves more than this; before anybody calls.
     *
     * @param params the names of all its parameters, in order
     */
    public void add(String name, List<String> params, Body body) {
        if (methods.put(name, new Handler(params, body)) != null) {
            throw new IllegalArgumentException("two methods are named " + name);
        }
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
        Handler handler = methods.get(name);
        if (handler == null) {
            throw new IllegalArgumentException("no method " + name);
        }
        return handler.body().answer(new Params(name, handler.params(), params));
    }

    private Answers.At start(Params params) {
        String game = params.text("game");
        params.number("seed", STANDARD_SEED); // checked; the games so far all start the same way every time
        return questions.start(game);
    }

    private Answers.Choices policy(Params params) {
        return questions.policy(asked(params, "strategy", params.number("seed", STANDARD_SEED)));
    }

    private Conversion convert(Params params) {
        String game = params.text("game");
        String position = params.has("position") ? params.text("position") : null;
        if ((position != null) == params.has("array")) {
            throw new BadInput(
                    position == null
                            ? "convert: position or array is missing; it takes game, position or array, seat, die, "
                                    + "relative"
                            : "convert takes a position or an array, not both");
        }
        Integer seat = params.integer("seat");
        Integer die = params.integer("die");
        boolean relative = params.flag("relative");
        if (position != null) {
            Conversion.requireNone(seat, die, relative);
            return questions.convert(new Conversion.FromPosition(game, position));
        }
        NumberRows array = NumberRows.of(params.json("array"));
        return questions.convert(new Conversion.FromArray(game, array.rows(), array.text(), seat, die, relative));
    }

    private Analysis.Value value(Params params) {
        return questions.value(worth(params, "value"));
    }

    private static ValueRequest worth(Params params, String method) {
        PositionRequest asked = position(params);
        Objective objective = null;
        if (params.has("objective")) {
            String word = params.text("objective");
            objective = Objective.named(word)
                    .orElseThrow(() -> new BadInput(
                            "%s: the parameter objective is '%s'; it is zero-sum or own-win".formatted(method, word)));
        }
        String table = params.has("table") ? params.text("table") : null;
        return new ValueRequest(asked.game(), asked.position(), objective, table);
    }

    private Analysis.Options analyse(Params params) {
        Method method = params.has("method") ? word("analyse", "method", params.text("method"), Method.values()) : null;
        if (method != null && method != Method.ROLLOUT) {
            for (String name : OF_ROLLOUTS) {
                if (params.has(name)) {
                    throw new BadInput("analyse: %s is for rollouts, and method is %s".formatted(name, method));
                }
            }
        }
        return questions.analyse(
                worth(params, "analyse"),
                new Questions.Way(
                        method,
                        Math.clamp(params.number("plies", Questions.Way.STANDARD.plies()), 0, Integer.MAX_VALUE)),
                new Questions.Rollouts(
                        open(params, "by"),
                        open(params, "luck"),
                        params.number("games", Analysis.MATCHES),
                        params.has("until") ? params.real("until") : null,
                        Math.clamp(params.number("truncate", 0), -1, Integer.MAX_VALUE),
                        params.number("seed", STANDARD_SEED),
                        1),
                () -> false,
                played -> {});
    }

    private ReviewRun.Reviewed review(Params params) {
        return reviews.review("record", params.text("record"), reviewing(params, "review"), done -> {});
    }

    private static ReviewRun.Request reviewing(Params params, String method) {
        return new ReviewRun.Request(
                params.has("method") ? word(method, "method", params.text("method"), Method.values()) : null,
                open(params, "by"),
                params.has("table") ? params.text("table") : null,
                params.has("level")
                        ? word(method, "level", params.text("level"), ReviewRun.Level.values())
                        : ReviewRun.Level.STANDARD,
                params.integer("games"),
                params.number("seed", STANDARD_SEED),
                1);
    }

    private static <T extends Enum<T>> T word(String method, String name, String text, T[] allowed) {
        return Arrays.stream(allowed)
                .filter(one -> one.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new BadInput("%s: the parameter %s is %s; it is one of %s"
                        .formatted(
                                method,
                                name,
                                Quoted.of(text),
                                Arrays.stream(allowed).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    /** A strategy that may be missing, and runs no program. */
    private static @Nullable String open(Params params, String name) {
        String spec = params.has(name) ? params.text(name) : null;
        if (spec != null) {
            requireOpen(spec);
        }
        return spec;
    }

    private static void requireOpen(String spec) {
        if (!Listing.openToAll(Spec.parse(spec).name())) {
            throw new BadInput("%s runs a program, and is taken from the command line alone".formatted(spec));
        }
    }

    private static PositionRequest position(Params params) {
        return new PositionRequest(params.text("game"), params.text("position"));
    }

    private static StrategyRequest asked(Params params, String name, long seed) {
        PositionRequest at = position(params);
        String spec = params.text(name);
        requireOpen(spec);
        return new StrategyRequest(at.game(), at.position(), spec, seed);
    }
}
