package alea.papers.projectludo;

import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Rule;
import alea.papers.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A document's strategies by every reading of them that Alea plays. A claim is wrong only where it fails by all;
 * where it holds by one it depends.
 */
final class Readings {
    private static final List<String> SAFE = List.of("safe=mended", "safe=printed");
    private static final List<String> TARGET = List.of("target=nearest", "target=open", "target=farthest");
    private static final List<String> REACH = List.of("reach=below", "reach=upto");
    private static final List<String> DECAY =
            List.of("decay=window", "decay=mod", "decay=python", "decay=floor", "decay=java");

    private Readings() {}

    /** The readings of a strategy; the first is the standard one. */
    static List<String> of(String strategy) {
        return switch (strategy) {
            case "chase" -> product(strategy, TARGET, REACH);
            case "aggressive" -> product(strategy, TARGET, REACH, SAFE);
            case "defensive" ->
                Stream.of(product("defensive", DECAY), product("defensive-prose", DECAY))
                        .flatMap(List::stream)
                        .toList();
            default -> List.of(strategy);
        };
    }

    @SafeVarargs
    private static List<String> product(String strategy, List<String>... keys) {
        List<String> specs = List.of(strategy + ":");
        for (List<String> values : keys) {
            specs = specs.stream()
                    .flatMap(s -> values.stream().map(v -> s.endsWith(":") ? s + v : s + "," + v))
                    .toList();
        }
        return specs;
    }

    private record Tried(String spec, Measured rate) {
        private boolean holds(int readings) {
            return Rule.isMore(rate, 0.5, readings);
        }
    }

    /** That a strategy, of which the standard reading has this rate against fast, is better than it, or as good. */
    static void better(Lab lab, Notebook notebook, String row, String strategy, Measured standard, boolean proved) {
        if (standard.number() >= 0.5) {
            notebook.more(row, standard, 0.5, proved, "");
            return;
        }
        int games = lab.games(1_000, 20_000);
        List<Tried> tried = new ArrayList<>();
        for (String spec : of(strategy)) {
            Lab.stopIfAsked();
            tried.add(new Tried(spec, lab.duel("ludo-simple", spec, "fast", games)));
        }
        Tried best = tried.stream()
                .max(Comparator.comparingDouble(t -> t.rate.number()))
                .orElseThrow();
        long holds = tried.stream().filter(t -> t.holds(tried.size())).count();
        String most = notebook.reason(
                "most-by",
                best.spec,
                best.rate.number(),
                Objects.requireNonNull(best.rate.low()),
                Objects.requireNonNull(best.rate.high()),
                best.rate.count());
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple %s fast --games %d --seed %d", best.spec, games, lab.seed()));
        if (holds == 0) {
            notebook.more(
                    row, standard, 0.5, proved, Reasons.join(notebook.reason("by-no-reading", tried.size()), most));
        } else {
            notebook.finding(
                    row,
                    standard,
                    Verdict.CANNOT_TELL,
                    Reasons.join(notebook.reason("by-some-readings", holds, tried.size()), most));
        }
    }
}
