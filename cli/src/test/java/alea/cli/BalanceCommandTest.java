package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class BalanceCommandTest {
    private static final String VARIED = "ludo-simple:pawns=2 --vary again=six,never --vary safe=none,starts";

    @TempDir
    private Path folder;

    private static Run balance(String arguments) {
        return Run.alea(("balance " + arguments).split(" "));
    }

    @Test
    void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() {
        String arguments = VARIED + " --games 150 --json --threads ";
        String one = balance(arguments + "1 --seed 9").done().out();
        assertThat(balance(arguments + "3 --seed 9").done().out()).isEqualTo(one);
        assertThat(balance(arguments + "3 --seed 10").out()).isNotEqualTo(one);
    }

    @Test
    void jsonHasTheFieldsOfTheContract() {
        JsonNode report = balance(VARIED + " --games 150 --json").json();
        assertThat(report.propertyNames()).contains("game", "matches", "variants", "effects");
        assertThat(report.get("matches").asInt()).isEqualTo(150);
        assertThat(report.get("variants")).hasSize(4);
        for (JsonNode variant : report.get("variants")) {
            assertThat(variant.propertyNames()).contains("spec", "measures");
            JsonNode measures = variant.get("measures");
            assertThat(measures.propertyNames())
                    .contains(
                            "firstSeat",
                            "turns",
                            "strikes",
                            "leadChanges",
                            "decidedAt",
                            "choices",
                            "skill",
                            "luck",
                            "draws",
                            "truncated");
            for (JsonNode measure : measures) {
                assertThat(measure.propertyNames()).contains("value", "ci95", "exact");
                assertThat(measure.get("ci95")).hasSize(2);
            }
        }
        assertThat(report.get("effects")).hasSize(3 * 11);
        for (JsonNode effect : report.get("effects")) {
            assertThat(effect.propertyNames()).contains("key", "from", "to", "measure", "effect", "ci95");
        }
        assertThat(report.get("effects").toString()).contains("\"key\":\"again,safe\",\"from\":\"six,none\"");
    }

    @Test
    void whereTheStrongestDoesNotPlayAllVariantsTheNextSitsThereAndThatIsSaid() {
        Run run = balance("ludo-classic:pawns=2,overshoot=back --vary stars=none,6.19.32.45 --games 20")
                .done();
        assertThat(run.out())
                .contains("; expectimax in every seat, compared with random")
                .contains("hybrid does not play ludo-classic:pawns=2,overshoot=back,stars=6.19.32.45 (it needs Ludo "
                        + "without blocks and stars")
                .contains("; expectimax sits there\n");
        assertThat(balance("ludo-simple:pawns=1 --games 20").done().out()).doesNotContain("does not play", "loses to");
    }

    @Test
    void whoLosesToThoseItIsComparedWithTellsNothingOfSkill() {
        assertThat(balance("ludo-simple:pawns=2 --games 100 --players random hybrid")
                        .done()
                        .out())
                .contains("random loses to hybrid (ludo-simple:pawns=2): skill and luck say nothing about the game "
                        + "there; name others with --players\n");
    }

    @Test
    void effectsOfAMeasureComeByTheirSize() {
        double last = Double.POSITIVE_INFINITY;
        String measure = "";
        for (JsonNode effect : balance(VARIED + " --games 150 --json").json().get("effects")) {
            double size = Math.abs(effect.get("effect").asDouble());
            if (effect.get("measure").asString().equals(measure)) {
                assertThat(size).isLessThanOrEqualTo(last);
            }
            measure = effect.get("measure").asString();
            last = size;
        }
    }

    @Test
    void whatIsWorkedOutIsCalledExact() {
        Run run = balance("ludo-classic:pawns=1 --games 40").done();
        assertThat(run.out()).contains("0.518879 exact", "exact: worked out over all states; ± 1.0e-09");
        JsonNode measures = balance("ludo-classic:pawns=1 --games 40 --json")
                .json()
                .get("variants")
                .get(0)
                .get("measures");
        assertThat(measures.get("turns").get("exact").asBoolean()).isTrue();
        assertThat(measures.get("turns").get("simulated").propertyNames()).containsExactly("value", "ci95");
        assertThat(measures.get("strikes").get("exact").asBoolean()).isFalse();
        String evaluated = Run.alea("evaluate", "ludo-classic:pawns=1", "first", "first", "--json")
                .out();
        assertThat(evaluated)
                .contains(measures.get("firstSeat").get("value").asString().substring(0, 12));
    }

    @Test
    void combinationsThatExcludeEachOtherAreNamed() {
        Run run = balance("ludo-classic --vary own=stack,forbid --vary walls=no,yes --games 20")
                .done();
        assertThat(run.out())
                .contains("each of 3 variants")
                .contains("left out: ludo-classic:own=forbid,walls=yes: own=forbid and walls=yes exclude each other");
    }

    @Test
    void whatAGameDoesNotTellIsSaid() {
        assertThat(balance("ludo-cs --games 6").done().out())
                .contains("not told: lead changes (the game has no heuristic)");
    }

    /** Checks that a run did what it was asked, and said which files it wrote. */
    private static Run wrote(Run run, Path out) {
        assertThat(run.err().strip())
                .isEqualTo("alea balance: wrote %s, %s and %s"
                        .formatted(
                                out.resolve("balance.json"), out.resolve("balance.csv"), out.resolve("balance.html")));
        assertThat(run.code()).isEqualTo(Exit.DONE);
        return run;
    }

    @Test
    void theFolderHasEveryForm() throws IOException {
        Path out = folder.resolve("a/b");
        Run run = wrote(balance(VARIED + " --games 60 --json --out " + out), out);
        assertThat(Files.readString(out.resolve("balance.json"))).isEqualTo(run.out());
        assertThat(Files.readString(out.resolve("balance.csv")))
                .isEqualTo(balance(VARIED + " --games 60 --csv").out());
        assertThat(Files.readString(out.resolve("balance.html")))
                .contains("alea balance " + VARIED + " --games 60 --seed 1", "<svg", "</html>")
                .doesNotContain("<script", "<link rel=\"stylesheet");
        assertThat(files(out)).containsOnlyKeys("balance.json", "balance.csv", "balance.html");
    }

    private static Map<String, String> files(Path folder) throws IOException {
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                if (!file.toString().endsWith(".part") && !file.toString().endsWith("lock")) {
                    files.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        return files;
    }

    @Test
    void afterAKillAndCtrlCTheRunGoesOnToTheSameBytes() throws IOException, InterruptedException {
        String arguments = VARIED + " --games 2000 --seed 4 --checkpoint-every 0 --out ";
        Path out = folder.resolve("killed");
        Path checkpoint = out.resolve("balance.checkpoint");
        for (boolean hard : new boolean[] {true, false}) {
            String[] words = ("balance " + arguments + out + (hard ? "" : " --resume")).split(" ");
            Process process = Run.start(ProcessBuilder.Redirect.DISCARD, words);
            Run.awaitFile(checkpoint, process);
            if (!hard) {
                Thread.sleep(300); // somewhere in the middle, or still starting: both must do
            }
            if (hard) {
                process.destroyForcibly();
            } else {
                process.destroy();
            }
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(checkpoint).as("it was ended before all was played").exists();
        }
        balance(arguments + out)
                .complains("alea balance: " + checkpoint + " keeps what a run has played that was broken off; go on "
                        + "with it: --resume, delete it, or take another --out");
        assertThat(balance(arguments.replace("--seed 4", "--seed 5") + out + " --resume")
                        .err())
                .contains("is of another run: it has ");
        wrote(balance(arguments + out + " --resume"), out);
        Path whole = folder.resolve("whole");
        wrote(balance(arguments + whole), whole);
        assertThat(files(out)).isEqualTo(files(whole));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "ludo-simple --vary again | --vary 'again' is not a key with values; write KEY=V1,V2, for example "
                        + "again=six,never",
                "ludo-simple --vary again=six,six | --vary again: 'six' is named twice",
                "ludo-simple --vary seats=5 | ludo-simple: seats=5 is not allowed; seats is 2..4",
                "ludo-simple --games 0 | --games 0 is not allowed; it is 1..100000000",
                "ludo-simple --max-turns 0 | --max-turns 0 is not allowed; it is at least 1",
                "ludo-simple --resume | --resume needs the folder of the run that was broken off: --out",
                "ludo-simple --against ludo-simple:pawns=4 | --against has the same rules: both are ludo-simple",
                "ludo-simple --against madn --vary again=six | "
                        + "--against does not go together with --vary: two rule sets are compared as they are",
                "ludo-simple --json --csv | --json and --csv do not go together",
                "ludo-simple --checkpoint-every 5 | --checkpoint-every needs --out DIR, where what was played is kept",
                "ludo-simple --players hybrid fast random | 'random' is one argument too many; usage: alea balance "
                        + "GAME [options]",
                "ludo-classic --vary own=forbid --vary walls=yes | nothing is left to compare: "
                        + "ludo-classic:own=forbid,walls=yes: own=forbid and walls=yes exclude each other: two pawns "
                        + "of a seat are never together"
            })
    void badInputIsALineAndExitTwo(String arguments, String complaint) {
        balance(arguments).complains("alea balance: " + complaint);
    }
}
