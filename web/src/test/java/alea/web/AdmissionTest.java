package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages of other sites, and whoever else reaches the port, may not do. */
class AdmissionTest {
    private static final String START =
            Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", "start", "params", Map.of("game", "ludo-simple")));

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

    private Served.Reply with(String method, String path, String host, String... headers) {
        return served.raw("%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s\r\n"
                .formatted(
                        method,
                        path,
                        host,
                        String.join(
                                "",
                                List.of(headers).stream().map(h -> h + "\r\n").toList())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:PORT",
                "localhost",
                "127.0.0.1",
                "127.0.0.1:1",
                "127.0.0.2:PORT",
                "0.0.0.0:PORT",
                "[::1]:PORT",
                "localhost.evil.example:PORT",
                "127.0.0.1:PORT:PORT",
                "127.0.0.1:PORT@evil.example",
                "2130706433:PORT",
                ""
            })
    void aForeignHostIsRefusedEverywhere(String host) {
        String named = host.replace("PORT", Integer.toString(served.server.port()));
        for (String path : List.of("/", "/health", "/rpc", "/jobs", "/page/index.html", "/nowhere")) {
            assertThat(with("GET", path, named, served.tokened()).status())
                    .as("%s %s", named, path)
                    .isEqualTo(403);
        }
    }

    @Test
    void aRequestWithoutOneHostIsRefused() {
        assertThat(served.raw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").status())
                .isEqualTo(403);
        assertThat(with("GET", "/", served.host(), "Host: " + served.host()).status())
                .isEqualTo(403);
    }

    @Test
    void theServersOwnNamesAreLetIn() {
        String port = Integer.toString(served.server.port());
        for (String host : List.of("127.0.0.1", "localhost", "LOCALHOST")) {
            assertThat(with("GET", "/health", host + ":" + port).status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "http://evil.example",
                "https://127.0.0.1:PORT",
                "http://127.0.0.1",
                "http://localhost:PORT",
                "http://127.0.0.1:PORT.evil.example",
                "file://",
                ""
            })
    void aForeignOriginIsRefusedEvenWithTheToken(String origin) {
        String named = "Origin: " + origin.replace("PORT", Integer.toString(served.server.port()));
        for (String path : List.of("/", "/health", "/jobs", "/page/app.js")) {
            assertThat(served.ask("GET", path, "", named, served.tokened()).status())
                    .as("%s %s", named, path)
                    .isEqualTo(403);
        }
        assertThat(served.ask("POST", "/rpc", START, named, served.tokened()).error())
                .contains("another site");
    }

    @Test
    void thePagesOwnOriginIsLetIn() {
        Served.Reply reply = served.ask("POST", "/rpc", START, "Origin: http://" + served.host(), served.tokened());
        assertThat(reply.status()).isEqualTo(200);
    }

    @Test
    void nothingIsAnsweredThatCostsWithoutATokenOfThisServer() {
        String other = served.token.substring(0, 16) + "0".repeat(served.token.length() - 16);
        for (String token : List.of("", "x", other, served.token + "0", served.token.substring(1))) {
            String header = Admission.TOKEN + ": " + token;
            assertThat(served.ask("POST", "/rpc", START, header).status())
                    .as(token)
                    .isEqualTo(401);
            assertThat(served.ask("GET", "/jobs", "", header).status()).isEqualTo(401);
            assertThat(served.ask("GET", "/jobs/x/events?token=" + token, "").status())
                    .isEqualTo(401);
            assertThat(served.ask("POST", "/jobs", "{}", header).status()).isEqualTo(401);
            assertThat(served.ask("DELETE", "/jobs/x", "", header).status()).isEqualTo(401);
        }
        assertThat(served.ask("POST", "/rpc", START).status()).isEqualTo(401);
        // In an address a token serves for reading alone: forms of other sites can have addresses, too.
        assertThat(served.ask("POST", "/rpc?token=" + served.token, START).status())
                .isEqualTo(401);
        assertThat(served.ask("POST", "/jobs?token=" + served.token, "{}").status())
                .isEqualTo(401);
        assertThat(served.ask("DELETE", "/jobs/x?token=" + served.token, "").status())
                .isEqualTo(401);
    }

    @Test
    void everyPageHasATokenOfItsOwnThatIsGood() {
        String first = token(served.get("/").text());
        String second = token(served.get("/play").text());
        assertThat(first).isNotEqualTo(second).hasSize(48);
        for (String token : List.of(first, second)) {
            assertThat(served.ask("POST", "/rpc", START, Admission.TOKEN + ": " + token)
                            .status())
                    .isEqualTo(200);
        }
    }

    private static String token(String html) {
        var found = Pattern.compile("<meta name=\"alea-token\" content=\"([0-9a-f]+)\"")
                .matcher(html);
        assertThat(found.find()).as(html).isTrue();
        return found.group(1);
    }

    @Test
    void aTokenOfAnotherServerIsNoGood(@TempDir Path other) {
        try (var second = new Served(other)) {
            assertThat(served.ask("POST", "/rpc", START, second.tokened()).status())
                    .isEqualTo(401);
        }
    }

    @Test
    void itListensAtLoopbackAlone() {
        assertThat(served.server.isOpen()).isFalse();
        assertThat(String.format(Locale.ROOT, "%d", served.server.port())).isNotEqualTo("0");
    }
}
