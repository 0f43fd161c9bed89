package alea.ludo.lanes;

import java.util.Arrays;

/** The loops of who is behind, how near, and what danger that is. */
final class Pursuers {
    /** A number of steps that is far enough: nobody is so many behind. */
    static final int NOBODY = 52;

    /** Greater than that even if a pawn's progress is taken from it. */
    static final int OFF_RING = 65;

    private Pursuers() {}

    /** Progress plus 1; off the ring something so large that the pawn is near nobody. */
    static void onRing(long[] pawn, int zero, int ring, long[] next, int n) {
        long first = Octet.all(1 - zero);
        long beyond = Octet.atLeast(ring + 1);
        for (int i = 0; i < n; i++) {
            long p = pawn[i] + first;
            long on = Octet.mask(p + Octet.LOW & ~(p + beyond) & Octet.HIGH);
            next[i] = p & on | Octet.all(OFF_RING) & ~on;
        }
    }

    /** Adds the loops that find where all pawns but those of the seat to act are {@link #onRing}. */
    static void others(LaneBoard board, long[][] others) {
        LaneRules rules = board.rules;
        for (int i = LaneBoard.PAWNS; i < others.length; i++) {
            int other = i;
            board.then(() -> onRing(board.pawns[other], rules.zero(), rules.ring(), others[other], LaneBoard.LONGS));
        }
    }

    /**
     * Finds the nearest: the least of what was found, and of how many steps less 1 two pawns are behind a square.
     *
     * @param first as {@link #onRing} has it
     * @param reached the square as these pawns count it; 127 where they never come
     */
    static void nearest(long[] first, long[] second, long[] reached, long[] nearest, int n) {
        for (int i = 0; i < n; i++) {
            long at = reached[i] | Octet.HIGH;
            long a = at - first[i] & Octet.LOW; // who is level or ahead is 77 and more
            long b = at - second[i] & Octet.LOW;
            nearest[i] = least(nearest[i], least(a, b));
        }
    }

    private static long least(long a, long b) {
        long mask = Octet.mask((a | Octet.HIGH) - b & Octet.HIGH);
        return a ^ (a ^ b) & mask;
    }

    /** The flag of lanes in which somebody is behind. */
    static void anybody(long[] nearest, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] = ~(nearest[i] + Octet.atLeast(NOBODY)) & Octet.HIGH;
        }
    }

    /** Divides steps by 12. */
    static void dozens(long[] nearest, int more, long[] quotient, long[] rest, int n) {
        for (int i = 0; i < n; i++) {
            long v = (nearest[i] & Octet.all(63)) + Octet.all(more);
            long two = v + Octet.atLeast(24) & Octet.HIGH;
            v -= Octet.mask(two) & Octet.all(24);
            long four = v + Octet.atLeast(24) & Octet.HIGH;
            v -= Octet.mask(four) & Octet.all(24);
            quotient[i] = (two >>> 5) + (four >>> 5);
            rest[i] = v;
        }
    }

    /** Makes it a division by 6. */
    static void sixes(long[] quotient, long[] rest, int n) {
        for (int i = 0; i < n; i++) {
            long v = rest[i];
            long two = v + Octet.atLeast(12) & Octet.HIGH;
            v -= Octet.mask(two) & Octet.all(12);
            long one = v + Octet.atLeast(6) & Octet.HIGH;
            long q = quotient[i] + (two >>> 6) + (one >>> 7);
            rest[i] = v - (Octet.mask(one) & Octet.all(6));
            quotient[i] = q;
        }
    }

    /** Adds the loops that look numbers up in a table. */
    static void look(LaneBoard board, long[] index, int[] table, long[] numbers) {
        board.then(() -> Arrays.fill(numbers, Octet.all(table[0])));
        for (int at = 1; at < table.length; at += 3) {
            int place = at;
            int by = change(table, at);
            int next = change(table, at + 1);
            int last = change(table, at + 2);
            if ((by | next | last) != 0) {
                board.then(() -> look(index, place, by, next, last, numbers, LaneBoard.LONGS));
            }
        }
    }

    private static int change(int[] table, int at) {
        return at < table.length ? table[at] ^ table[at - 1] : 0;
    }

    /**
     * Looks numbers up, three places of a table further: a number changes with each place by exclusive or.
     *
     * @param at the first of these places
     * @param by what changes there
     */
    private static void look(long[] index, int at, int by, int byNext, int byLast, long[] numbers, int n) {
        long first = Octet.atLeast(at);
        long second = Octet.atLeast(at + 1);
        long third = Octet.atLeast(at + 2);
        for (int i = 0; i < n; i++) {
            long v = index[i];
            numbers[i] ^= Octet.mask(v + first & Octet.HIGH) & Octet.all(by)
                    ^ Octet.mask(v + second & Octet.HIGH) & Octet.all(byNext)
                    ^ Octet.mask(v + third & Octet.HIGH) & Octet.all(byLast);
        }
    }

    /** A number plus 1 where a pawn has a flag and can move, else 0; on safe squares there is no number. */
    static void rank(long[] numbers, long[] safe, long[] flags, long[] mask, long[] rank, int n) {
        for (int i = 0; i < n; i++) {
            rank[i] = (numbers[i] & ~safe[i]) + Octet.all(1) & Octet.mask(flags[i]) & mask[i];
        }
    }

    /** Adds progress to a rank that is not 0. */
    static void further(long[] progress, long[] rank, int n) {
        for (int i = 0; i < n; i++) {
            long r = rank[i];
            rank[i] = r + (progress[i] & Octet.mask(r + Octet.LOW & Octet.HIGH));
        }
    }
}
