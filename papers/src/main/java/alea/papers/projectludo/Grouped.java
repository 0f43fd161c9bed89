package alea.papers.projectludo;

import alea.game.Position;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.stats.Jackknife;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Counters of many matches, dealt into groups, so that the errors of numbers made from them can be seen: decisions
 * of one
 * match are not independent, matches are.
 *
 * @param groups the counters of every group
 * @param matches all of them
 */
record Grouped(long[][] groups, long matches) {
    private static final int GROUPS = 40;

    /** What watchers count in matches of {@code ludo-simple}. */
    static Grouped of(Lab lab, String first, String second, int games, int size, Supplier<Lab.Watcher> watcher) {
        long[] sums = lab.watch(
                "ludo-simple", List.of(first, second), games, GROUPS * size, () -> new Dealer(watcher.get(), size));
        long[][] groups = new long[GROUPS][];
        Arrays.setAll(groups, g -> Arrays.copyOfRange(sums, g * size, (g + 1) * size));
        return new Grouped(groups, games);
    }

    /** These counters, and after them those of other matches. */
    Grouped and(Grouped other) {
        long[][] both = new long[groups.length][];
        Arrays.setAll(
                both,
                g -> IntStream.range(0, groups[g].length + other.groups[g].length)
                        .mapToLong(k -> k < groups[g].length ? groups[g][k] : other.groups[g][k - groups[g].length])
                        .toArray());
        return new Grouped(both, Math.min(matches, other.matches));
    }

    /** Over all groups. */
    long[] all() {
        return new Jackknife(groups).all();
    }

    /** A number made from counters. */
    Measured measured(ToDoubleFunction<long[]> number) {
        return Measured.of(new Jackknife(groups).mean(number, matches));
    }

    /** Deals what another counts of a match into the next group. */
    private static final class Dealer implements Lab.Watcher {
        private final Lab.Watcher watcher;
        private final long[] match;
        private int played;

        Dealer(Lab.Watcher watcher, int size) {
            this.watcher = watcher;
            match = new long[size];
        }

        @Override
        public void begin(Position start) {
            watcher.begin(start);
        }

        @Override
        public void before(Position position, int option) {
            watcher.before(position, option);
        }

        @Override
        public void after(Position position) {
            watcher.after(position);
        }

        @Override
        public void end(Position position, long[] counts) {
            Arrays.fill(match, 0);
            watcher.end(position, match);
            // The matches of a piece of work come in their order, whatever the threads.
            int from = played++ % GROUPS * match.length;
            for (int k = 0; k < match.length; k++) {
                counts[from + k] += match[k];
            }
        }
    }
}
