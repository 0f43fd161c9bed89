package alea.solve;

import alea.game.Payoffs;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The probabilities of a win at any position of a game in which every seat maximises its own, from those of its
 * numbered states. Ties go to the first option. Not for two threads at once.
 */
public final class Wins {
    /** Options whose wins differ by no more than this are alike. */
    public static final double TIE = 1e-9;

    private final Space space;
    private final Solution.Arrays arrays;
    private final int seats;
    private final List<Position> scratch = new ArrayList<>();

    Wins(Space space, Solution.Arrays arrays) {
        this.space = space;
        this.arrays = arrays;
        seats = space.game().seats();
    }

    /**
     * The probability that each seat wins, the one to act first, then in the order of play; when over, the last to
     * act first.
     */
    public double[] at(Position position) {
        return at(position, 0);
    }

    /** The same behind an option, the seat that acts at {@code position} first. */
    public double[] behind(Position position, int option) {
        return behind(position, option, 0);
    }

    private double[] at(Position position, int depth) {
        double[] wins = new double[seats];
        if (position.node() == Position.OVER) {
            int winner = Payoffs.winner(position, seats);
            if (winner >= 0) {
                wins[Math.floorMod(winner - position.seat(), seats)] = 1;
            }
            return wins;
        }
        long number = space.number(position);
        if (number >= 0) {
            for (int k = 0; k < seats; k++) {
                wins[k] = arrays.get(k, number);
            }
            return wins;
        }
        boolean decides = position.node() == Position.DECISION;
        Arrays.fill(wins, decides ? -1 : 0);
        for (int option = 0; option < position.options(); option++) {
            double[] next = behind(position, option, depth);
            if (!decides) {
                for (int k = 0; k < seats; k++) {
                    wins[k] += position.probability(option) * next[k];
                }
            } else if (next[0] > wins[0] + TIE) {
                wins = next;
            }
        }
        return wins;
    }

    private double[] behind(Position position, int option, int depth) {
        if (scratch.size() == depth) {
            scratch.add(space.game().start());
        }
        Position next = scratch.get(depth);
        next.set(position);
        next.take(option);
        double[] wins = at(next, depth + 1);
        double[] seen = new double[seats];
        int ahead = Math.floorMod(next.seat() - position.seat(), seats);
        for (int k = 0; k < seats; k++) {
            seen[(k + ahead) % seats] = wins[k];
        }
        return seen;
    }
}
