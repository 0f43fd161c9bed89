package alea.web;

import alea.game.BadInput;
import com.sun.net.httpserver.HttpExchange;
import java.util.Map;
import java.util.Optional;

/** A server of files that are made already: anybody who reaches it may read them, and nothing else. */
public final class FileServer implements AutoCloseable {
    private final Listener listener;

    private FileServer(Listener listener) {
        this.listener = listener;
    }

    /**
     * Starts a server.
     *
     * @param host the name or address at which it listens
     * @param port 0 for any that is free
     * @param files what they hold, by their paths; a folder shows its {@code index.html}, and browsers are shown {@code
     *     404.html}, where there is one, at an address that has nothing
     * @throws BadInput when it cannot listen there
     */
    public static FileServer start(String host, int port, Map<String, byte[]> files) {
        return new FileServer(Listener.start(
                host, port, new Admission(host, new Tokens()), new Discreet(), () -> new Handing(files)));
    }

    private static final class Handing implements Answering {
        private static final String LOST = "404.html";

        private final Map<String, byte[]> files;
        private final KeptFiles kept;

        private Handing(Map<String, byte[]> files) {
            this.files = files;
            kept = new KeptFiles(name -> Optional.ofNullable(files.get(name)));
        }

        @Override
        public Answer answer(HttpExchange exchange) {
            Admission.requireMethod(exchange, "GET");
            String path = exchange.getRequestURI().getPath().substring(1);
            return kept.file(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path, exchange)
                    .or(() -> lost(exchange))
                    .orElseThrow(() -> new Refusal(404, "there is nothing at this address"));
        }

        private Optional<Answer> lost(HttpExchange exchange) {
            return Admission.header(exchange, "Accept").contains("text/html")
                    ? Optional.ofNullable(files.get(LOST))
                            .map(page -> new Answer(404, KeptFiles.TYPES.getOrDefault("html", ""), page, Map.of()))
                    : Optional.empty();
        }
    }

    /** Where it listens. */
    public String address() {
        return listener.address();
    }

    /** Whether other machines can reach it. */
    public boolean isOpen() {
        return listener.isOpen();
    }

    @Override
    public void close() {
        listener.close();
    }
}
