package alea.cross;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Squares of the ring from which a pawn that ends a move there goes on to another: it jumps, and touches nothing
 * between, or it slides along the squares and hits who stands there. It passes the square that leads on, and on the
 * other it is met as any pawn that ends there. Squares are progress, so every seat has links of its own.
 *
 * @param jumps by the square that a jump leads from, the one that it leads to
 * @param slides the same of slides
 * @param all whether a slide hits its own seat and partners, too, and not only foes
 */
public record Links(SortedMap<Integer, Integer> jumps, SortedMap<Integer, Integer> slides, boolean all) {
    /** No links. */
    public static final Links NONE = new Links(Collections.emptySortedMap(), Collections.emptySortedMap(), false);

    /** Keeps copies of what is given. */
    public Links {
        jumps = Collections.unmodifiableSortedMap(new TreeMap<>(jumps));
        slides = Collections.unmodifiableSortedMap(new TreeMap<>(slides));
    }

    /** Whether there are none. */
    public boolean isNone() {
        return jumps.isEmpty() && slides.isEmpty();
    }

    /** Whether a square leads on. */
    public boolean leadsOn(int progress) {
        return jumps.containsKey(progress) || slides.containsKey(progress);
    }

    /** Where a pawn comes to that ends a move on a square: there, or where that leads. */
    public int end(int progress) {
        return jumps.getOrDefault(progress, slides.getOrDefault(progress, progress));
    }

    /** The squares that a pawn comes to after a square that leads on, up to its end; none after another. */
    List<Integer> after(int progress) {
        int end = end(progress);
        if (end == progress) {
            return List.of();
        }
        int step = Integer.signum(end - progress);
        return jumps.containsKey(progress)
                ? List.of(end)
                : IntStream.rangeClosed(1, Math.abs(end - progress))
                        .mapToObj(i -> progress + i * step)
                        .toList();
    }
}
