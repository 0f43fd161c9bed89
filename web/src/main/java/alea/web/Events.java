package alea.web;

import alea.json.Json;
import alea.web.job.Job;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * Tells a listener how a job goes on, as server-sent events: the newest progress, and the end. A listener who reads
 * slowly holds up its own connection alone.
 */
final class Events {
    /** Milliseconds without news after which a line is sent that says nothing. */
    private static final long QUIET = 15_000;

    /** Seconds after which a listener has to come again, as browsers do by themselves. */
    private static final long LONGEST = 240;

    private Events() {}

    /**
     * Sends events until the job has ended.
     *
     * @param job as it stands
     * @param running the job where it has not ended
     * @param end what came of it
     */
    static void send(HttpExchange exchange, Job.Whole job, Optional<Job> running, Supplier<Job.Whole> end)
            throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            Job.Whole last = job;
            if (running.isPresent()) {
                Optional<Job.Whole> ended = follow(running.get(), out);
                if (ended.isEmpty()) {
                    return;
                }
                last = ended.get();
            } else if (job.result() == null && job.error() == null) {
                last = end.get(); // it ended just now
            }
            if (last.error() != null) {
                event(out, "error", last.error());
            } else {
                event(out, "result", last.result() == null ? last.listed() : last.result());
            }
        } catch (InterruptedException e) {
            // The server stops.
        }
    }

    /** All of the job once it has ended; nothing where the listener is to come again. */
    private static Optional<Job.Whole> follow(Job job, OutputStream out) throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST);
        long changes = -1;
        JsonNode told = null;
        while (System.nanoTime() < until) {
            long now = job.await(changes, QUIET);
            Job.Whole whole = job.whole();
            if (job.state().isOver()) {
                return Optional.of(job.whole());
            }
            if (now == changes) {
                out.write(": still there\n\n".getBytes(StandardCharsets.UTF_8));
                out.flush();
            } else if (whole.progress() != null && !whole.progress().equals(told)) {
                told = whole.progress();
                event(out, "progress", told);
            } else {
                out.write(": %s\n\n".formatted(whole.state()).getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            changes = now;
        }
        return Optional.empty();
    }

    private static void event(OutputStream out, String name, Object data) throws IOException {
        out.write("event: %s\ndata: %s\n\n".formatted(name, Json.write(data)).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
