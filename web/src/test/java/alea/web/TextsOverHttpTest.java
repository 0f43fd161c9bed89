package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** HTML in names, records and rule files comes back as text in JSON, which no browser shows as a page. */
class TextsOverHttpTest {
    private static final String HTML = "<img src=x onerror=alert(1)>";

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

    @Test
    void aNameIsAnsweredAsItWasGiven() {
        JsonNode scene = served.call(
                "begin",
                Map.of("game", "ludo-simple", "seats", List.of("human", "human"), "names", List.of(HTML, "b")));
        assertThat(scene.at("/seats/0/name").stringValue()).isEqualTo(HTML);
        JsonNode again = served.call("match", Map.of("id", scene.get("id").stringValue()));
        assertThat(again.at("/seats/0/name").stringValue()).isEqualTo(HTML);
    }

    @Test
    void namesHaveALengthAndOneLine() {
        for (String name : List.of("x".repeat(41), "a\nb", "a\u001b[31m")) {
            assertThat(served.refusal("begin", Map.of("game", "ludo-simple", "names", List.of(name))))
                    .contains("a name has at most 40 characters");
        }
    }

    @Test
    void aRecordAndARuleFileAreAnsweredAsJson() {
        String record =
                "alea-record 1\ngame ludo-simple\nseat 0 " + HTML + "\nseat 2 human\nresult truncated\nturns 0\n"
                        + "start 0,0,0,0/-/0,0,0,0/- 0 -\nend 0,0,0,0/-/0,0,0,0/- 0 -\n";
        String id = served.call("import", Map.of("record", record)).get("id").stringValue();
        assertThat(served.call("record", Map.of("id", id)).get("text").stringValue())
                .contains(HTML);
        assertThat(served.call("matches", Map.of()).get(0).at("/seats/0").stringValue())
                .isEqualTo(HTML);
        JsonNode check = served.call("rules.check", Map.of("text", "title: " + HTML + "\n"));
        assertThat(check.get("ok").booleanValue()).isFalse();
    }

    @Test
    void everyAnswerToAMessageIsJsonThatIsNotSniffed() {
        for (String method : List.of(HTML, "start", "import")) {
            Served.Reply reply = served.ask(
                    "POST",
                    "/rpc",
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":{\"game\":\"" + HTML
                            + "\"}}",
                    served.tokened());
            assertThat(reply.header("Content-Type")).isEqualTo("application/json");
            assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
        }
        assertThat(served.job(HTML, Map.of()).header("Content-Type")).isEqualTo("application/json");
        Served.Reply missing = served.ask("GET", "/" + "%3Cscript%3Ealert(1)%3C/script%3E", "", "Accept: text/html");
        assertThat(missing.text()).doesNotContain("alert(1)");
    }
}
