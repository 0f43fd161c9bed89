package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class IntervalTest {

    @Test
    void containsItsEndsAndWhatLiesBetween() {
        var interval = new Interval(0.25, 0.5);
        assertThat(interval.contains(0.25)).isTrue();
        assertThat(interval.contains(0.4)).isTrue();
        assertThat(interval.contains(0.5)).isTrue();
        assertThat(interval.contains(Math.nextDown(0.25))).isFalse();
        assertThat(interval.contains(Math.nextUp(0.5))).isFalse();
        assertThat(interval.contains(Double.NaN)).isFalse();
    }

    @Test
    void refusesEndsThatAreNoNumbersOrTheWrongWayRound() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0.5, 0.25));
        assertThatIllegalArgumentException().isThrownBy(() -> new Interval(Double.NaN, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, Double.NaN));
    }
}
