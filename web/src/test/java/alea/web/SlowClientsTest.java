package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that take their time, and many of them. */
class SlowClientsTest {
    /** Half a request or more, after which nothing comes, or a byte from time to time. */
    private static final List<String> BEGINNINGS = List.of(
            "G",
            "GET / HTTP/1.1\r\n",
            "GET /health HTTP/1.1\r\nHost: HOST\r\n",
            "POST /rpc HTTP/1.1\r\nHost: HOST\r\nTOKEN\r\nContent-Length: 1000\r\n\r\n{",
            "POST /jobs HTTP/1.1\r\nHost: HOST\r\nTOKEN\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");

    @TempDir
    private Path folder;

    private Served served;

    @BeforeEach
    void start() {
        served = new Served(folder);
    }

    @AfterEach
    void stop() {
        served.close();
    }

    private Socket slow(String beginning) throws IOException {
        Socket socket = served.connect();
        socket.setSoTimeout(120_000);
        socket.getOutputStream()
                .write(beginning
                        .replace("HOST", served.host())
                        .replace("TOKEN", served.tokened())
                        .getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return socket;
    }

    @Test
    void whoSendsAByteNowAndThenBlocksNobodyAndIsDropped() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            for (String beginning : BEGINNINGS) {
                sockets.add(slow(beginning));
            }
        }
        for (int i = 0; i < 5; i++) {
            assertThat(served.call("start", Map.of("game", "ludo-simple")).has("position"))
                    .isTrue();
        }
        for (Socket socket : sockets) {
            assertThat(dropped(socket)).isTrue();
            socket.close();
        }
        assertThat(served.get("/health").status()).isEqualTo(200);
    }

    /** Sends a byte from time to time until the server has had enough. */
    private static boolean dropped(Socket socket) throws InterruptedException, IOException {
        socket.setSoTimeout(200);
        InputStream in = socket.getInputStream();
        for (int tries = 0; tries < 600; tries++) {
            try {
                socket.getOutputStream().write('a');
                if (in.read() < 0) {
                    return true;
                }
            } catch (SocketException e) {
                return true;
            } catch (SocketTimeoutException e) {
                Thread.sleep(50);
            }
        }
        return false;
    }

    @Test
    void whoReadsNothingOfAnAnswerBlocksNobody() throws IOException {
        String large = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"board\",\"params\":{\"game\":\"ludo-simple\"}}";
        String batch = "[" + String.join(",", Collections.nCopies(300, large)) + "]";
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            sockets.add(slow("POST /rpc HTTP/1.1\r\nHost: HOST\r\nTOKEN\r\nContent-Length: " + batch.length()
                    + "\r\n\r\n" + batch));
        }
        assertThat(served.call("start", Map.of("game", "ludo-simple")).has("position"))
                .isTrue();
        for (Socket socket : sockets) {
            socket.close();
        }
        assertThat(served.get("/health").status()).isEqualTo(200);
    }

    @Test
    void aCallThatTakesTooLongIsCalledOffAndSaysWhatToDo(@TempDir Path other) {
        try (var hasty = new Served(other, Duration.ofMillis(300))) {
            Map<String, Object> review = Map.of(
                    "record",
                    served.call(
                                    "record",
                                    Map.of(
                                            "id",
                                            served.call(
                                                            "begin",
                                                            Map.of(
                                                                    "game",
                                                                    "ludo-classic",
                                                                    "seats",
                                                                    List.of("fast", "fast")))
                                                    .get("id")
                                                    .stringValue()))
                            .get("text")
                            .stringValue(),
                    "method",
                    "rollout",
                    "games",
                    1_000_000);
            assertThat(hasty.refusal("review", review))
                    .isEqualTo("this takes longer than a call may; begin it as a job, or ask for less");
            assertThat(hasty.call("start", Map.of("game", "ludo-simple")).has("position"))
                    .isTrue();
        }
    }

    @Test
    void manyConnectionsAreHeldAndTheNextIsAnswered() throws IOException {
        int many = Boolean.getBoolean("alea.long") ? 10_000 : 300;
        List<Socket> sockets = new ArrayList<>();
        byte[] request = "GET /health HTTP/1.1\r\nHost: %s\r\n\r\n"
                .formatted(served.host())
                .getBytes(StandardCharsets.UTF_8);
        try {
            for (int i = 0; i < many; i++) {
                Socket socket = served.connect();
                socket.setSoTimeout(120_000);
                sockets.add(socket);
            }
            for (Socket socket : sockets) {
                socket.getOutputStream().write(request);
            }
            for (Socket socket : sockets) {
                byte[] status = socket.getInputStream().readNBytes(12);
                assertThat(new String(status, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 200");
            }
            assertThat(served.call("start", Map.of("game", "ludo-simple")).has("position"))
                    .isTrue();
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }
}
