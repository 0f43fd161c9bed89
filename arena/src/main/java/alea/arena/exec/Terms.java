package alea.arena.exec;

import alea.game.BadSetting;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * What a bot is granted. Memory and processor time are limits of each process that it starts, which the system keeps
 * where it can: Linux does.
 *
 * @param start how long it may take from its start until it says that it is ready, at least a millisecond
 * @param perMove how long an answer may take, at least a millisecond
 * @param megabytes of memory for its data, 16 or more
 * @param cpuSeconds of processor time in the whole life of a process, 1 or more
 * @param sandboxed whether it runs in a sandbox ({@link Sandbox})
 */
public record Terms(
        Duration start, Duration perMove, OptionalLong megabytes, OptionalLong cpuSeconds, boolean sandboxed) {
    /** How long a bot may take from its start until it says that it is ready, unless told otherwise. */
    public static final Duration START = Duration.ofSeconds(10);

    /** How long a bot may think about a move unless told otherwise. */
    public static final Duration PER_MOVE = Duration.ofSeconds(5);

    private static final long LEAST_MEGABYTES = 16;
    private static final long MOST = 1L << 40;

    /** @throws BadSetting when one of them is too small */
    public Terms {
        check("start-time", start.toMillis(), 1);
        check("move-time", perMove.toMillis(), 1);
        megabytes.ifPresent(mb -> check("memory", mb, LEAST_MEGABYTES));
        cpuSeconds.ifPresent(s -> check("cpu", s, 1));
    }

    private static void check(String setting, long value, long least) {
        if (value < least || value > MOST) {
            throw new BadSetting(
                    setting, String.format(Locale.ROOT, "%d is not allowed; it is at least %d", value, least));
        }
    }

    /** Times alone. */
    public static Terms of(Duration start, Duration perMove) {
        return new Terms(start, perMove, OptionalLong.empty(), OptionalLong.empty(), false);
    }

    /** What comes before a command of a shell, so that the limits hold for it. */
    String limits() {
        var text = new StringBuilder();
        megabytes.ifPresent(mb -> text.append(String.format(Locale.ROOT, "ulimit -d %d || exit 126; ", mb * 1024)));
        cpuSeconds.ifPresent(s -> text.append(String.format(Locale.ROOT, "ulimit -t %d || exit 126; ", s)));
        return text.toString();
    }
}
