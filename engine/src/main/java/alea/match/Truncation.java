package alea.match;

import alea.game.Payoffs;

/**
 * What a match that was stopped at its cap counts for. Its result is unknown, and an unknown result is not a known
 * one: nothing is learned from such a match, and whoever reports on many says how many there were. Where a number
 * is needed all the same, it is one of these, said by name.
 */
public enum Truncation {
    /**
     * As if it were lost, for every seat: a rate of wins is then one of wins within the cap. With {@link #WON} the
     * bounds of what is unknown.
     */
    LOST {
        @Override
        public double score(Payoffs payoffs, int seats) {
            return payoffs.least();
        }
    },
    /** As if it were won, for every seat. */
    WON {
        @Override
        public double score(Payoffs payoffs, int seats) {
            return payoffs.greatest();
        }
    },
    /** As if all seats had drawn: what a playout says that looks only so far ahead, and takes what is open for even. */
    DRAWN {
        @Override
        public double score(Payoffs payoffs, int seats) {
            return payoffs.even(seats);
        }
    };

    /** What stands in for the score of a seat, in a game of such payoffs and so many seats. */
    public abstract double score(Payoffs payoffs, int seats);
}
