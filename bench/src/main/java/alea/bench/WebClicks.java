package alea.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * How long a click in the web application takes to its answer: a person's move over HTTP, with the opponent's replies,
 * until the person is asked again or the match is over. First with nothing else to do, then while an arena runs on all
 * cores. The launcher is started from the folder in which this runs.
 */
public final class WebClicks {
    private static final String GAME = "ludo-simple";

    private static final List<String> OPPONENTS = List.of("net", "hybrid");
    /** Clicks before those that count. */
    private static final int WARMING = 300;

    private WebClicks() {}

    /** How many clicks each, 1,000 if nothing is said. */
    public static void main(String[] args) throws Exception {
        int clicks = args.length > 0 ? Integer.parseInt(args[0]) : 1_000;
        Path folder = Files.createTempDirectory("alea-clicks");
        try (var web = new WebProcess(Path.of("./alea"), folder)) {
            for (String opponent : OPPONENTS) {
                measure(web, opponent, WARMING);
            }
            for (String opponent : OPPONENTS) {
                print(opponent + ", idle", measure(web, opponent, clicks));
            }
            String job = web.begin(
                    "arena",
                    Map.of("game", GAME, "strategies", List.of("hybrid", "fast"), "games", 10_000_000, "seed", 1));
            for (String opponent : OPPONENTS) {
                print(opponent + ", beside an arena", measure(web, opponent, clicks));
            }
            web.stop(job);
        } finally {
            delete(folder);
        }
    }

    /** Milliseconds of each click. */
    private static double[] measure(WebProcess web, String opponent, int clicks) {
        double[] times = new double[clicks];
        int match = 0;
        JsonNode scene = begin(web, opponent, match);
        for (int i = 0; i < clicks; i++) {
            while (!scene.get("state").stringValue().equals("decide")) {
                scene = begin(web, opponent, ++match);
            }
            Map<String, Object> act = Map.of(
                    "id",
                    scene.get("id").stringValue(),
                    "turn",
                    scene.get("size").intValue(),
                    "do",
                    "move",
                    "option",
                    scene.at("/board/options/0/index").intValue());
            long begun = System.nanoTime();
            scene = web.call("act", act);
            times[i] = (System.nanoTime() - begun) * 1e-6;
        }
        return times;
    }

    private static JsonNode begin(WebProcess web, String opponent, int seed) {
        return web.call("begin", Map.of("game", GAME, "seats", List.of("human", opponent), "seed", seed));
    }

    private static void print(String what, double[] millis) {
        Arrays.sort(millis);
        System.out.println(String.format(
                Locale.ROOT,
                "%-26s p50 %6.1f ms, p95 %6.1f ms, p99 %6.1f ms, max %6.1f ms (%d clicks)",
                what,
                percentile(millis, 50),
                percentile(millis, 95),
                percentile(millis, 99),
                millis[millis.length - 1],
                millis.length));
    }

    /** Of sorted values. */
    private static double percentile(double[] sorted, int percent) {
        return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
