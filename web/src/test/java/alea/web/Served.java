package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.json.Json;
import alea.rules.RuleFiles;
import alea.service.RuleSets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A server, and what can be sent to it over a socket: as a page does, or as no page would. */
final class Served implements AutoCloseable {
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *([0-9]+)\r\n");
    private static final Registry SHIPPED = Registry.installed().closed();

    final WebServer server;
    final String token;

    Served(Path folder, Path... rules) {
        this(folder, Duration.ofMinutes(5), rules);
    }

    /** One whose calls may take so long. */
    Served(Path folder, Duration longest, Path... rules) {
        RuleFiles files = RuleFiles.only(SHIPPED, List.of(rules));
        server = WebServer.start(
                new WebSetup(
                        "test",
                        "127.0.0.1",
                        0,
                        SHIPPED.with(files),
                        new RuleSets(SHIPPED, files),
                        folder.resolve("rules"),
                        folder,
                        2),
                longest);
        token = server.token();
    }

    /** What came back. */
    record Reply(int status, Map<String, String> headers, byte[] body) {
        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        JsonNode json() {
            return Json.mapper().readTree(text());
        }

        String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }

        /** The one line that says what was wrong. */
        String error() {
            JsonNode error = json().path("error").path("message");
            assertThat(error.isString()).as(text()).isTrue();
            return error.stringValue();
        }
    }

    String host() {
        return String.format(Locale.ROOT, "127.0.0.1:%d", server.port());
    }

    Socket connect() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), server.port());
    }

    /** Sends bytes as they are, and reads the answer. */
    Reply raw(String request) {
        try (Socket socket = connect()) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return reply(answer(socket.getInputStream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As much as the answer says that it has; all until the server closes, where it does not say. */
    private static byte[] answer(InputStream in) throws IOException {
        var bytes = new ByteArrayOutputStream();
        while (!bytes.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                return bytes.toByteArray();
            }
            bytes.write(next);
        }
        Matcher length = LENGTH.matcher(bytes.toString(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(length.find() ? in.readNBytes(Integer.parseInt(length.group(1))) : in.readAllBytes());
        return bytes.toByteArray();
    }

    static Reply reply(byte[] all) {
        String text = new String(all, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\r\n\r\n");
        assertThat(end).as("an answer: %s", text).isPositive();
        String[] lines = text.substring(0, end).split("\r\n");
        Map<String, String> headers = new TreeMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            headers.put(
                    lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
                    lines[i].substring(colon + 1).strip());
        }
        byte[] body = Arrays.copyOfRange(all, end + 4, all.length);
        return new Reply(Integer.parseInt(lines[0].split(" ")[1]), headers, body);
    }

    /** A request of the page's own. */
    Reply ask(String method, String path, String body, String... headers) {
        var request = new StringBuilder(
                "%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n".formatted(method, path, host()));
        for (String header : headers) {
            request.append(header).append("\r\n");
        }
        if (!body.isEmpty()) {
            request.append(
                    String.format(Locale.ROOT, "Content-Length: %d\r\n", body.getBytes(StandardCharsets.UTF_8).length));
        }
        return raw(request.append("\r\n").append(body).toString());
    }

    String tokened() {
        return Admission.TOKEN + ": " + token;
    }

    Reply get(String path) {
        return ask("GET", path, "", tokened());
    }

    JsonNode message(String method, Map<String, ?> params) {
        String message = Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params));
        Reply reply = ask("POST", "/rpc", message, tokened());
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    JsonNode call(String method, Map<String, ?> params) {
        JsonNode answer = message(method, params);
        assertThat(answer.has("result")).as("%s %s %s", method, params, answer).isTrue();
        return answer.get("result");
    }

    String refusal(String method, Map<String, ?> params) {
        JsonNode answer = message(method, params);
        assertThat(answer.has("error")).as("%s %s %s", method, params, answer).isTrue();
        return answer.get("error").get("message").stringValue();
    }

    Reply job(String kind, Map<String, ?> params) {
        return ask("POST", "/jobs", Json.write(Map.of("kind", kind, "params", params)), tokened());
    }

    /** Begins a job. */
    String begun(String kind, Map<String, ?> params) {
        Reply reply = job(kind, params);
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().get("id").stringValue();
    }

    /** The events of a job until it has ended. */
    List<String> events(String id) {
        Reply reply = get("/jobs/" + id + "/events");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.header("Content-Type")).isEqualTo("text/event-stream");
        return unchunked(reply.text());
    }

    private static List<String> unchunked(String text) {
        var body = new StringBuilder();
        int at = 0;
        while (true) {
            int end = text.indexOf("\r\n", at);
            int length = Integer.parseInt(text.substring(at, end), 16);
            if (length == 0) {
                return body.toString().lines().filter(line -> !line.isEmpty()).toList();
            }
            body.append(text, end + 2, end + 2 + length);
            at = end + 2 + length + 2;
        }
    }

    /** Waits until a job stands so. */
    JsonNode until(String id, String state) throws InterruptedException {
        for (int tries = 0; ; tries++) {
            JsonNode job = get("/jobs/" + id).json();
            if (job.get("state").stringValue().equals(state)) {
                return job;
            }
            assertThat(tries).as("waiting for %s: %s", state, job).isLessThan(3000);
            Thread.sleep(20);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
