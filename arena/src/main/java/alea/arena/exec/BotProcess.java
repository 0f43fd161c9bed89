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
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One run of a bot's program, and what is said to it.
 *
 * <p>Pipes block, and on no system can a blocked thread be called back for sure. So two threads of the process's own
 * touch its pipes: the talker writes and reads in turn, the listener keeps the last line of the bot's standard error.
 * Everybody else waits for them, and never longer than a limit. They are daemons and end with the pipes.
 */
final class BotProcess {
    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final int LAST_WORDS = 300;
    private static final ThreadFactory TALKERS =
            Thread.ofPlatform().daemon().name("bot-talker-", 0).factory();
    private static final ThreadFactory LISTENERS =
            Thread.ofPlatform().daemon().name("bot-listener-", 0).factory();

    private final ProcessTree tree;
    private final Process process;
    private final OutputStream input;
    private final LineReader output;
    private final ExecutorService talker;
    private final Thread listener;
    private volatile String lastWords = "";
    private Wishes wishes = new Wishes(false, false);

    private BotProcess(ProcessTree tree) {
        this.tree = tree;
        process = tree.root();
        input = process.getOutputStream();
        output = new LineReader(process.getInputStream());
        talker = Executors.newSingleThreadExecutor(TALKERS);
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
            bot = new BotProcess(ProcessTree.start(launch));
        } catch (IOException e) {
            throw new Forfeit("could not be started: " + Quoted.plain(String.valueOf(e.getMessage())));
        }
        bot.listener.start();
        boolean ready = false;
        try {
            bot.tell(greeting);
            String answer = bot.answer(limit, bot.output::line); // a bot may be ready before it is spoken to
            bot.wishes = Wishes.of(answer);
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

    /** What it wanted when it said that it is ready. */
    Wishes wishes() {
        return wishes;
    }

    /** Sends lines and waits for nothing. */
    void tell(String lines) {
        try {
            talker.execute(() -> {
                try {
                    write(lines);
                } catch (IOException e) {
                    // the next question finds that the bot is gone
                }
            });
        } catch (RejectedExecutionException e) {
            // it is being closed
        }
    }

    /**
     * Sends lines of which the last is a question, and waits for the one line that answers it.
     *
     * @throws Forfeit when the bot speaks out of turn, ends, or is silent for too long
     * @throws CancellationException when this process is closed or the thread interrupted
     */
    String ask(String lines, Duration limit) {
        return answer(limit, () -> {
            Optional<String> early = output.waiting();
            if (early.isPresent()) {
                throw new Forfeit("said %s without being asked".formatted(Quoted.of(early.get())));
            }
            write(lines);
            return output.line();
        });
    }

    private String answer(Duration limit, Callable<Optional<String>> talk) {
        Future<Optional<String>> answer;
        try {
            answer = talker.submit(talk);
        } catch (RejectedExecutionException e) {
            throw new CancellationException("this bot is closed");
        }
        try {
            return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS).orElseThrow(this::ended);
        } catch (TimeoutException e) {
            throw process.isAlive()
                    ? new Forfeit(String.format(Locale.ROOT, "stalled, no answer within %d ms", limit.toMillis()))
                    : ended();
        } catch (ExecutionException e) {
            throw switch (e.getCause()) {
                case Forfeit failure -> failure;
                case LineReader.TooLong tooLong ->
                    new Forfeit(
                            String.format(Locale.ROOT, "answered a line of more than %d bytes", LineReader.LONGEST));
                case IOException gone -> ended();
                case null, default -> new IllegalStateException("the talk with a bot failed", e);
            };
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private void write(String lines) throws IOException {
        input.write(Text.utf8(lines));
        input.flush();
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
        try {
            talker.execute(() -> {
                try (input) {
                    write("quit\n");
                } catch (IOException e) {
                    // it is gone already
                }
            });
            process.waitFor(GRACE);
        } catch (RejectedExecutionException e) {
            // somebody else has just ended it
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Ends it and all it has started, now. */
    void kill() {
        tree.kill();
        try {
            talker.execute(() -> {
                try (input) {
                    process.getInputStream().close();
                } catch (IOException e) {
                    // it is gone already
                }
            });
        } catch (RejectedExecutionException e) {
            // done before
        }
        talker.shutdown();
    }
}
