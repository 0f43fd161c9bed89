package alea.web.job;

import alea.json.Json;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One job. Whoever listens is told the newest progress; what was told meanwhile is left out, so that a slow listener
 * holds up nobody.
 */
public final class Job {
    /** Nanoseconds between two times that progress is told. */
    private static final long PACE = TimeUnit.MILLISECONDS.toNanos(250);

    /** How a job stands. */
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        STOPPED,
        FAILED;

        /** Whether nothing more will happen. */
        public boolean isOver() {
            return this == DONE || this == STOPPED || this == FAILED;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A job in the list. */
    public record Listed(
            String id,
            String kind,
            String title,
            String state,
            String begun,
            @Nullable String ended,
            @Nullable JsonNode progress) {}

    /** All of a job. */
    public record Whole(
            String id,
            String kind,
            String title,
            String state,
            String begun,
            @Nullable String ended,
            @Nullable JsonNode progress,
            JsonNode params,
            @Nullable JsonNode result,
            @Nullable Message error) {
        /** The same as it is listed. */
        public Listed listed() {
            return new Listed(id, kind, title, state, begun, ended, progress);
        }
    }

    /** What went wrong. */
    public record Message(String message) {}

    private final String id;
    private final String kind;
    private final String session;
    private final JsonNode params;
    private final Work work;
    private final String begun = Instant.now().toString();

    private State state = State.WAITING;
    private @Nullable String ended;
    private @Nullable JsonNode progress;
    private @Nullable JsonNode result;
    private @Nullable String error;
    private @Nullable Runnable cancel;
    private boolean wanted;
    private long changes;

    Job(String id, String kind, String session, JsonNode params, Work work) {
        this.id = id;
        this.kind = kind;
        this.session = session;
        this.params = params;
        this.work = work;
    }

    /** What it is called. */
    public String id() {
        return id;
    }

    /** Whose it is. */
    String session() {
        return session;
    }

    /** What kind of work it is. */
    public String kind() {
        return kind;
    }

    /** How it stands. */
    public synchronized State state() {
        return state;
    }

    /**
     * Does the work.
     *
     * @param words how what went wrong is said
     * @param keeper is given the job when it has ended
     */
    void run(Function<RuntimeException, String> words, Consumer<Whole> keeper) {
        synchronized (this) {
            if (state != State.WAITING) {
                return;
            }
            change(State.RUNNING);
        }
        JsonNode found = null;
        String wrong = null;
        try {
            found = Json.mapper().valueToTree(work.run(new Telling()));
        } catch (CancellationException e) {
            // There is nothing but what was told.
        } catch (RuntimeException e) {
            wrong = words.apply(e);
        } catch (VirtualMachineError e) {
            wrong = "this takes more memory than the server has";
        }
        State end;
        Whole kept;
        synchronized (this) {
            boolean stopped = wanted || wrong == null && found == null;
            end = stopped ? State.STOPPED : wrong != null ? State.FAILED : State.DONE;
            cancel = null;
            result = found;
            error = stopped ? null : wrong;
            ended = Instant.now().toString();
            kept = whole(end);
        }
        Thread.interrupted(); // that was for the work
        keeper.accept(kept); // before anybody sees that it has ended, and may forget it
        synchronized (this) {
            change(end);
        }
    }

    private void change(State next) {
        state = next;
        changes++;
        notifyAll();
    }

    private final class Telling implements Teller {
        private long last = System.nanoTime() - PACE;

        @Override
        public void tell(Supplier<?> news) {
            long now = System.nanoTime();
            if (now - last < PACE) {
                return;
            }
            JsonNode told = Json.mapper().valueToTree(news.get());
            last = System.nanoTime();
            synchronized (Job.this) {
                progress = told;
                changes++;
                Job.this.notifyAll();
            }
        }

        @Override
        public void begun(Runnable cancels) {
            synchronized (Job.this) {
                cancel = cancels;
                if (wanted) {
                    cancels.run();
                }
            }
        }
    }

    /** Calls it off; one that waits ends at once. */
    synchronized void stop() {
        if (state == State.WAITING) {
            ended = Instant.now().toString();
            change(State.STOPPED);
        } else if (state == State.RUNNING) {
            wanted = true;
            if (cancel != null) {
                cancel.run();
            }
        }
    }

    /** Waits until something has changed since, or so many milliseconds; the number of changes so far. */
    public synchronized long await(long seen, long millis) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (changes == seen && !state.isOver()) {
            long left = until - System.nanoTime();
            if (left <= 0) {
                break;
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return changes;
    }

    /** As it is listed. */
    public synchronized Listed listed() {
        return new Listed(id, kind, work.title(), state.toString(), begun, ended, progress);
    }

    /** All of it. */
    public synchronized Whole whole() {
        return whole(state);
    }

    private Whole whole(State as) {
        return new Whole(
                id,
                kind,
                work.title(),
                as.toString(),
                begun,
                ended,
                progress,
                params,
                result,
                error == null ? null : new Message(error));
    }
}
