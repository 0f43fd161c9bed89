package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * Where pawns bar the way.
 *
 * @param own whether a pawn cannot land where another of its seat stands; home is for all
 */
public record Barriers(boolean own) {
    static final List<Key> KEYS = List.of(
            Key.choice("own", "pawns of a seat on one square: they stack, or that is forbidden", "stack", "forbid"));

    static Barriers of(Settings s) {
        return new Barriers(s.is("own", "forbid"));
    }

    /**
     * Whether somebody bars the way of a pawn.
     *
     * @param standing who stands where; frame 0 is the mover's own
     * @param to where the pawn would end when it met nobody
     * @param home the progress of a pawn that is home
     * @param over the ring squares that it goes over or comes to, as bits of its progress
     */
    boolean bar(Meeting.Others standing, int to, int home, long over) {
        return own && to != home && standing.count(0, to) > 0;
    }

    /** Whether nobody ever bars the way. */
    boolean none() {
        return !own;
    }

    void describe(Map<String, String> parts) {
        parts.put("own pawns", own ? "a pawn cannot land on one of its own" : "share squares freely");
    }
}
