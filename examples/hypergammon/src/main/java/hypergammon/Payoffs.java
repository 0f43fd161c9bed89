package hypergammon;

/** What a match is worth, in the unit of scores. */
final class Payoffs {
    private Payoffs() {}

    /** A payoff of -3..3 as a score of 0..1. */
    static double score(int payoff) {
        return (payoff + Hypergammon.BACKGAMMON) / (2.0 * Hypergammon.BACKGAMMON);
    }

    /** What a solver calls a payoff. */
    static double worth(int payoff) {
        return value(payoff);
    }

    /** What a solver calls an expected payoff. */
    static double value(double payoff) {
        return payoff / (double) Hypergammon.BACKGAMMON;
    }

    /** What a solver calls the most that a match is worth. */
    static double most() {
        return worth(Hypergammon.BACKGAMMON);
    }
}
