package alea.stats;

/**
 * What it takes for a difference to be found, by the normal approximation.
 *
 * @param alpha the level of the two-sided test
 * @param power the probability with which the difference is to be found
 */
public record Power(double alpha, double power) {

    /** {@return how many standard errors large the difference has to be} */
    public double errors() {
        return Gauss.exceededWith(alpha / 2) + Gauss.quantile(power);
    }

    /** {@return the greatest variance of what is compared with which a difference of this size is found} */
    public double variance(double difference) {
        return Math.pow(difference / errors(), 2);
    }
}
