package alea.web;

import alea.game.BadInput;
import java.time.Duration;

/** The server of the web application. */
public final class WebServer implements AutoCloseable {
    /** How long a call may take; what takes longer is a job. */
    private static final Duration CALLING = Duration.ofSeconds(60);

    private final Listener listener;
    private final Tokens tokens;

    private WebServer(Listener listener, Tokens tokens) {
        this.listener = listener;
        this.tokens = tokens;
    }

    /**
     * Starts a server.
     *
     * @throws BadInput when it cannot listen there
     */
    public static WebServer start(WebSetup setup) {
        return start(setup, CALLING);
    }

    /** The same, where calls may take so long. */
    static WebServer start(WebSetup setup, Duration longest) {
        var tokens = new Tokens();
        var words = new Discreet();
        var admission = new Admission(setup.host(), tokens);
        return new WebServer(
                Listener.start(
                        setup.host(),
                        setup.port(),
                        admission,
                        words,
                        () -> new Front(setup, admission, tokens, words, longest)),
                tokens);
    }

    /** The port at which it listens. */
    public int port() {
        return listener.port();
    }

    /** Where it listens: what is to be opened. */
    public String address() {
        return listener.address();
    }

    /** Whether other machines can reach it. */
    public boolean isOpen() {
        return listener.isOpen();
    }

    /** A token, for somebody who does not use the page. */
    public String token() {
        return tokens.issue();
    }

    /** Stops: what is running is called off and keeps what it has. */
    @Override
    public void close() {
        listener.close();
    }
}
