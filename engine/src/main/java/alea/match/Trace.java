package alea.match;

import alea.game.Position;
import java.util.Arrays;

/** The options taken in a match, in order: with the first position and the rules, the whole match. */
public final class Trace implements Watcher {
    private int[] taken = new int[512];
    private int size;

    /** Forgets everything. */
    @Override
    public void begin(Position first) {
        size = 0;
    }

    @Override
    public void before(Position position, int option) {
        if (size == taken.length) {
            taken = Arrays.copyOf(taken, size * 2);
        }
        taken[size++] = option;
    }

    /** How many options were taken so far. */
    public int size() {
        return size;
    }

    /** The options so far. */
    public int[] toArray() {
        return Arrays.copyOf(taken, size);
    }

    /**
     * Lets the match go by once more.
     *
     * @param position where it began; afterwards where it ended
     */
    public void replay(Position position, Watcher watcher) {
        watcher.begin(position);
        for (int i = 0; i < size; i++) {
            watcher.before(position, taken[i]);
            position.take(taken[i]);
            watcher.after(position);
        }
        watcher.end(position);
    }
}
