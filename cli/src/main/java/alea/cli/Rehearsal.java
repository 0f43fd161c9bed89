package alea.cli;

import alea.game.Registry;
import alea.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Does once what people do first. The launcher lets the JVM watch it, which then keeps in its AOT cache which classes
 * that took, loaded and linked: every later start is quicker by that. Nothing else depends on it.
 */
final class Rehearsal {
    private static final int PATIENCE = 10_000;
    private static final Pattern FILE = Pattern.compile("(?:src|href)=\"(/page/[^\"]+)\"");
    private static final String GAME =
            Registry.installed().games().iterator().next().name();

    private Rehearsal() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("alea");
        try {
            done("--help");
            done("arena", GAME, "first", "random", "--games", "100", "--threads", "1");
            web(folder);
        } finally {
            delete(folder);
        }
    }

    private static void done(String... args) {
        if (run(Writer.nullWriter(), args) != Exit.DONE) {
            throw new IllegalStateException(args[0] + " failed");
        }
    }

    private static int run(Writer out, String... args) {
        var nobody = new PrintWriter(Writer.nullWriter());
        return Alea.run(new Console(InputStream.nullInputStream(), new PrintWriter(out), nobody, false, false), args);
    }

    /** Serves the page, and a match in it. */
    private static void web(Path folder) throws IOException, InterruptedException {
        var out = new PipedOutputStream();
        try (var lines = new BufferedReader(new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8))) {
            Thread server = Thread.ofPlatform()
                    .daemon()
                    .start(() -> run(
                            new OutputStreamWriter(out, StandardCharsets.UTF_8),
                            "web",
                            "--port",
                            "0",
                            "--record",
                            folder.toString()));
            String[] told = lines.readLine().split(" ");
            var page = new Page(URI.create(told[0]).getPort(), told[2]);
            Matcher files = FILE.matcher(page.ask("GET", "/", ""));
            while (files.find()) {
                page.ask("GET", files.group(1), "");
            }
            page.ask("GET", "/jobs", "");
            page.call("games", Map.of());
            page.call("matches", Map.of());
            page.call("opponents", Map.of("game", GAME));
            page.call("board", Map.of("game", GAME));
            page.call("begin", Map.of("game", GAME, "seats", List.of("human"), "seed", 1));
            server.interrupt();
            server.join(PATIENCE);
        }
    }

    /** What a page asks. */
    private record Page(int port, String token) {
        void call(String method, Map<String, ?> params) throws IOException {
            ask("POST", "/rpc", Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params)));
        }

        String ask(String method, String path, String body) throws IOException {
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.setSoTimeout(PATIENCE);
                OutputStream out = socket.getOutputStream();
                byte[] content = body.getBytes(StandardCharsets.UTF_8);
                String head = String.join(
                        "\r\n",
                        "%s %s HTTP/1.1".formatted(method, path),
                        "Host: 127.0.0.1:" + port,
                        "Connection: close",
                        "Accept-Encoding: gzip",
                        "X-Alea-Token: " + token,
                        "Content-Length: " + content.length,
                        "",
                        "");
                out.write(head.getBytes(StandardCharsets.UTF_8));
                out.write(content);
                out.flush();
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                if (!answer.startsWith("HTTP/1.1 200")) {
                    throw new IOException("%s %s: %s".formatted(method, path, answer));
                }
                return answer;
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
