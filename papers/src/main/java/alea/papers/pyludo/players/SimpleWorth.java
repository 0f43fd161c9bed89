package alea.papers.pyludo.players;

import alea.ludo.Dialect;
import alea.ludo.PyludoState;

/** The value function of Simple (section 2.1, equation 4): which of four things a move does, each with its weight. */
final class SimpleWorth implements GenePolicy.Worth {
    private final double[] genes;

    SimpleWorth(double[] genes) {
        this.genes = genes;
    }

    @Override
    public double of(PyludoLookahead seen, int token, int option) {
        PyludoState now = seen.now();
        PyludoState next = seen.next(option);
        int from = now.get(0, token);
        int to = next.get(0, token);
        return of(
                from == PyludoState.HOME && to != PyludoState.HOME,
                !lane(from) && lane(to),
                to == PyludoState.GOAL,
                atHome(next) > atHome(now));
    }

    /** What it is worth that a token enters, comes to its lane, arrives at the goal, and sends somebody home. */
    double of(boolean enters, boolean turnsOff, boolean arrives, boolean strikes) {
        return (enters ? genes[0] : 0)
                + (turnsOff ? genes[1] : 0)
                + (arrives ? genes[2] : 0)
                + (strikes ? genes[3] : 0);
    }

    private static boolean lane(int square) {
        return square >= Dialect.SQUARES && square != PyludoState.GOAL;
    }

    /** How many opponents' tokens are at home. */
    private static int atHome(PyludoState state) {
        int n = 0;
        for (int row = 1; row < PyludoState.ROWS; row++) {
            for (int token = 0; token < PyludoState.TOKENS; token++) {
                n += state.get(row, token) >>> 31; // 1 for home, the only number below zero
            }
        }
        return n;
    }
}
