package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MeanTest {
    private static final Mean ONE = new Mean(3, 2, 100);
    private static final Mean OTHER = new Mean(1, 1, 25);

    @Test
    void sumsAreEnough() {
        double[] x = {1, 2, 4, 9};
        Mean mean = Mean.ofSums(16, 1 + 4 + 16 + 81, x.length);
        assertThat(mean.value()).isEqualTo(4);
        assertThat(mean.deviation()).isEqualTo(Math.sqrt(9.5), within(1e-12));
        assertThat(Mean.ofSums(0.3, 0.03, 3).deviation())
                .as("rounding is no spread")
                .isNotNaN();
    }

    @Test
    void errorsOfIndependentMeansAddInSquares() {
        assertThat(ONE.error()).isEqualTo(0.2);
        assertThat(ONE.half()).isEqualTo(0.392, within(1e-4));
        Mean apart = ONE.minus(OTHER);
        assertThat(apart.value()).isEqualTo(2);
        assertThat(apart.error()).isEqualTo(Math.hypot(0.2, 0.2), within(1e-12));
        assertThat(apart.count()).isEqualTo(125);
        Mean between = Mean.average(List.of(ONE, OTHER));
        assertThat(between.value()).isEqualTo(2);
        assertThat(between.error()).isEqualTo(Math.hypot(0.2, 0.2) / 2, within(1e-12));
        assertThat(ONE.dividedBy(4)).isEqualTo(new Mean(0.75, 0.5, 100));
    }

    /** Of a mean the jackknife gives the error of means of groups, exactly. */
    @Test
    void leavingOutGroupsGivesTheErrorOfAMean() {
        SplittableRandom random = new SplittableRandom(1);
        long[][] groups = IntStream.range(0, 20)
                .mapToObj(g -> new long[] {random.nextLong(100), 10})
                .toArray(long[][]::new);
        Mean mean = new Jackknife(groups).mean(sums -> sums[0] / (double) sums[1], 200);
        double[] means =
                IntStream.range(0, 20).mapToDouble(g -> groups[g][0] / 10.0).toArray();
        Sample sample = Sample.of(means);
        assertThat(mean.value()).isEqualTo(sample.mean(), within(1e-12));
        assertThat(mean.error()).isEqualTo(Math.sqrt(sample.variance() / 20), within(1e-12));
        assertThat(mean.count()).isEqualTo(200);
    }

    @Test
    void aScoreIsSoManyStandardErrorsFromAProbability() {
        assertThat(new Proportion(1300, 2500).errorsFrom(0.5)).isEqualTo(2, within(1e-12));
        assertThat(new Proportion(1200, 2500).errorsFrom(0.5)).isEqualTo(-2, within(1e-12));
    }
}
