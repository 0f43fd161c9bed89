package alea.arena;

import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * Why a player gave up, and how often. Programs may give a new reason every time, so only so many are kept by name: the
 * first in the order of their texts. Those have their whole count, since one that makes room for others never comes
 * back; so nothing depends on the order in which matches were counted.
 */
final class ForfeitCounts {
    /** Reasons that are kept by name. */
    static final int MOST = 1000;

    /**
     * How often a player gave up for one reason.
     *
     * @param count how often
     * @param match the number of the first match; -1 for reasons that are not kept by name
     * @param position where it was asked last in that, as text
     */
    record Kind(long count, long match, String position) {
        private Kind and(Kind other) {
            Kind first = match <= other.match ? this : other;
            return new Kind(Math.addExact(count, other.count), first.match, first.position);
        }
    }

    private final NavigableMap<String, Kind> kinds = new TreeMap<>();
    private long others;

    void add(String why, long match, String position) {
        add(why, new Kind(1, match, position));
    }

    private void add(String why, Kind kind) {
        kinds.merge(why, kind, Kind::and);
        if (kinds.size() > MOST) {
            others += kinds.pollLastEntry().getValue().count;
        }
    }

    void fold(ForfeitCounts next) {
        next.kinds.forEach(this::add);
        others += next.others;
    }

    /** Tells every reason and its count. */
    void each(BiConsumer<String, Kind> told) {
        kinds.forEach(told);
        if (others > 0) {
            told.accept("other reasons", new Kind(others, -1, ""));
        }
    }

    void save(StateWriter to) {
        to.count(kinds.size());
        kinds.forEach((why, kind) -> {
            to.text(why);
            to.count(kind.count);
            to.count(kind.match);
            to.text(kind.position);
        });
        to.count(others);
    }

    void load(StateReader from) {
        for (int n = from.size(0, MOST); n > 0; n--) {
            add(from.text(), new Kind(from.count(), from.count(), from.text()));
        }
        others = from.count();
    }
}
