package alea.solve.race;

import alea.solve.RaceSpace;
import java.util.Arrays;

/**
 * Works out, for every row of a race, how likely a seat is done within so many turns: at most, whatever it plays for,
 * and by the policy that needs the fewest turns in the mean.
 */
public final class RaceSolver {
    /** What is left when a distribution is cut off. */
    static final double TAIL = 1e-9;
    /** More than rounding adds up to in so many turns. */
    private static final double ROUNDING = 1e-12;
    /** Where turns can go round in circles, going through them again changes no more than this. */
    private static final double STILL = 1e-16;

    private static final double STILL_TURNS = 1e-12;
    private static final double EQUAL_TURNS = 1e-10;
    private static final int MOST_SWEEPS = 100_000;
    /** A seat that needs so many turns may never be done. */
    private static final int MOST_TURNS = 20_000;

    private final RaceSpace space;
    private final RaceTurns turns;
    private final int rows;
    private final double[] means;
    /** By roll: the option of the fixed policy. */
    private final int[] choices;

    private RaceSolver(RaceSpace space) {
        this.space = space;
        turns = new RaceTurns(space);
        rows = space.rows();
        means = new double[rows];
        choices = new int[turns.rolls()];
    }

    /** The times of all rows. */
    public static RaceTimes solve(RaceSpace space) {
        var solver = new RaceSolver(space);
        solver.findMeans();
        solver.choose();
        return solver.times();
    }

    /** The fewest turns in the mean: through all rows, until that changes nothing. */
    private void findMeans() {
        double changed = 1;
        for (int sweep = 0; changed > STILL_TURNS && sweep < MOST_SWEEPS; sweep++) {
            changed = 0;
            for (int row = rows - 1; row >= 0; row--) {
                double sum = 0;
                double stays = 0;
                for (int roll = turns.rolls(row); roll < turns.rolls(row + 1); roll++) {
                    double p = turns.probability(roll);
                    int only = turns.options(roll + 1) == turns.options(roll) + 1
                            ? turns.lead(turns.options(roll))
                            : RaceTurns.DONE;
                    if (only != RaceTurns.DONE && RaceTurns.row(only) == row) {
                        stays += p;
                        sum += RaceTurns.isAgain(only) ? 0 : p;
                    } else {
                        sum += p * fewest(roll);
                    }
                }
                double mean = sum / (1 - stays);
                changed = Math.max(changed, Math.abs(mean - means[row]));
                means[row] = mean;
            }
        }
    }

    private double fewest(int roll) {
        double fewest = Double.MAX_VALUE;
        for (int option = turns.options(roll); option < turns.options(roll + 1); option++) {
            fewest = Math.min(fewest, mean(turns.lead(option)));
        }
        return fewest;
    }

    /** The turns from an option on, the one at hand included. */
    private double mean(int lead) {
        return lead == RaceTurns.DONE
                ? 1
                : RaceTurns.isAgain(lead) ? means[RaceTurns.row(lead)] : 1 + means[RaceTurns.row(lead)];
    }

    /** The first of the options that are best. */
    private void choose() {
        for (int roll = 0; roll < choices.length; roll++) {
            double enough = fewest(roll) + EQUAL_TURNS;
            int option = turns.options(roll);
            while (mean(turns.lead(option)) > enough) {
                option++;
            }
            choices[roll] = option;
        }
    }

    private RaceTimes times() {
        var times = new RaceTimes.Builder(rows);
        double[] most = new double[rows];
        double[] fixed = new double[rows];
        double[] before = new double[rows];
        boolean[] ended = new boolean[rows];
        int left = rows;
        for (int k = 1; left > 0; k++) {
            if (k > MOST_TURNS) {
                throw new IllegalStateException(
                        "a race without end: " + space.game().spec());
            }
            System.arraycopy(most, 0, before, 0, rows);
            within(most, before, false);
            System.arraycopy(fixed, 0, before, 0, rows);
            within(fixed, before, true);
            for (int row = 0; row < rows; row++) {
                if (!ended[row] && most[row] > 0) {
                    times.add(row, k, most[row] + ROUNDING, fixed[row] - ROUNDING);
                    ended[row] = fixed[row] >= 1 - TAIL;
                    left -= ended[row] ? 1 : 0;
                }
            }
        }
        return times.build(Arrays.stream(means).max().orElse(0));
    }

    /**
     * One turn more. Turns that can go round in circles are worked out from the far side of the truth: what is most
     * from above, what a policy reaches from below.
     *
     * @param now by row; the probabilities are put there
     * @param before the same with a turn less
     * @param chosen whether the fixed policy plays, and not whatever is best for this
     */
    private void within(double[] now, double[] before, boolean chosen) {
        if (!turns.forward() && !chosen) {
            Arrays.fill(now, 1);
        }
        double changed;
        do {
            changed = 0;
            for (int row = rows - 1; row >= 0; row--) {
                double sum = 0;
                double stays = 0;
                for (int roll = turns.rolls(row); roll < turns.rolls(row + 1); roll++) {
                    double p = turns.probability(roll);
                    if (turns.stays(roll, row)) {
                        stays += p;
                    } else {
                        sum += p * (chosen ? worth(choices[roll], now, before) : best(roll, now, before));
                    }
                }
                double value = sum / (1 - stays);
                changed = Math.max(changed, Math.abs(value - now[row]));
                now[row] = value;
            }
        } while (!turns.forward() && changed > STILL);
    }

    private double best(int roll, double[] now, double[] before) {
        double best = 0;
        for (int option = turns.options(roll); option < turns.options(roll + 1); option++) {
            best = Math.max(best, worth(option, now, before));
        }
        return best;
    }

    private double worth(int option, double[] now, double[] before) {
        int lead = turns.lead(option);
        return lead == RaceTurns.DONE
                ? 1
                : RaceTurns.isAgain(lead) ? now[RaceTurns.row(lead)] : before[RaceTurns.row(lead)];
    }
}
