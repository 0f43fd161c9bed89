package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class AnalyseCommandTest {
    @Test
    void reasonsSayWhatAnOptionDoesAndWhoCountsWhat() {
        Run run = alea("analyse", "ludo-simple", "12,0,30,20/-/10,0,0,7/- 0 3", "--games", "36", "--why")
                .done();
        assertThat(run.out())
                .contains(
                        "2 and 0 are not told apart; how they differ:\n",
                        " (more matches: --until 0.99 --games N)\n",
                        "R2 from 30 to 33, strikes Y3, and rolls again, instead of: R",
                        "as net estimates it",
                        "hybrid weighs: ");
    }

    @Test
    void reasonsCountTheCasesInWhichTheNextRollStrikes() {
        // Red's 34 is safe; on 36 it would stand three squares before Yellow's 7, which is its 33.
        JsonNode why = alea("analyse", "ludo-simple", "34,20,H,H/-/0,7,H,H/- 0 2", "--games", "36", "--why", "--json")
                .json()
                .get("why");
        assertThat(why.get("option").stringValue()).isEqualTo("1");
        assertThat(why.get("reasons").toString())
                .contains("the next roll can strike a piece: after R1 in no case, after R0 in 1 of 6 cases");
    }

    @Test
    void reasonsAreGivenOnlyWhereThereIsAChoice() {
        assertThat(alea("analyse", "ludo-simple:pawns=1", "10/-/2/- 0 5", "--why")
                        .done()
                        .out())
                .doesNotContain("why ");
    }

    @Test
    void beforeARollItSaysWhatEachRollIsWorth() {
        String at = "10/-/2/- 0 -";
        assertThat(alea("analyse", "ludo-simple:pawns=1", at).done().out())
                .matches("(?s)ludo-simple:pawns=1 {2}10/-/2/- 0 -\nchance comes next, for seat 0, whose equity is "
                        + "0\\.\\d{4} in the mean; exact\n.*\n6 +0\\.1667  0\\.\\d{4}  \\+0\\.\\d{4}\n");
        JsonNode found = alea("analyse", "ludo-simple:pawns=1", at, "--json").json();
        double mean = 0;
        for (JsonNode outcome : found.get("outcomes")) {
            mean += outcome.get("probability").doubleValue()
                    * outcome.get("equities").get(0).doubleValue();
        }
        assertThat(mean).isCloseTo(found.get("equities").get(0).doubleValue(), within(1e-12));
        assertThat(refused("analyse", "ludo-simple:pawns=1", at, "--why"))
                .contains("--why is for decisions, and in '%s' chance comes next".formatted(at));
        assertThat(refused("analyse", "ludo-simple", "10,20,H,H/-/2,3,0,0/-", "0", "5"))
                .contains("'0' is one argument too many: a position is one argument, so put it in quotes; usage: ");
        assertThat(refused("arena", "ludo-simple", "q@exec:./q", "random"))
                .contains("'q@exec:./q': a name to be shown is name=q@exec:./q");
    }

    @Test
    void aMethodIsChosen() {
        String at = "12,0,30,20/-/10,0,0,7/- 0 3";
        assertThat(alea("analyse", "ludo-simple", at, "--method", "search", "--plies", "1")
                        .done()
                        .out())
                .contains("as net sees it ahead", "2 is worth most to net, who may be wrong");
        JsonNode rollout = alea(
                        "analyse", "doom:2x2,dice=5", "r2b1/b5r3 r 1", "--method", "rollout", "--games", "36", "--json")
                .json();
        assertThat(rollout.get("method").stringValue()).isEqualTo("rollout");
        assertThat(refused("analyse", "ludo-simple", at, "--method", "exact")).contains("exact needs a small game");
        assertThat(refused("analyse", "doom:2x2", "r2b1/b5r3 r 1", "--method", "table"))
                .contains("table needs a table");
        assertThat(refused("analyse", "ludo-simple", at, "--method", "search", "--by", "fast"))
                .contains("fast does not");
        assertThat(refused("analyse", "ludo-simple", at, "--method", "search", "--games", "9"))
                .contains("--games is for rollouts, and --method is search");
        assertThat(refused("analyse", "ludo-simple", at, "--plies", "2")).contains("--plies is for --method search");
        assertThat(refused("analyse", "ludo-simple", at, "--method", "search", "--plies", "4"))
                .contains("4 is not allowed; it is 1..3");
    }

    @Test
    void manyPositionsAreWorthWhatEachIsAlone(@TempDir Path folder) throws IOException {
        List<String> positions = List.of("12,0,30,20/-/10,0,0,7/- 0 3", "34,20,H,H/-/0,7,H,H/- 0 2");
        Path file = Files.writeString(folder.resolve("positions.txt"), String.join("\n\n", positions));
        String[] many = {"analyse", "ludo-simple", "--positions", file.toString(), "--games", "36", "--threads", "2"};
        JsonNode all = alea(Stream.concat(Stream.of(many), Stream.of("--json")).toArray(String[]::new))
                .json();
        List<String> lines = alea(many).done().out().lines().toList();
        assertThat(lines.getFirst()).startsWith("position,seat,option,equity,lower,upper,loss,");
        assertThat(all).hasSize(2);
        int line = 1;
        for (int i = 0; i < positions.size(); i++) {
            assertThat(all.get(i).get("position").stringValue()).isEqualTo(positions.get(i));
            JsonNode alone = alea("analyse", "ludo-simple", positions.get(i), "--games", "36", "--json")
                    .json();
            assertThat(all.get(i).get("analysis")).isEqualTo(alone);
            for (JsonNode option : alone.get("options")) {
                assertThat(lines.get(line++))
                        .startsWith("\"%s\",0,%s,%s,"
                                .formatted(
                                        positions.get(i),
                                        option.get("label").stringValue(),
                                        option.get("equity").doubleValue()));
            }
        }
        assertThat(lines).hasSize(line);
    }

    @Test
    void aPositionThatIsNoneIsNamedByItsLine(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("some"), "12,0,30,20/-/10,0,0,7/- 0 3\n\n1,2\n");
        assertThat(refused("analyse", "ludo-simple", "--positions", file.toString()))
                .startsWith("alea analyse: %s, line 3: ".formatted(file));
        Files.writeString(file, "\n");
        assertThat(refused("analyse", "ludo-simple", "--positions", file.toString()))
                .isEqualTo("alea analyse: %s has no positions\n".formatted(file));
        assertThat(refused("analyse", "ludo-simple", "--positions", file.toString(), "--why"))
                .contains("--why is for one position");
        assertThat(refused("analyse", "ludo-simple", "x", "--positions", file.toString()))
                .contains("--positions and a position do not go together");
        assertThat(refused("analyse", "ludo-simple")).contains("name a position, or --positions FILE of many");
    }

    private static String refused(String... args) {
        Run run = alea(args);
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err().lines()).hasSize(1);
        return run.err();
    }
}
