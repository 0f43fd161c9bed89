package alea.cli;

import alea.game.BadInput;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** What commands that serve have in common: the port, and what they do until Ctrl-C. */
final class Serving {
    private static final int PORTS = 65_535;

    private Serving() {}

    /**
     * Holds that a port can be one; 0 is any that is free.
     *
     * @throws BadInput when it cannot
     */
    static void requirePort(int port) {
        if (port < 0 || port > PORTS) {
            throw new BadInput(String.format(Locale.ROOT, "--port %d is not allowed; it is 0..%d", port, PORTS));
        }
    }

    /**
     * Says where a server listens, and waits until it is to stop.
     *
     * @param command what the user typed
     * @param line what to print
     * @param host where it listens
     * @param open whether other machines can reach it
     */
    static void untilStopped(
            String command, String line, String host, boolean open, Console console, Interruption interruption)
            throws InterruptedException {
        var stop = new CountDownLatch(1);
        interruption.around(nothing -> {}).begun(stop::countDown);
        if (open) {
            console.err().println(command + ": listens at " + host + ": whoever reaches it can use it");
            console.err().flush();
        }
        console.out().println(line);
        console.out().flush();
        stop.await();
    }
}
