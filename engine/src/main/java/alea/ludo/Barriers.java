package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * Where pawns bar the way.
 *
 * @param own whether a pawn cannot land where another of its seat stands; home is for all
 * @param walls whether two pawns of a seat on a ring square are a wall, which nobody passes or lands on, not even
 *     their own seat
 */
public record Barriers(boolean own, boolean walls) {
    static final List<Key> KEYS = List.of(
            Key.choice("own", "pawns of a seat on one square: they stack, or that is forbidden", "stack", "forbid"),
            Key.choice(
                    "walls",
                    "whether two pawns of a seat on a ring square bar the way of everybody, their own seat too",
                    "no",
                    "yes"));

    static Barriers of(Settings s) {
        return new Barriers(s.is("own", "forbid"), s.is("walls", "yes"));
    }

    /**
     * Whether somebody bars the way of a pawn.
     *
     * @param standing who stands where; frame 0 is the mover's own
     * @param from where the pawn stands: it does not bar its own way
     * @param to where it would end when it met nobody
     * @param home the progress of a pawn that is home
     * @param over the ring squares that it goes over or comes to, as bits of its progress
     */
    boolean bar(Meeting.Others standing, int from, int to, int home, long over) {
        return own && to != home && to != from && standing.count(0, to) > 0 || walls && walled(standing, over);
    }

    private static boolean walled(Meeting.Others standing, long over) {
        for (long left = over; left != 0; left &= left - 1) {
            for (int k = 0; k < Dialect.PLACES; k++) {
                if (standing.count(k, Long.numberOfTrailingZeros(left)) > 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two pawns of a seat never stand together but at home. */
    public boolean keepApart() {
        return own;
    }

    /** Whether nobody ever bars the way. */
    boolean none() {
        return !own && !walls;
    }

    void describe(Map<String, String> parts) {
        String walled = "share squares, and two on the ring are a wall that nobody passes";
        parts.put("own pawns", own ? "a pawn cannot land on one of its own" : walls ? walled : "share squares freely");
    }
}
