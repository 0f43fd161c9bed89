package alea.cli;

import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on stderr with the time left, for people only: it shows nothing where stderr is not a terminal. It is
 * told how wide that is: else the library would ask JLine, which takes Ctrl-C away from Alea.
 */
final class MatchBar implements AutoCloseable {
    private final boolean seen;
    private final String what;
    private @Nullable ProgressBar bar;

    MatchBar(Console console) {
        this(console, "matches");
    }

    /** A bar of something else than matches. */
    MatchBar(Console console, String what) {
        this.what = what;
        seen = console.errIsTerminal();
    }

    /** Shows how many matches are played. */
    void show(long matches, long of) {
        if (!seen) {
            return;
        }
        if (bar == null) {
            bar = new ProgressBarBuilder()
                    .setTaskName(what)
                    .setInitialMax(of)
                    .startsFrom(matches, Duration.ZERO) // what an earlier run has done tells nothing of the time left
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(200)
                    .setConsumer(new ConsoleProgressBarConsumer(System.err, Console.columns(System.getenv())))
                    .clearDisplayOnFinish()
                    .build();
        }
        bar.stepTo(matches);
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
