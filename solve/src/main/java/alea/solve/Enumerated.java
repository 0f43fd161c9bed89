package alea.solve;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The positions that can be reached, numbered in the order in which a breadth-first search finds them. For any game.
 */
public final class Enumerated implements Space {
    /** What helps where there are too many states. */
    public static final String SMALLER = "keys for fewer pieces, seats or squares make it smaller (alea games NAME)";

    /** What a position has in the map and the list, in bytes, besides its own. */
    private static final long ENTRY = 100;

    private static final int COPIES = 1000;

    private final Game game;
    private final List<Position> found = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();

    /**
     * Finds all positions of a game.
     *
     * @param from where to begin: usually {@link Game#start}
     * @param most how many positions may be found
     * @throws BadInput when there are more
     */
    public Enumerated(Game game, List<Position> from, int most) {
        this.game = game;
        from.forEach(p -> find(p, most));
        Position next = game.start();
        for (int i = 0; i < found.size(); i++) {
            Position position = found.get(i);
            for (int option = 0; option < position.options(); option++) {
                next.set(position);
                next.take(option);
                find(next, most);
            }
        }
    }

    /** About what a numbered position of a game needs in memory, in bytes: as copies of the start do. */
    public static long bytes(Game game) {
        Position start = game.start();
        Position[] kept = new Position[COPIES];
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < COPIES; i++) {
            kept[i] = start.copy();
        }
        long taken = threads.getCurrentThreadAllocatedBytes() - before;
        return taken / kept.length + ENTRY;
    }

    private void find(Position position, int most) {
        if (position.node() == Position.OVER || numbers.containsKey(position)) {
            return;
        }
        if (found.size() == most) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has more than %,d positions, and no numbering of its own; that does not fit. "
                            + "ALEA_JAVA_OPTS=-Xmx... gives more memory, and " + SMALLER,
                    game.spec(),
                    most));
        }
        Position copy = position.copy();
        numbers.put(copy, found.size());
        found.add(copy);
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public long states() {
        return found.size();
    }

    @Override
    public long number(Position position) {
        return numbers.getOrDefault(position, -1);
    }

    @Override
    public boolean position(long number, Position into) {
        into.set(found.get((int) number));
        return true;
    }

    @Override
    public boolean turned() {
        return false;
    }
}
