package alea.fuzz;

import alea.cli.Alea;
import alea.cli.Console;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * What a command line did, in this process.
 *
 * @param out what it printed
 * @param err what it complained of
 */
record Command(int code, String out, String err) {
    /** A valid job may be long: after so many seconds it is asked to stop, as by Ctrl-C. */
    private static final int ENOUGH = 3;

    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().factory());

    static Command briefly(String... args) {
        Thread running = Thread.currentThread();
        Future<?> ending = CLOCK.schedule(running::interrupt, ENOUGH, TimeUnit.SECONDS);
        try {
            return run(args);
        } finally {
            ending.cancel(false);
            Thread.interrupted();
        }
    }

    static Command run(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var nothing = new ByteArrayInputStream(new byte[0]);
        int code = Alea.run(new Console(nothing, new PrintWriter(out), new PrintWriter(err), false, false), args);
        return new Command(code, out.toString(), err.toString());
    }
}
