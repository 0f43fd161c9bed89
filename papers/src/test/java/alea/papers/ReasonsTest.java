package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Reasons are found by item and id, and take values. */
class ReasonsTest {
    private static final Reasons REASONS = Reasons.of(ReasonsTest.class, "reasons.csv");

    @Test
    void valuesStandInTheirPlaces() {
        assertThat(REASONS.reason("a.b", "values", 0.12345, "x{}", 1_234_567))
                .isEqualTo("0.123 of x{}, 1,234,567 in all: 5 %");
        assertThatThrownBy(() -> REASONS.reason("a.b", "values", 0.5, "x"))
                .hasMessage("reason values of a.b needs more values");
        assertThatThrownBy(() -> REASONS.reason("a.b", "row", 1)).hasMessage("reason row of a.b needs fewer values");
    }

    @Test
    void theItemsOwnComesBeforeTheDocuments() {
        assertThat(REASONS.reason("a.b", "row")).isEqualTo("the item's");
        assertThat(REASONS.reason("a.c", "row")).isEqualTo("the document's");
        assertThatThrownBy(() -> REASONS.reason("b.c", "row")).hasMessage("there is no reason row of b.c");
    }

    @Test
    void aRowHasItsOwnOrNone() {
        assertThat(REASONS.of("a.b", "row")).isEqualTo("the item's");
        assertThat(REASONS.of("a.c", "row")).isEmpty();
    }

    @Test
    void emptyOnesAreLeftOut() {
        assertThat(Reasons.join("", "a", "", "b")).isEqualTo("a; b");
        assertThat(Reasons.join("", "")).isEmpty();
    }

    @Test
    void whatIsSaidOfAnyValuesIsRecognised() {
        String pattern = REASONS.all().getFirst().pattern();
        assertThat("0.123 of x, 7 in all: 5 %").matches(pattern);
        assertThat("0.123 of x, 7 in all: 6 %").doesNotMatch(pattern);
    }
}
