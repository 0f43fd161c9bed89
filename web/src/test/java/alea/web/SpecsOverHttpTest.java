package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No method and no job runs a program or opens a file that a caller names. */
class SpecsOverHttpTest {
    private static final String GAME = "ludo-simple";
    private static final String START = "0,0,0,0/-/0,0,0,0/- 0 3";

    @TempDir
    private Path folder;

    private Served served;
    private Path secret;
    private Path touched;

    @BeforeEach
    void start() throws IOException {
        served = new Served(folder.resolve("matches"));
        secret = Files.writeString(folder.resolve("secret.yaml"), "a secret\n");
        touched = folder.resolve("touched");
    }

    @AfterEach
    void stop() {
        served.close();
    }

    private List<String> strategies() {
        return List.of(
                "exec:touch " + touched,
                "exec:sh -c 'touch " + touched + "'",
                "net:file=" + secret,
                "net:" + secret,
                "net:table=" + secret,
                "optimal:table=" + secret,
                "optimal-endgame:table=auto,by=exec:touch " + touched,
                "optimal-endgame:table=auto,by=net:file=" + secret);
    }

    private List<String> games() {
        return List.of(
                secret.toString(),
                "rules:file=" + secret,
                "../" + secret.getFileName(),
                "doom:3x3,map=" + secret,
                "doom:map=" + secret);
    }

    private static Map<String, Object> map(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }

    private void requireDiscreet(String said) {
        assertThat(said).doesNotContain("a secret", folder.getParent().toString() + "/", "Exception", "java.");
        assertThat(touched).doesNotExist();
    }

    @Test
    void noMethodTakesAStrategyThatRunsAProgramOrOpensAFile() {
        for (String spec : strategies()) {
            List<String> said = new ArrayList<>();
            said.add(served.refusal("policy", map("game", GAME, "position", START, "strategy", spec)));
            said.add(served.refusal("evaluate", map("game", GAME, "position", START, "evaluator", spec)));
            said.add(served.refusal("analyse", map("game", GAME, "position", START, "by", spec, "method", "rollout")));
            said.add(served.refusal("analyse", map("game", GAME, "position", START, "by", spec, "method", "search")));
            said.add(
                    served.refusal("analyse", map("game", GAME, "position", START, "luck", spec, "method", "rollout")));
            said.add(served.refusal("begin", map("game", GAME, "seats", List.of("human", spec))));
            said.add(served.refusal("luck", map("game", GAME, "position", "0,0,0,0/-/0,0,0,0/- 0 -", "by", spec)));
            said.forEach(this::requireDiscreet);
        }
    }

    @Test
    void noMethodTakesAGameOfAFileOfThisMachine() {
        for (String game : games()) {
            for (String method : List.of("start", "board", "opponents", "rules", "begin")) {
                requireDiscreet(served.refusal(method, map("game", game)));
            }
            requireDiscreet(served.refusal("options", map("game", game, "position", START)));
            requireDiscreet(served.refusal("value", map("game", game, "position", START)));
            requireDiscreet(served.refusal("rules.diff", map("a", game, "b", GAME)));
        }
    }

    @Test
    void noTableIsOpenedThatACallerNames() {
        for (String method : List.of("value", "analyse")) {
            assertThat(served.refusal(
                            method, map("game", "doom:2x2", "position", "r2b1/b2r1 r 0", "table", secret.toString())))
                    .contains("table is taken from the command line alone");
        }
    }

    @Test
    void noJobTakesThemEither() throws InterruptedException {
        for (String spec : strategies()) {
            requireDiscreet(served.job("arena", map("game", GAME, "strategies", List.of(spec, "random")))
                    .error());
            failed("balance", map("game", GAME, "players", List.of(spec), "games", 10));
            failed("analyse", map("game", GAME, "position", START, "by", spec, "games", 10, "method", "rollout"));
            failed("train", map("config", map("trainer", "td", "game", GAME, "measure-against", List.of(spec))));
        }
        for (String game : games()) {
            requireDiscreet(served.job("arena", map("game", game, "strategies", List.of("random")))
                    .error());
            requireDiscreet(served.job("balance", map("game", game)).error());
            requireDiscreet(served.job("solve", map("game", game)).error());
            requireDiscreet(
                    served.job("analyse", map("game", game, "position", START)).error());
        }
        failed("analyse", map("game", GAME, "position", START, "table", secret.toString()));
        failed("arena", map("game", GAME, "strategies", List.of("random"), "adjust", "net:file=" + secret));
        failed("review", map("record", "alea-record 1\n", "table", secret.toString()));
    }

    /** A job that is refused at once, or fails. */
    private void failed(String kind, Map<String, Object> params) throws InterruptedException {
        Served.Reply reply = served.job(kind, params);
        requireDiscreet(
                reply.status() != 201
                        ? reply.error()
                        : served.until(reply.json().get("id").stringValue(), "failed")
                                .toString()
                                .replaceFirst("\"params\":.*?\\},\"error\"", "\"error\""));
    }

    @Test
    void aRecordSeatsNobodyWhoRunsAProgram() {
        String record = """
                alea-record 1
                game ludo-simple
                seat 0 human
                seat 2 exec:touch TOUCHED
                seed 1
                match 0
                result truncated
                turns 0
                start 0,0,0,0/-/0,0,0,0/- 0 -
                end 0,0,0,0/-/0,0,0,0/- 0 -
                """.replace("TOUCHED", touched.toString());
        String id = served.call("import", map("record", record)).get("id").stringValue();
        assertThat(served.call("match", map("id", id)).get("state").stringValue())
                .isEqualTo("left");
        assertThat(touched).doesNotExist();
        requireDiscreet(served.refusal("hint", map("id", id)));
    }

    @Test
    void anIdOfAMatchOrAJobIsNoPath() {
        for (String id : List.of("../secret", "..%2fsecret", "/etc/passwd", "a/b", "", ".", "..", "a\u0000b")) {
            for (String method : List.of("match", "record", "forget", "hint")) {
                assertThat(served.refusal(method, map("id", id))).contains("there is no match");
            }
            requireDiscreet(served.refusal("act", map("id", id, "turn", 0, "do", "resume")));
        }
        for (String id : List.of("..%2fsecret", "%2e%2e%2fsecret.yaml", "x")) {
            assertThat(served.get("/jobs/" + id).status()).isEqualTo(404);
            assertThat(served.ask("DELETE", "/jobs/" + id, "", served.tokened()).status())
                    .isEqualTo(404);
        }
        assertThat(secret).exists();
    }
}
