package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

class PapersCommandTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    /** The training whose curve is compared, of several. */
    private static final String TRAINED = "simple-none.yaml";

    /** With a report whose items have commands of all kinds; with {@code alea.long} trainings, too. */
    @TempDir
    private static Path measured;

    @TempDir
    private Path folder;

    @BeforeAll
    static void measure() {
        List<String> run = new ArrayList<>(List.of("papers", "run", "ludo.board", "doom.example"));
        if (LONG) {
            run.add("pyludo.figure1");
        }
        run.addAll(List.of("--out", measured.toString()));
        assertThat(alea(run.toArray(String[]::new)).code()).isEqualTo(Exit.DONE);
    }

    @Test
    void listNamesEveryItem() {
        assertThat(alea("papers", "list").done().out()).contains("ludo.solo ", "ucsc.messages ", "atlas.switches ");
        var json = alea("papers", "list", "ludo", "--json").done().json();
        assertThat(json.size()).isEqualTo(17);
        assertThat(json.get(0).get("id").asString()).isEqualTo("ludo.board");
        assertThat(json.get(0).get("document").asString()).isEqualTo("Project LUDO");
    }

    @Test
    void listCountsWhatIsPublishedAndTakesNothingThatMeasures() {
        assertThat(alea("papers", "list", "atlas.exact").done().out())
                .containsPattern("atlas.exact +Atlas of rules +0 ");
        alea("papers", "list", "--seed", "2").complains("alea papers: list takes no --seed: it measures nothing");
    }

    @Test
    void runMeasuresWritesAndCountsVerdicts() throws Exception {
        String out = folder.resolve("report").toString();
        Run run = alea("papers", "run", "ludo.solo", "ludo.board", "--out", out);
        assertThat(run.code()).isEqualTo(Exit.DONE);
        assertThat(run.err()).matches("1 of 2: ludo.board, [0-9.]+ seconds\\R2 of 2: ludo.solo, [0-9.]+ seconds\\R");
        assertThat(run.out()).contains("agrees 9, differs 0, cannot tell 0, wrong 0\n");
        assertThat(folder.resolve("report/items/ludo.solo.json")).exists();
        assertThat(folder.resolve("report/plots/ludo.solo.rolls.svg")).exists();
        assertThat(Files.readString(folder.resolve("report/report.md"))).contains("alea papers run ludo.solo --seed 1");
        Run again = alea("papers", "run", "ludo.solo", "--out", out, "--resume", "--json");
        assertThat(again.err()).isEqualTo("1 of 1: ludo.solo, kept from before" + System.lineSeparator());
        var json = Json.mapper().readTree(again.out());
        assertThat(json.get("verdicts").get("agrees").asInt()).isEqualTo(4);
        assertThat(json.get("complete").asBoolean()).isTrue();
    }

    @Test
    void pagesAreWrittenOnceMoreOfWhatIsKept() throws Exception {
        Path out = folder.resolve("again");
        Files.createDirectories(out);
        alea("papers", "pages", "--out", out.toString())
                .complains("alea papers: %s has no items; alea papers all --out %s measures them"
                        .formatted(out.resolve("items"), out));
        Path items = Files.createDirectories(out.resolve("items"));
        for (String item : List.of("ludo.board.json", "doom.example.json")) {
            Files.copy(measured.resolve("items").resolve(item), items.resolve(item));
        }
        Run run = alea("papers", "pages", "--out", out.toString()).done();
        assertThat(run.out()).contains("ludo.board", "doom.example", "written: " + out.resolve("report.html"));
        assertThat(out.resolve("plots/LUDO.svg")).exists();
        String whole = Files.readString(measured.resolve("report.md"));
        assertThat(Files.readString(out.resolve("report.md"))
                        .lines()
                        .filter(line -> line.startsWith("| ") && line.contains("**")))
                .isNotEmpty()
                .allMatch(whole::contains);
        alea("papers", "pages", "--seed", "2").complains("alea papers: pages takes no --seed: it measures nothing");
        Files.writeString(items.resolve("ludo.board.json"), "{}");
        alea("papers", "pages", "--out", out.toString())
                .complains("alea papers: %s: it is damaged or of another form"
                        .formatted(items.resolve("ludo.board.json")));
    }

    @Test
    void commandsOfTheReportRunAsTheyStandAndRepeatItsNumbers() throws Exception {
        List<String> commands = Files.readAllLines(measured.resolve("report.md")).stream()
                .filter(line -> line.startsWith("    alea "))
                .map(String::strip)
                .toList();
        assertThat(commands).hasSize(LONG ? 10 : 5);
        for (String command : commands) {
            List<String> words = new ArrayList<>();
            Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(command.substring("alea ".length()));
            while (word.find()) {
                words.add(word.group(1) != null ? word.group(1) : word.group());
            }
            if (words.getFirst().equals("train")) {
                words.addAll(List.of("--out", folder.resolve("trained").toString()));
            }
            if (!words.getFirst().equals("papers")) {
                assertThat(alea(words.toArray(String[]::new)).code())
                        .as(command)
                        .isEqualTo(Exit.DONE);
            }
            if (command.endsWith(TRAINED)) {
                List<String> curve = Files.readAllLines(folder.resolve("trained/curve.csv"));
                assertThat(Files.readString(measured.resolve("report.md")))
                        .contains(String.format(
                                Locale.ROOT, "to %.3f at %.3f, highest", last(curve, "gene 2"), last(curve, "gene 1")));
            }
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void withoutRecombinationAndMutationGenesStayWhatTheyWere() throws Exception {
        var item = Json.mapper().readTree(Files.readString(measured.resolve("items/pyludo.figure1.json")));
        assertThat(item.get("findings").get(0).get("verdict").asString()).isEqualTo("AGREES");
        assertThat(item.get("findings").get(0).get("measured").get("text").asString())
                .startsWith("1,200 of 1,200 genes");
        assertThat(item.get("plots").size()).isEqualTo(4);
        var recombined = item.get("tables").get(0).get("rows").get(1);
        assertThat(recombined.get(recombined.size() - 1).asString())
                .as("recombined genes are new")
                .startsWith("0 of");
    }

    private static double last(List<String> curve, String name) {
        return curve.stream()
                .filter(line -> line.startsWith(name + ","))
                .map(line -> Double.parseDouble(line.split(",")[2]))
                .reduce((a, b) -> b)
                .orElseThrow();
    }

    @Test
    void stoppedItKeepsWhatIsDoneAndSaysSo() throws Exception {
        Path out = folder.resolve("report");
        Path said = folder.resolve("said");
        String[] run = {"papers", "run", "ludo.board", "atlas.dialects", "--out", out.toString()};
        Process process = Run.start(ProcessBuilder.Redirect.to(said.toFile()), run);
        Run.awaitFile(out.resolve("items/ludo.board.json"), process);
        process.destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).content().contains("stopped early; --resume goes on", "agrees 5, differs 0");
        assertThat(out.resolve("report.md")).content().contains("Stopped early: 1 of 2 items are here.");
        assertThat(out.resolve(".alea-work")).doesNotExist();
    }

    @Test
    void whatKeepsTheReportFromBeingWrittenIsOneLine() throws Exception {
        Path inTheWay = Files.createDirectories(folder.resolve("report.html"));
        alea("papers", "run", "ludo.board", "--out", folder.toString())
                .complains("alea papers: %s is a folder; the report has a file of that name".formatted(inTheWay));
        assertThat(folder.resolve("items")).doesNotExist();
    }

    @Test
    void aDamagedItemIsNamedAndMeasuredAgain() throws Exception {
        String[] run = {"papers", "run", "ludo.board", "--out", folder.toString(), "--resume"};
        alea(run);
        Path file = Files.writeString(folder.resolve("items/ludo.board.json"), "{");
        Run again = alea(run);
        assertThat(again.code()).isEqualTo(Exit.DONE);
        assertThat(again.err().lines().toList().getFirst())
                .isEqualTo(("alea papers: %s is not taken over: it is damaged or of another form; ludo.board is "
                                + "measured again")
                        .formatted(file));
        assertThat(alea(run).err()).contains("kept from before");
    }

    @Test
    void saysWhatIsWrong() {
        assertThat(alea("papers", "run", "nothing").code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(alea("papers", "run", "nothing").err())
                .contains("there is no item 'nothing'")
                .doesNotContain("\tat ");
        assertThat(alea("papers", "run", "ludo.bord").err()).contains("did you mean 'ludo.board'?");
        assertThat(alea("papers", "run", "ludo.board", "--out", "").err()).contains("--out '' names no folder");
        assertThat(alea("papers", "run").err()).contains("ID is missing");
        assertThat(alea("papers", "all", "ludo").err()).contains("all takes no ID");
        assertThat(alea("papers", "wash").err()).contains("it is list, run, all or pages");
        assertThat(alea("papers", "all", "--quick", "--full").err()).contains("do not go together");
        assertThat(alea("papers", "list", "--db", "x").err()).contains("--save, which is missing");
    }
}
