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
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * The JDK's own server, on a virtual thread for every request. What is asked is bounded here, whoever asks: how many
 * are connected, how long a request may take to come, and an answer to be read; and every answer has the headers that
 * keep foreign code away.
 */
final class Listener implements AutoCloseable {
    /** Seconds that a request may take to arrive, and that an answer may take. */
    private static final int ARRIVING = 20;

    private static final int ANSWERING = 300;
    private static final int CONNECTIONS = 12_000;
    private static final int WAITING = 1024;

    private final String host;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Admission admission;
    private final Discreet words;
    private final Answering front;

    private Listener(String host, HttpServer server, Admission admission, Discreet words, Answering front) {
        this.host = host;
        this.server = server;
        this.admission = admission;
        this.words = words;
        this.front = front;
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
     * Begins to listen.
     *
     * @param host the name or address at which it listens
     * @param port 0 for any that is free
     * @param front who answers; asked for once it is certain that it can listen
     * @throws BadInput when it cannot listen there
     */
    static Listener start(String host, int port, Admission admission, Discreet words, Supplier<Answering> front) {
        limit();
        InetAddress address;
        try {
            address = InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new BadInput("--host: there is no host %s".formatted(Quoted.of(host)));
        }
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(address, port), WAITING);
            var started = new Listener(host, server, admission, words, front.get());
            server.setExecutor(started.threads);
            server.createContext("/", started::handle);
            server.start();
            return started;
        } catch (IOException e) {
            throw new BadInput(
                    "the server cannot listen at %s:%s: %s".formatted(host, Integer.toString(port), Reason.of(e)));
        }
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** Where it listens, as browsers take it. */
    String address() {
        return String.format(Locale.ROOT, "http://%s:%d/", host.contains(":") ? "[" + host + "]" : host, port());
    }

    /** Whether other machines can reach it. */
    boolean isOpen() {
        return !server.getAddress().getAddress().isLoopbackAddress();
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

    @Override
    public void close() {
        front.close();
        server.stop(0);
        threads.shutdownNow();
    }
}
