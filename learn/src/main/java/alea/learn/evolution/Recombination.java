package alea.learn.evolution;

import alea.game.Dice;

/** How two parents make a child (section 2.2). */
sealed interface Recombination {
    /**
     * Makes a child.
     *
     * @param x its first parent's numbers
     * @param y its second parent's
     */
    double[] child(double[] x, double[] y, Dice dice);

    /** A copy of the first parent. */
    record None() implements Recombination {
        @Override
        public double[] child(double[] x, double[] y, Dice dice) {
            return x.clone();
        }
    }

    /** Each number from either parent, equally likely. */
    record Uniform() implements Recombination {
        @Override
        public double[] child(double[] x, double[] y, Dice dice) {
            double[] child = x.clone();
            long bits = 0;
            for (int i = 0; i < child.length; i++) {
                bits = (i & 63) == 0 ? dice.next() : bits >>> 1;
                child[i] = (bits & 1) == 0 ? x[i] : y[i];
            }
            return child;
        }
    }

    /** The weighted sum {@code alpha x + (1 - alpha) y}. */
    record Whole(double alpha) implements Recombination {
        @Override
        public double[] child(double[] x, double[] y, Dice dice) {
            double[] child = new double[x.length];
            for (int i = 0; i < child.length; i++) {
                child[i] = alpha * x[i] + (1 - alpha) * y[i];
            }
            return child;
        }
    }

    /**
     * {@code (1 - g) x + g y} with {@code g = (1 + 2 alpha) u - alpha} and u uniform, anew for each number. The paper
     * prints 1 - 2 alpha, which would always be -alpha for its 0.5; Eiben and Smith (section 4.4) have the plus, and
     * only with it the child is as often inside as outside, as the paper says.
     */
    record Blend(double alpha) implements Recombination {
        @Override
        public double[] child(double[] x, double[] y, Dice dice) {
            double[] child = new double[x.length];
            for (int i = 0; i < child.length; i++) {
                double g = (1 + 2 * alpha) * dice.unit() - alpha;
                child[i] = (1 - g) * x[i] + g * y[i];
            }
            return child;
        }
    }
}
