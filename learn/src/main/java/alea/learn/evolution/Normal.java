package alea.learn.evolution;

import alea.game.Dice;

/** Numbers from the standard normal distribution, by Marsaglia's polar method; the same on every machine. */
final class Normal {
    /** Pairs that are made together. */
    private static final int BLOCK = 256;

    private final Dice dice;
    private double spare;
    private boolean kept;
    private final double[] x = new double[BLOCK + 1];
    private final double[] y = new double[BLOCK + 1];
    private final double[] r = new double[BLOCK + 1];

    Normal(Dice dice) {
        this.dice = dice;
    }

    double next() {
        if (kept) {
            kept = false;
            return spare;
        }
        double x;
        double y;
        double r;
        do {
            x = 2 * dice.unit() - 1;
            y = 2 * dice.unit() - 1;
            r = x * x + y * y;
        } while (r >= 1 || r == 0);
        double f = Math.sqrt(-2 * StrictMath.log(r) / r);
        spare = y * f;
        kept = true;
        return x * f;
    }

    /**
     * Adds {@code factor} times the {@link #next} number to each of some numbers, in their order. Steps of one kind
     * are taken together for many, which the machine does in half the time.
     */
    void add(double factor, double[] to) {
        int i = 0;
        if (kept && to.length > 0) {
            to[i++] += factor * next();
        }
        while (i + 1 < to.length) {
            int pairs = Math.min(BLOCK, (to.length - i) / 2);
            draw(pairs);
            for (int pair = 0; pair < pairs; pair++) {
                to[i++] += factor * (x[pair] * r[pair]);
                to[i++] += factor * (y[pair] * r[pair]);
            }
        }
        if (i < to.length) {
            to[i] += factor * next();
        }
    }

    /** Points in the unit circle, none more than asked for, and what {@link #next} multiplies them by. */
    private void draw(int pairs) {
        int accepted = 0;
        while (accepted < pairs) {
            double a = 2 * dice.unit() - 1;
            double b = 2 * dice.unit() - 1;
            double square = a * a + b * b;
            x[accepted] = a;
            y[accepted] = b;
            r[accepted] = square;
            accepted += isWithin(square);
        }
        for (int pair = 0; pair < pairs; pair++) {
            r[pair] = Math.sqrt(-2 * StrictMath.log(r[pair]) / r[pair]);
        }
    }

    /** 1 where it is greater than 0 and less than 1, else 0; by its bits, since no branch could be foreseen. */
    private static int isWithin(double square) {
        long below = Double.doubleToRawLongBits(square - 1);
        long above = -Double.doubleToRawLongBits(square);
        return (int) ((below & above) >>> 63);
    }
}
