package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProportionTest {

    /** The last four rows are from R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3. */
    @ParameterizedTest
    @CsvSource({
        "8, 10, 0.4901625, 0.9433178, 1e-7",
        "0, 10, 0, 0.2775328, 1e-7",
        "10, 10, 0.7224672, 1, 1e-7",
        "81, 263, 0.2553, 0.3662, 5e-5",
        "15, 148, 0.0624, 0.1605, 5e-5",
        "0, 20, 0, 0.1611, 5e-5",
        "1, 29, 0.0061, 0.1718, 5e-5",
    })
    void theIntervalIsThePublishedOne(double successes, long matches, double low, double high, double precision) {
        Interval interval = new Proportion(successes, matches).interval();
        assertThat(interval.low()).isCloseTo(low, within(precision));
        assertThat(interval.high()).isCloseTo(high, within(precision));
    }

    /** 2 / 2^4, 2 (1 + 6) / 2^6 and so on. */
    @ParameterizedTest
    @CsvSource({"4, 4, 0.125", "0, 4, 0.125", "6, 6, 0.03125", "5, 6, 0.21875", "3, 6, 1", "0, 0, 1"})
    void theExactTestCountsAllThatIsAsUnlikely(long successes, long matches, double p) {
        assertThat(new Proportion((double) successes, matches).exactP(0.5)).isCloseTo(p, within(1e-12));
    }

    @Test
    void withoutMatchesThereIsNoRateAndNothingIsKnown() {
        var none = new Proportion(0, 0);
        assertThat(none.rate()).isEmpty();
        assertThat(none.interval()).isEqualTo(new Interval(0, 1));
    }

    @Test
    void aDrawCountsHalf() {
        assertThat(Proportion.ofPoints(3, 1, 10)).isEqualTo(new Proportion(3.5, 10));
        assertThat(Proportion.ofPoints(3, 1, 10).rate()).hasValue(0.35);
    }

    @Test
    void theRateLiesInItsIntervalWhateverTheCounts() {
        for (long matches : new long[] {1, 2, 3, 7, 10, 1000, 123_456_789_012L}) {
            for (double successes : new double[] {0, 0.5, 1, matches / 2.0, matches - 0.5, (double) matches}) {
                var proportion = new Proportion(Math.min(successes, (double) matches), matches);
                Interval interval = proportion.interval();
                assertThat(interval.contains(proportion.rate().orElseThrow()))
                        .as("%s in %s", proportion, interval)
                        .isTrue();
                assertThat(interval.low()).isGreaterThanOrEqualTo(0);
                assertThat(interval.high()).isLessThanOrEqualTo(1);
            }
        }
    }

    @Test
    void refusesImpossibleCounts() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(11, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(-0.5, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(Double.NaN, 10));
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(0, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Proportion.ofPoints(2, -2, 10));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 40", "0.677, 200", "0.1, 60", "0.02, 200"})
    void nineteenIntervalsInTwentyHoldTheTruth(double truth, int matches) {
        var random = new SplittableRandom(1);
        int runs = 5000;
        int held = 0;
        for (int run = 0; run < runs; run++) {
            int wins = 0;
            for (int match = 0; match < matches; match++) {
                wins += random.nextDouble() < truth ? 1 : 0;
            }
            held += new Proportion(wins, matches).interval().contains(truth) ? 1 : 0;
        }
        // Counts are whole, so that the coverage swings around 95 % by a few per cent with the truth.
        assertThat((double) held / runs).isBetween(0.93, 0.98);
    }
}
