package alea.papers;

import alea.papers.Rule.Claim;
import org.jspecify.annotations.Nullable;

/**
 * A published result beside what Alea found.
 *
 * @param published the former
 * @param measured the latter
 * @param verdict what comes of it
 * @param why the reasons: the test, what was assumed, which reading or quirk explains a difference
 * @param claim how the two are compared, by which the verdict can be worked out again; null where it needs no
 *     statistics
 */
public record Finding(
        Published published,
        Measured measured,
        Verdict verdict,
        String why,
        @Nullable Claim claim) {
    /** One that needs no statistics. */
    Finding(Published published, Measured measured, Verdict verdict, String why) {
        this(published, measured, verdict, why, null);
    }
}
