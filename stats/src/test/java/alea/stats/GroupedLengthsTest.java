package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class GroupedLengthsTest {

    @Test
    void groupsOfOneHaveTheIntervalOfIndependentMatchesWithStudentsQuantile() {
        var random = new SplittableRandom(1);
        var grouped = new GroupedLengths();
        var plain = new Lengths();
        for (int match = 0; match < 5000; match++) {
            int length = 50 + random.nextInt(400);
            grouped.add(length);
            plain.add(length);
        }
        double mean = plain.mean().orElseThrow();
        double ratio = Confidence.t(4999) / Gauss.Z95;
        assertThat(grouped.meanInterval().orElseThrow().high() - mean)
                .isCloseTo(ratio * (plain.meanInterval().orElseThrow().high() - mean), within(1e-9));
        for (int percent : new int[] {5, 50, 95}) {
            assertThat(grouped.percentileInterval(percent).orElseThrow().low())
                    .isCloseTo(plain.percentileInterval(percent).orElseThrow().low(), within(1.0));
            assertThat(grouped.percentileInterval(percent).orElseThrow().high())
                    .isCloseTo(plain.percentileInterval(percent).orElseThrow().high(), within(1.0));
        }
    }

    @Test
    void theVarianceOfTheMeanIsTheOneComputedByHand() {
        // 10 + 20, 20 + 30 and 20 alone: mean 20, residuals -10, 10, 0; 3 / 2 * 200 / 25 = 12.
        var lengths = new GroupedLengths();
        lengths.add(10, 20);
        lengths.add(30, 20);
        lengths.add(20);
        Interval interval = lengths.meanInterval().orElseThrow();
        assertThat(interval.high() - 20).isCloseTo(Confidence.t(2) * Math.sqrt(12), within(1e-12));
        assertThat(20 - interval.low()).isCloseTo(Confidence.t(2) * Math.sqrt(12), within(1e-12));
    }

    @Test
    void matchesThatLastEquallyLongCountOnce() {
        var random = new SplittableRandom(2);
        var twice = new GroupedLengths();
        var once = new GroupedLengths();
        for (int group = 0; group < 1000; group++) {
            int length = 5000 + random.nextInt(10000);
            twice.add(length, length);
            once.add(length);
        }
        assertThat(twice.meanInterval().orElseThrow().low())
                .isCloseTo(once.meanInterval().orElseThrow().low(), within(1e-6));
        for (int percent : new int[] {5, 50, 95}) {
            assertThat(twice.percentileInterval(percent)).isEqualTo(once.percentileInterval(percent));
        }
    }

    @Test
    void fewMatchesBoundNoPercentile() {
        var grouped = new GroupedLengths();
        var plain = new Lengths();
        assertThat(plain.percentileInterval(50)).isEmpty();
        for (int match = 1; match <= 20; match++) {
            grouped.add(match);
            plain.add(match);
        }
        assertThat(plain.percentileInterval(50)).isPresent();
        assertThat(plain.percentileInterval(5)).isEmpty();
        assertThat(plain.percentileInterval(95)).isEmpty();
        assertThat(grouped.percentileInterval(50)).isPresent();
        assertThat(grouped.percentileInterval(5)).isEmpty();
        assertThat(grouped.percentileInterval(95)).isEmpty();
        assertThat(new GroupedLengths().meanInterval()).isEmpty();
        assertThat(new GroupedLengths().percentileInterval(50)).isEmpty();
    }

    @Test
    void refusesNegativeLengths() {
        assertThatIllegalArgumentException().isThrownBy(() -> new GroupedLengths().add(3, -1));
    }
}
