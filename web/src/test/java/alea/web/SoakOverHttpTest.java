package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.Registry;
import alea.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Matches by the page's own protocol, several at once: people take moves back, play them again, leave and come back, or
 * tell their own dice. However it went, the record that is fetched at the end holds. With {@code alea.long}, 200
 * matches of every family.
 */
class SoakOverHttpTest {
    private static final int MATCHES = Boolean.getBoolean("alea.long") ? 200 : 2;
    private static final int AT_ONCE = 4;
    private static final Registry REGISTRY = Registry.installed();

    private final HttpClient client = HttpClient.newHttpClient();
    private final LongAdder deeds = new LongAdder();
    private final LongAdder undone = new LongAdder();
    private final LongAdder resumed = new LongAdder();
    private final LongAdder left = new LongAdder();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "Ludo, ludo-simple ludo-classic:seats=4 ludo-app ludo-star ludo-ludopy ludo-ucsc ludo-pyludo-fork",
        "LUDO-CS, ludo-cs",
        "Doom, 'doom:2x2 doom:3x3 doom doom:2x3,dice=4'",
        "cross and circle, madn trouble pachisi parcheesi uckers yut parchis fia petits-chevaux eile-mit-weile"
    })
    void howeverMatchesGoTheirRecordsHold(String family, String games) throws InterruptedException, ExecutionException {
        String[] specs = games.split(" ");
        long begun = System.nanoTime();
        try (var served = new Served(folder);
                var people = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<?>> matches = new ArrayList<>();
            for (int i = 0; i < MATCHES; i++) {
                int number = i;
                matches.add(people.submit(() -> play(served, specs[number % specs.length], number)));
            }
            for (Future<?> match : matches) {
                match.get();
            }
            assertThat(served.call("matches", Map.of())).hasSize(MATCHES);
        }
        System.out.println(String.format(
                Locale.ROOT,
                "%s: %d matches, %d deeds, %d taken back, %d left and resumed, %d left, %.1f s",
                family,
                MATCHES,
                deeds.sum(),
                undone.sum(),
                resumed.sum(),
                left.sum(),
                (System.nanoTime() - begun) * 1e-9));
    }

    private void play(Served served, String game, int number) {
        var random = new Random(number);
        boolean own = random.nextInt(8) == 0;
        JsonNode scene = call(served, "begin", begin(game, own, random));
        String match = String.format(Locale.ROOT, "match %d: %s", number, scene);
        int leaving = random.nextInt(10) == 0 ? random.nextInt(30) : Integer.MAX_VALUE;
        for (int deed = 0; !state(scene).equals("over"); deed++) {
            if (deed == leaving) {
                scene = act(served, scene, "do", "leave");
                assertThat(state(scene)).as(match).isEqualTo("left");
                left.increment();
                break;
            }
            scene = something(served, scene, random);
        }
        String id = scene.get("id").stringValue();
        String text = call(served, "record", Map.of("id", id)).get("text").stringValue();
        Verification verification = Verification.of(RecordText.parse(id, text), REGISTRY);
        assertThat(verification.holds()).as(match).isTrue();
        assertThat(verification.options()).as(match).hasSize(scene.get("size").intValue());
        assertThat(scene.at("/result/seed").isMissingNode()).as(match).isEqualTo(own);
    }

    private static Map<String, Object> begin(String game, boolean own, Random random) {
        List<String> seats = new ArrayList<>(List.of("human"));
        int others = REGISTRY.game(game).seats() - 1;
        for (int i = 0; i < others; i++) {
            seats.add(random.nextInt(3) == 0 ? "human" : "random");
        }
        Map<String, Object> begin = new LinkedHashMap<>(Map.of("game", game, "seats", seats));
        begin.put("dice", own ? "own" : "drawn");
        return begin;
    }

    /** A move or what the dice showed, mostly. */
    private JsonNode something(Served served, JsonNode scene, Random random) {
        deeds.increment();
        int chance = random.nextInt(100);
        if (chance < 3 && scene.get("undo").booleanValue()) {
            undone.increment();
            JsonNode back = act(served, scene, "do", "undo");
            assertThat(back.get("size").intValue()).isLessThan(scene.get("size").intValue());
            return back;
        }
        if (chance < 5 && scene.get("redo").booleanValue()) {
            return act(served, scene, "do", "redo");
        }
        if (chance == 99) {
            resumed.increment();
            JsonNode gone = act(served, scene, "do", "leave");
            JsonNode again = act(served, gone, "do", "resume");
            assertThat(again.get("board")).isEqualTo(scene.get("board"));
            return again;
        }
        List<JsonNode> options = scene.at("/board/options")
                .valueStream()
                .filter(option ->
                        !option.has("probability") || option.get("probability").doubleValue() > 0)
                .toList();
        JsonNode option = options.get(random.nextInt(options.size()));
        return state(scene).equals("dice")
                ? act(served, scene, "do", "roll", "face", option.get("label").stringValue())
                : act(served, scene, "do", "move", "option", option.get("index").intValue());
    }

    private static String state(JsonNode scene) {
        return scene.get("state").stringValue();
    }

    private JsonNode act(Served served, JsonNode scene, Object... pairs) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("id", scene.get("id").stringValue());
        params.put("turn", scene.get("size").intValue());
        for (int i = 0; i < pairs.length; i += 2) {
            params.put((String) pairs[i], pairs[i + 1]);
        }
        return call(served, "act", params);
    }

    /** As a browser asks, which keeps its connections. */
    private JsonNode call(Served served, String method, Map<String, ?> params) {
        String message = Json.write(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params));
        try {
            HttpResponse<String> response = client.send(
                    HttpRequest.newBuilder(URI.create("http://" + served.host() + "/rpc"))
                            .header(Admission.TOKEN, served.token)
                            .POST(HttpRequest.BodyPublishers.ofString(message))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            JsonNode answer = Json.mapper().readTree(response.body());
            assertThat(answer.has("result")).as("%s %s", message, answer).isTrue();
            return answer.get("result");
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(message, e);
        }
    }
}
