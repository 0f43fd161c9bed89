package alea.stats;

/**
 * The one level of confidence that this package uses, 95 % two-sided, as quantiles; {@link Gauss} has the normal one.
 */
final class Confidence {

    /** What is left out on either side. */
    static final double UPPER_TAIL = 0.025;

    private Confidence() {}

    /**
     * {@return the 97.5 % quantile of Student's t distribution}
     *
     * @param degreesOfFreedom positive, need not be whole; 12.706 at 1, near {@link Gauss#Z95} from some hundreds on
     */
    static double t(double degreesOfFreedom) {
        return StudentT.exceededWith(UPPER_TAIL, degreesOfFreedom);
    }

    /**
     * {@return the most that something can be likely that did not happen once in {@code trials}} Clopper and Pearson's
     * exact upper bound, 1 - 0.025<sup>1 / trials</sup>.
     */
    static double unseen(long trials) {
        return -Math.expm1(Math.log(UPPER_TAIL) / trials);
    }
}
