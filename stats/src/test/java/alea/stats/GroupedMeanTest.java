package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class GroupedMeanTest {

    @Test
    void theIntervalIsTheOneComputedByHand() {
        // As the lengths 10 + 20, 30 + 20 and 20 alone: mean 20, residuals -10, 10, 0; 3 / 2 * 200 / 25 = 12.
        var mean = new GroupedMean(0, 1000);
        mean.add(10, 20);
        mean.add();
        mean.add(30, 20);
        mean.add(20);
        assertThat(mean.mean()).hasValue(20);
        double half = Math.min(20, Confidence.t(2) * Math.sqrt(12));
        assertThat(mean.interval().orElseThrow().low()).isCloseTo(20 - half, within(1e-12));
        assertThat(mean.interval().orElseThrow().high()).isCloseTo(20 + Confidence.t(2) * Math.sqrt(12), within(1e-12));
    }

    @Test
    void itAgreesWithTheMeanOfLengths() {
        var random = new SplittableRandom(1);
        var lengths = new GroupedLengths();
        var mean = new GroupedMean(0, 1000);
        for (int group = 0; group < 500; group++) {
            int[] values = random.ints(1 + random.nextInt(4), 0, 1000).toArray();
            lengths.add(values);
            mean.add(java.util.Arrays.stream(values).asDoubleStream().toArray());
        }
        Interval expected = lengths.meanInterval().orElseThrow();
        assertThat(mean.interval().orElseThrow().low()).isCloseTo(expected.low(), within(1e-9));
        assertThat(mean.interval().orElseThrow().high()).isCloseTo(expected.high(), within(1e-9));
    }

    @Test
    void nineteenIntervalsInTwentyHoldTheTruthEvenOfRareValues() {
        var random = new SplittableRandom(2);
        int held = 0;
        for (int run = 0; run < 2000; run++) {
            var mean = new GroupedMean(-3, 3);
            for (int group = 0; group < 200; group++) {
                double luck = 2 * random.nextDouble() - 1; // the second match has the first one's luck turned round
                mean.add(payoff(luck), payoff(random.nextInt(3) == 0 ? 2 * random.nextDouble() - 1 : -luck));
            }
            held += mean.interval().orElseThrow().contains(0) ? 1 : 0;
        }
        assertThat(held / 2000.0).isBetween(0.935, 0.97);
    }

    private static double payoff(double luck) {
        double size = Math.abs(luck) < 0.7 ? 1 : Math.abs(luck) < 0.97 ? 2 : 3;
        return luck < 0 ? -size : size;
    }

    @Test
    void groupsThatDoNotDifferAreNoCertainty() {
        var mean = new GroupedMean(-3, 3);
        assertThat(mean.mean()).isEmpty();
        mean.add(1, 1);
        assertThat(mean.interval()).isEmpty();
        for (int group = 0; group < 99; group++) {
            mean.add(1, 1);
        }
        double share = Confidence.unseen(100);
        assertThat(mean.interval().orElseThrow().low()).isCloseTo(1 - 4 * share, within(1e-12));
        assertThat(mean.interval().orElseThrow().high()).isCloseTo(1 + 2 * share, within(1e-12));
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new GroupedMean(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new GroupedMean(0, 1).add(2));
        assertThatIllegalArgumentException().isThrownBy(() -> new GroupedMean(0, 1).add(Double.NaN));
    }
}
