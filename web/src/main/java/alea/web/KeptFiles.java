package alea.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Files that are handed out as they are, and read once. */
final class KeptFiles {
    /** Folders and names as pages have them: no name begins with a dot, so no path leads out. */
    private static final Pattern NAME =
            Pattern.compile("(?:[a-z0-9][a-z0-9_-]*/){0,3}[A-Za-z0-9][A-Za-z0-9_.-]*\\.([a-z0-9]+)");

    private static final String PLAIN = "text/plain; charset=utf-8";

    /** The media types of files, by how their names end. */
    static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("py", PLAIN),
            Map.entry("cff", PLAIN));

    /**
     * A file.
     *
     * @param tag that of HTTP, by its content
     * @param zipped the same content
     */
    private record Kept(String type, byte[] content, byte[] zipped, String tag) {}

    private final Function<String, Optional<byte[]>> source;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /**
     * The files of a source.
     *
     * @param source what a file holds, by its path; nothing where there is none
     */
    KeptFiles(Function<String, Optional<byte[]>> source) {
        this.source = source;
    }

    /**
     * A file, for somebody who may have it already.
     *
     * @param name its path
     * @return nothing where there is none
     */
    Optional<Answer> file(String name, HttpExchange exchange) {
        Kept file = kept.get(name);
        if (file == null) {
            var matcher = NAME.matcher(name);
            String type = matcher.matches() ? TYPES.get(matcher.group(1)) : null;
            Optional<byte[]> read = type == null ? Optional.empty() : source.apply(name);
            if (read.isEmpty() || type == null) {
                return Optional.empty();
            }
            byte[] content = read.get();
            file = new Kept(
                    type, content, zipped(content), '"' + Tokens.digest(content).substring(0, 16) + '"');
            kept.put(name, file);
        }
        boolean unchanged = Admission.header(exchange, "If-None-Match").contains(file.tag);
        boolean zip = Admission.header(exchange, "Accept-Encoding").contains("gzip");
        Answer answer =
                unchanged ? Answer.empty(304) : new Answer(200, file.type, zip ? file.zipped : file.content, Map.of());
        if (zip && !unchanged) {
            answer = answer.with("Content-Encoding", "gzip");
        }
        return Optional.of(
                answer.with("ETag", file.tag).with("Cache-Control", "no-cache").with("Vary", "Accept-Encoding"));
    }

    private static byte[] zipped(byte[] content) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            zip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
