package alea.cross;

import java.util.List;

/**
 * Where two or more pawns of a seat bar the way.
 *
 * @param where they bar it
 * @param own whether their own seat, too, and not only foes
 * @param passing whether they bar passing
 * @param landing whether they bar landing
 * @param lane whether pairs on squares of their own bar the way there
 * @param mixed whether pawns of partners are a block together
 * @param opens values with which a seat must open an own block
 * @param together whether two pawns that stood together in a throw may meet again in it
 */
public record Blocking(
        Where where,
        boolean own,
        boolean passing,
        boolean landing,
        boolean lane,
        boolean mixed,
        List<Integer> opens,
        boolean together) {
    /** Pawns bar nothing. */
    public static final Blocking NONE = new Blocking(Where.NOWHERE, false, false, false, false, false, List.of(), true);

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
