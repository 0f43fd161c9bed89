package alea.web;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The server: the JDK's own, on a virtual thread for every request. What is asked is bounded here, whoever asks: how
 * many are connected, how long a request may take to come, and an answer to be read.
 */
public final class WebServer implements AutoCloseable {
    /** Seconds that a request may take to arrive, and that an answer may take. */
    private static final int ARRIVING = 20;

    private static final int ANSWERING = 300;
    /** How long a call may take; what takes longer is a job. */
    private static final Duration CALLING = Duration.ofSeconds(60);

    private static final int CONNECTIONS = 12_000;
    private static final int WAITING = 1024;

    private final HttpServer server;
    private final Front front;
    private final ExecutorService threads;
    private final Admission admission;
    private final Discreet words;

    private WebServer(HttpServer server, Front front, Admission admission, Discreet words) {
        this.words = words;
        this.server = server;
        this.front = front;
        this.admission = admission;
        threads = Executors.newVirtualThreadPerTaskExecutor();
    }

    /**
     * Limits of the JDK's server, and threads beside those that think for long; read by the JDK when the first of its
     * servers is made.
     */
    private static void limit() {
        set("jdk.virtualThreadScheduler.parallelism", 2 * Front.CALLS); // calls that think leave threads to others
        set("sun.net.httpserver.maxReqTime", ARRIVING);
        set("sun.net.httpserver.maxRspTime", ANSWERING);
        set("jdk.httpserver.maxConnections", CONNECTIONS);
        set("sun.net.httpserver.maxIdleConnections", CONNECTIONS);
        set("sun.net.httpserver.maxReqHeaderSize", 32 << 10);
        set("sun.net.httpserver.maxReqHeaders", 100);
        if (System.getProperty("sun.net.httpserver.nodelay") == null) {
            System.setProperty("sun.net.httpserver.nodelay", "true"); // else a small answer waits for the next packet
        }
    }

    private static void set(String property, int value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, Integer.toString(value));
        }
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
        limit();
        InetAddress address;
        try {
            address = InetAddress.getByName(setup.host());
        } catch (UnknownHostException e) {
            throw new BadInput("--host: there is no host %s".formatted(Quoted.of(setup.host())));
        }
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(address, setup.port()), WAITING);
            var tokens = new Tokens();
            var words = new Discreet();
            var admission = new Admission(setup.host(), tokens);
            var started = new WebServer(server, new Front(setup, admission, tokens, words, longest), admission, words);
            server.setExecutor(started.threads);
            server.createContext("/", started::handle);
            server.start();
            return started;
        } catch (IOException e) {
            throw new BadInput("the server cannot listen at %s: %s".formatted(where(setup), Reason.of(e)));
        }
    }

    private static String where(WebSetup setup) {
        return setup.host() + ":" + Integer.toString(setup.port());
    }

    /** The port at which it listens. */
    public int port() {
        return server.getAddress().getPort();
    }

    /** Whether other machines can reach it. */
    public boolean isOpen() {
        return !server.getAddress().getAddress().isLoopbackAddress();
    }

    /** A token, for somebody who does not use the page. */
    public String token() {
        return front.token();
    }

    private void handle(HttpExchange exchange) {
        try (exchange) {
            Answer.prepare(exchange);
            Answer answer;
            try {
                admission.requireOwn(exchange);
                answer = front.answer(exchange);
            } catch (Refusal e) {
                answer = Answer.error(e.status(), words.words(String.valueOf(e.getMessage())));
                if (e.status() == 413) {
                    exchange.getResponseHeaders().set("Connection", "close");
                }
            } catch (BadInput e) {
                answer = Answer.error(400, words.refused(e));
            } catch (RuntimeException | VirtualMachineError e) {
                answer = Answer.error(500, words.failed(e));
            }
            if (exchange.getResponseCode() < 0) { // whoever answers in parts has begun to
                answer.send(exchange);
            }
        } catch (IOException e) {
            // Nobody reads the answer any more.
        }
    }

    /** Stops: what is running is called off and keeps what it has. */
    @Override
    public void close() {
        front.close();
        server.stop(0);
        threads.shutdownNow();
    }
}
