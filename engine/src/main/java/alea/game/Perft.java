package alea.game;

import java.util.HashSet;
import java.util.Set;

/**
 * Counts the ways a match can go on, as chess programs do to prove that they know the rules: two implementations that
 * count the same number of paths to a depth of some plies have taken and undone every option on the way alike.
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of different sequences of exactly {@code plies} options that can be taken from a position.
     *
     * <p>A ply is one option taken at one node, whoever takes it: a roll is a ply and the move made with it is another,
     * and a turn that can only be passed has the ply "pass". Chance options count once each, however likely they are.
     * Sequences are counted, not positions, so two ways to the same position count twice. A match that is over has no
     * options, so a sequence that would go on after its end is not counted: from a position that is over the count is 1
     * for no plies and 0 for any more.
     *
     * @param position where to begin; left as it was
     * @param plies 0 or more
     */
    public static long count(Position position, int plies) {
        if (plies == 0) {
            return 1;
        }
        Position[] scratch = new Position[plies - 1];
        for (int i = 0; i < scratch.length; i++) {
            scratch[i] = position.copy();
        }
        return paths(position, plies, scratch);
    }

    /**
     * The number of different positions at the ends of the sequences that {@link #count} counts. A count of paths
     * does not see what a move did as long as the same number of options follows; this does.
     *
     * @param position where to begin; left as it was
     * @param plies 0 or more
     */
    public static int positions(Position position, int plies) {
        Set<Position> reached = Set.of(position);
        for (int ply = 0; ply < plies; ply++) {
            Set<Position> further = new HashSet<>();
            for (Position from : reached) {
                for (int option = 0; option < from.options(); option++) {
                    Position to = from.copy();
                    to.take(option);
                    further.add(to);
                }
            }
            reached = further;
        }
        return reached.size();
    }

    private static long paths(Position position, int plies, Position[] scratch) {
        int options = position.options();
        if (plies == 1) {
            return options;
        }
        Position next = scratch[plies - 2];
        long paths = 0;
        for (int option = 0; option < options; option++) {
            next.set(position);
            next.take(option);
            paths += paths(next, plies - 1, scratch);
        }
        return paths;
    }
}
