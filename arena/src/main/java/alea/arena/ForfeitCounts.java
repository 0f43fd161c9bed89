package alea.arena;

import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.ObjLongConsumer;

/**
 * Why a player gave up, and how often. Programs may give a new reason every time, so only so many are kept by name: the
 * first in the order of their texts. Those have their whole count, since one that makes room for others never comes
 * back; so nothing depends on the order in which matches were counted.
 */
final class ForfeitCounts {
    /** Reasons that are kept by name. */
    static final int MOST = 1000;

    private final NavigableMap<String, Long> counts = new TreeMap<>();
    private long others;

    void add(String why) {
        add(why, 1);
    }

    private void add(String why, long count) {
        counts.merge(why, count, Math::addExact);
        if (counts.size() > MOST) {
            others += counts.pollLastEntry().getValue();
        }
    }

    void fold(ForfeitCounts next) {
        next.counts.forEach(this::add);
        others += next.others;
    }

    /** Tells every reason and its count. */
    void each(ObjLongConsumer<String> told) {
        counts.forEach((why, count) -> told.accept(why, count));
        if (others > 0) {
            told.accept("other reasons", others);
        }
    }

    void save(StateWriter to) {
        to.count(counts.size());
        counts.forEach((why, count) -> {
            to.text(why);
            to.count(count);
        });
        to.count(others);
    }

    void load(StateReader from) {
        for (int n = from.size(0, MOST); n > 0; n--) {
            add(from.text(), from.count());
        }
        others = from.count();
    }
}
