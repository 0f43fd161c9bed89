package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import alea.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What teachers need: outputs compared, the scenarios as files, a grade sheet, a reader in C. */
class LudoCsCheckTest {
    @TempDir
    private Path folder;

    private Path outcomes;
    private List<String> right;

    @BeforeEach
    void aMatchIsPlayed() throws IOException {
        outcomes = folder.resolve("dice.txt");
        right = alea("ludo-cs", "--seed", "7", "--outcomes", outcomes.toString())
                .done()
                .out()
                .lines()
                .toList();
    }

    private Run check(List<String> lines) throws IOException {
        Path output = folder.resolve("mine.txt");
        Files.write(output, lines);
        return alea("ludo-cs", "check", output.toString(), "--outcomes", outcomes.toString(), "--json");
    }

    private static JsonNode json(Run run) {
        return Json.mapper().readTree(run.out());
    }

    private int first(String part) {
        for (int i = 0; i < right.size(); i++) {
            if (right.get(i).contains(part)) {
                return i;
            }
        }
        throw new AssertionError("no line has " + part);
    }

    /** The rule that is named when the first line with a part is changed. */
    private String rule(String part, String from, String to) throws IOException {
        List<String> wrong = new ArrayList<>(right);
        int at = first(part);
        wrong.set(at, wrong.get(at).replaceFirst(from, to));
        Run run = check(wrong);
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(json(run).get("right").asInt()).isEqualTo(at);
        assertThat(json(run).get("difference").get("line").asInt()).isEqualTo(at + 1);
        assertThat(json(run).get("difference").get("position").asString()).isNotEmpty();
        return json(run).get("difference").get("rule").asString();
    }

    @Test
    void aRightOutputHasNoDifference() throws IOException {
        Run run = check(right);
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(json(run).get("right").asInt()).isEqualTo(right.size());
    }

    @Test
    void theRuleBehindADifferenceIsNamed() throws IOException {
        assertThat(rule("player rolled", "^\\w+ ", "nobody ")).isEqualTo("Rule 4, CS-2, CS-6");
        assertThat(rule("player rolled", "rolled \\d", "rolled 9")).isEqualTo("the outcomes");
        assertThat(rule("player rolled", "rolled", "Rolled")).isEqualTo("section 3.1");
        assertThat(rule(" moves piece ", "piece (\\w)\\d", "piece $19")).isEqualTo("section 2.1");
        assertThat(rule(" units in clockwise", "clockwise", "counter-clockwise"))
                .startsWith("CS-1, ");
        assertThat(rule(" units in ", "by \\d+", "by 77")).isEqualTo("Rule 1, CS-4, CS-12");
        assertThat(rule(" captures ", "captures \\w+", "captures nobody")).isEqualTo("Rule 6, CS-8");
        assertThat(rule("spawned in location", "location \\d+", "location 99")).isEqualTo("CS-10");
    }

    @Test
    void anOutputThatEndsTooSoonOrGoesOnIsFound() throws IOException {
        Run shorter = check(right.subList(0, right.size() - 1));
        assertThat(json(shorter).get("difference").get("rule").asString()).isEqualTo("Rule 11");
        assertThat(json(shorter).get("difference").get("got").asString()).isEmpty();
        List<String> more = new ArrayList<>(right);
        more.add("and more");
        assertThat(json(check(more)).get("difference").get("expected").asString())
                .isEmpty();
    }

    @Test
    void scenariosAreWrittenAndGraded() throws IOException {
        Path scenarios = folder.resolve("scenarios");
        Path outputs = Files.createDirectory(folder.resolve("outputs"));
        assertThat(alea("ludo-cs", "scenarios", "--out", scenarios.toString())
                        .done()
                        .out())
                .startsWith("wrote 26 scenarios");
        String opening = Files.readString(scenarios.resolve("d01-opening-tie.scn"));
        String messages = opening.substring(opening.indexOf("messages:\n") + 10, opening.indexOf("\nend"));
        Files.writeString(outputs.resolve("d01-opening-tie.txt"), messages + "\n");
        Files.writeString(outputs.resolve("d02-release-ccw-first-pass.txt"), "yellow player rolled 6.\n");
        Run run = alea("ludo-cs", "grade", outputs.toString());
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(run.out())
                .containsPattern("\nA2 +1 +1\\s*\n")
                .containsPattern("\nRule 2 +0 +1 +d02 *\n")
                .contains("line 2: Rule 2, CS-1\nexpected  yellow player moves piece Y1 to the starting point.\n")
                .endsWith("1 of 26 scenarios are right\n");
        assertThat(alea("ludo-cs", "grade", outputs.toString(), "--csv").out()).contains("\nRule 2,0,1,d02-release");
        alea("ludo-cs", "grade", scenarios.toString())
                .complains(("alea ludo-cs grade: %s has no output of a scenario; "
                                + "they are called d01-opening-tie.txt and so on")
                        .formatted(scenarios));
    }

    @Test
    void theReaderInCReadsAFile() throws IOException, InterruptedException {
        Path reader = Path.of("../examples/ludo-cs/outcomes.c");
        assertThat(Files.readString(Path.of("../docs/ludo-cs.md")))
                .contains("```c\n" + Files.readString(reader) + "```\n");
        assumeThat(Path.of("/usr/bin/cc")).exists();
        Path main = folder.resolve("main.c");
        Files.writeString(main, """
                #include "%s"
                int main(int count, char **words) {
                    outcomes = fopen(words[1], "r");
                    printf("%%d", roll_die());
                    printf(" %%d", toss_coin());
                    printf(" %%s", teleport());
                    printf(" %%d", energised());
                    printf(" %%d\\n", mystery_square());
                    roll_die();
                }
                """.formatted(reader.toAbsolutePath()));
        Path file =
                Files.writeString(folder.resolve("few.txt"), "die:6 # a six\ncoin:T\ntele:X aura:sick\n\nspawn:31\n");
        Path program = folder.resolve("main");
        assertThat(new ProcessBuilder("cc", "-o", program.toString(), main.toString())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
        Process run = new ProcessBuilder(program.toString(), file.toString()).start();
        assertThat(run.inputReader().lines()).containsExactly("6 0 X 0 31");
        assertThat(run.errorReader().lines()).containsExactly("the file ends where a die is due");
    }
}
