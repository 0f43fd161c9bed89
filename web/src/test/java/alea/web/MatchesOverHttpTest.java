package alea.web;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.Registry;
import alea.rules.RuleFiles;
import alea.service.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Matches as the page plays them: by its messages alone. */
class MatchesOverHttpTest {
    private static final Registry REGISTRY = Registry.installed();

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

    private void restart() {
        served.close();
        served = new Served(folder);
    }

    private static String id(JsonNode scene) {
        return scene.get("id").stringValue();
    }

    private static String state(JsonNode scene) {
        return scene.get("state").stringValue();
    }

    private static int size(JsonNode scene) {
        return scene.get("size").intValue();
    }

    private JsonNode act(JsonNode scene, Object... pairs) {
        Map<String, Object> params = new LinkedHashMap<>(Map.of("id", id(scene), "turn", size(scene)));
        for (int i = 0; i < pairs.length; i += 2) {
            params.put((String) pairs[i], pairs[i + 1]);
        }
        return served.call("act", params);
    }

    /** Takes an option, or tells a face. */
    private JsonNode take(JsonNode scene, Random random) {
        JsonNode options = scene.at("/board/options");
        JsonNode option = options.get(random.nextInt(options.size()));
        return state(scene).equals("dice")
                ? act(scene, "do", "roll", "face", option.get("label").stringValue())
                : act(scene, "do", "move", "option", option.get("index").intValue());
    }

    private Verification verified(String id) {
        String text = served.call("record", Map.of("id", id)).get("text").stringValue();
        return Verification.of(RecordText.parse(id, text), REGISTRY);
    }

    /** What a scene says, but for what is told once. */
    private static Map<String, JsonNode> lasting(JsonNode scene) {
        Map<String, JsonNode> fields = new LinkedHashMap<>();
        scene.properties().forEach(entry -> fields.put(entry.getKey(), entry.getValue()));
        List.of("frames", "redo").forEach(fields::remove);
        return fields;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "doom:3x3", "parcheesi"}) // SoakOverHttpTest has more of every family
    void aWholeMatchIsPlayedAndItsRecordHolds(String game) {
        var random = new Random(5);
        JsonNode scene = served.call("begin", Map.of("game", game, "seats", List.of("human", "random"), "seed", 3));
        int frames = scene.get("frames").size();
        while (!state(scene).equals("over")) {
            assertThat(state(scene)).isEqualTo("decide");
            assertThat(scene.toString()).doesNotContain("\"seed\"");
            scene = take(scene, random);
            frames += scene.get("frames").size();
        }
        if (scene.get("seats").size() == 2) {
            assertThat(frames).isEqualTo(size(scene)); // of more, no act is followed by more than can be looked at
        }
        assertThat(scene.at("/result/seed").longValue()).isEqualTo(3);
        assertThat(scene.at("/result/text").stringValue()).contains(" turns");
        assertThat(verified(id(scene)).holds()).isTrue();
        assertThat(lasting(served.call("match", Map.of("id", id(scene))))).isEqualTo(lasting(scene));
        assertThat(served.refusal("hint", Map.of("id", id(scene)))).contains("is over");
    }

    @Test
    void aRestartOfTheServerAndAReloadLoseNothing() {
        var random = new Random(1);
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple", "names", List.of("Anna")));
        for (int i = 0; i < 12; i++) {
            scene = take(scene, random);
            restart();
            JsonNode again = served.call("match", Map.of("id", id(scene)));
            assertThat(lasting(again)).isEqualTo(lasting(scene));
            assertThat(again.get("frames")).isEmpty();
            scene = again;
        }
        JsonNode listed = served.call("matches", Map.of()).get(0);
        assertThat(listed.get("id").stringValue()).isEqualTo(id(scene));
        assertThat(listed.get("state").stringValue()).isEqualTo("open");
        assertThat(scene.at("/seats/0/name").stringValue()).isEqualTo("Anna");
    }

    @Test
    void theDiceAreThoseThatWouldHaveComeWithoutARestart() {
        Map<String, Object> asked = Map.of("game", "ludo-simple", "seats", List.of("human", "random"), "seed", 77);
        JsonNode one = served.call("begin", asked);
        JsonNode two = served.call("begin", asked);
        var first = new Random(2);
        var second = new Random(2);
        for (int i = 0; i < 8; i++) {
            one = take(one, first);
            two = take(two, second);
            restart();
            two = served.call("match", Map.of("id", id(two)));
        }
        assertThat(two.get("board")).isEqualTo(one.get("board"));
        assertThat(two.get("log")).isEqualTo(one.get("log"));
    }

    @Test
    void aSecondClickDoesNothing() {
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple"));
        JsonNode after = act(scene, "do", "move", "option", 0);
        JsonNode again = act(scene, "do", "move", "option", 0);
        assertThat(size(after)).isGreaterThan(size(scene));
        assertThat(lasting(again)).isEqualTo(lasting(after));
        assertThat(again.get("frames")).isEqualTo(after.get("frames"));
    }

    @Test
    void movesAreTakenBackAndPlayedAgainWithTheSameDice() {
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple", "seats", List.of("human", "hybrid")));
        assertThat(scene.get("undo").booleanValue()).isFalse();
        JsonNode moved = act(scene, "do", "move", "option", 0);
        JsonNode back = act(moved, "do", "undo");
        assertThat(back.get("board")).isEqualTo(scene.get("board"));
        assertThat(back.get("frames")).isEmpty();
        assertThat(back.get("redo").booleanValue()).isTrue();
        assertThat(lasting(act(back, "do", "redo"))).isEqualTo(lasting(moved));
        assertThat(served.refusal("act", Map.of("id", id(scene), "turn", size(moved), "do", "redo")))
                .isEqualTo("nothing was taken back here");
    }

    @Test
    void diceOfARealTableAreToldTakenBackAndRecordedWithoutASeed() {
        var random = new Random(4);
        JsonNode scene =
                served.call("begin", Map.of("game", "ludo-simple", "seats", List.of("human", "hybrid"), "dice", "own"));
        assertThat(state(scene)).isEqualTo("dice");
        assertThat(scene.at("/board/options")).hasSize(6);
        JsonNode rolled = act(scene, "do", "roll", "face", "5");
        assertThat(rolled.at("/frames/0/label").stringValue()).isEqualTo("5");
        JsonNode back = act(rolled, "do", "undo");
        assertThat(lasting(back)).isEqualTo(lasting(scene));
        scene = act(back, "do", "roll", "face", "3");
        assertThat(scene.at("/log/0/text").stringValue()).startsWith("rolls 3");
        assertThat(served.refusal("act", Map.of("id", id(scene), "turn", size(scene), "do", "roll", "face", "9")))
                .contains("'9' is not possible here");
        restart();
        for (int i = 0; i < 2000 && !state(scene).equals("over"); i++) {
            scene = take(scene, random);
        }
        assertThat(state(scene)).isEqualTo("over");
        assertThat(scene.get("dice").stringValue()).isEqualTo("own");
        assertThat(scene.get("result").has("seed")).isFalse();
        Verification verified = verified(id(scene));
        assertThat(verified.holds()).isTrue();
        String text = served.call("record", Map.of("id", id(scene))).get("text").stringValue();
        assertThat(RecordText.parse("it", text).seed()).isEmpty();
    }

    @Test
    void theSeedIsToldWhenAMatchIsLeftAndNotBefore() throws IOException {
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple", "seed", 987654321));
        JsonNode moved = act(scene, "do", "move", "option", 0);
        String id = id(scene);
        for (JsonNode said : List.of(
                scene,
                moved,
                served.call("match", Map.of("id", id)),
                served.call("matches", Map.of()),
                served.call("record", Map.of("id", id)),
                served.call("hint", Map.of("id", id)))) {
            assertThat(said.toString()).doesNotContain("987654321");
        }
        assertThat(Files.readString(folder.resolve(id + ".alea"))).contains("seed 987654321");
        JsonNode left = act(moved, "do", "leave");
        assertThat(state(left)).isEqualTo("left");
        assertThat(left.at("/result/seed").longValue()).isEqualTo(987654321);
        assertThat(served.call("matches", Map.of()).get(0).get("state").stringValue())
                .isEqualTo("left");
        restart();
        assertThat(state(served.call("match", Map.of("id", id)))).isEqualTo("left");
        JsonNode on = act(left, "do", "resume");
        assertThat(state(on)).isEqualTo("decide");
        assertThat(on.get("board")).isEqualTo(moved.get("board"));
    }

    @Test
    void newMatchesHaveDiceThatDiffer() {
        List<String> rolls = Stream.generate(() -> {
                    JsonNode scene =
                            served.call("begin", Map.of("game", "ludo-simple", "seats", List.of("human", "random")));
                    for (int i = 0; i < 5; i++) {
                        scene = act(scene, "do", "move", "option", 0);
                    }
                    return scene.get("log").toString();
                })
                .limit(4)
                .toList();
        assertThat(rolls).doesNotHaveDuplicates();
    }

    @Test
    void strategiesAloneAreWatched() {
        JsonNode scene =
                served.call("begin", Map.of("game", "ludo-simple", "seats", List.of("hybrid", "random"), "seed", 1));
        assertThat(state(scene)).isEqualTo("over");
        assertThat(scene.get("frames").size()).isEqualTo(Math.min(200, size(scene)));
        assertThat(scene.at("/seats/0/measured").isMissingNode()).isFalse();
    }

    @Test
    void aHintSaysWhatOptionsAreWorthAndWhy() {
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple", "seed", 3));
        while (scene.at("/board/options").size() < 2) {
            scene = act(scene, "do", "move", "option", 0);
        }
        JsonNode hint = served.call("hint", Map.of("id", id(scene)));
        assertThat(hint.get("options")).hasSize(scene.at("/board/options").size());
        assertThat(hint.get("how").stringValue()).isNotEmpty();
        assertThat(hint.get("why").size()).isPositive();
        assertThat(hint.get("options").valueStream().anyMatch(o -> o.get("best").booleanValue()))
                .isTrue();
    }

    @Test
    void aRecordOfElsewhereIsKeptSeenAndForgotten() throws IOException {
        JsonNode scene =
                served.call("begin", Map.of("game", "doom:3x3", "seats", List.of("random", "greedy"), "seed", 5));
        String text = served.call("record", Map.of("id", id(scene))).get("text").stringValue();
        String id = served.call("import", Map.of("record", text)).get("id").stringValue();
        assertThat(id).isNotEqualTo(id(scene));
        JsonNode seen = served.call("match", Map.of("id", id));
        assertThat(state(seen)).isEqualTo("over");
        assertThat(seen.get("board")).isEqualTo(scene.get("board"));
        assertThat(served.call("forget", Map.of("id", id)).get("id").stringValue())
                .isEqualTo(id);
        assertThat(served.refusal("match", Map.of("id", id))).contains("there is no match");
        assertThat(served.refusal("import", Map.of("record", text.replaceFirst("turns \\d+", "turns 1"))))
                .contains("the record");
        assertThat(served.refusal("import", Map.of("record", "nonsense"))).contains("is not a match record");
    }

    @Test
    void whatCannotBePlayedIsRefusedAndLeavesNoFile() throws IOException {
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("game", "chess"),
                Map.of("game", "ludo-simple", "seats", List.of("human", "human", "human")),
                Map.of("game", "ludo-simple", "seats", List.of("human", "nobody")),
                Map.of("game", "ludo-simple", "seats", "human"),
                Map.of("game", "ludo-simple", "dice", "loaded"),
                Map.of("game", "ludo-simple", "dice", "own", "seed", 1),
                Map.of("game", "ludo-simple", "names", List.of("a", "b", "c")))) {
            assertThat(served.refusal("begin", wrong)).isNotEmpty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith(".alea"))).isEmpty();
        }
    }

    @Test
    void actsThatAreNotPossibleAreRefusedAndChangeNothing() {
        JsonNode scene = served.call("begin", Map.of("game", "ludo-simple"));
        String id = id(scene);
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("id", id, "turn", size(scene), "do", "move", "option", 99),
                Map.of("id", id, "turn", size(scene), "do", "move", "option", -1),
                Map.of("id", id, "turn", size(scene), "do", "move"),
                Map.of("id", id, "turn", size(scene), "do", "dance"),
                Map.of("id", id, "turn", size(scene), "do", "undo"))) {
            assertThat(served.refusal("act", wrong)).isNotEmpty();
        }
        assertThat(lasting(served.call("match", Map.of("id", id)))).isEqualTo(lasting(scene));
    }

    @Test
    void aRuleFileOfTheServersFolderIsAGameByItsName(@TempDir Path rules) throws IOException {
        Path file = Files.writeString(
                rules.resolve("mine.yaml"),
                new RuleSets(REGISTRY, RuleFiles.only(REGISTRY, List.of()))
                        .show("ludo-classic:again=never")
                        .yaml());
        try (var with = new Served(folder, file)) {
            JsonNode scene = with.call("begin", Map.of("game", "mine.yaml", "seats", List.of("human", "random")));
            assertThat(scene.get("game").stringValue()).startsWith("mine.yaml@");
            assertThat(with.call("rules", Map.of("game", "mine.yaml"))
                            .get("yaml")
                            .stringValue())
                    .contains("again: never");
            assertThat(with.call("rules.diff", Map.of("a", "mine.yaml", "b", "ludo-classic")))
                    .hasSize(1);
            String text =
                    with.call("record", Map.of("id", id(scene))).get("text").stringValue();
            assertThat(text).doesNotContain(rules.toString());
        }
        MatchRecord record;
        try (Stream<Path> files = Files.list(folder)) {
            record = RecordText.parse(
                    "it",
                    Files.readString(files.filter(f -> f.toString().endsWith(".alea"))
                            .findFirst()
                            .orElseThrow()));
        }
        assertThat(record.game()).startsWith("mine.yaml@");
        // Without the file the match can still be listed.
        assertThat(served.call("matches", Map.of())).hasSize(1);
    }

    @Test
    void aRuleFileThatIsSavedIsAGameAndAMatchOfWhatItWasGoesOn() throws IOException {
        var ruleSets = new RuleSets(REGISTRY, RuleFiles.only(REGISTRY, List.of()));
        String never = ruleSets.show("ludo-classic:again=never").yaml();
        String six = ruleSets.show("ludo-classic:again=six,safe=none").yaml();
        assertThat(served.call("rules.save", Map.of("name", "mine", "text", never))
                        .get("game")
                        .stringValue())
                .isEqualTo("mine.yaml");
        assertThat(folder.resolve("rules/mine.yaml")).hasContent(never);
        JsonNode scene = served.call("begin", Map.of("game", "mine.yaml", "seats", List.of("human", "random")));
        String start = served.call("start", Map.of("game", "mine.yaml"))
                .get("position")
                .stringValue();
        assertThat(served.refusal("rules.save", Map.of("name", "mine.yaml", "text", six)))
                .contains("mine.yaml is there already, with another text; take another name, or replace it");
        assertThat(folder.resolve("rules/mine.yaml")).hasContent(never);
        assertThat(served.call("rules.place", Map.of("name", "mine", "text", six))
                        .toString())
                .isEqualTo("{\"file\":\"mine.yaml\",\"other\":true}");
        assertThat(served.call("rules.place", Map.of("name", "mine", "text", never))
                        .toString())
                .isEqualTo("{\"file\":\"mine.yaml\",\"other\":false}");
        served.call("rules.save", Map.of("name", "mine.yaml", "text", six, "replace", true));
        assertThat(served.call(
                        "rules.diff",
                        Map.of("a", "mine.yaml", "b", scene.get("game").stringValue())))
                .hasSize(2);
        assertThat(served.call("start", Map.of("game", "mine.yaml"))
                        .get("position")
                        .stringValue())
                .isEqualTo(start);
        assertThat(lasting(served.call("match", Map.of("id", id(scene))))).isEqualTo(lasting(scene));
        assertThat(served.call("games", Map.of())
                        .valueStream()
                        .map(game -> game.get("spec").stringValue())
                        .filter(spec -> spec.startsWith("mine.yaml@")))
                .hasSize(1);
        for (String name : List.of("../mine", "a/b", "", ".hidden", "x".repeat(80), "mine.exe", "a b")) {
            assertThat(served.refusal("rules.save", Map.of("name", name, "text", six)))
                    .contains("cannot name rules");
        }
        assertThat(served.refusal("rules.save", Map.of("name", "bad", "text", "again: perhaps")))
                .isNotEmpty();
        assertThat(folder.resolve("rules/bad.yaml")).doesNotExist();
    }

    @Test
    void aRuleFileIsShownAsItStandsThereAndAnyOtherGetsAFreeName() {
        String text = "alea-rules: 1\nname: home\nsource: [us]\nextends: madn # as we know it\nturns: {again: never}\n";
        served.call("rules.save", Map.of("name", "madn-2", "text", text));
        JsonNode own = served.call("rules", Map.of("game", "madn-2.yaml"));
        assertThat(own.get("yaml").stringValue()).isEqualTo(text);
        assertThat(own.get("file").stringValue()).isEqualTo("madn-2.yaml");
        assertThat(List.of("madn", "madn:tries=1", "madn-2.yaml:seats=2", "ludo-star").stream()
                        .map(game -> served.call("rules", Map.of("game", game))
                                .get("file")
                                .stringValue()))
                .containsExactly("madn-3.yaml", "madn-3.yaml", "madn-2-2.yaml", "ludo-star-2.yaml");
        assertThat(served.call("rules", Map.of("game", "doom")).has("file")).isFalse();
    }

    @Test
    void theKeptReportIsThereWithItsPlots() {
        JsonNode papers = served.call("papers", Map.of());
        assertThat(papers.size()).isGreaterThan(50);
        for (JsonNode entry : papers) {
            assertThat(entry.get("document").stringValue()).isNotEmpty();
            assertThat(entry.get("verdicts").size()).isPositive();
        }
        JsonNode item = served.call("papers", Map.of("item", "pyludo.figure5"));
        for (JsonNode plot : item.get("plots")) {
            Served.Reply picture = served.get(plot.get("file").stringValue());
            assertThat(picture.status()).isEqualTo(200);
            assertThat(picture.header("Content-Type")).isEqualTo("image/svg+xml");
        }
        assertThat(served.refusal("papers", Map.of("item", "../x"))).contains("there is no item");
    }

    @Test
    void everyGameHasABoardWithItsOptions() {
        for (JsonNode game : served.call("games", Map.of())) {
            JsonNode board =
                    served.call("board", Map.of("game", game.get("spec").stringValue()));
            assertThat(board.get("seats")).hasSize(game.get("seats").intValue());
            assertThat(board.get("options").size()).isPositive();
            assertThat(board.at("/picture/rows").isInt()).isTrue();
            assertThat(served.call("opponents", Map.of("game", game.get("spec").stringValue()))
                            .size())
                    .isPositive();
            JsonNode rules =
                    served.call("rules", Map.of("game", game.get("spec").stringValue()));
            assertThat(rules.get("sections").size()).isPositive();
            assertThat(rules.get("keys").valueStream()).allMatch(key -> key.hasNonNull("allowed"));
            assertThat(rules.get("strategies").has("random")).isTrue();
            assertThat(rules.get("strategies").has("exec")).isFalse();
        }
    }

    @Test
    void aDealIsNoThrowOfDice() {
        JsonNode dealt = served.call("begin", Map.of("game", "doom:2x2", "seed", 2));
        assertThat(dealt.has("roll")).isFalse();
        assertThat(dealt.get("frames").valueStream().map(f -> f.get("kind").stringValue()))
                .isNotEmpty()
                .doesNotContain("throw");
        JsonNode rolled = served.call("begin", Map.of("game", "ludo-simple", "seed", 2));
        assertThat(rolled.has("roll")).isTrue();
        assertThat(rolled.at("/frames/0/kind").stringValue()).isEqualTo("throw");
    }

    @Test
    void aMistakeIsExplainedBesideWhatWasBetter() {
        JsonNode why = served.call(
                "why",
                Map.of("game", "ludo-simple", "position", "34,20,H,H/-/0,7,H,H/- 0 2", "option", "1", "other", "0"));
        assertThat(why.get("reasons").toString()).contains("after R1 in no case, after R0 in 1 of 6 cases");
        // Of four, a pawn is struck where it is this seat's: Green's 4 stands on 17, and its one foe in reach is Red.
        JsonNode four = served.call(
                "why",
                Map.of(
                        "game",
                        "ludo-simple:seats=4",
                        "position",
                        "16,1,H,H/4,H,H,H/40,H,H,H/5,H,H,H 0 3",
                        "option",
                        "0",
                        "other",
                        "1"));
        assertThat(four.get("reasons").toString()).contains("after R0 in 1 of 6 cases, after R1 in no case");
    }
}
