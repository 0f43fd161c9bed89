package alea.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Several tests at once, with one probability that any of them rejects what is true (S. Holm, "A simple sequentially
 * rejective multiple test procedure", Scandinavian Journal of Statistics 6, 1979).
 */
public final class Holm {
    private Holm() {}

    /**
     * {@return which hypotheses are rejected}
     *
     * @param p their probabilities
     * @param alpha the probability that any true one is rejected, at most
     */
    public static boolean[] rejected(double[] p, double alpha) {
        Integer[] order = IntStream.range(0, p.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> p[i]));
        boolean[] rejected = new boolean[p.length];
        for (int k = 0; k < p.length; k++) {
            if (p[order[k]] > alpha / (p.length - k)) {
                break;
            }
            rejected[order[k]] = true;
        }
        return rejected;
    }
}
