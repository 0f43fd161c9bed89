package alea.bench;

import alea.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The web application in a process of its own, asked as its page asks it. */
final class WebProcess implements AutoCloseable {
    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI address;
    private final String token;

    /**
     * Starts it, at a free port.
     *
     * @param launcher {@code ./alea}
     * @param folder for its matches
     * @param options more of {@code alea web}
     */
    WebProcess(Path launcher, Path folder, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher.toString(), "web", "--port", "0", "--record"));
        command.add(folder.toString());
        command.addAll(List.of(options));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String[] words = String.valueOf(out.readLine()).split(" ");
        if (words.length != 3) {
            throw new IOException(launcher + " web did not start");
        }
        address = URI.create(words[0]);
        token = words[2];
    }

    /** CPU time that the process has used, user and system. */
    Duration cpu() {
        return process.info().totalCpuDuration().orElseThrow();
    }

    /** What is answered to a request without a body. */
    String get(String path) {
        return send(HttpRequest.newBuilder(address.resolve(path)).header("X-Alea-Token", token));
    }

    /** The result of a method. */
    JsonNode call(String method, Map<String, ?> params) {
        String message = Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params));
        JsonNode answer = Json.mapper().readTree(post("/rpc", message));
        if (!answer.has("result")) {
            throw new IllegalStateException(answer.toString());
        }
        return answer.get("result");
    }

    /** Begins a job; its id. */
    String begin(String kind, Map<String, ?> params) {
        return Json.mapper()
                .readTree(post("/jobs", Json.write(Map.of("kind", kind, "params", params))))
                .get("id")
                .stringValue();
    }

    /** Calls a job off. */
    void stop(String job) {
        send(HttpRequest.newBuilder(address.resolve("/jobs/" + job))
                .header("X-Alea-Token", token)
                .DELETE());
    }

    private String post(String path, String body) {
        return send(HttpRequest.newBuilder(address.resolve(path))
                .header("X-Alea-Token", token)
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private String send(HttpRequest.Builder request) {
        try {
            var answer = client.send(request.build(), BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new IllegalStateException(answer.body());
            }
            return answer.body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends it. */
    @Override
    public void close() {
        client.close();
        process.destroy();
        process.onExit().join();
    }
}
