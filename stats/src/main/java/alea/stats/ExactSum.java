package alea.stats;

import java.math.BigDecimal;
import java.util.Arrays;

/**
 * A sum of numbers without any rounding, so that it depends neither on their order nor on the groups in which they were
 * added. What is kept is a few numbers that do not overlap and sum to it (J. R. Shewchuk, "Adaptive precision
 * floating-point arithmetic and fast robust geometric predicates", 1997): two or three for numbers of like size, and
 * never more than some forty. Not thread-safe.
 */
public final class ExactSum {
    /** More than the numbers of 53 bits that fit beside each other into the range of a double. */
    private static final int MOST = 64;

    private double[] parts = new double[4];
    private int size;

    /**
     * Adds a number.
     *
     * @throws IllegalArgumentException if it is not finite
     */
    public void add(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException(number + " cannot be added");
        }
        double x = number;
        int kept = 0;
        for (int i = 0; i < size; i++) {
            double y = parts[i];
            double sum = x + y;
            double of = sum - x;
            double lost = (x - (sum - of)) + (y - of);
            if (lost != 0) {
                parts[kept++] = lost;
            }
            x = sum;
        }
        if (x != 0) {
            if (kept == parts.length) {
                parts = Arrays.copyOf(parts, 2 * kept);
            }
            parts[kept++] = x;
        }
        size = kept;
    }

    /** Adds another sum, which stays as it is. */
    public void merge(ExactSum other) {
        double[] added = Arrays.copyOf(other.parts, other.size);
        for (double part : added) {
            add(part);
        }
    }

    /** {@return the double nearest to the sum} */
    public double value() {
        return size == 0 ? 0 : size == 1 ? parts[0] : exact().doubleValue();
    }

    private BigDecimal exact() {
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 0; i < size; i++) {
            sum = sum.add(new BigDecimal(parts[i]));
        }
        return sum;
    }

    /** Writes it, in the one way that there is for this sum. */
    public void save(StateWriter to) {
        double[] written = new double[MOST];
        int n = 0;
        for (BigDecimal rest = exact(); rest.signum() != 0; n++) {
            written[n] = rest.doubleValue();
            rest = rest.subtract(new BigDecimal(written[n]));
        }
        to.count(n);
        for (int i = 0; i < n; i++) {
            to.number(written[i]);
        }
    }

    /**
     * Adds what was written.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    public void load(StateReader from) {
        for (int n = from.size(0, MOST); n > 0; n--) {
            add(from.number());
        }
    }
}
