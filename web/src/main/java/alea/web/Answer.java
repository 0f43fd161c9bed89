package alea.web;

import alea.json.Json;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is whole before it is sent.
 *
 * @param status of HTTP
 * @param type of the content
 * @param body the content, or empty where a file has it
 * @param file that has the content, which is not read before it is sent; null for none
 * @param headers besides those that every answer has
 */
record Answer(
        int status, String type, byte[] body, @Nullable Path file, Map<String, String> headers) {
    private static final String JSON = "application/json";

    /** What every answer says: that no code runs but the page's own files, and that no other site may use it. */
    private static final Map<String, String> ALWAYS = always();

    private record Problem(String message) {}

    private record Failure(Problem error) {}

    private static Map<String, String> always() {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
                        + "font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        return headers;
    }

    /** Sets the headers of every answer. */
    static void prepare(HttpExchange exchange) {
        Headers headers = exchange.getResponseHeaders();
        ALWAYS.forEach(headers::set);
        headers.set("Cache-Control", "no-store");
    }

    /** An answer that is in memory. */
    Answer(int status, String type, byte[] body, Map<String, String> headers) {
        this(status, type, body, null, headers);
    }

    /** A file. */
    static Answer file(String type, Path file) {
        return new Answer(200, type, new byte[0], file, Map.of());
    }

    /** A document. */
    static Answer json(Object document) {
        return json(200, document);
    }

    /** A document with another status. */
    static Answer json(int status, Object document) {
        return text(status, Json.write(document));
    }

    /** A document that is written already. */
    static Answer text(int status, String json) {
        return new Answer(status, JSON, json.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /** What was wrong. */
    static Answer error(int status, String message) {
        return json(status, new Failure(new Problem(message)));
    }

    /** Nothing more to say. */
    static Answer empty(int status) {
        return new Answer(status, "", new byte[0], Map.of());
    }

    /** The same with a header more. */
    Answer with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Answer(status, type, body, file, more);
    }

    /** Sends it; to a HEAD, without its body. */
    void send(HttpExchange exchange) throws IOException {
        Headers said = exchange.getResponseHeaders();
        headers.forEach(said::set);
        if (!type.isEmpty()) {
            said.set("Content-Type", type);
        }
        long length = file == null ? body.length : Files.size(file);
        boolean bodiless = length == 0 || exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, bodiless ? -1 : length);
        if (!bodiless) {
            try (OutputStream out = exchange.getResponseBody()) {
                if (file == null) {
                    out.write(body);
                } else {
                    Files.copy(file, out);
                }
            }
        }
    }
}
