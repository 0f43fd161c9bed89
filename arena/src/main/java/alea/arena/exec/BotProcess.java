package alea.arena.exec;

import alea.game.Forfeit;
import alea.game.Quoted;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * One run of a bot's program, and what is said to it.
 *
 * <p>Who asks writes and reads himself; where the bot takes too long, an alarm closes its pipes, which ends his wait. A
 * question so costs no change of threads but that to the bot and back. A thread of the process's own keeps the last
 * line of the bot's standard error.
 */
final class BotProcess {
    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final int LAST_WORDS = 300;
    private static final ThreadFactory TALKERS =
            Thread.ofPlatform().daemon().name("bot-talker-", 0).factory();
    private static final ThreadFactory LISTENERS =
            Thread.ofPlatform().daemon().name("bot-listener-", 0).factory();

    private final Pipes pipes;
    private final ProcessTree tree;
    private final Process process;
    private final LineReader output;
    private final Alarm alarm;
    private final Thread listener;
    /** What it is told with the next question. */
    private String untold = "";

    private volatile String lastWords = "";
    /** Whether it had ended when the time for an answer was over. */
    private volatile boolean hadEnded;

    private volatile boolean closed;
    private Wishes wishes = new Wishes(false, false);

    private BotProcess(Pipes pipes) {
        this.pipes = pipes;
        tree = pipes.tree();
        process = tree.root();
        output = new LineReader(pipes.output());
        alarm = new Alarm(this::timeOver);
        listener = LISTENERS.newThread(this::listen);
    }

    /**
     * Starts a bot and waits until it is ready.
     *
     * @throws Forfeit when it cannot be started or does not say {@code ready}; it is gone then
     */
    static BotProcess start(ProcessBuilder launch, String greeting, Duration limit) {
        BotProcess bot;
        try {
            bot = new BotProcess(Pipes.start(launch));
        } catch (IOException e) {
            throw new Forfeit("could not be started: " + Quoted.plain(String.valueOf(e.getMessage())));
        }
        bot.listener.start();
        boolean ready = false;
        try {
            bot.wishes = Wishes.of(bot.within(limit, () -> bot.readiness(greeting)));
            bot.tree.look();
            ready = true;
            return bot;
        } catch (Forfeit failure) {
            throw new Forfeit("did not say ready: " + failure.getMessage());
        } finally {
            if (!ready) {
                bot.kill();
            }
        }
    }

    /** A bot may be ready before it is spoken to, and not listen. */
    private Optional<String> readiness(String greeting) throws IOException {
        try {
            write(greeting);
        } catch (IOException e) {
            // what it says tells more
        }
        return output.line();
    }

    /** What it wanted when it said that it is ready. */
    Wishes wishes() {
        return wishes;
    }

    /** Lines that it hears before the next question, or before it is asked to quit. */
    synchronized void tell(String lines) {
        untold += lines;
    }

    private synchronized String with(String lines) {
        String all = untold + lines;
        untold = "";
        return all;
    }

    /**
     * Sends lines of which the last is a question, and waits for the one line that answers it.
     *
     * @throws Forfeit when the bot speaks out of turn, ends, or is silent for too long
     * @throws CancellationException when this process is closed or the thread interrupted
     */
    String ask(String lines, Duration limit) {
        return within(limit, () -> {
            Optional<String> early = output.waiting();
            if (early.isPresent()) {
                throw new Forfeit("said %s without being asked".formatted(Quoted.of(early.get())));
            }
            write(lines);
            return output.line();
        });
    }

    /** Words with a bot that may fail. */
    @FunctionalInterface
    private interface Talk {
        Optional<String> run() throws IOException;
    }

    private String within(Duration limit, Talk talk) {
        Optional<String> answer = Optional.empty();
        @Nullable Forfeit failure = null;
        alarm.set(limit);
        try {
            answer = talk.run();
        } catch (Forfeit e) {
            failure = e;
        } catch (LineReader.TooLong e) {
            failure = new Forfeit(
                    String.format(Locale.ROOT, "answered a line of more than %d bytes", LineReader.LONGEST));
        } catch (IOException e) {
            // its pipes are closed, from one end or the other
        }
        boolean inTime = alarm.off();
        if (Thread.currentThread().isInterrupted()) {
            throw interrupted();
        }
        if (!inTime) {
            throw hadEnded
                    ? ended()
                    : new Forfeit(String.format(Locale.ROOT, "stalled, no answer within %d ms", limit.toMillis()));
        }
        if (failure != null) {
            throw failure;
        }
        return answer.orElseThrow(this::gone);
    }

    /** Rings the alarm: the time for an answer is over. */
    private void timeOver() {
        hadEnded = !process.isAlive();
        pipes.close();
    }

    private void write(String lines) throws IOException {
        OutputStream input = pipes.input();
        input.write(Text.utf8(with(lines)));
        input.flush();
    }

    private RuntimeException gone() {
        return closed ? new CancellationException("this bot is closed") : ended();
    }

    /** Why there is nothing more to read from a bot. */
    private Forfeit ended() {
        try {
            if (!process.waitFor(GRACE)) {
                return new Forfeit("closed its input or output");
            }
            listener.join(GRACE);
        } catch (InterruptedException e) {
            throw interrupted();
        }
        String words = lastWords;
        return new Forfeit(String.format(
                Locale.ROOT,
                "crashed with exit status %d%s",
                process.exitValue(),
                words.isEmpty() ? "" : ": " + words));
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted while waiting for a bot");
    }

    /** Drains standard error, so that the bot never waits for it, and keeps the last line that says something. */
    private void listen() {
        var line = new ByteArrayOutputStream();
        byte[] chunk = new byte[4096];
        try (InputStream errors = process.getErrorStream()) {
            for (int n = errors.read(chunk); n >= 0; n = errors.read(chunk)) {
                for (int i = 0; i < n; i++) {
                    if (chunk[i] == '\n') {
                        remember(line);
                    } else if (line.size() < LAST_WORDS) {
                        line.write(chunk[i]);
                    }
                }
            }
        } catch (IOException e) {
            // the bot is gone
        }
        remember(line);
    }

    private void remember(ByteArrayOutputStream line) {
        String words = Quoted.plain(Text.utf8(line.toByteArray()).strip());
        if (!words.isEmpty()) {
            lastWords = words;
        }
        line.reset();
    }

    /** Asks it to quit, closes its input, and ends what is still there after a moment. */
    void quit() {
        tree.look();
        OutputStream input = pipes.input();
        TALKERS.newThread(() -> {
                    try (input) {
                        write("quit\n");
                    } catch (IOException e) {
                        // it is gone already
                    }
                })
                .start();
        try {
            process.waitFor(GRACE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Ends it and all it has started, now. */
    void kill() {
        closed = true;
        alarm.close();
        tree.kill();
        pipes.close();
    }
}
