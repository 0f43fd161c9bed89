package alea.web;

import alea.game.BadInput;
import alea.json.Json;
import alea.rpc.Methods;
import alea.rpc.Rpc;
import alea.web.job.Busy;
import alea.web.job.Job;
import alea.web.job.JobBoard;
import alea.web.match.MatchShelf;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Semaphore;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What is answered where. */
final class Front implements Answering {
    /** The most bytes of a message, and of one that can hold a record. */
    private static final int MESSAGE = 1 << 20;

    private static final int RECORD = 16 << 20;

    /** The most messages that are answered at once, and the most listeners to jobs. */
    static final int CALLS = 64;

    private static final int LISTENERS = 256;

    /** What the first part of an address can be that the page shows; the page itself says what is there. */
    private static final Set<String> VIEWS =
            Set.of("", "play", "analyse", "review", "arena", "rules", "players", "papers", "about");

    private record Health(boolean ok, String version) {}

    private final Admission admission;
    private final Tokens tokens;
    private final Health health;
    private final PageFiles page = new PageFiles();
    private final Rpc rpc;
    private final MatchShelf shelf;
    private final JobBoard jobs;
    private final Patience patience;
    private final Semaphore calls = new Semaphore(CALLS);
    private final Semaphore large = new Semaphore(1);
    private final Semaphore listeners = new Semaphore(LISTENERS);

    Front(WebSetup setup, Admission admission, Tokens tokens, Discreet words, Duration longest) {
        patience = new Patience(longest);
        this.admission = admission;
        this.tokens = tokens;
        health = new Health(true, setup.version());
        shelf = new MatchShelf(setup.registry(), setup.matches());
        jobs = new JobBoard(
                setup.registry(),
                setup.version(),
                setup.threads(),
                setup.matches().resolve("jobs"),
                id -> shelf.record(id).text(),
                e -> e instanceof BadInput bad ? words.refused(bad) : words.failed(e));
        var methods = new Methods(setup.registry());
        new WebMethods(setup, shelf).addTo(methods);
        rpc = new Rpc(methods, words);
    }

    @Override
    public Answer answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String rest = path.substring(1);
        int slash = rest.indexOf('/');
        String first = slash < 0 ? rest : rest.substring(0, slash);
        rest = slash < 0 ? "" : rest.substring(slash + 1);
        return switch (first) {
            case "health" -> {
                Admission.requireMethod(exchange, "GET");
                requirePath(path.equals("/health"));
                yield Answer.json(health);
            }
            case "page" -> file(exchange, rest);
            case "rpc" -> {
                Admission.requireMethod(exchange, "POST");
                requirePath(path.equals("/rpc"));
                admission.session(exchange, false);
                yield call(exchange);
            }
            case "jobs" -> jobs(exchange, rest);
            default -> {
                Admission.requireMethod(exchange, "GET");
                if (VIEWS.contains(first)) {
                    yield page.index(200, tokens.issue());
                }
                yield missing(exchange);
            }
        };
    }

    private static void requirePath(boolean there) {
        if (!there) {
            throw new Refusal(404, "there is nothing at this address");
        }
    }

    private static boolean isBrowser(HttpExchange exchange) {
        return Admission.header(exchange, "Accept").contains("text/html");
    }

    /** A page for a browser, and a line for others. */
    private Answer missing(HttpExchange exchange) {
        requirePath(isBrowser(exchange));
        return page.index(404, tokens.issue());
    }

    private Answer file(HttpExchange exchange, String name) {
        Admission.requireMethod(exchange, "GET");
        return page.file(name, exchange).orElseThrow(() -> new Refusal(404, "the page has no such file"));
    }

    private Answer call(HttpExchange exchange) throws IOException {
        String message = message(exchange);
        if (!calls.tryAcquire()) {
            throw new Refusal(429, "too many calls at once; try again when some are answered");
        }
        try (var _ = patience.with(Thread.currentThread())) {
            String answer = rpc.answer(message);
            return answer == null ? Answer.empty(204) : Answer.text(200, answer);
        } finally {
            calls.release();
        }
    }

    private Answer jobs(HttpExchange exchange, String rest) throws IOException {
        boolean get = exchange.getRequestMethod().equals("GET");
        if (get && isBrowser(exchange) && !rest.endsWith("/download")) {
            return page.index(200, tokens.issue());
        }
        String session = admission.session(exchange, get);
        if (rest.isEmpty()) {
            Admission.requireMethod(exchange, "GET", "POST");
            return get ? Answer.json(jobs.list()) : begin(exchange, session);
        }
        int slash = rest.indexOf('/');
        Job.Whole job;
        try {
            job = jobs.whole(slash < 0 ? rest : rest.substring(0, slash));
        } catch (BadInput e) {
            throw new Refusal(404, String.valueOf(e.getMessage()));
        }
        if (slash < 0) {
            Admission.requireMethod(exchange, "GET", "DELETE");
            if (get) {
                return Answer.json(Download.listed(jobs, job));
            }
            jobs.delete(job);
            return Answer.empty(204);
        }
        Admission.requireMethod(exchange, "GET");
        return switch (rest.substring(slash + 1)) {
            case "events" -> listen(exchange, job);
            case "download" -> Download.of(jobs, job, exchange.getRequestURI());
            default -> throw new Refusal(404, "there is nothing at this address");
        };
    }

    private Answer begin(HttpExchange exchange, String session) throws IOException {
        JsonNode asked;
        try {
            asked = Json.mapper().readTree(message(exchange));
        } catch (JacksonException | StackOverflowError e) {
            throw new Refusal(400, "this is not JSON");
        }
        JsonNode kind = asked.get("kind");
        JsonNode params = asked.get("params");
        if (kind == null || !kind.isString() || params == null || !params.isObject()) {
            throw new Refusal(400, "a job is {\"kind\": NAME, \"params\": {...}}");
        }
        try {
            return Answer.json(201, jobs.begin(session, kind.stringValue(), params));
        } catch (Busy e) {
            throw new Refusal(429, String.valueOf(e.getMessage()));
        }
    }

    private Answer listen(HttpExchange exchange, Job.Whole job) throws IOException {
        if (!listeners.tryAcquire()) {
            throw new Refusal(429, "too many listen to jobs");
        }
        try {
            Events.send(exchange, job, jobs.job(job.id()), () -> jobs.whole(job.id()));
            return Answer.empty(200); // it was sent in parts
        } finally {
            listeners.release();
        }
    }

    /** The text that a request brings; one that is longer than a message usually is, one at a time. */
    private String message(HttpExchange exchange) throws IOException {
        String length = Admission.header(exchange, "Content-Length");
        if (length.isEmpty()) {
            return body(exchange, MESSAGE);
        }
        long bytes = length.length() < 10 ? Long.parseLong(length) : Long.MAX_VALUE;
        if (bytes <= MESSAGE) {
            return body(exchange, MESSAGE);
        }
        if (bytes > RECORD) {
            throw tooLong(RECORD);
        }
        if (!large.tryAcquire()) {
            throw new Refusal(429, "a large message is being read; try again");
        }
        try {
            return body(exchange, RECORD);
        } finally {
            large.release();
        }
    }

    private static String body(HttpExchange exchange, int most) throws IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(most + 1);
        if (bytes.length > most) {
            throw tooLong(most);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static Refusal tooLong(int most) {
        return new Refusal(413, "a message has at most " + Integer.toString(most) + " bytes here");
    }

    @Override
    public void close() {
        patience.close();
        jobs.close();
        shelf.close();
    }
}
