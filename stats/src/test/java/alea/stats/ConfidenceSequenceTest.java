package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConfidenceSequenceTest {
    private static final double ALPHA = 0.1;
    private static final int RUNS = 2_000;
    private static final int FIRST = 50;
    private static final int LAST = 1_000;

    /** Looked at after every observation, it is wrong at any look in one of ten runs at most. */
    @Test
    void theTruthIsInsideAtAllTimesAsOftenAsPromised() {
        var sequence = new ConfidenceSequence(ALPHA, 64);
        var random = new SplittableRandom(5);
        int wrong = 0;
        for (int run = 0; run < RUNS; run++) {
            double sum = 0;
            double squares = 0;
            boolean outside = false;
            for (int n = 1; n <= LAST; n++) {
                double x = random.nextDouble() < 0.3 ? 1 : 0;
                sum += x;
                squares += x * x;
                if (n >= FIRST) {
                    double mean = sum / n;
                    double deviation = Math.sqrt((squares - n * mean * mean) / (n - 1));
                    outside |= Math.abs(mean - 0.3) > sequence.half(deviation, n);
                }
            }
            wrong += outside ? 1 : 0;
        }
        assertThat(wrong / (double) RUNS).isBetween(0.01, ALPHA);
    }

    @Test
    void itIsTightestWhereItIsToBe() {
        double at = new ConfidenceSequence(0.01, 100).half(1, 100);
        assertThat(at).isLessThan(new ConfidenceSequence(0.01, 5).half(1, 100));
        assertThat(at).isLessThan(new ConfidenceSequence(0.01, 5_000).half(1, 100));
        assertThat(at).isLessThan(new ConfidenceSequence(0.001, 100).half(1, 100));
    }

    @Test
    void aChanceOfErrorIsBetweenZeroAndOne() {
        assertThatThrownBy(() -> new ConfidenceSequence(1, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not at 1.0");
    }
}
