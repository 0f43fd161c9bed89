package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Seating;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rates and lengths that an independent engine measured in 200,000 matches a pair. Here 40,000 are played, so 0.01 is
 * more than four standard errors of either.
 */
class ProjectLudoMatrixTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");

    @ParameterizedTest
    @CsvSource({
        "fast,random,0.865",
        "strike,fast,0.709",
        "strike,chase,0.955",
        "aggressive,fast,0.390",
        "defensive,fast,0.494",
        "hybrid,aggressive,0.861",
        "hybrid,defensive,0.759",
        "hybrid,strike,0.523",
        "hybrid,fast,0.677"
    })
    void twoSeatsOfSimpleLudoGiveTheReferenceRate(String first, String second, double rate) {
        Report report = Setups.play(Setups.with(
                Setups.of("ludo-simple", LONG ? 40_000 : 15_000, 1, first, second), 2, Seating.ROTATE, false, 100_000));
        assertThat(report.players().getFirst().winRate()).isCloseTo(rate, Offset.offset(0.01));
    }

    @ParameterizedTest
    @CsvSource({"fast,119.2,0.3", "aggressive,348,5"})
    void equalPlayersTakeTheReferenceNumberOfRolls(String strategy, double rolls, double tolerance) {
        Report report = Setups.play(Setups.with(
                Setups.of("ludo-simple", LONG ? 20_000 : 8_000, 1, strategy, strategy),
                2,
                Seating.ROTATE,
                false,
                100_000));
        assertThat(report.meanTurns()).isCloseTo(rolls, Offset.offset(tolerance));
    }

    @ParameterizedTest
    @CsvSource({"hybrid,random,0.9999,0.001", "hybrid,fast,0.6438,0.012", "fast,random,0.9799,0.004"})
    void fourSeatsInTurnGiveTheReferenceRate(String first, String second, double rate, double tolerance) {
        Report report = Setups.play(Setups.with(
                Setups.of("ludo-simple:seats=4", LONG ? 30_000 : 12_000, 1, first, second),
                2,
                Seating.ROTATE,
                false,
                100_000));
        assertThat(report.players().getFirst().winRate()).isCloseTo(rate, Offset.offset(tolerance));
    }
}
