package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ConfidenceTest {

    @Test
    void quantilesAreThoseOfThePrintedTables() {
        assertThat(Confidence.Z).isCloseTo(1.959963984540054, within(1e-14));
        assertThat(Confidence.t(1)).isCloseTo(12.7062, within(5e-5));
        assertThat(Confidence.t(9)).isCloseTo(2.2622, within(5e-5));
        assertThat(Confidence.t(1e9)).isCloseTo(Confidence.Z, within(1e-8));
    }
}
