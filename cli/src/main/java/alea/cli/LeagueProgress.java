package alea.cli;

import alea.service.LeagueRun.Played;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * How a league goes on, in lines on standard error, terminal or not: a league takes long, and runs where nobody looks.
 * A line at the end of each round, and one every half minute.
 */
final class LeagueProgress {
    private static final long EVERY = TimeUnit.SECONDS.toNanos(30);

    private final Console console;
    private final String program;
    private long told = System.nanoTime();
    private long begun = told;
    private double doneBefore = -1;

    /**
     * Nothing is told yet.
     *
     * @param program with what lines begin
     */
    LeagueProgress(Console console, String program) {
        this.console = console;
        this.program = program;
    }

    /** Tells it, where it is time. */
    void tell(Played p) {
        long now = System.nanoTime();
        double done = p.round() == 0 || p.of() == 0 ? 0 : (p.round() - 1 + (double) p.tables() / p.of()) / p.rounds();
        if (doneBefore < 0 && p.round() > 0) {
            doneBefore = done; // what was played in an earlier run took none of this one's time
            begun = now;
        }
        boolean round = p.tables() == p.of();
        if (!round && now - told < EVERY) {
            return;
        }
        told = now;
        String what =
                p.round() == 0 ? "rehearsal" : String.format(Locale.ROOT, "round %d of %d", p.round(), p.rounds());
        String left = done > doneBefore && done < 1 && doneBefore >= 0
                ? String.format(
                        Locale.ROOT,
                        ", about %.0f s left",
                        Math.ceil((now - begun) / 1e9 * (1 - done) / (done - doneBefore)))
                : "";
        console.err()
                .println(String.format(
                        Locale.ROOT, "%s: %s, %d of %d tables%s", program, what, p.tables(), p.of(), left));
        console.err().flush();
    }
}
