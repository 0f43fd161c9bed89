package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BlockEstimateTest {
    private static final int RUNS = 1_000;

    private static BlockEstimate estimate(List<double[]> blocks, ToDoubleFunction<double[]> number) {
        return new BlockSums(blocks, blocks.isEmpty() ? 0 : blocks.getFirst().length).estimate(number);
    }

    /** Of a mean the jackknife gives the error of means of blocks, exactly. */
    @Test
    void theErrorOfAMeanIsThatOfTheMeansOfBlocks() {
        List<double[]> blocks = List.of(new double[] {3, 2}, new double[] {5, 2}, new double[] {10, 2});
        BlockEstimate mean = estimate(blocks, s -> s[0] / s[1]);
        assertThat(mean.value()).isEqualTo(3);
        assertThat(mean.error()).isEqualTo(Sample.of(1.5, 2.5, 5).deviation() / Math.sqrt(3), within(1e-12));
        assertThat(mean.interval(6, 0, 4).orElseThrow().high()).isEqualTo(4);
    }

    @Test
    void whatBlocksShareCancelsInADifference() {
        List<double[]> blocks = List.of(new double[] {1, 2}, new double[] {7, 8}, new double[] {4, 5});
        BlockEstimate first = estimate(blocks, s -> s[0]);
        BlockEstimate second = estimate(blocks, s -> s[1]);
        BlockEstimate difference = BlockEstimate.combined(List.of(first, second), -1, 1);
        assertThat(difference.value()).isEqualTo(3);
        assertThat(first.error()).isGreaterThan(1);
        assertThat(difference.error()).isZero();
        double unseen = Confidence.unseen(30);
        assertThat(difference.differenceInterval(30, 2)).contains(new Interval(3 - 2 * unseen, 3 + 2 * unseen));
        assertThatThrownBy(() -> BlockEstimate.combined(List.of(first), 1, 2))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void blocksThatDoNotDifferLeavePossibleWhatSoManyMatchesAlikeDo() {
        List<double[]> none = List.of(new double[] {0, 500}, new double[] {0, 500});
        BlockEstimate rate = estimate(none, s -> s[0] / s[1]);
        assertThat(rate.rateInterval(1000)).contains(new Interval(0, Confidence.unseen(1000)));
        assertThat(rate.interval(1000, 0, Double.POSITIVE_INFINITY)).contains(new Interval(0, Confidence.unseen(1000)));
    }

    @Test
    void aSingleBlockHasNoError() {
        assertThat(estimate(List.of(new double[] {1}), s -> s[0]).interval(9, 0, 1))
                .isEmpty();
        assertThat(estimate(List.of(new double[] {0}, new double[] {1}), s -> 1 / s[0])
                        .rateInterval(9))
                .as("a number that needs a block")
                .isEmpty();
        assertThat(estimate(List.of(), s -> Double.NaN).isKnown()).isFalse();
    }

    @Test
    void intervalsOfRatesRatiosAndPairedDifferencesHoldTheTruth() {
        var random = new SplittableRandom(1);
        int rates = 0;
        int ratios = 0;
        int differences = 0;
        for (int run = 0; run < RUNS; run++) {
            List<double[]> blocks = new ArrayList<>();
            for (int b = 0; b < 25; b++) {
                double[] sums = new double[4];
                for (int match = 0; match < 20; match++) {
                    double dice = random.nextDouble();
                    double length = 10 + 10 * dice + random.nextInt(5);
                    sums[0]++;
                    sums[1] += dice < 0.1 ? 1 : 0;
                    sums[2] += length;
                    sums[3] += length + 1 + (random.nextBoolean() ? 1 : 0);
                }
                blocks.add(sums);
            }
            BlockEstimate rate = estimate(blocks, s -> s[1] / s[0]);
            BlockEstimate first = estimate(blocks, s -> s[2] / s[0]);
            BlockEstimate second = estimate(blocks, s -> s[3] / s[0]);
            rates += rate.rateInterval(500).orElseThrow().contains(0.1) ? 1 : 0;
            ratios += first.interval(500, 0, Double.POSITIVE_INFINITY)
                            .orElseThrow()
                            .contains(17)
                    ? 1
                    : 0;
            differences += BlockEstimate.combined(List.of(first, second), -1, 1)
                            .interval(500, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                            .orElseThrow()
                            .contains(1.5)
                    ? 1
                    : 0;
        }
        // 95 % of 1,000 runs, and three standard errors of that.
        for (int held : new int[] {rates, ratios, differences}) {
            assertThat(held).isBetween(929, 971);
        }
        assertThat(IntStream.of(rates, ratios, differences)).doesNotContain(RUNS);
    }
}
