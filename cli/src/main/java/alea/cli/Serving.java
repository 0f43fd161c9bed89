package alea.cli;

import java.util.concurrent.CountDownLatch;

/** What commands that serve do until Ctrl-C. */
final class Serving {
    private Serving() {}

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
