package alea.service;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import org.junit.jupiter.api.Test;

class BoutRatioTest {
    @Test
    void evolutionAndItsPlainPathPlayTheSameMatchesAndAreTimed() {
        LaneRatios.Ratio ratio = new BoutRatio().measure(Registry.installed(), 4); // which compares who wins
        assertThat(ratio.game()).isEqualTo("ludo-pyludo-fork");
        assertThat(ratio.strategies()).containsExactly("evolution of full");
        assertThat(ratio.scalar()).isPositive();
        assertThat(ratio.ratio()).isEqualTo(ratio.lanes() / ratio.scalar());
    }
}
