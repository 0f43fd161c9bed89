package alea.ludo;

import alea.game.Settings;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The rules of one way to play Ludo, put together from parts that know nothing of each other's choices. Each part
 * reads itself from the keys of a spec.
 *
 * <p>All dialects share the board: 52 ring squares, four places whose start squares lie 13 apart, played clockwise. A
 * pawn's <em>progress</em> counts squares from its own start: 0 is the start square, then the ring, then the lane, then
 * home; in the base it is {@link #BASE}. Seen from place s, progress p on the ring is square (p + 13 s) mod 52.
 *
 * @param entering where pawns begin, and how they come on to the board
 * @param track the way that a pawn goes
 * @param squares the special squares
 * @param meeting what happens where others stand
 * @param barriers where pawns bar the way
 * @param turns who rolls next
 * @param ending when a match ends
 */
public record Dialect(
        Entering entering,
        Track track,
        Squares squares,
        Meeting meeting,
        Barriers barriers,
        Turns turns,
        Ending ending) {

    /** Ring squares of the board. */
    public static final int SQUARES = 52;

    /** Ring squares from one place's start to the next. */
    public static final int QUARTER = 13;

    /** The places round the board. */
    public static final int PLACES = 4;

    /** The progress of a pawn in its base. */
    public static final int BASE = -1;

    private static final long LAP = (1L << SQUARES) - 1;

    /** The rules of some settings, which {@link Exclusions} do not refuse. */
    static Dialect of(Settings s) {
        return new Dialect(
                Entering.of(s), Track.of(s), Squares.of(s), Meeting.of(s), Barriers.of(s), Turns.of(s), Ending.of(s));
    }

    /** Ring squares that a pawn walks, its start square included. */
    public int ring() {
        return track.ring();
    }

    /** Squares of a pawn's own lane between ring and home. */
    public int lane() {
        return track.lane();
    }

    /** The progress of a pawn that is home. */
    public int home() {
        return track.home();
    }

    /** Whether pawns begin in a base. */
    public boolean hasBase() {
        return entering.base();
    }

    /** The progress at which pawns begin and to which struck pawns return. */
    public int origin() {
        return hasBase() ? BASE : 0;
    }

    /** Whether a ring square is a globe: one of the safe squares. */
    public boolean isGlobe(int progress) {
        return progress < ring() && (squares.safe() >>> progress & 1) != 0;
    }

    /** Whether a safe square protects the pawns of frame {@code k} there. */
    boolean protects(int square, int k) {
        return !squares.ownersOnly() || square % QUARTER != 0 || square / QUARTER == k;
    }

    /** Whether no pawn can be struck at {@code progress} by the common rule: globes, the lane, home. */
    public boolean isSafe(int progress) {
        return progress >= ring() || isGlobe(progress);
    }

    /** Whether a ring square is a star. */
    public boolean isStar(int progress) {
        return progress >= 0 && progress < ring() && (squares.stars() >>> progress & 1) != 0;
    }

    private long stars() {
        return squares.stars() & (1L << ring()) - 1;
    }

    /** The star after a star that is not the last. */
    public int nextStar(int star) {
        return star + 1 + Long.numberOfTrailingZeros(stars() >>> star + 1);
    }

    /** The last star of the ring, which leads home; -1 where there are none. */
    public int lastStar() {
        return 63 - Long.numberOfLeadingZeros(stars());
    }

    /** Whether the rules let a pawn move with this die, wherever others stand. */
    public boolean movable(int progress, int die) {
        if (progress == home()) {
            return false;
        }
        return progress == BASE ? entering.with(die) : track.leads(progress, die);
    }

    /** The square that a movable pawn comes to first, before a star carries it on. */
    public int via(int progress, int die) {
        return progress == BASE ? 0 : track.after(progress, die);
    }

    /** Where a movable pawn ends when it meets nobody. */
    public int destination(int progress, int die) {
        int to = via(progress, die);
        if (progress == BASE || progress >= ring() || !isStar(to)) {
            return to;
        }
        return to == lastStar() ? home() : nextStar(to);
    }

    /**
     * The ring squares that a movable pawn goes over or comes to, as bits; a star carries it over those between it
     * and the next.
     */
    long over(int progress, int die) {
        if (progress == BASE) {
            return 1;
        }
        int to = destination(progress, die);
        long next = to == via(progress, die) || to >= ring() ? 0 : 1L << to;
        return track.over(progress, die) | next;
    }

    /**
     * Which pawns of the place {@code k} further on stand on a square: their progress values, as bits.
     *
     * @param square the mover's progress, 0 to home
     */
    long standing(int k, int square) {
        if (k == 0) {
            return 1L << square;
        }
        int theirs = Math.floorMod(square - QUARTER * k, SQUARES);
        if (!meeting.laneIsRing()) {
            return square < ring() && theirs < ring() ? 1L << theirs : 0;
        }
        if (square > ring() || theirs > ring()) {
            return 0;
        }
        return theirs == 0 ? 1L | 1L << ring() : 1L << theirs;
    }

    /** Whether whoever lands strikes all who are not safe, and nothing else happens: no stars, nobody bars the way. */
    public boolean strikesFreely() {
        return meeting.onlyStrikes() && barriers.none() && !squares.ownersOnly() && stars() == 0;
    }

    /** Whether entering is like landing elsewhere. */
    public boolean entersAsElsewhere() {
        return !hasBase() || !entering.takesOnSafe() || !isGlobe(0);
    }

    /** Whether whoever lands on a square strikes nobody since it is safe; to the start nobody comes but by entering. */
    boolean spares(int progress) {
        return isSafe(progress) && (progress > 0 || entersAsElsewhere());
    }

    /** The parts by name, in words. */
    Map<String, String> parts() {
        Map<String, String> parts = new LinkedHashMap<>();
        entering.describe(parts);
        track.describe(parts);
        squares.describe(parts, ring());
        parts.put("squares that two seats can share", shared());
        barriers.describe(parts);
        meeting.describe(parts, entering, (squares.safe() & (1L << ring()) - 1) != 0, stars() != 0);
        turns.describe(parts);
        ending.describe(parts);
        return parts;
    }

    private String shared() {
        long shared = Sharing.squares(this);
        return shared == 0 ? "none" : Squares.list(shared);
    }

    /** Ring squares seen from a place {@code by} squares further on: bit p moves to bit (p + by) mod 52. */
    static long rotate(long squares, int by) {
        return (squares << by | squares >>> (SQUARES - by)) & LAP;
    }
}
