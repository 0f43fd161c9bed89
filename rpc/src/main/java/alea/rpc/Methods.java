package alea.rpc;

import alea.game.BadInput;
import alea.game.Registry;
import alea.json.NumberRows;
import alea.service.Answers;
import alea.service.Conversion;
import alea.service.Listing;
import alea.service.OptionValues;
import alea.service.PositionValue;
import alea.service.Questions;
import alea.service.Questions.PositionRequest;
import alea.service.Questions.StrategyRequest;
import alea.service.ReviewRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The methods of the protocol. Each reads its parameters and asks {@link Questions}. Safe to share between threads,
 * once all are added.
 */
public final class Methods {
    private static final long STANDARD_SEED = Requests.SEED;

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
        add("analyse", Requests.ANALYSE, this::analyse);
        add("review", Requests.REVIEW, this::review);
        add(
                "luck",
                List.of("game", "position", "method", "by", "table", "level", "games", "seed"),
                p -> reviews.luck(p.text("game"), p.text("position"), Requests.review(p, "luck", 1)));
        add(
                "encode",
                List.of("game", "position", "encoder"),
                p -> questions.encode(position(p), p.has("encoder") ? p.text("encoder") : null));
        add("index", List.of("game", "position", "objective", "pieces"), this::index);
        add("state", List.of("game", "index", "objective", "pieces"), this::state);
    }

    private Answers.Numbered index(Params p) {
        return questions.index(p.text("game"), p.text("position"), Requests.objective(p, "index"), pieces(p));
    }

    private Answers.Stated state(Params p) {
        return questions.state(p.text("game"), p.required("index"), Requests.objective(p, "state"), pieces(p));
    }

    private static int pieces(Params p) {
        return Math.clamp(p.number("pieces", 0), 0, Integer.MAX_VALUE);
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

    /** The names of a method's parameters, in the order in which they can be given without them. */
    public List<String> params(String name) {
        return handler(name).params();
    }

    /**
     * Calls a method that there is.
     *
     * @param params by name or by position; null when there are none
     * @return a record or list for JSON
     * @throws BadInput when the parameters cannot be used
     */
    public Object call(String name, @Nullable JsonNode params) {
        Handler handler = handler(name);
        return handler.body().answer(new Params(name, handler.params(), params));
    }

    private Handler handler(String name) {
        Handler handler = methods.get(name);
        if (handler == null) {
            throw new IllegalArgumentException("no method " + name);
        }
        return handler;
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

    private PositionValue value(Params params) {
        return questions.value(Requests.worth(params, "value"));
    }

    private Object analyse(Params params) {
        boolean why = params.flag("why");
        Questions.ValueRequest asked = Requests.worth(params, "analyse");
        OptionValues found = questions.analyse(
                asked, Requests.way(params, "analyse"), Requests.rollouts(params, 1), () -> false, played -> {});
        return why ? new Questions.Explained(found, questions.reasons(asked, found)) : found;
    }

    private ReviewRun.Reviewed review(Params params) {
        return reviews.review("record", params.text("record"), Requests.review(params, "review", 1), done -> {});
    }

    private static PositionRequest position(Params params) {
        return new PositionRequest(params.text("game"), params.text("position"));
    }

    private static StrategyRequest asked(Params params, String name, long seed) {
        PositionRequest at = position(params);
        String spec = params.text(name);
        Requests.requireOpen(spec);
        return new StrategyRequest(at.game(), at.position(), spec, seed);
    }
}
