package alea.ludo.lanes;

/** The loops of who rolls next: {@link alea.ludo.Turns}. What it remembers of earlier rolls are bytes of their own. */
final class Rolling {
    private Rolling() {}

    /** The flag of lanes whose roll is one six in a row too many. */
    static void ignored(long[] die, long[] sixes, long[] first, int limit, long[] flags, int n) {
        long before = Octet.all(limit - 1);
        for (int i = 0; i < n; i++) {
            long other = (die[i] ^ Octet.all(6)) + Octet.LOW | (sixes[i] ^ before) + Octet.LOW | first[i];
            flags[i] = ~other & Octet.HIGH;
        }
    }

    /** Nobody moves there. */
    static void still(long[] ignored, long[] moves, int n) {
        for (int i = 0; i < n; i++) {
            moves[i] &= Octet.LOW ^ Octet.mask(ignored[i]);
        }
    }

    /**
     * The flag of lanes in which a six gives another roll.
     *
     * @param unplayed all where it does so even if nothing could be moved, else none
     */
    static void six(long[] die, long[] moves, long[] first, long[] ignored, long unplayed, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            long not = (die[i] ^ Octet.all(6)) + Octet.LOW | first[i] | ignored[i];
            flags[i] = ~not & (moves[i] + Octet.all(1) | unplayed) & Octet.HIGH;
        }
    }

    /** Adds to the flags lanes in which a strike gives another roll. */
    static void strike(long[] still, long[] first, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] |= ~(still[i] | first[i]) & Octet.HIGH;
        }
    }

    /** Leaves the flags of lanes in which a pawn is in the base. */
    static void inBase(long[] pawn, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] &= ~(pawn[i] + Octet.LOW);
        }
    }

    /** The flag of lanes in which nothing could be moved. */
    static void stuck(long[] moves, long[] flags, int n) {
        for (int i = 0; i < n; i++) {
            flags[i] = ~(moves[i] + Octet.all(1)) & Octet.HIGH;
        }
    }

    /**
     * Of lanes that wait, those that try again; the others' tries start anew.
     *
     * @param waits in: those that wait. Out: those that try again
     * @param rounds lanes in a round with tries
     */
    static void tries(long[] waits, long[] again, long[] ignored, long[] rounds, long[] failed, int tries, int n) {
        long last = Octet.atLeast(tries - 1);
        for (int i = 0; i < n; i++) {
            long waiting = waits[i] & ~(again[i] | ignored[i]) & rounds[i];
            waits[i] = waiting & ~(failed[i] + last);
        }
    }

    /**
     * Counts what lasts as long as it goes on.
     *
     * @param goesOn the flag of lanes in which it does
     * @param counts the mask of lanes that had a turn
     */
    static void count(long[] goesOn, long[] counts, long[] counted, int n) {
        for (int i = 0; i < n; i++) {
            long was = counted[i];
            long had = counts[i];
            long now = was + Octet.all(1) & Octet.mask(goesOn[i]);
            counted[i] = now & had | was & ~had;
        }
    }

    /** From who rolls again to the flag of those who do not. */
    static void not(long[] again, long[] tries, long[] still, int n) {
        for (int i = 0; i < n; i++) {
            still[i] = ~(again[i] | tries[i]) & Octet.HIGH;
        }
    }

    /** The first round ends where the last place passes the dice on. */
    static void endRound(long[] places, int last, long[] passes, long[] first, int n) {
        long at = Octet.all(last);
        for (int i = 0; i < n; i++) {
            long elsewhere = (places[i] ^ at) + Octet.LOW;
            first[i] &= elsewhere | ~(passes[i] + Octet.all(1));
        }
    }
}
