package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --threads}, for commands that do several things at once. */
final class ThreadsOption {
    private static final int MOST = 1000;

    /** As many digits as an {@code int} surely holds. */
    private static final Pattern NUMBER = Pattern.compile("\\+?0*[1-9]\\d{0,8}");

    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,40}");

    /** A text, so that a number too large for an {@code int} is answered with what is allowed, as any other one is. */
    @Option(names = "--threads", paramLabel = "T", description = "how many threads work (standard: one a core)")
    private @Nullable String text;

    /**
     * How many threads to use.
     *
     * @throws BadInput when that is not allowed
     */
    int threads() {
        if (text == null) {
            return Math.min(MOST, Runtime.getRuntime().availableProcessors());
        }
        int threads = NUMBER.matcher(text).matches() ? Integer.parseInt(text) : 0;
        if (threads < 1 || threads > MOST) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "--threads %s is not allowed; it is 1..%d",
                    WHOLE.matcher(text).matches() ? text : Quoted.of(text),
                    MOST));
        }
        return threads;
    }
}
