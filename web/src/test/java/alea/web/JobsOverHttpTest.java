package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What takes long: begun, heard of, called off, kept, and bounded. */
class JobsOverHttpTest {
    private static final String START = "5,0,0,0/-/6,0,0,0/- 0 4";

    /** So many matches that nobody waits for their end. */
    private static final Map<String, Object> LONG =
            Map.of("game", "ludo-simple", "strategies", List.of("random", "hybrid"), "games", 10_000_000);

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

    private static JsonNode data(List<String> events, String name) {
        int at = events.lastIndexOf("event: " + name);
        assertThat(at).as("%s among %s", name, events.size()).isNotNegative();
        return Json.mapper().readTree(events.get(at + 1).substring("data: ".length()));
    }

    @Test
    void anAnalysisEndsWithWhatTheCallWouldHaveAnswered() {
        Map<String, Object> asked = Map.of("game", "ludo-simple", "position", START, "games", 500, "by", "fast");
        String id = served.begun("analyse", asked);
        JsonNode result = data(served.events(id), "result");
        assertThat(result).isEqualTo(served.call("analyse", asked));
        JsonNode job = served.get("/jobs/" + id).json();
        assertThat(job.get("state").stringValue()).isEqualTo("done");
        assertThat(job.get("result")).isEqualTo(result);
        assertThat(job.get("params").get("games").intValue()).isEqualTo(500);
        assertThat(data(served.events(id), "result")).isEqualTo(result);
    }

    @Test
    void anAnalysisHasItsReasonsAndItsTable() {
        String id = served.begun(
                "analyse",
                Map.of("game", "ludo-simple", "position", "12,0,30,20/-/10,0,0,7/- 0 3", "games", 36, "why", true));
        JsonNode result = data(served.events(id), "result");
        assertThat(result.at("/why/reasons").size()).isPositive();
        assertThat(served.get("/jobs/" + id + "/download?as=csv").text().lines())
                .hasSize(1 + result.at("/analysis/options").size());
    }

    @Test
    void anAnalysisTellsWhatItKnowsWhileItRunsAndKeepsThatWhenItIsStopped() throws InterruptedException {
        String id = served.begun(
                "analyse", Map.of("game", "ludo-simple", "position", START, "games", 10_000_000, "method", "rollout"));
        JsonNode job;
        do {
            Thread.sleep(20);
            job = served.get("/jobs/" + id).json();
        } while (!job.has("progress"));
        JsonNode progress = job.get("progress");
        assertThat(progress.get("options").size()).isEqualTo(2);
        assertThat(progress.at("/options/0/equity").isNumber()).isTrue();
        assertThat(progress.get("interrupted").booleanValue()).isTrue();
        assertThat(served.ask("DELETE", "/jobs/" + id, "", served.tokened()).status())
                .isEqualTo(204);
        JsonNode stopped = served.until(id, "stopped");
        assertThat(stopped.at("/result/options").size()).isEqualTo(2);
        assertThat(stopped.at("/result/games").longValue())
                .isGreaterThanOrEqualTo(progress.get("games").longValue());
        assertThat(served.ask("DELETE", "/jobs/" + id, "", served.tokened()).status())
                .isEqualTo(204);
        assertThat(served.get("/jobs/" + id).status()).isEqualTo(404);
    }

    @Test
    void anArenaTellsItsTableAndStopsWhenItIsDecided() {
        String id = served.begun(
                "arena",
                Map.of("game", "ludo-simple", "strategies", List.of("hybrid", "random"), "sprt", List.of(0.5, 0.6)));
        JsonNode report = data(served.events(id), "result");
        assertThat(report.at("/sprt/decision").stringValue()).isEqualTo("p1");
        assertThat(report.get("players")).hasSize(2);
        Served.Reply csv = served.get("/jobs/" + id + "/download?as=csv");
        assertThat(csv.header("Content-Type")).startsWith("text/csv");
        assertThat(csv.text().lines()).hasSize(3);
        assertThat(csv.text()).contains("strategy", "hybrid", "winRate");
        Served.Reply matches = served.get("/jobs/" + id + "/download?as=parquet");
        assertThat(new String(matches.body(), 0, 4, StandardCharsets.US_ASCII)).isEqualTo("PAR1");
        assertThat(served.get("/jobs/" + id + "/download?as=exe").status()).isEqualTo(404);
    }

    @Test
    void theOtherKindsWorkToo() throws InterruptedException, IOException {
        String record = served.call(
                        "record",
                        Map.of(
                                "id",
                                served.call(
                                                "begin",
                                                Map.of(
                                                        "game",
                                                        "doom:2x2",
                                                        "seats",
                                                        List.of("random", "greedy"),
                                                        "seed",
                                                        1))
                                        .get("id")
                                        .stringValue()))
                .get("text")
                .stringValue();
        String review = served.begun("review", Map.of("record", record));
        String balance = served.begun(
                "balance", Map.of("game", "ludo-simple", "games", 20, "players", List.of("fast", "random")));
        String solve = served.begun("solve", Map.of("game", "doom:2x2"));
        assertThat(served.until(review, "done").at("/result/review").isObject()).isTrue();
        assertThat(served.until(balance, "done").at("/result/variants").size()).isEqualTo(1);
        for (String job : List.of(review, balance)) {
            assertThat(served.get("/jobs/" + job + "/download?as=csv").text().lines())
                    .hasSizeGreaterThan(1);
            Served.Reply page = served.get("/jobs/" + job + "/download?as=html");
            assertThat(page.text()).contains("<html");
            assertThat(page.header("Content-Disposition")).startsWith("attachment");
        }
        JsonNode solved = served.until(solve, "done").get("result");
        assertThat(solved.get("states").longValue()).isPositive();
        assertThat(solved.toString()).doesNotContain(folder.toString());
        assertThat(solved.get("checksum").isString()).isTrue();
        Served.Reply table = served.get("/jobs/" + solve + "/download?as=table");
        assertThat(table.header("Content-Disposition")).endsWith(solve + ".table\"");
        assertThat(table.body()).hasSizeGreaterThan(1_000);
        assertThat(served.job(
                                "train",
                                Map.of("config", Map.of("trainer", "q", "game", "ludo-ludopy-1.3.1", "agent", "x")))
                        .error())
                .startsWith("agent: 'x' is not allowed");
        String train = served.begun(
                "train",
                Map.of(
                        "config",
                        Map.of( // all that a training of a second needs
                                "trainer",
                                "td",
                                "game",
                                "ludo-simple:pawns=2",
                                "features",
                                "ludo-tuples",
                                "hidden",
                                0,
                                "games",
                                100,
                                "test-games",
                                20,
                                "measure-against",
                                List.of("random"))));
        assertThat(served.until(train, "done").at("/result/finished").booleanValue())
                .isTrue();
        Served.Reply player = served.get("/jobs/" + train + "/download?as=zip");
        assertThat(names(player.body())).contains("report.txt").anyMatch(name -> name.endsWith(".net"));
        assertThat(served.get("/jobs/" + solve + "/download?as=zip").error()).isEqualTo("this job has left no player");
        assertThat(forms(review)).containsExactly("json", "csv", "html");
        assertThat(forms(solve)).containsExactly("json", "table");
        assertThat(forms(train)).containsExactly("json", "zip");
    }

    private List<String> forms(String job) {
        return served.get("/jobs/" + job)
                .json()
                .get("downloads")
                .valueStream()
                .map(JsonNode::stringValue)
                .toList();
    }

    private static List<String> names(byte[] zip) throws IOException {
        List<String> names = new ArrayList<>();
        try (var in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                names.add(entry.getName());
            }
        }
        return names;
    }

    @Test
    void aReviewIsOfAMatchThatIsKeptHere() throws InterruptedException {
        String id = served.call("begin", Map.of("game", "doom:2x2", "seats", List.of("random", "greedy"), "seed", 1))
                .get("id")
                .stringValue();
        String job = served.begun("review", Map.of("id", id));
        assertThat(served.until(job, "done").at("/result/game").stringValue()).startsWith("doom:");
        assertThat(served.job("review", Map.of()).error()).contains("review takes a record, or the id");
        assertThat(served.job("review", Map.of("id", "none")).error()).contains("there is no match");
    }

    @Test
    void jobsAreBoundedForAPageAndInAll() {
        List<String> begun = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            begun.add(served.begun("arena", LONG));
        }
        Served.Reply seventh = served.job("arena", LONG);
        assertThat(seventh.status()).isEqualTo(429);
        assertThat(seventh.error()).contains("6 jobs of this page");
        int more = 0;
        Served.Reply last;
        do {
            String header = Admission.TOKEN + ": " + served.server.token();
            last = served.ask("POST", "/jobs", Json.write(Map.of("kind", "arena", "params", LONG)), header);
            more += last.status() == 201 ? 1 : 0;
        } while (last.status() == 201);
        assertThat(last.status()).isEqualTo(429);
        assertThat(begun.size() + more).isEqualTo(24);
        List<String> states = served.get("/jobs")
                .json()
                .valueStream()
                .map(job -> job.get("state").stringValue())
                .toList();
        assertThat(states).filteredOn("running"::equals).hasSizeLessThanOrEqualTo(2);
        assertThat(states).hasSize(24).contains("waiting");
        // One that waits ends at once, and makes room.
        assertThat(served.ask("DELETE", "/jobs/" + begun.getLast(), "", served.tokened())
                        .status())
                .isEqualTo(204);
        assertThat(served.job("arena", LONG).status()).isEqualTo(201);
    }

    @Test
    void aServerThatStopsKeepsWhatItsJobsHave() throws InterruptedException {
        String done = served.begun("solve", Map.of("game", "doom:2x2"));
        served.until(done, "done");
        String running = served.begun("arena", LONG);
        while (served.get("/jobs/" + running).json().at("/progress/done").asLong(0) == 0) {
            Thread.sleep(20);
        }
        served.close();
        served = new Served(folder);
        JsonNode kept = served.get("/jobs/" + running).json();
        assertThat(kept.get("state").stringValue()).isEqualTo("stopped");
        assertThat(kept.at("/result/matches").longValue()).isPositive();
        assertThat(kept.at("/result/interrupted").booleanValue()).isTrue();
        assertThat(served.get("/jobs/" + done).json().get("state").stringValue())
                .isEqualTo("done");
        assertThat(served.get("/jobs").json()).hasSize(2);
        assertThat(data(served.events(done), "result").get("states").longValue())
                .isPositive();
    }

    @Test
    void whatIsWrongIsSaidWhenAJobIsBegun() {
        assertThat(served.job("dance", Map.of()).error())
                .startsWith("there is no kind of job 'dance'")
                .contains("there are analyse");
        assertThat(served.job("arena", Map.of("game", "ludo-simple", "strategies", "hybrid"))
                        .error())
                .contains("strategies is a list");
        assertThat(served.job("arena", Map.of("game", "ludo-simple", "strategies", List.of("hybird")))
                        .error())
                .contains("there is no strategy 'hybird'");
        assertThat(served.job("arena", Map.of("game", "ludo-simple", "games", 1L << 40))
                        .error())
                .contains("it is 1..10000000");
        assertThat(served.job("arena", Map.of("gane", "ludo-simple")).error()).contains("'gane'");
        assertThat(served.job("analyse", Map.of("game", "ludo-simple", "position", "x"))
                        .status())
                .isEqualTo(400);
    }
}
