package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExactSumTest {
    @Test
    void theSumIsTheDoubleNearestToTheTruthInAnyOrderAndInAnyParts() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            var sum = new ExactSum();
            var parts = new ExactSum();
            var part = new ExactSum();
            BigDecimal truth = BigDecimal.ZERO;
            int spread = 1 + random.nextInt(300);
            for (int i = random.nextInt(200); i >= 0; i--) {
                double x = (random.nextDouble() - 0.5) * Math.pow(2, random.nextInt(spread) - spread / 2.0);
                sum.add(x);
                part.add(x);
                truth = truth.add(new BigDecimal(x));
                if (random.nextInt(10) == 0 || i == 0) {
                    parts.merge(part);
                    part = new ExactSum();
                }
            }
            assertThat(sum.value()).as("seed %d", seed).isEqualTo(truth.doubleValue());
            assertThat(bytes(parts)).as("seed %d", seed).isEqualTo(bytes(sum));
            var read = new ExactSum();
            read.load(new StateReader(bytes(sum)));
            assertThat(bytes(read)).as("seed %d", seed).isEqualTo(bytes(sum));
        }
    }

    private static byte[] bytes(ExactSum sum) {
        var to = new StateWriter();
        sum.save(to);
        return to.toBytes();
    }

    @Test
    void aSumThatIsAddedToItselfDoubles() {
        double[] numbers = {0.1, 1e17};
        var sum = new ExactSum();
        BigDecimal truth = BigDecimal.ZERO;
        for (double number : numbers) {
            sum.add(number);
            truth = truth.add(new BigDecimal(number));
        }
        for (int i = 0; i < 40; i++) {
            sum.merge(sum);
        }
        assertThat(sum.value())
                .isEqualTo(truth.multiply(BigDecimal.valueOf(1L << 40)).doubleValue());
    }

    @Test
    void whatIsNotFiniteIsNotAdded() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ExactSum().add(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> new ExactSum().add(Double.POSITIVE_INFINITY));
    }
}
