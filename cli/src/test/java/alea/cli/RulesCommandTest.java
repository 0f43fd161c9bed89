package alea.cli;

import static alea.cli.Run.alea;
import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.Signature;
import alea.game.GameFactory;
import alea.game.Registry;
import alea.json.Json;
import alea.rules.RuleFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Rule files at the command line: shown, edited, checked, compared, tested, and played by every command. */
class RulesCommandTest {
    @TempDir
    private Path folder;

    private Path file;
    private String my;
    private String spec;

    /** As docs/design-a-rule.md does it, with sed. */
    @BeforeEach
    void edit() throws IOException {
        String shown = alea("rules", "show", "ludo-classic").done().out();
        file = Files.writeString(folder.resolve("my.yaml"), shown.replaceAll("again: .*", "again: never"));
        my = file.toString();
        spec = alea("rules", "check", my).done().out().strip().replaceFirst(".* ", "");
        assertThat(spec).matches("my\\.yaml@[0-9a-f]{8}");
    }

    @Test
    void aRuleSetIsShownWithEveryKeyOnALineOfItsOwn() {
        assertThat(alea("rules", "show", "ludo-classic:again=never,safe=starts")
                        .done()
                        .out())
                .startsWith("alea-rules: 1\nname: ludo-classic\n")
                .contains("\nfamily: ludo\n")
                .containsPattern("\n  again: never +# six\\+strike, six, strike, never\n")
                .containsPattern(
                        "\n  safe: starts +# none, starts, eighths, starts\\+eighths, classic or a list of 0\\.\\.51\n")
                .doesNotContain("examples");
        assertThat(alea("rules", "show", "ludo-classic").done().out()).contains("\nexamples:\n  - title: ");
        assertThat(alea("rules", "show", my).done().out())
                .contains("again: never")
                .contains("\nexamples:\n");
        alea("rules", "show", "doom")
                .complains("alea rules show: the rules of doom cannot be written as a file: they are made of no keys");
    }

    @Test
    void whatIsShownAsJsonIsARuleFile() throws IOException {
        JsonNode shown = alea("rules", "show", my, "--json").json();
        assertThat(shown.get("alea-rules").intValue()).isEqualTo(1);
        assertThat(shown.get("turns").get("again").stringValue()).isEqualTo("never");
        Path written = Files.writeString(folder.resolve("written.yaml"), Json.write(shown));
        assertThat(alea("rules", "diff", my, written.toString()).done().out()).startsWith("no difference: ");
    }

    @Test
    void filesAreChecked() throws IOException {
        Path wrong = Files.writeString(
                folder.resolve("wrong.yaml"), Files.readString(file).replace("again: never", "agian: nevr"));
        int line = 1 + Files.readAllLines(wrong).indexOf("  agian: nevr");
        Run run = alea("rules", "check", my, wrong.toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.out()).isEqualTo("%s: a rule file; its game is %s%n".formatted(my, spec));
        assertThat(run.err())
                .isEqualTo(
                        ("alea rules check: %s, line %s: turns.agian: there is no key 'agian' (did you mean 'again'?); "
                                        + "turns has again, if-played, limit, tries, waits, first-round%n"
                                        + "alea rules check: %1$s: whether its rules contradict each other is looked "
                                        + "at when all its keys can be read%n")
                                .formatted(wrong, Integer.toString(line)));
        alea("rules", "check", folder.resolve("none.yaml").toString())
                .complains("alea rules check: there is no file " + folder.resolve("none.yaml"));
        JsonNode json = Json.mapper()
                .readTree(alea("rules", "check", wrong.toString(), "--json").out());
        assertThat(json.get("ok").booleanValue()).isFalse();
        JsonNode error = json.get("errors").get(0);
        assertThat(error.get("line").intValue()).isEqualTo(line);
        assertThat(error.get("path").stringValue()).isEqualTo("turns.agian");
        assertThat(error.get("suggestion").stringValue()).isEqualTo("again");
        assertThat(alea("rules", "check", my, "--json").json().get("ok").booleanValue())
                .isTrue();
    }

    @Test
    void aGameIsNoFileThatIsChecked() {
        alea("rules", "check", "madn:seats=2")
                .complains("alea rules check: madn:seats=2 is a game, and no rule file; alea rules show madn:seats=2 "
                        + "writes its rules as one");
        alea("rules", "check", my + ":seats=2")
                .complains("alea rules check: %s:seats=2 is a file with keys behind it, and files are checked as they "
                                .formatted(my)
                        + "stand; alea rules show %s:seats=2 looks at both".formatted(my));
    }

    @Test
    void twoSeatsThatAreNotOppositeAreWarnedOf() throws IOException {
        Path five = Files.writeString(folder.resolve("five.yaml"), """
                alea-rules: 1
                name: five
                source: [here]
                extends: madn
                players: {seats: 2}
                board: {places: 5, ring: 50, turnoff: 49}
                """);
        Run run = alea("rules", "check", five.toString());
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .isEqualTo(
                        ("alea rules check: warning: %s: two seats on 5 places are not opposite: 20 squares from one "
                                        + "start to the other, and 30 back%n")
                                .formatted(five));
        assertThat(alea("games", five.toString()).done().out())
                .containsPattern("places with a seat +0, 2; not opposite: 20 squares from one start ");
        Files.writeString(five, Files.readString(five).replace("seats: 2", "seats: 3"));
        assertThat(alea("rules", "check", five.toString()).err()).isEmpty();
    }

    @Test
    void examplesThatCannotBeAreFlaws() throws IOException {
        Path odd = Files.writeString(
                folder.resolve("odd.yaml"), Files.readString(file).replaceFirst("roll: 5", "roll: 9"));
        Run run = alea("rules", "check", odd.toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .contains("odd.yaml, line ", ".roll: '9' is not possible here: chance gives 1, 2, 3, 4, 5, 6");
    }

    @Test
    void whereMatchesDoNotEndIsWarnedOf() throws IOException {
        Path rare = Files.writeString(folder.resolve("rare.yaml"), """
                alea-rules: 1
                name: rare
                source: [here]
                extends: madn
                throwing: {dice: 2, use: apart, values: {1: 99, 2: 99, 3: 99, 4: 99, 5: 99, 6: 99, 15: 1}}
                entering: {enter: 30, sums: yes}
                turns: {again: never}
                """);
        Run run = alea("rules", "check", rare.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("rare.yaml: a rule file; its game is rare.yaml@");
        assertThat(run.err())
                .contains(
                        "alea rules check: warning: ",
                        " of 4 matches of random players are not over after 50,000 turns");
    }

    /** What alea solve writes of a rule file, a player and an analysis read. */
    @Test
    void aTableOfAGameThatRemembersThrowsIsPlayed() throws IOException {
        Path home = Files.writeString(folder.resolve("home.yaml"), """
                alea-rules: 1
                name: home
                source: [here]
                extends: ludo-classic
                players: {pawns: 1}
                track: {turnoff: 12, lane: 0}
                turns: {again: never, tries: 3}
                """);
        String game = home.toString();
        String table = folder.resolve("home.table").toString();
        assertThat(alea("solve", game, "--out", table).code()).isZero();
        String position = "8/-/B/- 0 3";
        Run analysed = alea("analyse", game, position, "--table", table).done();
        assertThat(analysed.out()).contains("exact");
        Run played = alea("arena", game, "optimal:table=" + table, "random", "--games", "20")
                .done();
        assertThat(played.out()).contains("optimal");
    }

    @Test
    void ruleSetsAreCompared() {
        assertThat(alea("rules", "diff", "ludo-classic", my).done().out())
                .isEqualTo("turns.again: six+strike -> never%n".formatted());
        assertThat(alea("rules", "diff", "ludo-classic:again=never", my).done().out())
                .startsWith("no difference: ");
        JsonNode json = alea("rules", "diff", my, "ludo-star", "--json").json();
        assertThat(json.get(0).get("path").stringValue()).isEqualTo("players.seats");
        assertThat(json.get(0).get("other").stringValue()).isEqualTo("4");
        assertThat(alea("games", my, "--diff", "ludo-classic").done().out()).contains("again");
    }

    @Test
    void theExamplesOfAFileArePlayed() throws IOException {
        Run run = alea("rules", "test", my);
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(run.out())
                .contains("holds    Home takes the exact roll")
                .contains("DIFFERS  After a six the same seat rolls again")
                .containsPattern("line \\d+: next 2 is B,B,9,B/-/B,B,B,B/- 2 -, not B,B,9,B/-/B,B,B,B/- 0 -")
                .containsPattern("my\\.yaml@[0-9a-f]{8}: \\d of \\d examples hold");
        JsonNode json =
                Json.mapper().readTree(alea("rules", "test", my, "--json").out());
        assertThat(json.get("ok").booleanValue()).isFalse();
        assertThat(json.get("examples").get(0).get("holds").booleanValue()).isFalse();
        assertThat(alea("rules", "test", "ludo-classic").done().out()).contains("ludo-classic: 9 of 9 examples hold");
        Files.writeString(file, Files.readString(file).replaceFirst("(?s)\nexamples:.*", "\n"));
        assertThat(alea("rules", "test", my).done().out())
                .isEqualTo(spec + " has no examples" + System.lineSeparator());
    }

    static List<String> shipped() {
        return Registry.installed().games().stream()
                .filter(game -> game.family().isPresent())
                .map(GameFactory::name)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void aFileOfAShippedRuleSetHasItsSignature(String game) throws IOException {
        Path shown = Files.writeString(
                folder.resolve("shown.yaml"), alea("rules", "show", game).out());
        Registry shipped = Registry.installed();
        Registry registry = shipped.with(RuleFiles.only(shipped, List.of(shown)));
        boolean fast = shipped.ready(shipped.game(game)).contains("fast");
        for (String strategy : List.of("random", fast ? "fast" : "first")) {
            assertThat(signature(registry, "shown.yaml", strategy)).isEqualTo(signature(registry, game, strategy));
        }
    }

    private static String signature(Registry registry, String game, String strategy) {
        return Signature.of(registry, registry.game(game), strategy, 20, 1).hex();
    }

    @Test
    void ruleSetsAreListed() {
        assertThat(alea("rules", "list").done().out()).contains("ludo-classic").doesNotContain("doom");
        JsonNode json = alea("rules", "list", "--json").json();
        assertThat(json.valueStream().map(entry -> entry.get("family").stringValue()))
                .contains("ludo", "cross");
        assertThat(json.valueStream().map(entry -> entry.get("examples").intValue()))
                .allMatch(examples -> examples >= 3);
        alea("rules")
                .complains("alea rules: a command is missing; there are list, show, check, diff, test, schema "
                        + "(alea rules --help tells more)");
    }

    @Test
    void everyCommandTakesAFileForAGame() {
        String begin = "B,B,B,B/-/B,B,B,B/- 0 6";
        JsonNode report =
                alea("arena", my, "hybrid", "random", "--games", "20", "--json").json();
        assertThat(report.get("game").stringValue()).isEqualTo(spec);
        assertThat(alea("games", my).done().out()).startsWith(spec + ": Classic Ludo");
        assertThat(alea("options", my, begin).done().out()).startsWith(spec + "  " + begin);
        assertThat(alea("options", "rules:file=" + my, begin).done().out()).startsWith(spec + "  ");
        assertThat(alea("choose", my, begin, "hybrid").done().out()).contains("0");
        assertThat(alea("analyse", my, begin, "--by", "random", "--games", "10").code())
                .isEqualTo(Exit.DONE);
        assertThat(aleaReading("quit\n", "play", my, "random").err()).doesNotContain("spec");
        assertThat(alea("solve", my + ":pawns=1").err()).doesNotContain("no game");
        assertThat(alea("games", my + ":pawns=1", "--check").done().out())
                .startsWith(spec + ":pawns=1 keeps the contract");
    }

    @Test
    void aRecordFindsItsRulesAgainOrSaysThatTheyAreOthers() throws IOException {
        String records = folder.resolve("records").toString();
        alea("arena", my, "random", "--games", "1", "--record", records);
        String record = folder.resolve("records").resolve("match-0.alea").toString();
        assertThat(alea("replay", record).done().out()).contains(spec).contains("rules: verified");
        Path renamed = Files.move(file, folder.resolve("renamed.yaml"));
        assertThat(alea("replay", record).done().out()).contains(spec).contains("rules: verified");
        Files.move(renamed, file);
        Files.writeString(file, Files.readString(file).replace("lane: 5", "lane: 4"));
        assertThat(alea("replay", record).err())
                .startsWith("alea replay: the rules of %s have changed: ".formatted(spec))
                .contains(" is my.yaml@")
                .contains("; they are other games");
        Files.delete(file);
        assertThat(alea("replay", record).err())
                .startsWith(
                        "alea replay: there is no file my.yaml with the rules of " + spec + "; looked for my.yaml, ");
    }

    @Test
    void aTableIsForTheRulesThatItWasMadeWith() throws IOException {
        String table = folder.resolve("t").toString();
        String one = my + ":pawns=1";
        assertThat(alea("solve", one, "--out", table).code()).isEqualTo(Exit.DONE);
        assertThat(alea("choose", one, "B/-/B/- 0 6", "optimal:table=" + table).code())
                .isEqualTo(Exit.DONE);
        Files.writeString(file, Files.readString(file).replace("lane: 5", "lane: 4"));
        assertThat(alea("choose", one, "B/-/B/- 0 6", "optimal:table=" + table).err())
                .contains(spec + ":pawns=1")
                .contains("my.yaml@");
    }

    @Test
    void aTrainingKeepsTheHashOfItsRules() throws IOException {
        Path config = Files.writeString(
                folder.resolve("t.yaml"), "trainer: td\ngame: %s:pawns=1\ngames: 20\nhidden: 2\n".formatted(my));
        Path out = folder.resolve("out");
        assertThat(alea("train", config.toString(), "--out", out.toString()).code())
                .isEqualTo(Exit.DONE);
        try (var files = Files.list(out)) {
            List<Path> nets = files.filter(f -> f.toString().endsWith(".net")).toList();
            assertThat(nets).hasSize(1);
            assertThat(new String(Files.readAllBytes(nets.getFirst()), StandardCharsets.ISO_8859_1))
                    .contains(spec + ":pawns=1");
        }
        Files.writeString(config, "trainer: td\ngame: %s\ngames: 20\n".formatted(folder.resolve("none.yaml")));
        alea("train", config.toString(), "--out", folder.resolve("other").toString())
                .complains("alea train: %s, line 2: game: there is no file %s"
                        .formatted(config, folder.resolve("none.yaml")));
    }

    @Test
    void theProtocolKnowsTheFilesOfItsCommandLineAndOpensNoOther() {
        String asked = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"start\",\"params\":{\"game\":\"%s\"}}\n";
        String requests = asked.formatted("my.yaml") + asked.formatted(spec) + asked.formatted(my);
        List<String> answers =
                aleaReading(requests, "rpc", "--rules", my).out().lines().toList();
        assertThat(answers).hasSize(3);
        assertThat(answers.subList(0, 2)).allMatch(a -> a.contains("\"position\":\"B,B,B,B/-/B,B,B,B/- 0 -\""));
        assertThat(answers.get(2)).contains("error").contains("is not a spec");
        assertThat(aleaReading(asked.formatted("my.yaml"), "rpc").out()).contains("there is no game 'my.yaml'");
        String games = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}\n";
        assertThat(aleaReading(games, "rpc", "--rules", my).out()).contains("\"spec\":\"%s\"".formatted(spec));
        assertThat(alea("rpc", "--rules", folder.resolve("none.yaml").toString())
                        .err())
                .startsWith("alea rpc: there is no file ");
    }
}
