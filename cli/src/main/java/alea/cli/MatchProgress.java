package alea.cli;

import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * How a run of matches goes on: a bar where a person looks; else, of a long one, a line on standard error every half
 * minute, since it runs where nobody looks.
 */
final class MatchProgress implements AutoCloseable {
    private static final long EVERY = TimeUnit.SECONDS.toNanos(30);

    private final Console console;
    private final String command;
    private final long every;
    private final boolean lines;
    private final MatchBar bar;
    private long told = System.nanoTime();
    private long begun = told;
    private long before = -1;

    /**
     * Of one run.
     *
     * @param command whose run it is, as its lines begin: {@code alea arena}
     * @param lasting whether it may take long
     */
    MatchProgress(Console console, String command, boolean lasting) {
        this(console, command, lasting, EVERY);
    }

    /** With another time between lines, in nanoseconds. */
    MatchProgress(Console console, String command, boolean lasting, long every) {
        this.console = console;
        this.command = command;
        this.every = every;
        lines = lasting && !console.errIsTerminal();
        bar = new MatchBar(console);
    }

    /** So many matches are played, of so many at most: tells it, where it is time. */
    void tell(long matches, long of) {
        bar.show(matches, of);
        if (!lines) {
            return;
        }
        if (before < 0) {
            before = matches; // what was played in an earlier run took none of this one's time
            begun = System.nanoTime();
        }
        long now = System.nanoTime();
        if (now - told < every) {
            return;
        }
        told = now;
        double rate = (matches - before) / ((now - begun) / 1e9);
        String left = rate > 0 && matches < of
                ? String.format(Locale.ROOT, ", about %,.0f s left", Math.ceil((of - matches) / rate))
                : "";
        console.err()
                .println(String.format(
                        Locale.ROOT, "%s: %,d of %,d matches, %,.0f a second%s", command, matches, of, rate, left));
        console.err().flush();
    }

    @Override
    public void close() {
        bar.close();
    }
}
