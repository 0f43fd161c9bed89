package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LengthsTest {

    @ParameterizedTest(name = "{0} matches")
    @ValueSource(ints = {1, 2, 3, 19, 20, 21, 100, 1000, 9999})
    void everyFigureIsThatOfTheSortedLengths(int matches) {
        int[] sorted = random(matches, matches).sorted().toArray();
        Lengths lengths = of(sorted);
        assertThat(lengths.matches()).isEqualTo(matches);
        assertThat(lengths.turns())
                .isEqualTo(Arrays.stream(sorted).asLongStream().sum());
        assertThat(lengths.min()).hasValue(sorted[0]);
        assertThat(lengths.max()).hasValue(sorted[matches - 1]);
        double mean = Arrays.stream(sorted).average().orElseThrow();
        assertThat(lengths.mean().orElseThrow()).isCloseTo(mean, within(1e-9));
        if (matches > 1) {
            double squares = Arrays.stream(sorted)
                    .mapToDouble(x -> (x - mean) * (x - mean))
                    .sum();
            assertThat(lengths.variance().orElseThrow()).isCloseTo(squares / (matches - 1), within(1e-6));
        }
        double middle = (sorted[(matches - 1) / 2] + sorted[matches / 2]) / 2.0;
        assertThat(lengths.median()).hasValue(middle);
        for (int percent = 1; percent < 100; percent++) {
            int h = matches * percent / 100;
            double expected = matches * percent % 100 == 0 ? (sorted[h - 1] + sorted[h]) / 2.0 : sorted[h];
            assertThat(lengths.percentile(percent)).as("percentile %s", percent).hasValue(expected);
        }
    }

    @Test
    void oneToTwentyHaveTheirPercentilesBetweenTwoOfThem() {
        Lengths lengths = of(IntStream.rangeClosed(1, 20).toArray());
        assertThat(lengths.percentile(5)).hasValue(1.5);
        assertThat(lengths.median()).hasValue(10.5);
        assertThat(lengths.percentile(95)).hasValue(19.5);
        assertThat(lengths.percentile(1)).hasValue(1);
        assertThat(lengths.percentile(99)).hasValue(20);
    }

    @Test
    void theIntervalOfTheMeanIsTheNormalOne() {
        Interval interval = of(10, 20, 30, 40).meanInterval().orElseThrow();
        double half = 1.959963984540054 * Math.sqrt(500.0 / 3 / 4);
        assertThat(interval.low()).isCloseTo(25 - half, within(1e-9));
        assertThat(interval.high()).isCloseTo(25 + half, within(1e-9));
    }

    @Test
    void neitherOrderNorPartitionChangesAnything() {
        int[] all = random(9, 3000).toArray();
        Lengths whole = of(all);
        Lengths merged = of(Arrays.copyOfRange(all, 2000, 3000));
        merged.merge(of(Arrays.copyOfRange(all, 0, 2000)));
        assertThat(merged).usingRecursiveComparison().ignoringFields("counts").isEqualTo(whole);
        assertThat(merged.variance()).isEqualTo(whole.variance());
        assertThat(merged.median()).isEqualTo(whole.median());
    }

    @Test
    void mergingWithItselfDoubles() {
        Lengths lengths = of(3, 1000, 3);
        lengths.merge(lengths);
        assertThat(lengths.matches()).isEqualTo(6);
        assertThat(lengths.turns()).isEqualTo(2012);
    }

    @Test
    void withoutMatchesThereAreNoFigures() {
        var none = new Lengths();
        assertThat(none.matches()).isZero();
        assertThat(none.min()).isEmpty();
        assertThat(none.max()).isEmpty();
        assertThat(none.mean()).isEmpty();
        assertThat(none.variance()).isEmpty();
        assertThat(none.meanInterval()).isEmpty();
        assertThat(none.median()).isEmpty();
    }

    @Test
    void oneMatchHasNoVariance() {
        Lengths one = of(0);
        assertThat(one.median()).hasValue(0);
        assertThat(one.variance()).isEmpty();
        assertThat(one.meanInterval()).isEmpty();
    }

    @Test
    void refusesNegativeLengthsAndPercentilesOutsideTheDistribution() {
        var lengths = new Lengths();
        assertThatIllegalArgumentException().isThrownBy(() -> lengths.add(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> lengths.percentile(0));
        assertThatIllegalArgumentException().isThrownBy(() -> lengths.percentile(100));
    }

    private static Lengths of(int... turns) {
        var lengths = new Lengths();
        Arrays.stream(turns).forEach(lengths::add);
        return lengths;
    }

    /** Skewed, with ties and a long tail. */
    private static IntStream random(long seed, int matches) {
        return new SplittableRandom(seed).doubles(matches).mapToInt(u -> (int) (40 - 60 * Math.log1p(-u)));
    }
}
