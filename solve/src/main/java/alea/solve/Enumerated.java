package alea.solve;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The positions that can be reached, numbered in the order in which a breadth-first search finds them. For any game. */
public final class Enumerated implements Space {
    /** About what a numbered position needs in memory, in bytes, with what is later built on it. */
    public static final long BYTES = 400;

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

    private void find(Position position, int most) {
        if (position.node() == Position.OVER || numbers.containsKey(position)) {
            return;
        }
        if (found.size() == most) {
            throw new BadInput("%s has more than %,d positions, and no numbering of its own; that does not fit"
                    .formatted(game.spec(), most));
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
