package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.file.Claim;
import alea.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class SolveCommandTest {
    @TempDir
    private Path folder;

    private static JsonNode json(Run run) {
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(run.out().lines()).hasSize(1);
        assertThat(run.err()).hasLineCount(1).contains(" states, about ");
        return Json.mapper().readTree(run.out());
    }

    @Test
    void solveGivesAveragesAndTheValueOfTheStart() {
        JsonNode own = json(alea("solve", "doom:2x2,dice=2", "--objective", "own-win", "--json"));
        assertThat(own.get("states").intValue()).isEqualTo(512);
        assertThat(own.get("residual").doubleValue()).isLessThan(1e-12);
        JsonNode means = own.get("averages");
        double sum = means.get("win").doubleValue()
                + means.get("loss").doubleValue()
                + means.get("draw").doubleValue();
        assertThat(sum).isCloseTo(1, within(1e-12));
        JsonNode ludo = json(alea("solve", "ludo-simple:pawns=1", "--gap", "1e-11", "--json", "--threads", "2"));
        assertThat(ludo.get("start").get("value").doubleValue()).isCloseTo(2 * 0.574341077489 - 1, within(1e-10));
        assertThat(ludo.get("complete").booleanValue()).isTrue();
        Run text = alea("solve", "ludo-simple:pawns=1");
        assertThat(text.out()).contains("who starts", "the other", "mean of 2,660 states", "0.14868215");
    }

    @Test
    void fourSeatsEachMaximiseTheirOwnWin() {
        JsonNode four = json(alea("solve", "doom:1x3,dice=2,seats=3", "--objective", "own-win", "--json"));
        assertThat(four.get("start").propertyNames()).containsExactly("win0", "win1", "win2", "draw");
    }

    @Test
    void theTableIsWrittenVerifiedAndPlayed() throws IOException {
        Path table = folder.resolve("small.table");
        JsonNode solved =
                json(alea("solve", "doom:2x2,dice=2,turns=9", "--out", table.toString(), "--values", "f32", "--json"));
        JsonNode verified = alea("solve", "doom:2x2,dice=2", "--verify", table.toString(), "--json")
                .json();
        assertThat(verified.get("crc32c")).isEqualTo(solved.get("crc32c"));
        assertThat(folder.toFile().list()).containsExactly("small.table");
        assertThat(alea("solve", "doom:2x2,dice=2", "--verify", table.toString())
                        .done()
                        .out())
                .isEqualTo("doom:size=2x2,dice=2,turns=none, zero-sum, 512 states, f32: crc32c %s, as the header says%n"
                        .formatted(solved.get("crc32c").stringValue()));
        alea("arena", "doom:2x2,dice=2", "optimal:table=" + table, "greedy", "--games", "100")
                .done();
        alea("solve", "doom:2x2,dice=3", "--verify", table.toString())
                .complains(("alea solve: %s is for game 'doom:size=2x2,dice=2,turns=none', not "
                                + "'doom:size=2x2,dice=3,turns=none'")
                        .formatted(table));
    }

    @Test
    void endgamesAreWrittenVerifiedPlayedAndAnalysed() {
        Path table = folder.resolve("simple-2.table");
        Run run = alea("solve", "ludo-simple", "--endgame", "2", "--out", table.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("ludo-simple, endgames of at most 2 pieces, zero-sum", "2,704 states", "mean of 2,660 states")
                .doesNotContain("who starts");
        assertThat(alea("solve", "ludo-simple", "--verify", table.toString())
                        .done()
                        .out())
                .startsWith("ludo-simple, endgames of at most 2 pieces, zero-sum, 2,704 states, f64: crc32c ");
        alea("arena", "ludo-simple", "optimal-endgame:table=" + table, "hybrid", "--games", "20")
                .done();
        assertThat(alea("analyse", "ludo-simple", "10,H,H,H/-/2,H,H,H/- 0 5", "--table", table.toString())
                        .done()
                        .out())
                .contains("exact, by " + table);
        alea("solve", "ludo-simple", "--endgame", "9")
                .complains("alea solve: --endgame 9 is not allowed; of the 8 pawns of ludo-simple, 2..7 can be left");
        alea("solve", "ludo-simple", "--endgame", "0")
                .complains("alea solve: --endgame 0 is not allowed; it is at least 2");
        alea("solve", "doom:2x2", "--endgame", "2")
                .complains(
                        "alea solve: doom:size=2x2,turns=none has no endgames that could be solved apart: Ludo of two "
                                + "seats in which pawns only strike has, such as ludo-simple and ludo-classic");
    }

    @Test
    void racesAreWrittenVerifiedPlayedAndAnalysed() {
        Path table = folder.resolve("race.table");
        assertThat(alea("solve", "ludo-simple:pawns=3", "--race", "--out", table.toString())
                        .done()
                        .out())
                .contains(
                        "ludo-simple:pawns=3, races: every pawn at 26 or beyond",
                        "3,653 states of a seat; in the mean it needs at most 22.84 turns",
                        "bounds of a chance to win are at most ",
                        table + ": ");
        assertThat(alea("solve", "ludo-simple:pawns=3", "--verify", table.toString())
                        .done()
                        .out())
                .contains("3,653 states of a seat", "as the header says");
        assertThat(alea("export", table.toString(), "--csv").err())
                .isEqualToNormalizingNewlines("alea export: " + table
                        + " is a table of races, which has no values of positions to write otherwise\n");
        Run other = alea("solve", "doom:2x2,dice=2", "--out", table.toString());
        assertThat(other.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(other.err())
                .isEqualToNormalizingNewlines("alea solve: --out " + table
                        + " is a table of another game; name another file, or delete that one\n");
        String race = "40,45,H/-/30,46,H/- 0 4";
        assertThat(alea("analyse", "ludo-simple:pawns=3", race, "--table", table.toString())
                        .done()
                        .out())
                .contains(
                        "between bounds that are certain, by " + table,
                        "seat 0: ",
                        "seat 2: ",
                        " turns left in the mean, ");
        assertThat(alea("analyse", "ludo-simple:pawns=3", race, "--table", table.toString(), "--json")
                        .done()
                        .out())
                .contains("\"turnsLeft\"", "\"median\"");
        alea("arena", "ludo-simple:pawns=3", "optimal-endgame:table=" + table, "hybrid", "--games", "20")
                .done();
        alea("solve", "ludo-simple:seats=4", "--race")
                .complains("alea solve: ludo-simple:seats=4 has no races that can be tabled: it has 4 seats, and races "
                        + "are tabled for two");
        alea("solve", "doom:2x2", "--race")
                .complains("alea solve: doom:size=2x2,turns=none has no races that can be tabled: Ludo of two seats "
                        + "has");
        alea("solve", "ludo-simple", "--race", "--endgame", "3")
                .complains("alea solve: --race makes a table in one go, and takes --out, --json and --threads alone");
    }

    @Test
    void aNameThatPromisesAnotherFormIsRefused() {
        for (String ending : new String[] {"npy", "npz", "csv", "JSON", "parquet", "txt", "yaml", "onnx"}) {
            Path table = folder.resolve("t1." + ending);
            alea("solve", "ludo-simple:pawns=1", "--out", table.toString())
                    .complains("alea solve: --out %s promises another form than a table has; call it t1.table"
                            .formatted(table));
        }
        assertThat(folder).isEmptyDirectory();
    }

    /** A disk that takes no more than 32 KB of a file. */
    @Test
    void aDiskThatIsFullIsExit74AndLeavesNothing() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path log = folder.resolve("log");
        Path table = Files.createDirectory(folder.resolve("tables")).resolve("t.table");
        Process process = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "ulimit -f 64; exec \"$0\" -XX:-UsePerfData -cp \"$1\" alea.cli.Alea solve "
                                + "ludo-simple:pawns=1 --out \"$2\"",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        System.getProperty("java.class.path"),
                        table.toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(process.waitFor()).isEqualTo(Exit.NOT_WRITTEN);
        assertThat(log).content().contains("alea solve: %s cannot be written: ".formatted(table));
        assertThat(table.getParent()).isEmptyDirectory();
    }

    @Test
    void aTableIsWrittenByOneSolveAtATime() {
        Path table = folder.resolve("t1.table");
        try (var _ = Claim.file(table)) {
            alea("solve", "ludo-simple:pawns=1", "--out", table.toString())
                    .complains("alea solve: %s is being written by another run; wait for its end, or name another"
                            .formatted(table));
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatCannotBeIsOneLine() {
        alea("solve", "ludo-simple:pawns=1", "--objective", "x")
                .complains("alea solve: --objective x is not allowed; it is zero-sum or own-win");
        alea("solve", "ludo-simple:pawns=1", "--gap", "0")
                .complains("alea solve: --gap 0.0 is not allowed; it is at least 1e-12 and less than 1");
        alea("solve", "ludo-simple:pawns=1", "--resume")
                .complains("alea solve: --resume needs --out FILE, whose checkpoint it goes on from");
        alea("solve", "ludo-simple:pawns=1", "--out", "no/such/folder/x")
                .complains("alea solve: --out no/such/folder/x: there is no such folder");
        assertThat(alea("solve", "ludo-simple").err()).startsWith("alea solve: ludo-simple has 134,901,209,521 states");
        assertThat(alea("solve", "ludo-simple").code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(alea("evaluate", "ludo-simple", "hybrid", "fast").err())
                .startsWith("alea evaluate: ludo-simple has about 134,901,209,521 states")
                .hasLineCount(1);
    }

    @Test
    void whoOnlyDrawsIsMeasured() {
        Run run = alea("evaluate", "doom:2x2,dice=2", "mc:trials=2", "greedy", "--pairs", "50", "--json");
        JsonNode report = Json.mapper().readTree(run.out());
        assertThat(report.get("method").asString()).isEqualTo("measured");
        assertThat(report.get("matches").asInt()).isEqualTo(100);
        assertThat(run.err()).startsWith("mc:trials=2 answers ").contains("is measured in 50 pairs of matches");
        assertThat(alea("regret", "doom:2x2,dice=2", "mc:trials=2", "--pairs", "50")
                        .out())
                .contains("measured in 100 matches");
    }

    @Test
    void damagedTablesAndPlacesThatAreNoFilesAreRefused() throws IOException {
        Path table = folder.resolve("small.table");
        alea("solve", "doom:1x2,dice=2", "--out", table.toString(), "--json");
        byte[] bytes = Files.readAllBytes(table);
        bytes[bytes.length - 3] ^= 1;
        Files.write(table, bytes);
        assertThat(alea("evaluate", "doom:1x2,dice=2", "optimal:table=" + table, "greedy")
                        .err())
                .startsWith("alea evaluate: %s is damaged".formatted(table))
                .hasLineCount(1);
        alea("solve", "doom:1x2,dice=2", "--out", folder.toString())
                .complains("alea solve: --out %s is no file; a table replaces a file or makes a new one"
                        .formatted(folder));
        alea("evaluate", "doom:1x2,dice=2", "greedy", "random", "--chain", folder.toString())
                .complains("alea evaluate: --chain %s is no file; a chain replaces a file or makes a new one"
                        .formatted(folder));
        alea("respond", "doom:1x2,dice=2", "greedy", "--gap", "5")
                .complains("alea respond: --gap 5.0 is not allowed; it is at least 1e-12 and less than 1");
        assertThat(folder.toFile().list()).containsExactly("small.table");
    }

    @Test
    void aChainThatIsTooLongForItsMatrixSaysSo() {
        Path chain = folder.resolve("chain.csv");
        Run run = alea("evaluate", "ludo-simple:pawns=1", "fast", "fast", "--chain", chain.toString());
        assertThat(run.err())
                .isEqualToIgnoringNewLines(
                        "alea evaluate: no fundamental matrix is written: that of 5,303 states is too "
                                + "large; at most 2,000 are inverted");
        assertThat(run.out()).endsWith(chain + ": 5,303 states" + System.lineSeparator());
        assertThat(folder).isDirectoryNotContaining("glob:**.fundamental.csv");
    }

    @Test
    void evaluateGivesExactResultsAndTheChain() throws IOException {
        Path chain = folder.resolve("chain.csv");
        JsonNode report = alea("evaluate", "doom:2x2,dice=2", "greedy", "random", "--chain", chain.toString(), "--json")
                .json();
        JsonNode starting = report.get("starting");
        double sum = starting.get("win").doubleValue()
                + starting.get("loss").doubleValue()
                + starting.get("draw").doubleValue();
        assertThat(sum).isCloseTo(1, within(1e-12));
        // 40,000 matches: 0.3986 and 0.4818
        assertThat(report.get("mean").get("win").doubleValue()).isBetween(0.39, 0.41);
        assertThat(Files.readAllLines(chain)).startsWith("from,to,probability").anyMatch(l -> l.contains(",draw,"));
        assertThat(Files.readAllLines(folder.resolve("chain.csv.fundamental.csv")))
                .hasSize(1 + report.get("chainStates").intValue());
        assertThat(alea("evaluate", "doom:2x2,dice=2", "greedy", "random")
                        .done()
                        .out())
                .contains("greedy starts", "random starts", "mean");
    }

    @Test
    void respondAndRegretMeasureWhatAPolicyGivesAway() {
        JsonNode response =
                alea("respond", "doom:2x2,dice=2", "greedy", "--json").json();
        JsonNode mean = response.get("mean");
        assertThat(mean.get("score").doubleValue())
                .isBetween(mean.get("lower").doubleValue(), mean.get("upper").doubleValue())
                .isGreaterThan(0.5);
        JsonNode regret = alea("regret", "doom:2x2,dice=2", "greedy", "--json").json();
        assertThat(regret.get("average").doubleValue())
                .isPositive()
                .isLessThan(regret.get("worst").doubleValue());
        assertThat(alea("regret", "doom:2x2,dice=2", "optimal", "--json")
                        .json()
                        .get("worst")
                        .doubleValue())
                .isLessThan(1e-9);
        assertThat(alea("respond", "doom:2x2,dice=2", "greedy").done().out()).contains("greedy starts");
        assertThat(alea("regret", "doom:2x2,dice=2", "greedy").done().out()).contains("worst, at ");
    }

    @Test
    void analyseSaysWhatOptionsAreWorthAndHowThatIsKnown() {
        JsonNode exact =
                alea("analyse", "doom:2x2,dice=5", "r2b1/b5r1 r 0", "--json").json();
        assertThat(exact.get("method").stringValue()).isEqualTo("exact");
        assertThat(exact.get("best").get(0).stringValue()).isEqualTo("0>1");
        assertThat(exact.get("options").get(1).get("value").doubleValue()).isCloseTo(0.054538639153, within(1e-11));
        JsonNode played = alea(
                        "analyse",
                        "ludo-simple",
                        "12,0,30,20/-/10,0,0,7/- 0 3",
                        "--by",
                        "fast",
                        "--games",
                        "20",
                        "--json")
                .json();
        assertThat(played.get("method").stringValue()).isEqualTo("rollout");
        assertThat(played.get("count").intValue()).isEqualTo(144);
        assertThat(played.get("options").size()).isEqualTo(4);
        assertThat(alea("analyse", "doom:2x2,dice=5", "r2b1/b5r1 r 0").done().out())
                .contains("best");
    }

    @Test
    void aCheckpointIsNeverLostByForgettingToResume() throws IOException {
        Path table = folder.resolve("t");
        Path checkpoint = folder.resolve("t.checkpoint");
        Files.writeString(checkpoint, "kept");
        alea("solve", "doom:1x2,dice=2", "--out", table.toString())
                .complains("alea solve: %s is there: --resume goes on from it; delete it to begin anew"
                        .formatted(checkpoint));
        assertThat(checkpoint).hasContent("kept");
        Files.delete(checkpoint);
        alea("solve", "doom:1x2,dice=2", "--out", table.toString(), "--resume")
                .complains("alea solve: there is no checkpoint " + checkpoint);
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() {
        alea("solve", "doom:1x2,dice=2", "--values", "f32")
                .complains("alea solve: --values needs --out FILE, the table that holds them");
        alea("solve", "doom:1x2,dice=2", "--gap", "0.1", "--objective", "own-win")
                .complains("alea solve: --gap is for zero-sum; own-win has no bounds");
        alea(
                        "solve",
                        "doom:1x2,dice=2",
                        "--verify",
                        "x",
                        "--out",
                        folder.resolve("y").toString())
                .complains("alea solve: --verify solves nothing; "
                        + "--out, --resume, --values, --gap and --endgame do not go with it");
        alea("solve", "doom:1x2,dice=2", "--out", "").complains("alea solve: --out '' names no file");
        alea("analyse", "doom:2x2,dice=5", "r2b1/b5r1 r 0", "--by", "greedy")
                .complains("alea analyse: --by is for games that are too large; doom:size=2x2 is solved");
    }

    @Test
    void headersThatCannotBeAreRefused() throws IOException {
        Path table = folder.resolve("t");
        alea("solve", "doom:1x2,dice=2", "--out", table.toString(), "--json");
        String whole = Files.readString(table, StandardCharsets.ISO_8859_1);
        refused(table, whole.replace("scale: 1", "scale: 0"), "'0' is not 1, as f64 has it");
        refused(table, whole.replace("arrays: lower upper", "arrays: upper lower"), "is for arrays 'upper lower'");
        refused(table, whole.replace("states: ", "states: -"), "the header's states '-32' is not more than 0");
        refused(table, whole.replace("crc32c: ", "checksum: "), "the header has no line 'crc32c'");
        refused(table, whole.replace("space: Doom", "space: Ludo"), "is for space 'LudoSpace', not 'DoomSpace'");
        refused(table, whole.replace("complete: yes", "complete: y"), "'y' is not yes or no");
        refused(table, whole.replace("rounding: outward", "rounding: nearest"), "is not outward, as of zero-sum");
        refused(table, whole.replace("sweeps: ", "sweeps: -"), "is not 0 or more");
        refused(table, whole.substring(0, 4096).replace('\0', 'x'), "the header does not end within 4,096 bytes");
    }

    private static void refused(Path table, String content, String why) throws IOException {
        Files.writeString(table, content, StandardCharsets.ISO_8859_1);
        Run run = alea("solve", "doom:1x2,dice=2", "--verify", table.toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1).contains(why).hasSizeLessThan(400);
    }
}
