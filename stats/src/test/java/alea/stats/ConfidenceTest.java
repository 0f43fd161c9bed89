package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ConfidenceTest {

    @Test
    void quantilesAreThoseOfThePrintedTables() {
        assertThat(Gauss.Z95).isCloseTo(1.959963984540054, within(1e-14));
        assertThat(Gauss.above(Gauss.Z95)).isCloseTo(0.025, within(1e-15));
        assertThat(Gauss.beyond(Gauss.Z95)).isCloseTo(0.05, within(1e-15));
        assertThat(Gauss.beyond(-1)).isOne();
        assertThat(Gauss.quantile(0.8)).isCloseTo(0.841621, within(5e-7));
        assertThat(Confidence.t(1)).isCloseTo(12.7062, within(5e-5));
        assertThat(Confidence.t(9)).isCloseTo(2.2622, within(5e-5));
        assertThat(Confidence.t(1e9)).isCloseTo(Gauss.Z95, within(1e-8));
    }
}
