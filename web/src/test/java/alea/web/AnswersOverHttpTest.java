package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every answer says and no answer says, whatever was asked. */
class AnswersOverHttpTest {
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

    /** One of every kind of answer. */
    private List<Served.Reply> answers() {
        List<Served.Reply> answers = new ArrayList<>();
        for (String path : List.of(
                "/",
                "/play",
                "/play/x",
                "/rules/ludo-simple",
                "/health",
                "/page/",
                "/page/none.js",
                "/nowhere",
                "/jobs",
                "/jobs/none",
                "/rpc",
                "/page/../Front.class",
                "/%2e%2e/x")) {
            answers.add(served.get(path));
            answers.add(served.ask("HEAD", path, ""));
        }
        for (String method : List.of("PUT", "PATCH", "OPTIONS", "TRACE", "BREW", "DELETE", "POST")) {
            answers.add(served.ask(method, "/", ""));
            answers.add(served.ask(method, "/nowhere", "", served.tokened()));
        }
        answers.add(served.ask("POST", "/rpc", "{", served.tokened()));
        answers.add(served.ask("POST", "/rpc", "{}"));
        answers.add(served.ask("POST", "/jobs", "[]", served.tokened()));
        answers.add(served.ask("GET", "/", "", "Origin: http://evil.example"));
        answers.add(served.raw("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"));
        answers.add(served.raw("POST /rpc HTTP/1.1\r\nHost: %s\r\n%s\r\nContent-Length: 999999999\r\n\r\n"
                .formatted(served.host(), served.tokened())));
        return answers;
    }

    @Test
    void everyAnswerKeepsForeignCodeAndForeignPagesOut() {
        for (Served.Reply reply : answers()) {
            String policy = reply.header("Content-Security-Policy");
            assertThat(policy)
                    .contains("default-src 'none'", "script-src 'self';", "style-src 'self';", "frame-ancestors 'none'")
                    .contains("form-action 'none'", "base-uri 'none'")
                    .doesNotContain("unsafe", "http:", "https:", "*");
            assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(reply.header("Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(reply.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
            assertThat(reply.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
            assertThat(reply.headers().keySet()).noneMatch(name -> name.startsWith("access-control"));
        }
    }

    @Test
    void noAnswerHasAPathOfTheMachineOrAJavaName() {
        for (Served.Reply reply : answers()) {
            assertThat(reply.text())
                    .doesNotContain(
                            folder.toString(), "java.", "Exception", "alea.web", System.getProperty("user.home"));
        }
    }

    /** The JDK's server says so before anybody is asked; what it says is known, and has nothing of the machine. */
    @Test
    void whatTheJdkRefusesByItselfHasTwoNamesOfJavasAndNoMore() {
        String end = " HTTP/1.1\r\nHost: " + served.host() + "\r\n";
        Map<String, String> said = Map.of(
                "GET /%" + end + "\r\n",
                "URISyntaxException thrown",
                "GET /<x>" + end + "\r\n",
                "URISyntaxException thrown",
                "POST /rpc" + end + "Content-Length: many\r\n\r\n",
                "NumberFormatException thrown",
                "POST /rpc" + end + "Content-Length: -1\r\n\r\n",
                "Illegal Content-Length value",
                "POST /rpc" + end + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                "Conflicting or malformed headers detected",
                "POST /rpc" + end + "Transfer-Encoding: x\r\n\r\n",
                "Unsupported Transfer-Encoding value",
                "GET /" + end + "a(b: c\r\n\r\n",
                "Header key contains illegal characters",
                "GET\r\n\r\n",
                "Bad request line");
        said.forEach((request, words) -> {
            Served.Reply reply = served.raw(request);
            assertThat(reply.status()).as(request).isIn(400, 501);
            assertThat(reply.text())
                    .as(request)
                    .isEqualTo("<h1>%s</h1>%s".formatted(TITLES.get(reply.status()), words));
        });
    }

    private static final Map<Integer, String> TITLES = Map.of(400, "400 Bad Request", 501, "501 Not Implemented");

    @Test
    void whatIsRefusedIsSaidInOneLineOfJson() {
        Served.Reply reply = served.ask("POST", "/jobs", "[]", served.tokened());
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.header("Content-Type")).isEqualTo("application/json");
        assertThat(reply.error()).isEqualTo("a job is {\"kind\": NAME, \"params\": {...}}");
        assertThat(served.ask("PUT", "/rpc", "", served.tokened()).header("Allow"))
                .isEqualTo("POST");
        assertThat(served.ask("PUT", "/rpc", "", served.tokened()).status()).isEqualTo(405);
    }

    @Test
    void anAddressThatThereIsNotIsAPageForBrowsersAndALineForOthers() {
        Served.Reply page = served.ask("GET", "/nowhere", "", "Accept: text/html,*/*");
        assertThat(page.status()).isEqualTo(404);
        assertThat(page.text()).contains("<!doctype html>");
        assertThat(served.get("/nowhere").status()).isEqualTo(404);
        assertThat(served.get("/nowhere").error()).isEqualTo("there is nothing at this address");
    }

    @Test
    void thePageHasNoCodeInItself() {
        String html = served.get("/").text();
        assertThat(html)
                .doesNotContainPattern("(?i)<script(?![^>]*\\ssrc=)[^>]*>")
                .doesNotContainPattern("(?i)\\son\\w+=");
        assertThat(html).doesNotContainPattern("(?i)<style|\\sstyle=").doesNotContain("http:", "https:");
    }

    @Test
    void filesOfThePageAreThoseBesideItAndNoOthers() {
        for (String path : List.of(
                "/page/../Front.class",
                "/page/..%2fFront.class",
                "/page/%2e%2e/Front.class",
                "/page//etc/passwd",
                "/page/.hidden.js",
                "/page/a/../../Front.class",
                "/page/index.html",
                "/page/index.html/",
                "/page/x.class",
                "/page/%00.js",
                "/page")) {
            assertThat(served.get(path).status()).as(path).isEqualTo(404);
        }
    }

    @Test
    void aFileHasATypeATagAndIsZippedForWhoReadsThat() throws IOException {
        String file = "/page/" + "text.json";
        Served.Reply plain = served.ask("GET", file, "");
        if (plain.status() == 404) {
            file = "/page/en.json";
            plain = served.ask("GET", file, "");
        }
        if (plain.status() == 404) {
            return; // the page has no words yet
        }
        assertThat(plain.header("Content-Type")).isEqualTo("application/json");
        Served.Reply zipped = served.ask("GET", file, "", "Accept-Encoding: gzip, br");
        assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
            assertThat(in.readAllBytes()).isEqualTo(plain.body());
        }
        Served.Reply again = served.ask("GET", file, "", "If-None-Match: " + plain.header("ETag"));
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void aMessageMayBeOneMegabyteAndARecordSixteen() {
        String game = "x".repeat(900_000);
        assertThat(served.refusal("start", Map.of("game", game)).length()).isLessThan(2000);
        String large = Json.write(
                Map.of("jsonrpc", "2.0", "id", 1, "method", "import", "params", Map.of("record", "x".repeat(3 << 20))));
        assertThat(served.ask("POST", "/rpc", large, served.tokened()).json().has("error"))
                .isTrue();
        for (String length : List.of("16777217", "999999999999999999")) {
            Served.Reply reply = served.raw("POST /rpc HTTP/1.1\r\nHost: %s\r\n%s\r\nContent-Length: %s\r\n\r\n"
                    .formatted(served.host(), served.tokened(), length));
            assertThat(reply.status()).isEqualTo(413);
            assertThat(reply.error()).contains("at most");
        }
    }

    @Test
    void aMessageWithoutALengthEndsAtAMegabyte() throws IOException {
        try (Socket socket = served.connect()) {
            socket.setSoTimeout(60_000);
            var out = socket.getOutputStream();
            out.write("POST /rpc HTTP/1.1\r\nHost: %s\r\n%s\r\nTransfer-Encoding: chunked\r\n\r\n"
                    .formatted(served.host(), served.tokened())
                    .getBytes(StandardCharsets.UTF_8));
            byte[] chunk = ("10000\r\n" + " ".repeat(1 << 16) + "\r\n").getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 17; i++) {
                out.write(chunk);
            }
            out.flush();
            byte[] beginning = socket.getInputStream().readNBytes(12);
            assertThat(new String(beginning, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 413");
        }
    }

    @Test
    void whatIsNoHttpIsRefusedAndBlocksNobody() {
        for (String request : List.of(
                "nonsense\r\n\r\n",
                "GET\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                "GET / HTTP/1.1\r\nConnection: close\r\n" + "A: b\r\n".repeat(200) + "\r\n",
                "GET / HTTP/1.1\r\nA: " + "b".repeat(1 << 17) + "\r\n\r\n")) {
            try (Socket socket = served.connect()) {
                socket.setSoTimeout(60_000);
                socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(answer)
                        .as(request.substring(0, Math.min(60, request.length())))
                        .matches("(?s)|HTTP/1.1 [45].*");
            } catch (IOException e) {
                // Dropped, which is as good.
            }
        }
        assertThat(served.get("/health").json().get("ok").booleanValue()).isTrue();
    }
}
