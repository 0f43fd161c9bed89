package alea.match;

import alea.game.Dice;

/** How the players of a lineup are given seats. */
public enum Seating {
    /** One place further each match, so that every player sits in every seat equally often. */
    ROTATE,
    /** Drawn anew for every match; with duplicate dice for every round, which then rotates. */
    SHUFFLE,
    /** As the players were named. */
    FIXED;

    /** The stream number of the draw, apart from those of a match. */
    private static final long STREAM = -1;

    /** The name in options and reports: lower case. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /**
     * How many matches make a round: those that go through all rotations of a lineup. Duplicate dice are dealt once for
     * all of them.
     */
    public int round(boolean duplicate, int players, int seats) {
        boolean rotates = this == ROTATE || this == SHUFFLE && duplicate;
        return rotates ? Math.min(players, seats) : 1;
    }

    /**
     * Who sits where: fewer players than seats are repeated to fill them.
     *
     * @param lineup the players, by number
     * @param seats how many seats there are
     * @param round number of the round of seatings, and the seed and stream of its draw
     * @param step number of the match in its round
     */
    public int[] seats(int[] lineup, int seats, long seed, long round, int step) {
        int[] at = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            at[seat] = lineup[(seat + step) % lineup.length];
        }
        if (this == SHUFFLE) {
            Dice dice = new Dice(seed, round, STREAM);
            for (int i = seats - 1; i > 0; i--) {
                int j = dice.below(i + 1);
                int moved = at[i];
                at[i] = at[j];
                at[j] = moved;
            }
        }
        return at;
    }
}
