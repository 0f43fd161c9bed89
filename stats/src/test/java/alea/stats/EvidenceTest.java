package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

final class EvidenceTest {
    private static final Sample LOW = Sample.of(0.30, 0.31, 0.32);
    private static final Sample MIDDLE = Sample.of(0.40, 0.41, 0.42);
    private static final Sample HIGH = Sample.of(0.50, 0.51, 0.52);

    @Test
    void aSampleHasTheVarianceOfASample() {
        Sample sample = Sample.of(1, 2, 3, 4);
        assertThat(sample.mean()).isEqualTo(2.5);
        assertThat(sample.variance()).isEqualTo(5.0 / 3, within(1e-15));
        assertThatIllegalArgumentException().isThrownBy(() -> Sample.of(1)).withMessageContaining("not 1");
    }

    /** The formula of the paper, written out. */
    @Test
    void welchsTestIsThatOfTheFormula() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 200; round++) {
            Sample a = drawn(random, 2 + random.nextInt(9), 1);
            Sample b = drawn(random, 2 + random.nextInt(9), 5);
            double margin = random.nextGaussian();
            double va = a.variance() / a.size();
            double vb = b.variance() / b.size();
            double freedom = (va + vb) * (va + vb) / (va * va / (a.size() - 1) + vb * vb / (b.size() - 1));
            double t = (a.mean() - b.mean() - margin) / Math.sqrt(va + vb);
            Welch test = Welch.above(a, b, margin);
            assertThat(test.p()).isEqualTo(TDistribution.of(freedom).survivalProbability(t), within(1e-12));
            assertThat(test.difference()).isEqualTo(a.mean() - b.mean() - margin);
            assertThat(Welch.above(b, a, -margin).p()).isEqualTo(1 - test.p(), within(1e-12));
        }
    }

    /** The first example of Wikipedia's page: t = -2.46 with 25.0 degrees of freedom, two-sided p = 0.021. */
    @Test
    void welchsTestIsThatOfAPrintedExample() {
        Sample a = Sample.of(27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4);
        Sample b = Sample.of(27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4);
        assertThat(Welch.above(b, a, 0).p()).isEqualTo(0.0105, within(0.0003));
    }

    @Test
    void whatDoesNotSpreadIsCertain() {
        assertThat(Welch.above(Sample.constant(1), Sample.constant(0), 0.5).p()).isZero();
        assertThat(Welch.above(Sample.constant(1), Sample.constant(0), 1).p()).isOne();
    }

    @Test
    void whatIsClearIsShownOrRefuted() {
        assertThat(Evidence.highest(HIGH, List.of(LOW, MIDDLE)).shows()).isLessThan(0.001);
        assertThat(Evidence.highest(MIDDLE, List.of(LOW, HIGH)).refutes()).isLessThan(0.001);
        assertThat(Evidence.lowest(LOW, List.of(MIDDLE, HIGH)).shows()).isLessThan(0.001);
        assertThat(Evidence.falling(List.of(HIGH, MIDDLE, LOW)).shows()).isLessThan(0.001);
        assertThat(Evidence.falling(List.of(MIDDLE, HIGH, LOW)).refutes()).isLessThan(0.001);
        assertThat(Evidence.alike(List.of(LOW, MIDDLE, HIGH), 0.5).shows()).isLessThan(0.001);
        assertThat(Evidence.alike(List.of(LOW, MIDDLE, HIGH), 0.05).refutes()).isLessThan(0.01);
        assertThat(Evidence.above(List.of(LOW, HIGH), 0.2).shows()).isLessThan(0.01);
        assertThat(Evidence.below(LOW, 0.2).refutes()).isLessThan(0.01);
    }

    @Test
    void aSingleObservationIsMeasuredByTheSpreadOfAll() {
        List<Sample> all = List.of(LOW, MIDDLE, HIGH);
        assertThat(Evidence.like(LOW, all, 0.002, 0.1).shows()).isLessThan(0.001);
        assertThat(Evidence.like(LOW, all, 0.2, 0.1).refutes()).isLessThan(0.001);
        assertThat(Evidence.like(LOW, all, 0.01, 0.1).refutes()).isGreaterThan(0.3);
    }

    @Test
    void asManyAsItTakesFindWhatIsThere() {
        Evidence open = Evidence.highest(Sample.of(0.3, 0.4, 0.5), List.of(Sample.of(0.2, 0.4, 0.5)));
        Power power = new Power(0.05, 0.8);
        double z = power.errors();
        assertThat(z).isCloseTo(1.959964 + 0.841621, within(1e-6));
        assertThat(power.variance(z / 10)).isCloseTo(0.01, within(1e-12));
        int needed = (int) open.needed(z);
        double off = open.difference() / Math.sqrt(open.variance() / needed);
        assertThat(off).isBetween(z, z * 1.05);
    }

    private static Sample drawn(SplittableRandom random, int size, double deviation) {
        return Sample.of(
                random.doubles(size).map(u -> deviation * Gauss.quantile(u)).toArray());
    }
}
