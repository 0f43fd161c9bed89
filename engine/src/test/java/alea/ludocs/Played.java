package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import java.util.Optional;

/** Scenarios written down in tests. */
final class Played {
    private Played() {}

    /** The first difference of a scenario from what it expects. */
    static Optional<String> difference(String spec, String scenario) {
        return Scenario.parse(Installed.REGISTRY.game(spec), "test", scenario).check();
    }

    /** Checks that a scenario passes by the standard rules. */
    static void passes(String scenario) {
        passes("ludo-cs", scenario);
    }

    /** Checks that a scenario passes by the rules of a spec. */
    static void passes(String spec, String scenario) {
        assertThat(difference(spec, scenario)).isEmpty();
    }

    /** Checks that a scenario passes by the rules of a spec, and not by the standard rules. */
    static void tellsApart(String spec, String scenario) {
        passes(spec, scenario);
        assertThat(difference("ludo-cs", scenario)).as("by the standard rules").isPresent();
    }
}
