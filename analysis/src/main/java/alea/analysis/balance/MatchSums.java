package alea.analysis.balance;

/**
 * Where the sums of a block of matches are kept, of a game of so many seats. All measures are made from them.
 *
 * @param seats how many seats there are
 */
record MatchSums(int seats) {
    // Matches in which everybody is of one kind.
    static final int MATCHES = 0;
    static final int TRUNCATED = 1;
    static final int DRAWS = 2;
    static final int TURNS = 3;
    static final int STRIKES = 4;
    static final int LEAD_CHANGES = 5;
    static final int DECISIONS = 6;
    static final int CHOICES = 7;
    /** Matches that one seat won. */
    static final int WON = 8;
    /** Turns until they were decided. */
    static final int DECIDED_AT = 9;
    /** The same as parts of their lengths. */
    static final int DECIDED_PART = 10;
    // One against the others.
    static final int SKILL_MATCHES = 11;
    static final int SKILL_POINTS = 12;
    static final int PLIES_MATCHES = 13;
    static final int PLIES_POINTS = 14;
    /** Deals of which all seatings came to their end. */
    static final int DEALS = 15;

    /** Of {@link #WON}, those whose winner was sure of it before the last turn. */
    static final int FORESEEN = 16;

    private static final int BY_SEAT = 17;

    /** Points of a seat: 1 for a win, an even part of a draw. */
    int points(int seat) {
        return BY_SEAT + seat;
    }

    /** Payoffs of a seat over deals, while the player that is compared sits in another or the same. */
    int payoff(int sitting, int seat) {
        return BY_SEAT + seats + sitting * seats + seat;
    }

    /** The same, squared. */
    int square(int sitting, int seat) {
        return payoff(sitting, seat) + seats * seats;
    }

    /** The square of what a seat has in all seatings of a deal. */
    int together(int seat) {
        return BY_SEAT + seats + 2 * seats * seats + seat;
    }

    /** How many sums there are. */
    int length() {
        return BY_SEAT + 2 * seats + 2 * seats * seats;
    }
}
