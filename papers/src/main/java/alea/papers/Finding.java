package alea.papers;

/**
 * A published result beside what Alea found.
 *
 * @param published the former
 * @param measured the latter
 * @param verdict what comes of it
 * @param why the reasons: the test, what was assumed, which reading or quirk explains a difference
 */
public record Finding(Published published, Measured measured, Verdict verdict, String why) {}
