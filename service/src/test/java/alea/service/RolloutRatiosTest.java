package alea.service;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.match.LanesMaker;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both ways to tell the luck of matches; that they agree to the bit is what measuring them asks for. */
class RolloutRatiosTest {
    static Stream<LanesMaker.Start> starts() {
        return LanesMaker.allStarts().stream();
    }

    @ParameterizedTest
    @MethodSource("starts")
    void matchesPlayedOnHaveTheSameLuckInBothWays(LanesMaker.Start start) {
        var ratio = new RolloutRatios(3, 0).measure(Registry.installed(), start, 4);
        assertThat(ratio.lanes()).isPositive();
        assertThat(ratio.scalar()).isPositive();
        assertThat(ratio.strategies()).contains("luck by net");
    }
}
