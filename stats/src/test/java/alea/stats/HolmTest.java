package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class HolmTest {

    @Test
    void hypothesesAreRejectedStepByStep() {
        assertThat(Holm.rejected(new double[] {0.012, 0.04, 0.02, 0.5}, 0.05))
                .containsExactly(true, false, false, false);
        assertThat(Holm.rejected(new double[] {0.01, 0.013, 0.014, 0.6}, 0.05))
                .containsExactly(true, true, true, false);
    }

    @Test
    void theProcedureIsThatOfAdjustedProbabilities() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 500; round++) {
            double[] p = new double[1 + random.nextInt(12)];
            for (int i = 0; i < p.length; i++) {
                p[i] = Math.pow(random.nextDouble(), 1 + random.nextInt(4));
            }
            double[] sorted = p.clone();
            Arrays.sort(sorted);
            boolean[] rejected = Holm.rejected(p, 0.05);
            for (int i = 0; i < p.length; i++) {
                double adjusted = 0;
                for (int k = 0; k < p.length && sorted[k] <= p[i]; k++) {
                    adjusted = Math.max(adjusted, (p.length - k) * sorted[k]);
                }
                assertThat(rejected[i]).as("%s of %s", p[i], Arrays.toString(p)).isEqualTo(adjusted <= 0.05);
            }
        }
    }
}
