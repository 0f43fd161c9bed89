package alea.web;

import alea.rpc.Methods;
import alea.rpc.Rpc;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.Semaphore;

/** What is answered where. */
final class Front implements AutoCloseable {
    /** The most bytes of a message, and of one that can hold a record. */
    private static final int MESSAGE = 1 << 20;

    private static final int RECORD = 16 << 20;

    /** The most messages that are answered at once. */
    private static final int CALLS = 64;

    /** What the first part of an address can be that the page shows; the page itself says what is there. */
    private static final Set<String> VIEWS =
            Set.of("", "play", "analyse", "review", "arena", "jobs", "rules", "players", "papers", "about");

    private record Health(boolean ok, String version) {}

    private final Gate gate;
    private final Tokens tokens;
    private final Health health;
    private final PageFiles page = new PageFiles();
    private final Rpc rpc;
    private final Semaphore calls = new Semaphore(CALLS);

    Front(WebSetup setup, Gate gate, Tokens tokens) {
        this.gate = gate;
        this.tokens = tokens;
        health = new Health(true, setup.version());
        rpc = new Rpc(new Methods(setup.registry()));
    }

    /** A token of a new session. */
    String token() {
        return tokens.issue();
    }

    /**
     * Answers a request that may come from here.
     *
     * @throws Refusal where it does not
     */
    Answer answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String first = path.substring(1).replaceFirst("/.*", "");
        return switch (first) {
            case "health" -> only(exchange, "GET", path.equals("/health"), Answer.json(health));
            case "page" -> file(exchange, path.substring("/page/".length() - (path.equals("/page") ? 1 : 0)));
            case "rpc" -> {
                requireMethod(exchange, "POST");
                requirePath(path.equals("/rpc"));
                gate.session(exchange, false);
                yield call(exchange);
            }
            default -> {
                requireMethod(exchange, "GET");
                if (VIEWS.contains(first)) {
                    yield page.index(200, tokens.issue());
                }
                yield missing(exchange);
            }
        };
    }

    private static Answer only(HttpExchange exchange, String method, boolean there, Answer answer) {
        requireMethod(exchange, method);
        requirePath(there);
        return answer;
    }

    private static void requireMethod(HttpExchange exchange, String method) {
        String asked = exchange.getRequestMethod();
        if (!asked.equals(method) && !(asked.equals("HEAD") && method.equals("GET"))) {
            exchange.getResponseHeaders().set("Allow", method);
            throw new Refusal(405, "this address answers " + method + " alone");
        }
    }

    private static void requirePath(boolean there) {
        if (!there) {
            throw new Refusal(404, "there is nothing at this address");
        }
    }

    /** A page for a browser, and a line for others. */
    private Answer missing(HttpExchange exchange) {
        requirePath(header(exchange, "Accept").contains("text/html"));
        return page.index(404, tokens.issue());
    }

    private Answer file(HttpExchange exchange, String name) {
        requireMethod(exchange, "GET");
        return page.file(
                        name,
                        header(exchange, "If-None-Match"),
                        header(exchange, "Accept-Encoding").contains("gzip"))
                .orElseThrow(() -> new Refusal(404, "the page has no such file"));
    }

    private static String header(HttpExchange exchange, String name) {
        Headers headers = exchange.getRequestHeaders();
        String value = headers.getFirst(name);
        return value == null ? "" : value;
    }

    private Answer call(HttpExchange exchange) throws IOException {
        if (!calls.tryAcquire()) {
            throw new Refusal(429, "too many calls at once; try again when some are answered");
        }
        try {
            String answer = rpc.answer(body(exchange, RECORD));
            return answer == null ? Answer.empty(204) : Answer.text(200, answer);
        } finally {
            calls.release();
        }
    }

    /** The text that a request brings. */
    private static String body(HttpExchange exchange, int most) throws IOException {
        String length = header(exchange, "Content-Length");
        if (length.isEmpty() || length.length() < 10 && Integer.parseInt(length) <= most) {
            byte[] bytes = exchange.getRequestBody().readNBytes(most + 1);
            if (bytes.length <= most) {
                return new String(bytes, StandardCharsets.UTF_8);
            }
        }
        throw new Refusal(413, "a message has at most " + Integer.toString(most) + " bytes here");
    }

    @Override
    public void close() {
        // Nothing is running yet.
    }
}
