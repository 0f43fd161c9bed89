package alea.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** The files of the page, which lie beside this class. */
final class PageFiles {
    private static final String INDEX = "index.html";
    /** Where the page's HTML says that the token is to stand. */
    private static final String PLACE = "@token@";

    private final KeptFiles files = new KeptFiles(PageFiles::read);

    /**
     * A file of the page.
     *
     * @param name its path in the page's folder
     * @return nothing where there is none
     */
    Optional<Answer> file(String name, HttpExchange exchange) {
        return name.equals(INDEX) ? Optional.empty() : files.file(name, exchange);
    }

    /** The one HTML file that there is, with a token. */
    Answer index(int status, String token) {
        String html = read(INDEX)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow();
        byte[] body = html.replace(PLACE, token).getBytes(StandardCharsets.UTF_8);
        return new Answer(status, KeptFiles.TYPES.getOrDefault("html", ""), body, Map.of());
    }

    private static Optional<byte[]> read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("page/" + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
