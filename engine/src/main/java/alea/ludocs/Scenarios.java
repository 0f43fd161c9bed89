package alea.ludocs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The scenarios that Alea is checked with, as the texts of their files. */
public final class Scenarios {
    /** Their names, in the order of their numbers. */
    public static final List<String> NAMES = List.of(
            "d01-opening-tie",
            "d02-release-ccw-first-pass",
            "d03-third-six-no-block",
            "d04-capture-bonus-and-reset",
            "d05-approach-without-capture",
            "d06-approach-with-capture",
            "d07-ccw-second-pass",
            "d08-partial-before-block",
            "d09-mixed-block-direction",
            "d10-block-captures-block",
            "d11-three-sixes-block-of-three",
            "d12-bhawana-energised",
            "d13-energised-overshoots-home",
            "d14-kotuwa-consecutive-threes",
            "d15-first-mystery-spawn",
            "d16-pita-kotuwa-ccw-captures-at-kotuwa",
            "d17-teleport-onto-opponent-block",
            "d18-red-capture-choice",
            "d19-green-six-makes-block",
            "d20-blue-cycle-avoids-mystery",
            "d21-x-held-by-opponent-block",
            "d22-block-passes-approach-together",
            "d23-third-six-capture-ignored",
            "d24-teleport-to-approach",
            "d25-stalled-position",
            "d26-round-status");

    private Scenarios() {}

    /**
     * The text of one.
     *
     * @param name one of {@link #NAMES}
     */
    public static String text(String name) {
        try (InputStream in = Scenarios.class.getResourceAsStream(name + ".scn")) {
            if (in == null) {
                throw new IllegalArgumentException("there is no scenario " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
