package alea.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The files of the page, which lie beside this class. */
final class PageFiles {
    /** Folders and names as the page has them: no name begins with a dot, so no path leads out. */
    private static final Pattern NAME =
            Pattern.compile("(?:[a-z0-9][a-z0-9_-]*/){0,3}[a-z0-9][A-Za-z0-9_.-]*\\.([a-z0-9]+)");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json");

    private static final String INDEX = "index.html";
    /** Where the page's HTML says that the token is to stand. */
    private static final String PLACE = "@token@";

    /**
     * A file.
     *
     * @param tag that of HTTP, by its content
     * @param zipped the same content
     */
    private record Kept(String type, byte[] content, byte[] zipped, String tag) {}

    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /**
     * A file of the page.
     *
     * @param name its path in the page's folder
     * @param known the tag of what the caller has; empty where it has nothing
     * @param zip whether the caller reads gzip
     * @return nothing where there is none
     */
    Optional<Answer> file(String name, String known, boolean zip) {
        Kept file = kept.get(name);
        if (file == null) {
            var matcher = NAME.matcher(name);
            String type = matcher.matches() ? TYPES.get(matcher.group(1)) : null;
            Optional<byte[]> read = type == null || name.equals(INDEX) ? Optional.empty() : read(name);
            if (read.isEmpty() || type == null) {
                return Optional.empty();
            }
            byte[] content = read.get();
            file = new Kept(
                    type, content, zipped(content), '"' + Tokens.digest(content).substring(0, 16) + '"');
            kept.put(name, file);
        }
        boolean unchanged = known.contains(file.tag);
        Answer answer =
                unchanged ? Answer.empty(304) : new Answer(200, file.type, zip ? file.zipped : file.content, Map.of());
        if (zip && !unchanged) {
            answer = answer.with("Content-Encoding", "gzip");
        }
        return Optional.of(
                answer.with("ETag", file.tag).with("Cache-Control", "no-cache").with("Vary", "Accept-Encoding"));
    }

    /** The one HTML file that there is, with a token. */
    Answer index(int status, String token) {
        String html = read(INDEX)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow();
        byte[] body = html.replace(PLACE, token).getBytes(StandardCharsets.UTF_8);
        return new Answer(status, TYPES.getOrDefault("html", ""), body, Map.of());
    }

    private static Optional<byte[]> read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("page/" + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
