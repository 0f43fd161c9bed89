package alea.solve.doom;

import alea.solve.Archive;

/**
 * A number for each board, as doubles from -1 to 1, or as whole numbers where memory is short: counted in parts of
 * {@link #one}.
 */
sealed interface DoomValues {
    /** What the value 1 is in whole numbers. */
    int ONE = 1 << 29;

    /** Which way a number is rounded that cannot be stored exactly. */
    enum Rounding {
        DOWN(1, 0),
        NEAREST(1, 0.5),
        UP(-1, 0);

        private final double sign;
        private final double shift;

        Rounding(double sign, double shift) {
            this.sign = sign;
            this.shift = shift;
        }

        int whole(double number) {
            return (int) (sign * Math.floor(sign * number + shift));
        }
    }

    /** What the value 1 is. */
    double one();

    double get(int code);

    /** Stores a number, and returns what is stored. */
    double set(int code, double number, Rounding rounding);

    /**
     * What an attack brings to boards side by side, where it is more than what is there.
     *
     * @param most by board: what is there
     * @param win how likely the attack is won
     * @param won where the first board leads then
     * @param lost where the first board leads else
     */
    void attack(double[] most, double win, int won, int lost);

    /** The same numbers, to be changed on their own. */
    DoomValues copy();

    /** Keeps the numbers, or gets them back. */
    void archive(Archive archive);

    /** Doubles. */
    record Doubles(double[] values) implements DoomValues {
        Doubles(int codes) {
            this(new double[codes]);
        }

        @Override
        public double one() {
            return 1;
        }

        @Override
        public double get(int code) {
            return values[code];
        }

        @Override
        public double set(int code, double number, Rounding rounding) {
            values[code] = number;
            return number;
        }

        @Override
        public void attack(double[] most, double win, int won, int lost) {
            double[] from = values;
            double other = 1 - win;
            for (int i = 0; i < most.length; i++) {
                most[i] = Math.max(most[i], win * from[won + i] + other * from[lost + i]);
            }
        }

        @Override
        public DoomValues copy() {
            return new Doubles(values.clone());
        }

        @Override
        public void archive(Archive archive) {
            archive.doubles(values, -Double.MAX_VALUE, Double.MAX_VALUE);
        }
    }

    /** Whole numbers of 32 bits. */
    record Ints(int[] values) implements DoomValues {
        Ints(int codes) {
            this(new int[codes]);
        }

        @Override
        public double one() {
            return ONE;
        }

        @Override
        public double get(int code) {
            return values[code];
        }

        @Override
        public double set(int code, double number, Rounding rounding) {
            int whole = rounding.whole(number);
            values[code] = whole;
            return whole;
        }

        @Override
        public void attack(double[] most, double win, int won, int lost) {
            int[] from = values;
            double other = 1 - win;
            for (int i = 0; i < most.length; i++) {
                most[i] = Math.max(most[i], win * from[won + i] + other * from[lost + i]);
            }
        }

        @Override
        public DoomValues copy() {
            return new Ints(values.clone());
        }

        @Override
        public void archive(Archive archive) {
            archive.ints(values);
        }
    }

    /**
     * Lower numbers, of which each has an upper one close by. A lower one that would pass its upper one stops
     * there.
     */
    record Lower(int[] lower, char[] width) implements DoomValues {
        @Override
        public double one() {
            return ONE;
        }

        @Override
        public double get(int code) {
            return lower[code];
        }

        @Override
        public double set(int code, double number, Rounding rounding) {
            int upper = lower[code] + width[code];
            int now = Math.max(Math.min(upper, rounding.whole(number)), upper - Character.MAX_VALUE);
            lower[code] = now;
            width[code] = (char) (upper - now);
            return now;
        }

        @Override
        public void attack(double[] most, double win, int won, int lost) {
            new Ints(lower).attack(most, win, won, lost);
        }

        @Override
        public DoomValues copy() {
            return new Ints(lower.clone());
        }

        @Override
        public void archive(Archive archive) {
            archive.ints(lower);
        }
    }

    /**
     * Upper numbers, at most {@link Character#MAX_VALUE} above lower ones; what is further off is stored as far as
     * it goes.
     */
    record Upper(int[] lower, char[] width) implements DoomValues {
        @Override
        public double one() {
            return ONE;
        }

        @Override
        public double get(int code) {
            return lower[code] + width[code];
        }

        @Override
        public double set(int code, double number, Rounding rounding) {
            int low = lower[code];
            int apart = Math.clamp((long) rounding.whole(number) - low, 0, Character.MAX_VALUE);
            width[code] = (char) apart;
            return low + apart;
        }

        @Override
        public void attack(double[] most, double win, int won, int lost) {
            double other = 1 - win;
            for (int i = 0; i < most.length; i++) {
                most[i] = Math.max(
                        most[i], win * (lower[won + i] + width[won + i]) + other * (lower[lost + i] + width[lost + i]));
            }
        }

        @Override
        public DoomValues copy() {
            return new Upper(lower.clone(), width.clone());
        }

        @Override
        public void archive(Archive archive) {
            archive.chars(width);
        }
    }
}
