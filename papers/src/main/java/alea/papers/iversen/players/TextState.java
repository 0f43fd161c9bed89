package alea.papers.iversen.players;

/**
 * The state of Iversen's paper (section 2.1) as the text has it, where his code ({@link IversenState}) does otherwise:
 *
 * <ul>
 *   <li>safe is a piece on a globe, or on the ring beside another of its player;
 *   <li>vulnerable is one with an enemy 1 to 6 squares behind it that is not safe, and, as the paper's example has
 *   it, one on an enemy's start while that enemy has a piece at home;
 *   <li>attacking is one with an enemy 1 to 6 squares ahead that is not safe by the same rule;
 *   <li>a piece in the goal has the bit for that alone.
 * </ul>
 */
public final class TextState {
    private static final int SQUARES = 52;
    private static final int QUARTER = 13;
    private static final int LANE = 53;
    private static final int GOAL = 59;
    private static final int REACH = 6;

    private TextState() {}

    /** The 24 bits of a position in rows as {@link IversenState} takes them. */
    public static int bits(int[][] rows) {
        int bits = 0;
        for (int i = 0; i < IversenState.PIECES; i++) {
            bits = bits << IversenState.BITS | piece(i, rows);
        }
        return bits;
    }

    private static int piece(int i, int[][] rows) {
        int p = rows[0][i];
        if (p == 0) {
            return 1 << 5;
        }
        if (p == GOAL) {
            return 1;
        }
        if (p >= LANE) {
            return 1 << 1;
        }
        boolean threatened = false;
        boolean attacking = false;
        boolean entered = false;
        for (int enemy = 1; enemy < rows.length; enemy++) {
            int theirs = Math.floorMod(p - QUARTER * enemy - 1, SQUARES) + 1;
            for (int e : rows[enemy]) {
                if (e == 0) {
                    entered |= theirs == 1;
                } else if (e < LANE) {
                    threatened |= theirs - e >= 1 && theirs - e <= REACH;
                    int ahead = Math.floorMod(e + QUARTER * enemy - 1, SQUARES) + 1 - p;
                    attacking |= ahead >= 1 && ahead <= REACH && !safe(e, rows[enemy]);
                }
            }
        }
        boolean safe = safe(p, rows[0]);
        boolean vulnerable = threatened && !safe || entered;
        return (safe ? 1 << 4 : 0) | (vulnerable ? 1 << 3 : 0) | (attacking ? 1 << 2 : 0);
    }

    private static boolean safe(int p, int[] pieces) {
        int there = 0;
        for (int piece : pieces) {
            there += piece == p ? 1 : 0;
        }
        return p % QUARTER == 1 || p % QUARTER == 9 || there >= 2;
    }
}
