package alea.solve.race;

import java.util.Arrays;

/**
 * For every row of a race, how likely a seat is done within k turns: at most, however it plays, and at least, by a
 * policy that is the same in every position. Safe to share between threads.
 */
public final class RaceTimes {
    /** More than the rounding of a sum of products. */
    private static final double ROUNDING = 1e-13;

    /** By row: the first number of turns in which a seat can be done. */
    private final int[] firsts;
    /** By row, one more: where its values begin. */
    private final int[] begins;
    /** By row, and by turns from the first on: at most; after these, at least. */
    private final float[] values;

    private final double longest;

    RaceTimes(int[] firsts, int[] begins, float[] values, double longest) {
        this.firsts = firsts;
        this.begins = begins;
        this.values = values;
        this.longest = longest;
    }

    /** Collects times. */
    public static final class Builder {
        private final int[] firsts;
        private final int[] counts;
        private final float[][] mosts;
        private final float[][] fixeds;

        /** For so many rows. */
        public Builder(int rows) {
            firsts = new int[rows];
            counts = new int[rows];
            mosts = new float[rows][4];
            fixeds = new float[rows][4];
        }

        /**
         * Adds to a row what holds for so many turns, one more than the last time.
         *
         * @param most at most so likely a seat is done; rounded up
         * @param fixed so likely it is by the policy; rounded down
         */
        void add(int row, int turns, double most, double fixed) {
            int n = counts[row]++;
            firsts[row] = n == 0 ? turns : firsts[row];
            if (n == mosts[row].length) {
                mosts[row] = Arrays.copyOf(mosts[row], 2 * n);
                fixeds[row] = Arrays.copyOf(fixeds[row], 2 * n);
            }
            mosts[row][n] = up(Math.min(1, most));
            fixeds[row][n] = down(Math.max(0, fixed));
        }

        private static float up(double value) {
            float nearest = (float) value;
            return nearest < value ? Math.nextUp(nearest) : nearest;
        }

        private static float down(double value) {
            float nearest = (float) value;
            return nearest > value ? Math.nextDown(nearest) : nearest;
        }

        /**
         * The times.
         *
         * @param longest the most turns that the policy needs in the mean
         */
        RaceTimes build(double longest) {
            int[] begins = new int[firsts.length + 1];
            for (int row = 0; row < firsts.length; row++) {
                begins[row + 1] = Math.addExact(begins[row], 2 * counts[row]);
            }
            float[] values = new float[begins[firsts.length]];
            for (int row = 0; row < firsts.length; row++) {
                System.arraycopy(mosts[row], 0, values, begins[row], counts[row]);
                System.arraycopy(fixeds[row], 0, values, begins[row] + counts[row], counts[row]);
            }
            return new RaceTimes(firsts, begins, values, longest);
        }
    }

    /**
     * Times as a file has them.
     *
     * @param firsts by row: the first number of turns in which a seat can be done
     * @param counts by row: for how many numbers of turns, from the first on, it is told
     * @param values by row, and by turns from the first on: at most; after these, at least
     * @param longest the most turns that the policy needs in the mean
     * @throws IllegalArgumentException when they cannot be, with a reason for people
     */
    public static RaceTimes of(int[] firsts, int[] counts, float[] values, double longest) {
        int[] begins = new int[firsts.length + 1];
        for (int row = 0; row < firsts.length; row++) {
            if (firsts[row] < 1 || counts[row] < 1 || begins[row] + 2L * counts[row] > values.length) {
                throw new IllegalArgumentException("row %s has no turns, or more than there are".formatted(row));
            }
            begins[row + 1] = begins[row] + 2 * counts[row];
        }
        if (begins[firsts.length] != values.length) {
            throw new IllegalArgumentException("its rows have other numbers of turns than there are");
        }
        var times = new RaceTimes(firsts, begins, values, longest);
        for (int row = 0; row < firsts.length; row++) {
            times.requireInOrder(row);
        }
        return times;
    }

    private void requireInOrder(int row) {
        int n = count(row);
        for (int k = begins[row]; k < begins[row] + n; k++) {
            float most = values[k];
            float least = values[k + n];
            boolean rises = k == begins[row] || most >= values[k - 1] && least >= values[k + n - 1];
            if (!(rises && least >= 0 && most >= least && most <= 1)) {
                throw new IllegalArgumentException("row %s is no distribution".formatted(row));
            }
        }
    }

    /** How many rows there are. */
    public int rows() {
        return firsts.length;
    }

    /** The most turns that the policy needs in the mean. */
    public double longest() {
        return longest;
    }

    /** The first number of turns in which a seat in a row can be done. */
    public int first(int row) {
        return firsts[row];
    }

    /** For how many numbers of turns, from the first on, a row is told. */
    public int count(int row) {
        return (begins[row + 1] - begins[row]) / 2;
    }

    /** How many values there are in all. */
    public int size() {
        return values.length;
    }

    /** A value: by row, and by turns from the first on: at most; after these, at least. */
    public float value(int index) {
        return values[index];
    }

    /** At most so likely a seat in a row is done within some turns, however it plays. */
    public double most(int row, int turns) {
        int at = turns - firsts[row];
        return at < 0 ? 0 : at < count(row) ? values[begins[row] + at] : 1;
    }

    /** At least so likely a seat in a row is done within some turns, by the policy. */
    public double least(int row, int turns) {
        int at = turns - firsts[row];
        int count = count(row);
        return at < 0 ? 0 : values[begins[row] + count + Math.min(at, count - 1)];
    }

    /**
     * A bound of the chance that one seat is done before the other, if it plays by the policy, whatever the other does:
     * the sum over k of how likely the other needs k turns, as well as it can play for every k, times how likely the
     * one is done by then.
     *
     * @param one the row of the one
     * @param other the row of the other
     * @param late 0 where the one rolls first, and is done first with as many turns; 1 where the other does
     * @return at most the truth, also when both play as well as can be
     */
    public double first(int one, int other, int late) {
        int n = count(one);
        int fixed = begins[one] + n;
        int m = count(other);
        int at = begins[other];
        int shift = firsts[other] - late - firsts[one];
        double sum = 0;
        double before = 0;
        for (int k = 0; k < m; k++) {
            double within = values[at + k];
            int i = k + shift;
            if (i >= 0) {
                sum += (within - before) * values[fixed + Math.min(i, n - 1)];
            }
            before = within;
        }
        int i = m + shift;
        if (i >= 0) {
            sum += (1 - before) * values[fixed + Math.min(i, n - 1)];
        }
        return Math.max(0, sum - ROUNDING);
    }

    /** How far bounds of a position are apart, as a chance to win. */
    public double gap(int rolling, int waiting) {
        return 1 - first(waiting, rolling, 1) - first(rolling, waiting, 0);
    }

    /** The most by which what is possible is more than what the policy reaches, over all numbers of turns. */
    double slack(int row) {
        double most = 0;
        int n = count(row);
        for (int k = begins[row]; k < begins[row] + n; k++) {
            most = Math.max(most, values[k] - values[k + n]);
        }
        return most;
    }

    /** The same in sum over all numbers of turns. */
    double area(int row) {
        double sum = 0;
        int n = count(row);
        for (int k = begins[row]; k < begins[row] + n; k++) {
            sum += values[k] - values[k + n];
        }
        return sum;
    }

    /** The most by which one turn more makes it likelier that a seat is done, as well as it can play for that. */
    double peak(int row) {
        double most = 0;
        double before = 0;
        for (int k = begins[row]; k < begins[row] + count(row); k++) {
            most = Math.max(most, values[k] - before);
            before = values[k];
        }
        return Math.max(most, 1 - before);
    }
}
