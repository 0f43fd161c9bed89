package alea.papers.iversen.players;

import java.util.Arrays;

/**
 * The state of Iversen's paper (section 2.1) as its published code computes it, quirks included: six bits a piece,
 * for the mover's four pieces in their order, the first piece in the highest bits.
 *
 * <p>Positions are LUDOPy's arrays: four rows of four pieces, the mover's row first, each in its own coordinates. The
 * numbers are those of LUDOPy 1.3.1 (lane from 53, goal 59), whichever version plays.
 */
public final class IversenState {
    /** Bits of one piece, from the highest: home, safe, vulnerable, attacking, finish line, finished. */
    public static final int BITS = 6;

    /** Pieces of a player. */
    public static final int PIECES = 4;

    private static final int SQUARES = 52;
    private static final int QUARTER = 13;
    private static final int LANE = 53;
    private static final int GOAL = 59;
    private static final int[] STARS = {5, 12, 18, 25, 31, 38, 44, 51};

    private IversenState() {}

    /** The 24 bits of a position: the first piece's home bit is bit 23. */
    public static int bits(int[][] rows) {
        int bits = 0;
        for (int p : rows[0]) {
            bits = bits << BITS | piece(p, rows);
        }
        return bits;
    }

    private static int piece(int p, int[][] rows) {
        boolean threatened = false;
        boolean attacking = false;
        for (int enemy = 1; enemy < rows.length; enemy++) {
            for (int e : rows[enemy]) {
                int distance = distance(p, enemy, e);
                threatened |= distance >= -6 && distance <= -1;
                attacking |= distance >= 1 && distance <= 6;
            }
        }
        boolean vulnerable = threatened && !isSafe(p) || isForeignStart(p);
        return bit(p == 0, 5)
                | bit(isSafe(p), 4)
                | bit(vulnerable, 3)
                | bit(attacking, 2)
                | bit(p >= LANE, 1)
                | bit(p == GOAL, 0);
    }

    private static int bit(boolean set, int at) {
        return set ? 1 << at : 0;
    }

    /** How far an enemy's piece is ahead, negative behind; 0 where one of the two is off the ring. */
    private static int distance(int p, int enemy, int e) {
        if (e == 0 || e >= LANE || p == 0 || p >= LANE) {
            return 0;
        }
        int square = (e + QUARTER * enemy) % SQUARES;
        int ahead = (square == 0 ? SQUARES : square) - p;
        return Math.abs(ahead) <= Math.abs(ahead - SQUARES) ? ahead : ahead - SQUARES;
    }

    private static boolean isSafe(int p) {
        return p >= 1 && p < LANE && (p % QUARTER == 1 || p % QUARTER == 9);
    }

    private static boolean isForeignStart(int p) {
        return p == 14 || p == 27 || p == 40;
    }

    /**
     * What the training code expects of a move. It is not what the engine does: enemies' squares are not wrapped, the
     * first star of a jump and square 51 are never looked at, and any enemy on a globe sends the piece home.
     *
     * @return new rows; the given ones stay
     */
    public static int[][] predict(int[][] rows, int piece, int die) {
        int[][] after = new int[rows.length][PIECES];
        predict(rows, piece, die, after);
        return after;
    }

    /** The same into given rows. */
    public static void predict(int[][] rows, int piece, int die, int[][] after) {
        for (int row = 0; row < rows.length; row++) {
            System.arraycopy(rows[row], 0, after[row], 0, PIECES);
        }
        int p = destination(rows[0][piece], die);
        for (int enemy = 1; enemy < after.length; enemy++) {
            for (int i = 0; i < PIECES; i++) {
                int e = after[enemy][i];
                if (e <= 0 || e > LANE || p <= 0 || p > LANE || p != e + QUARTER * enemy) {
                    continue;
                }
                if (isSafe(p) || count(after[enemy], e) >= 2) {
                    p = 0;
                } else {
                    after[enemy][i] = 0;
                }
            }
        }
        after[0][piece] = p;
    }

    private static int count(int[] pieces, int e) {
        int n = 0;
        for (int piece : pieces) {
            n += piece == e ? 1 : 0;
        }
        return n;
    }

    private static int destination(int p, int die) {
        if (p == 0) {
            return 1;
        }
        int to = p + die;
        if (to > GOAL) {
            return p - (to - GOAL);
        }
        int star = Arrays.binarySearch(STARS, to);
        if (star < 0) {
            return to;
        }
        return star == STARS.length - 1 ? GOAL : STARS[star + 1];
    }
}
