package alea.rpc;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Spec;
import alea.service.Analysis;
import alea.service.Listing;
import alea.service.Method;
import alea.service.Questions;
import alea.service.Questions.ValueRequest;
import alea.service.ReviewRun;
import alea.solve.Objective;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the parameters of what takes long, for calls that wait and for jobs that do not. */
public final class Requests {
    /** The parameters of an analysis. */
    public static final List<String> ANALYSE = List.of(
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
            "plies",
            "why");

    /** The parameters of a review. */
    public static final List<String> REVIEW = List.of("record", "method", "by", "table", "level", "games", "seed");

    /** The seed where none is given. */
    public static final long SEED = 1;

    /** Parameters of an analysis that other methods have no use for. */
    private static final List<String> OF_ROLLOUTS = List.of("games", "until", "truncate", "luck");

    private Requests() {}

    /** The position that is asked about, and what its seats play for. */
    public static ValueRequest worth(Params params, String method) {
        return new ValueRequest(
                params.text("game"),
                params.text("position"),
                objective(params, method),
                params.has("table") ? params.text("table") : null);
    }

    /** What seats play for; null for the standard of the game. */
    public static @Nullable Objective objective(Params params, String method) {
        if (!params.has("objective")) {
            return null;
        }
        String word = params.text("objective");
        return Objective.named(word)
                .orElseThrow(() -> new BadInput(
                        "%s: the parameter objective is '%s'; it is zero-sum or own-win".formatted(method, word)));
    }

    /** How an analysis is to be made. */
    public static Questions.Way way(Params params, String method) {
        Method way = params.has("method") ? word(method, "method", params.text("method"), Method.values()) : null;
        if (way != null && way != Method.ROLLOUT) {
            for (String name : OF_ROLLOUTS) {
                if (params.has(name)) {
                    throw new BadInput("%s: %s is for rollouts, and method is %s".formatted(method, name, way));
                }
            }
        }
        return new Questions.Way(
                way, Math.clamp(params.number("plies", Questions.Way.STANDARD.plies()), 0, Integer.MAX_VALUE));
    }

    /** How matches are played on. */
    public static Questions.Rollouts rollouts(Params params, int threads) {
        return new Questions.Rollouts(
                open(params, "by"),
                open(params, "luck"),
                params.number("games", Analysis.MATCHES),
                params.has("until") ? params.real("until") : null,
                Math.clamp(params.number("truncate", 0), -1, Integer.MAX_VALUE),
                params.number("seed", SEED),
                threads);
    }

    /** How a match is reviewed. */
    public static ReviewRun.Request review(Params params, String method, int threads) {
        return new ReviewRun.Request(
                params.has("method") ? word(method, "method", params.text("method"), Method.values()) : null,
                open(params, "by"),
                params.has("table") ? params.text("table") : null,
                params.has("level")
                        ? word(method, "level", params.text("level"), ReviewRun.Level.values())
                        : ReviewRun.Level.STANDARD,
                params.integer("games"),
                params.number("seed", SEED),
                threads);
    }

    /** One of the words of an enumeration. */
    public static <T extends Enum<T>> T word(String method, String name, String text, T[] allowed) {
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

    /**
     * Holds that a strategy runs no program.
     *
     * @throws BadInput when it does
     */
    public static void requireOpen(String spec) {
        if (!Listing.openToAll(Spec.parse(spec).name())) {
            throw new BadInput("%s runs a program, and is taken from the command line alone".formatted(spec));
        }
    }
}
