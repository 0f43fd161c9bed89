package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers are read as they are printed, with what their digits leave open. */
class PublishedTest {
    @ParameterizedTest
    @CsvSource({
        "0.554, 0.554, 0.0005",
        "0.5, 0.5, 0.05",
        ".5, 0.5, 0.05",
        "-0.25, -0.25, 0.005",
        "72.20, 72.2, 0.005",
        "75.27%, 0.7527, 0.00005",
        "50%, 0.5, 0.005",
        "35, 35, 0",
        "~14, 14, 0.5",
        "2/7, 0.285714285714, 0",
        "52/2, 26, 0",
    })
    void numbers(String text, double value, double rounding) {
        Published p = Published.of("a.b", "r", "table", "says", text, "");
        assertThat(p.number()).isCloseTo(value, within(1e-12));
        assertThat(p.rounding()).isCloseTo(rounding, within(1e-12));
        assertThat(p.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"'', 0, false", "?, 1000, true", "?500, 500, true", "10000, 10000, false"})
    void counts(String text, long count, boolean assumed) {
        Published p = Published.of("a.b", "r", "table", "says", "0.5", text);
        assertThat(p.count()).isEqualTo(count);
        assertThat(p.assumed()).isEqualTo(assumed);
    }

    @Test
    void statementsHaveNoNumber() {
        Published p = Published.of("a.b", "r", "table", "says", "yes", "");
        assertThat(p.value()).isNull();
        assertThatThrownBy(p::number).hasMessage("a.b r has no number");
    }

    @Test
    void quotesProtectCommasAndAreDoubledWithin() {
        assertThat(PublishedResults.lines(PublishedTest.class, "quoted.csv"))
                .containsExactly(java.util.List.of("a", "b, c", "d \"e\" f", ""), java.util.List.of("1", "", "x", "y"));
    }
}
