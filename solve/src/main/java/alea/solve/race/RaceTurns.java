package alea.solve.race;

import alea.game.Position;
import alea.solve.RaceSpace;
import java.util.Arrays;

/** What the rolls of one seat lead to, as the rules make them: by row its rolls, by roll the options it has then. */
final class RaceTurns {
    /** An option after which the seat is done. */
    static final int DONE = -1;

    private final int[] rolls;
    private double[] probabilities = new double[1 << 10];
    private int[] options = new int[1 << 10];
    private int[] leads = new int[1 << 12];
    private final boolean forward;

    /**
     * Plays every option of every row.
     *
     * @param space the rows; where the other seat stands does not matter
     */
    RaceTurns(RaceSpace space) {
        rolls = new int[space.rows() + 1];
        Position position = space.game().start();
        Position rolled = position.copy();
        Position next = position.copy();
        int roll = 0;
        int option = 0;
        boolean onward = true;
        for (int row = 0; row < space.rows(); row++) {
            space.position(row, 0, position);
            for (int outcome = 0; outcome < position.options(); outcome++) {
                rolled.set(position);
                rolled.take(outcome);
                probabilities =
                        roll + 1 < probabilities.length ? probabilities : Arrays.copyOf(probabilities, 2 * roll + 4);
                options = roll + 1 < options.length ? options : Arrays.copyOf(options, 2 * roll + 4);
                probabilities[roll] = position.probability(outcome);
                int begin = option;
                for (int i = 0; i < rolled.options(); i++) {
                    next.set(rolled);
                    next.take(i);
                    int lead = lead(space, next);
                    if (!contains(begin, option, lead)) {
                        leads = option < leads.length ? leads : Arrays.copyOf(leads, 2 * option);
                        leads[option++] = lead;
                    }
                }
                roll++;
                options[roll] = option;
                onward &= option == begin + 1 && leads[begin] == again(row) || goesOn(begin, option, row);
            }
            rolls[row + 1] = roll;
        }
        forward = onward;
    }

    private static int lead(RaceSpace space, Position next) {
        if (next.node() == Position.OVER) {
            return DONE;
        }
        int row = space.row(next, 0);
        if (row < 0 || !next.isChance()) {
            throw new IllegalStateException("a race that is none: " + next);
        }
        return next.seat() == 0 ? again(row) : row << 1;
    }

    private boolean contains(int from, int to, int lead) {
        for (int i = from; i < to; i++) {
            if (leads[i] == lead) {
                return true;
            }
        }
        return false;
    }

    private boolean goesOn(int from, int to, int row) {
        for (int i = from; i < to; i++) {
            if (isAgain(leads[i]) && row(leads[i]) <= row) {
                return false;
            }
        }
        return true;
    }

    /** Leads to a row from which the seat rolls again. */
    static int again(int row) {
        return row << 1 | 1;
    }

    /** Whether the same turn goes on. */
    static boolean isAgain(int lead) {
        return lead != DONE && (lead & 1) != 0;
    }

    /** Where an option leads that does not end it all. */
    static int row(int lead) {
        return lead >> 1;
    }

    /** The first roll of a row; those of the next one follow. */
    int rolls(int row) {
        return rolls[row];
    }

    /** How likely a roll is. */
    double probability(int roll) {
        return probabilities[roll];
    }

    /** The first option of a roll; those of the next one follow. */
    int options(int roll) {
        return options[roll];
    }

    /** Where an option leads. */
    int lead(int option) {
        return leads[option];
    }

    /** How many rolls all rows have. */
    int rolls() {
        return rolls[rolls.length - 1];
    }

    /** Whether a roll can do nothing but roll again in the same row. */
    boolean stays(int roll, int row) {
        return options[roll + 1] == options[roll] + 1 && leads[options[roll]] == again(row);
    }

    /** Whether a turn that goes on leads to later rows alone, so that going through them once, backwards, is enough. */
    boolean forward() {
        return forward;
    }
}
