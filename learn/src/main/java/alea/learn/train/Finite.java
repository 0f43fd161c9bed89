package alea.learn.train;

import alea.game.BadInput;

/** Holds that a training came to numbers that a model can hold, before any file is written. */
public final class Finite {
    private Finite() {}

    /**
     * Holds that numbers are within a range.
     *
     * @param most how great one may be, whatever its sign
     * @throws BadInput when one is greater, or no number
     */
    public static void require(float[] numbers, float most) {
        for (float number : numbers) {
            require(number, most);
        }
    }

    /**
     * The same for finite numbers of eight bytes.
     *
     * @throws BadInput when one is not finite
     */
    public static void require(double[] numbers) {
        for (double number : numbers) {
            require(number, Double.MAX_VALUE);
        }
    }

    /**
     * The same for one number.
     *
     * @throws BadInput when it is greater than {@code most}, whatever its sign, or no number
     */
    public static void require(double number, double most) {
        if (!(Math.abs(number) <= most)) {
            throw new BadInput("the training came to a number that no model can hold (%s), so none is written; "
                            .formatted(Double.isNaN(number) ? "not a number" : "too large")
                    + "smaller rates, steps or rewards keep numbers in bounds");
        }
    }
}
