package alea.learn.evolution;

import alea.game.Dice;

/** Numbers from the standard normal distribution, by Marsaglia's polar method; the same on every machine. */
final class Normal {
    private final Dice dice;
    private double spare;
    private boolean kept;

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
}
