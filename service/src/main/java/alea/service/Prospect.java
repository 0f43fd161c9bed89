package alea.service;

import alea.game.Payoffs;
import alea.solve.Objective;
import java.util.Arrays;
import java.util.List;

/** What a state is worth to the seat that acts there, as the objective of a solve measures it. */
public sealed interface Prospect {
    /**
     * Between bounds: win minus loss, or the payoff in a game that has others.
     *
     * @param lower at least that
     * @param upper at most that
     * @param value the middle
     */
    record Bounds(double lower, double upper, double value) implements Prospect {
        private static Bounds of(double lower, double upper) {
            return new Bounds(lower, upper, (0 + lower + upper) / 2); // never minus zero
        }

        /**
         * What is left for the other seat.
         *
         * @param sum what both together have
         */
        public Bounds other(double sum) {
            return new Bounds(sum - upper, sum - lower, sum - value);
        }
    }

    /**
     * How likely each seat wins.
     *
     * @param wins by seat, the one that acts first
     */
    record Chances(List<Double> wins) implements Prospect {
        public Chances {
            wins = List.copyOf(wins);
        }

        /** How likely nobody wins. */
        public double draw() {
            return Math.max(0, 1 - wins.stream().reduce(0.0, Double::sum));
        }

        /** The same of two seats, for the other one. */
        public Chances other() {
            return new Chances(wins.reversed());
        }
    }

    /**
     * What numbers of a table mean, see {@link Objective#arrays}; bounds become payoffs where a win does not say all.
     */
    static Prospect of(Objective objective, double[] numbers, Payoffs payoffs) {
        return switch (objective) {
            case ZERO_SUM ->
                payoffs.isWinOnly()
                        ? Bounds.of(numbers[0], numbers[1])
                        : Bounds.of((payoffs.sum() + numbers[0]) / 2, (payoffs.sum() + numbers[1]) / 2);
            case OWN_WIN -> new Chances(Arrays.stream(numbers).boxed().toList());
        };
    }
}
