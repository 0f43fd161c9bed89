package alea.analysis.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.stats.BlockEstimate;
import alea.stats.BlockSums;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MeasureTest {
    private static final MatchSums AT = new MatchSums(2);
    private static final int RUNS = 400;

    /**
     * Matches made up: the player wins from the first seat as often as {@code first}, from the second as often as
     * {@code second}, both by one number that stands for the dice.
     */
    private static List<double[]> blocks(SplittableRandom random, int blocks, int deals, double first, double second) {
        List<double[]> all = new ArrayList<>();
        for (int b = 0; b < blocks; b++) {
            double[] sums = new double[AT.length()];
            for (int deal = 0; deal < deals; deal++) {
                double dice = random.nextDouble();
                double[][] payoffs = new double[2][2];
                payoffs[0][0] = dice < first ? 1 : 0;
                payoffs[1][1] = dice > 1 - second ? 1 : 0;
                payoffs[0][1] = 1 - payoffs[0][0];
                payoffs[1][0] = 1 - payoffs[1][1];
                sums[MatchSums.DEALS]++;
                for (int seat = 0; seat < 2; seat++) {
                    for (int sitting = 0; sitting < 2; sitting++) {
                        sums[AT.payoff(sitting, seat)] += payoffs[sitting][seat];
                        sums[AT.square(sitting, seat)] += payoffs[sitting][seat] * payoffs[sitting][seat];
                    }
                    double together = payoffs[0][seat] + payoffs[1][seat];
                    sums[AT.together(seat)] += together * together;
                }
            }
            all.add(sums);
        }
        return all;
    }

    /** What is left of the variance of the first seat's wins when it is known where the player sits. */
    private static double luck(double first, double second) {
        double mean = (first + 1 - second) / 2;
        double between = (first - (1 - second)) * (first - (1 - second)) / 4;
        return 1 - between / (mean * (1 - mean));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0.5", "0.6, 0.4", "0.7, 0.6", "0.9, 0.85", "1, 1"})
    void luckIsWhatIsLeftOfTheVariance(double first, double second) {
        var random = new SplittableRandom(1);
        double truth = luck(first, second);
        double sum = 0;
        int held = 0;
        for (int run = 0; run < RUNS; run++) {
            var sums = new BlockSums(blocks(random, 50, 4, first, second), AT.length());
            BlockEstimate luck = sums.estimate(s -> Measure.LUCK.of(s, AT));
            sum += luck.value();
            held += Measure.LUCK.interval(luck, sums).orElseThrow().contains(truth) ? 1 : 0;
        }
        assertThat(sum / RUNS).as("it is not biased").isEqualTo(truth, within(0.01));
        assertThat(held).isGreaterThan((int) (0.95 * RUNS - 4 * Math.sqrt(0.0475 * RUNS)));
    }

    @Test
    void aGameThatTheBetterAlwaysWinsIsNoLuckAndOneThatNobodyInfluencesIsAllLuck() {
        assertThat(luck(1, 1)).isZero();
        assertThat(luck(0.5, 0.5)).isEqualTo(1);
        assertThat(luck(0.7, 0.3)).as("the first seat's advantage is no play").isEqualTo(1);
    }

    @Test
    void ratesThatNeverHappenedHaveRoomLeft() {
        double[] sums = new double[AT.length()];
        sums[MatchSums.MATCHES] = 50;
        var blocks = new BlockSums(List.of(sums, sums.clone()), AT.length());
        BlockEstimate draws = blocks.estimate(s -> Measure.DRAWS.of(s, AT));
        assertThat(Measure.DRAWS.interval(draws, blocks).orElseThrow().high()).isBetween(0.03, 0.04);
    }
}
