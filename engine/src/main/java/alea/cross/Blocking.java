package alea.cross;

import java.util.List;

/**
 * Where some pawns of a seat together bar the way.
 *
 * @param where they bar it
 * @param own whether their own seat, too, and not only foes
 * @param passing whether they bar passing
 * @param landing whether they bar landing
 * @param lane whether blocks on squares of their own bar the way there
 * @param mixed whether pawns of partners are a block together
 * @param opens values with which a seat must open an own block
 * @param together whether two pawns that stood together in a throw may meet again in it
 * @param size pawns of which a block is made, or more
 */
public record Blocking(
        Where where,
        boolean own,
        boolean passing,
        boolean landing,
        boolean lane,
        boolean mixed,
        List<Integer> opens,
        boolean together,
        int size) {
    /** Pawns bar nothing. */
    public static final Blocking NONE = new Blocking(Where.NOWHERE, false, false, false, false, false, List.of(), true);

    /** Blocks of two. */
    public Blocking(
            Where where,
            boolean own,
            boolean passing,
            boolean landing,
            boolean lane,
            boolean mixed,
            List<Integer> opens,
            boolean together) {
        this(where, own, passing, landing, lane, mixed, opens, together, 2);
    }

    /** Where on the ring pawns bar the way. */
    public enum Where {
        /** Nowhere. */
        NOWHERE,
        /** On every shared square. */
        ANYWHERE,
        /** Where it is not safe. */
        PLAIN,
        /** On safe squares. */
        SAFE
    }
}
