package alea.game;

import java.util.Locale;

/**
 * Whether what somebody asks for fits into memory: estimated before anything is allocated, so that it is refused at
 * once and in one line.
 */
public final class Memory {
    /** The part of the JVM's memory that one job may fill. */
    private static final double SHARE = 0.9;

    /** No machine that people have here gives a job more bytes. */
    private static final double MOST = 1e12;

    private Memory() {}

    /**
     * Holds that something fits.
     *
     * @param what it is, such as {@code "g has 12 states"}: the complaint goes on with {@code "and needs ..."}
     * @param bytes about how many it takes
     * @throws BadInput when it does not fit, naming what it needs, what the JVM has and how to give it more
     */
    public static void require(String what, long bytes) {
        long room = Runtime.getRuntime().maxMemory();
        if ((double) bytes > MOST) {
            throw new BadInput("%s and needs about %s of memory, more than machines have".formatted(what, text(bytes)));
        }
        if ((double) bytes > SHARE * (double) room) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s and needs about %s of memory; the JVM has %s, and ALEA_JAVA_OPTS=-Xmx%.0fg would give it more",
                    what,
                    text(bytes),
                    text(room),
                    Math.floor((double) bytes / (SHARE * 1e9)) + 1));
        }
    }

    /** A number of bytes, for people. */
    public static String text(long bytes) {
        return bytes < 1_000_000_000
                ? String.format(Locale.ROOT, "%.0f MB", Math.ceil((double) bytes / 1e6))
                : String.format(Locale.ROOT, "%.1f GB", (double) bytes / 1e9);
    }
}
