package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ArenaCommandTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple hybrid fast",
                "ludo-simple:seats=4 hybrid fast random --duplicate",
                "ludo-classic random strike chase --seating shuffle --max-turns 200",
                "ludo-simple:seats=3,pawns=2 fast first --seating fixed"
            })
    void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads(String arguments) {
        String one = arena(arguments + " --games 300 --seed 9 --json --threads 1")
                .done()
                .out();
        for (int threads : new int[] {2, 8}) {
            assertThat(arena(arguments + " --games 300 --seed 9 --json --threads " + threads)
                            .done()
                            .out())
                    .isEqualTo(one);
        }
        assertThat(arena(arguments + " --games 300 --seed 10 --json").done().out())
                .isNotEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ludo-simple:seats=4 random",
                "ludo-ludopy random random --seating shuffle",
                "ludo-classic random fast hybrid",
                "ludo-star random --max-turns 280"
            })
    void lanesGiveTheSameBytesOnAnyNumberOfThreadsAndWhereTheLoopPlays(String arguments, @TempDir Path folder) {
        String many = arguments + " --lanes --games 1200 --seed 9 --json --threads ";
        JsonNode report = arena(many + 1).json();
        assertThat(report.get("dice").asInt()).isEqualTo(2);
        assertThat(arena(many + 3).json()).isEqualTo(report);
        String few = arguments + " --seed 9 --games 60 --json";
        JsonNode lanes = arena(few + " --lanes").json();
        assertThat(arena(few + " --lanes --record " + folder).json())
                .isEqualTo(lanes); // the loop plays what is recorded
        assertThat(arena(few).json().get("turns")).isNotEqualTo(lanes.get("turns"));
    }

    @Test
    void recordsOfLanesAreVerifiedWithTheirDice(@TempDir Path folder) throws IOException {
        arena("ludo-pyludo random fast --lanes --games 4 --seed 3 --record " + folder)
                .done();
        Path record = folder.resolve("match-3.alea");
        assertThat(Run.alea("replay", record.toString()).done().out()).contains("rules: verified", "dice: verified");
        String text = Files.readString(record);
        assertThat(text).contains("\ndice 2\n");
        Files.writeString(record, text.replace("\ndice 2\n", "\n"));
        assertThat(Run.alea("replay", record.toString()).code()).isEqualTo(Exit.NOT_MET);
        Files.writeString(record, text.replace("\ndice 2\n", "\ndice 3\n"));
        Run.alea("replay", record.toString())
                .complains("alea replay: %s: dice '3' is neither 1 nor 2".formatted(record));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "doom:2x2 random --lanes | deals dice by turn, which doom has not: it is for Ludo",
                "ludo-simple random fast --lanes --duplicate | "
                        + "does not go together with --duplicate: these are two ways to deal dice",
                "ludo-simple random --lanes --save | "
                        + "does not go together with --save: results files hold the first dice alone"
            })
    void lanesSayWithWhatTheyDoNotGo(String arguments, String message) {
        arena(arguments).complains("alea arena: --lanes " + message);
    }

    @Test
    void jsonHasTheFieldsOfTheContract() {
        JsonNode report =
                arena("ludo-simple hybrid fast --games 100 --seed 1 --json").json();
        assertThat(report.propertyNames())
                .contains("game", "games", "seed", "seating", "draws", "truncated", "meanTurns", "seatWins", "players");
        JsonNode player = report.get("players").get(0);
        assertThat(player.propertyNames())
                .contains("strategy", "seats", "wins", "losses", "draws", "truncated", "winRate", "ci95")
                .contains("rateDecided", "ci95Decided", "bounds");
        assertThat(player.get("strategy").asString()).isEqualTo("hybrid");
        assertThat(player.get("seats").toString()).isEqualTo("[0,2]");
        assertThat(player.get("ci95")).hasSize(2);
        assertThat(report.get("seatWins")).hasSize(2);
        assertThat(report.get("maxTurns")).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 120, 100000})
    void whatAPlayerDidAddsUp(int maxTurns) {
        JsonNode report = arena("ludo-classic:seats=3 hybrid fast --games 200 --json --max-turns " + maxTurns)
                .json();
        for (JsonNode player : report.get("players")) {
            long sum = 0;
            for (String part : new String[] {"wins", "losses", "draws", "truncated"}) {
                sum += player.get(part).asLong();
            }
            assertThat(sum).isEqualTo(200);
        }
    }

    @Test
    void peopleReadWhoIsBetterAndHowSurely() {
        String text = arena("ludo-simple hybrid fast --games 2000").done().out();
        assertThat(text)
                .contains("ludo-simple: 2,000 matches, seed 1")
                .contains("hybrid is better than fast: it wins 0.6")
                .contains("turns: mean 12");
        assertThat(arena("ludo-simple fast hybrid --games 10").done().out()).contains("Cannot tell which is better");
    }

    @Test
    void fewMatchesTellNobodyApartWhomChanceCanTellApart() {
        String few =
                arena("ludo-simple hybrid random --games 4 --seed 2").done().out();
        assertThat(few)
                .contains("Not told apart yet: hybrid wins 4 of 4 decided matches, and of runs as short between equal "
                        + "players 12.5 % are as uneven; play more --games.")
                .doesNotContain("better");
        assertThat(arena("ludo-simple hybrid random --games 60").done().out()).contains("hybrid is better than random");
    }

    @Test
    void aTestThatStoppedSaysWhatItsRatesAreWorth() {
        String lean = "Where it stops, the rates above lean to the winner";
        assertThat(arena("ludo-simple hybrid random --sprt 0.5,0.6").done().out())
                .contains(lean);
        assertThat(arena("ludo-simple fast fast --sprt 0.5,0.51 --games 50").out())
                .contains("undecided")
                .doesNotContain(lean);
    }

    @Test
    void aPlayerIsNeverBetterThanItself() {
        for (int seed = 1; seed <= 40; seed++) { // in one of twenty, chance alone leaves one half out of the interval
            assertThat(arena("ludo-simple fast fast --games 100 --seed " + seed)
                            .done()
                            .out())
                    .contains("Both are the same player, fast: what differs between them is chance.")
                    .doesNotContain("better");
        }
        assertThat(arena("ludo-simple fast fast --games 10000 --seating fixed")
                        .done()
                        .out())
                .contains("Both are the same player, fast: what differs between them is chance, or comes from "
                        + "their seats.")
                .doesNotContain("better");
    }

    @Test
    void truncatedMatchesAreUnknownResults() {
        String arguments = "ludo-simple hybrid fast --games 1000 --max-turns 120 --seed 1";
        JsonNode report = arena(arguments + " --json").json();
        JsonNode hybrid = report.get("players").get(0);
        assertThat(hybrid.get("winRate").doubleValue()).isEqualTo(0.272);
        assertThat(hybrid.get("ci95").toString()).startsWith("[0.245").contains(",0.300");
        assertThat(report.get("truncated").intValue()).isEqualTo(636);
        assertThat(hybrid.get("rateDecided").doubleValue()).isEqualTo(272 / 364.0);
        assertThat(hybrid.get("ci95Decided").toString()).startsWith("[0.70").contains(",0.78");
        assertThat(hybrid.get("bounds").toString()).isEqualTo("[0.272,0.908]");
        assertThat(arena(arguments).done().out())
                .contains("636 of 1,000 matches were stopped at 120 turns")
                .contains("Cannot tell which is better: hybrid wins 0.7473 of the decided matches")
                .contains("from 0.2720 .. 0.9080")
                .doesNotContain("is better than");
        assertThat(arena("ludo-simple hybrid fast --games 1000 --max-turns 150 --seed 1")
                        .done()
                        .out())
                .contains("hybrid is better than fast, whoever would have won those that were stopped: it wins 0.6");
    }

    @Test
    void withoutTruncatedMatchesNothingIsSaidOfThem() {
        assertThat(arena("ludo-simple hybrid fast --games 100").done().out())
                .doesNotContain("of decided", "bounds", "stopped", "independent", "whoever");
    }

    @Test
    void aSequentialTestSaysHowManyStoppedMatchesItLeavesOut() {
        String arguments = "ludo-simple hybrid fast --sprt 0.5,0.55 --max-turns 120 --seed 1";
        long stopped = arena(arguments + " --json").json().get("truncated").asLong();
        assertThat(stopped).isGreaterThan(1);
        assertThat(arena(arguments).out().lines().filter(line -> line.startsWith("sequential test")))
                .singleElement()
                .asString()
                .contains("in the decided matches: its rate is 0.55 or more")
                .endsWith("; it leaves the " + stopped + " matches that were stopped out, and says nothing of those");
        assertThat(arena("ludo-simple hybrid fast --sprt 0.5,0.55 --seed 1")
                        .done()
                        .out())
                .contains("sequential test of hybrid: its rate is 0.55 or more")
                .doesNotContain("stopped");
    }

    @Test
    void ratingsSayHowManyStoppedMatchesTheyLeaveOut() {
        String arguments = "ludo-simple hybrid fast random --games 100 --seed 1";
        String text = arena(arguments + " --max-turns 120").done().out();
        long stopped = arena(arguments + " --max-turns 120 --json")
                .json()
                .get("truncated")
                .asLong();
        assertThat(text)
                .contains("Ratings leave the " + stopped + " matches that were stopped out, and say nothing of those.");
        assertThat(arena(arguments).done().out()).contains("rating").doesNotContain("Ratings leave");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 7})
    void aSequentialTestOfDealsIsDecided(int seed) {
        Run run = arena("ludo-simple hybrid fast --sprt 0.5,0.55 --duplicate --json --seed " + seed);
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(run.json().get("sprt").get("decision").asString()).isEqualTo("p1");
    }

    @Test
    void withDuplicateDiceThePlainIntervalStandsBeside() {
        String arguments = "ludo-simple fast fast --games 1001 --duplicate";
        JsonNode player = arena(arguments + " --json").json().get("players").get(0);
        double grouped = player.get("ci95").get(1).doubleValue()
                - player.get("ci95").get(0).doubleValue();
        double plain = player.get("ci95Plain").get(1).doubleValue()
                - player.get("ci95Plain").get(0).doubleValue();
        assertThat(grouped).isLessThan(plain / 4);
        assertThat(arena(arguments).done().out())
                .contains("were matches independent")
                .contains("1 match of deals that not all seatings played counts in no interval.");
    }

    @Test
    void ofMatchesThatAllWereForfeitedThereAreNoTurns(@TempDir Path folder) throws IOException {
        String db = folder.resolve("r.duckdb").toString();
        Path quitter = Files.writeString(folder.resolve("quitter.sh"), "read game; echo ready; read begin");
        String bot = "exec:sh " + quitter;
        Run run = Run.alea("arena", "ludo-simple", bot, "fast", "--games", "1", "--save", "--db", db);
        assertThat(run.done().out())
                .contains("ludo-simple: 1 match, seed 1")
                .contains("turns of matches not forfeited: there are none")
                .containsPattern("forfeited 1 time: .* \\(first in match 0 at 0,0,0,0/-/0,0,0,0/- [02] [1-6]\\)");
        assertThat(Run.alea("results", "1", "--db", db).done().out()).contains("mean turns: there are none");
    }

    @Test
    void aBotThatPrintsWhatItThinksDoesNotFloodTheReport(@TempDir Path folder) throws IOException {
        Path loud = Files.writeString(
                folder.resolve("loud.sh"), "read game; echo ready; while read line; do echo \"I see $line\"; done");
        Run run = Run.alea("arena", "ludo-simple", "exec:sh " + loud, "fast", "--games", "8");
        assertThat(run.done().out().lines().filter(line -> line.startsWith("forfeited 1 time: ")))
                .hasSize(3);
        assertThat(run.out())
                .contains("forfeited 5 times: exec:sh " + loud
                        + ": 5 more reasons of that kind (illegal answer); --json has all");
    }

    @Test
    void whoPlaysItselfIsToldWhatItsRateSays() {
        Run run = arena("ludo-simple first --games 40").done();
        assertThat(run.out())
                .containsPattern("wins by seat: seat 0 \\d+ \\(0\\.\\d{4}; 0\\.\\d{4} \\.\\. 0\\.\\d{4}\\), seat 2 ")
                .contains("first plays itself: its win rate says nothing");
        assertThat(arena("ludo-simple first random --games 40").done().out()).doesNotContain("plays itself");
    }

    @Test
    void csvIsOneLineAPlayer() {
        String text = arena("ludo-simple:seats=3,pawns=2 hybrid:safe=printed,ties=rearmost fast --games 10 --csv")
                .done()
                .out();
        assertThat(text.lines()).hasSize(3);
        assertThat(text.lines().toList().get(1))
                .startsWith("\"ludo-simple:seats=3,pawns=2\",\"hybrid:safe=printed,ties=rearmost\",0 1 2,10,");
    }

    @Test
    void aSequentialTestEndsWithTheExitCodeOfItsDecision() {
        assertThat(arena("ludo-simple hybrid random --sprt 0.5,0.6").code()).isEqualTo(Exit.DONE);
        assertThat(arena("ludo-simple random hybrid --sprt 0.5,0.6").code()).isEqualTo(Exit.NOT_MET);
        assertThat(arena("ludo-simple fast fast --sprt 0.5,0.51 --games 50").code())
                .isEqualTo(Exit.NOT_MET);
    }

    @Test
    void theRateWithoutLuckHasAVerdictOfItsOwnWhereThatHolds() {
        assertThat(arena("ludo-simple hybrid strike --games 200 --adjust net").out())
                .contains("\nCannot tell which is better: the interval ")
                .containsPattern(
                        "\nWithout luck \\(net\\) hybrid is better than strike: the interval 0\\.5\\d+ \\.\\. 0\\.\\d+"
                                + " lies above one half\\.\nWith --adjust this is the one to report, ");
        assertThat(arena("ludo-simple strike hybrid --games 200 --adjust net").out())
                .containsPattern("\nWithout luck \\(net\\) it cannot be told which is better: the interval 0\\.4");
        for (String other : List.of(
                "--games 200 --max-turns 120", "--games 200 --sprt 0.5,0.6", "--games 98", "--games 100 --seed 1")) {
            assertThat(arena("ludo-simple hybrid random --adjust net " + other).out())
                    .contains("without luck, by the word of net")
                    .doesNotContain("Without luck")
                    .doesNotContain(" 0.0 times");
        }
        assertThat(arena("ludo-simple hybrid random --adjust net --csv").err())
                .isEqualToNormalizingNewlines(
                        "alea arena: --csv has no rates without luck; --adjust goes with --json, or with neither\n");
    }

    @Test
    void aProgramWithABlankInItsNameIsNamedAsAShellReadsIt(@TempDir Path folder) throws IOException {
        Path program = Files.copy(Path.of("../examples/bot.py"), folder.resolve("müller bot.py"));
        String right = "exec:python3 '" + program + "'";
        assertThat(Run.alea("arena", "ludo-simple", "exec:python3", program.toString(), "random")
                        .err())
                .endsWith("put it into quotes: \"" + right + "\"\n");
        assertThat(Run.alea("arena", "ludo-simple", program.toString(), "random")
                        .err())
                .endsWith("a program is written \"" + right + "\"\n");
        Run.alea("arena", "ludo-simple", right, "random", "--games", "1").done();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-smple fast|there is no game 'ludo-smple' (did you mean 'ludo-simple'?)",
                "ludo-simple fasst|there is no strategy 'fasst' (did you mean 'fast'?)",
                "ludo-simple:seat=2 fast|ludo-simple has no key 'seat' (did you mean 'seats'?)",
                "ludo-simple hybrid:save=printed|hybrid has no key 'save' (did you mean 'safe'?)",
                "ludo-simple:seats=5 fast|ludo-simple: seats=5 is not allowed; seats is 2..4",
                "ludo-simple fast --gmes 5|there is no option '--gmes' (did you mean '--games'?)",
                "ludo-simple fast --games many|--games: 'many' is not a whole number",
                "ludo-simple fast --games 0|--games 0 is not allowed",
                "ludo-simple fast --threads 0|--threads 0 is not allowed; it is 1..1000",
                "ludo-simple fast --threads 99999999999|--threads 99999999999 is not allowed; it is 1..1000",
                "ludo-simple fast --threads many|--threads 'many' is not allowed; it is 1..1000",
                "ludo-simple fast --seating turning|--seating: 'turning' is not allowed",
                "ludo-simple fast random --sprt 0.5|--sprt '0.5' is not two rates",
                "ludo-simple fast random --sprt 0.6,0.5|--sprt '0.6,0.5': SPRT needs 0 < P0 < P1 < 1",
                "ludo-simple:pawns=1 fast random --adjust net|--adjust exact serves here; net does not: net needs ",
                "ludo-simple fast --csv --json|--json and --csv do not go together",
                "hybrid fast ludo-simple|'''hybrid'' is a strategy; the game goes first'",
                "ludo-simple ../examples/bot.py random|there is no strategy '../examples/bot.py'; a program is written "
                        + "\"exec:python3 ../examples/bot.py\"",
                "ludo-simple exec:python3 ../examples/bot.py random|'''exec:python3'' and ''../examples/bot.py'' are "
                        + "one player; put it into quotes: \"exec:python3 ../examples/bot.py\"'",
                "ludo-simple|STRATEGY is missing"
            })
    void badInputIsOneLine(String arguments, String complaint) {
        Run run = arena(arguments);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).startsWith("alea arena: " + complaint);
        assertThat(run.out()).isEmpty();
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void savedMatchesAreCountedAsReported(@TempDir Path folder) {
        String db = folder.resolve("r.duckdb").toString();
        arena("ludo-simple fast random --games 40 --save --db " + db).done();
        JsonNode runs = Run.alea("results", "--db", db, "--json").json();
        assertThat(runs.toString()).contains("\"matches\":40");
    }

    @Test
    void namesAreKeptWithTheResults(@TempDir Path folder) throws IOException {
        String db = folder.resolve("r.duckdb").toString();
        arena("ludo-simple fast random --games 4 --save --db " + db).done();
        Run csv = arena("ludo-simple name=A@hybrid name=B@hybrid --games 6 --csv --save --db " + db);
        assertThat(csv.out().lines().map(line -> line.substring(line.lastIndexOf(',') + 1)))
                .containsExactly("name", "A", "B");
        assertThat(Run.alea("results", "--db", db).done().out()).contains("fast, random", "A, B");
        assertThat(Run.alea("results", "2", "--db", db).done().out().lines().map(line -> line.split(" ", 2)[0]))
                .contains("A", "B");
        JsonNode players = Run.alea("results", "2", "--db", db, "--json").json().get("players");
        assertThat(players.findValuesAsString("name")).containsExactly("A", "B");
        assertThat(players.findValuesAsString("strategy")).containsExactly("hybrid", "hybrid");
        Path export = folder.resolve("all.csv");
        Run.alea("results", "--db", db, "--export", export.toString()).done();
        var rows = Files.readAllLines(export);
        assertThat(rows.getFirst()).endsWith(",names,winner_name");
        assertThat(rows.get(1)).containsPattern(",\"\\[\"\"fast\"\",\"\"random\"\"]\",(fast|random)$");
        assertThat(rows.getLast()).containsPattern(",\"\\[\"\"A\"\",\"\"B\"\"]\",[AB]$");
    }

    @Test
    void recordsOfAnArenaAreVerifiedByReplay(@TempDir Path folder) throws IOException {
        arena("ludo-classic:seats=4 hybrid random --games 3 --duplicate --record " + folder)
                .done();
        for (int i = 0; i < 3; i++) {
            Path record = folder.resolve("match-" + i + ".alea");
            Run run = Run.alea("replay", record.toString()).done();
            assertThat(run.out()).contains("rules: verified").contains("dice: verified");
            JsonNode json = Run.alea("replay", record.toString(), "--json").json();
            assertThat(json.get("verified").asBoolean()).isTrue();
            assertThat(json.get("turns").size()).isGreaterThan(100);
        }
        Path first = folder.resolve("match-0.alea");
        Files.writeString(first, Files.readString(first).replace("seed 1", "seed 2"));
        Run forged = Run.alea("replay", first.toString());
        assertThat(forged.code()).isEqualTo(Exit.NOT_MET);
        assertThat(forged.out()).contains("DOES NOT HOLD: the dice of seed 2, match 0 differ at turn 1");
    }

    @Test
    void aFileThatIsNoRecordIsRefusedInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("x");
        Run.alea("replay", file.toString()).complains("alea replay: there is no file " + file);
        Files.writeString(folder.resolve("match-07.alea"), "hello");
        Files.writeString(folder.resolve("match-17.alea"), "hello");
        Run.alea("replay", folder.resolve("match-7.alea").toString())
                .complains("alea replay: there is no file %s (did you mean 'match-07.alea'?)"
                        .formatted(folder.resolve("match-7.alea")));
        Run.alea("replay", "/dev/null").complains("alea replay: /dev/null is no ordinary file");
        Files.writeString(file, "hello");
        Run.alea("replay", file.toString())
                .complains(
                        "alea replay: %s is not a match record: its first line is not 'alea-record 1'".formatted(file));
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Run.alea("replay", file.toString()).complains("alea replay: %s is not text in UTF-8".formatted(file));
    }

    @Test
    void gamesAreCheckedAgainstTheContract() {
        assertThat(Run.alea("games", "ludo-classic:seats=3,pawns=1", "--check")
                        .done()
                        .out())
                .startsWith("ludo-classic:seats=3,pawns=1 keeps the contract");
        assertThat(Run.alea("games", "--check").code()).isEqualTo(Exit.BAD_INPUT);
    }

    private static Run arena(String arguments) {
        return Run.alea(("arena " + arguments).split(" "));
    }
}
