package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class ReviewCommandTest {
    @TempDir
    private Path folder;

    private String record(String game, String... strategies) {
        String[] arguments = new String[strategies.length + 6];
        arguments[0] = "arena";
        arguments[1] = game;
        System.arraycopy(strategies, 0, arguments, 2, strategies.length);
        String into = folder.resolve("records").toString();
        System.arraycopy(new String[] {"--games", "2", "--record", into}, 0, arguments, strategies.length + 2, 4);
        alea(arguments).done();
        return folder.resolve("records").resolve("match-0.alea").toString();
    }

    /** What a command complains of, in one line. */
    private static String refused(String... args) {
        Run run = alea(args);
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        return run.err();
    }

    /** What every seat has at the end, by what the review says of start, luck and losses. */
    private static void requireIdentity(JsonNode review) {
        for (int seat = 0; seat < review.get("start").size(); seat++) {
            double sum = review.get("start").get(seat).doubleValue();
            for (JsonNode roll : review.get("rolls")) {
                sum += roll.get("luck").get(seat).doubleValue();
            }
            for (JsonNode choice : review.get("choices")) {
                sum += choice.get("seat").intValue() == seat
                        ? -choice.get("loss").doubleValue()
                        : choice.get("change").get(seat).doubleValue();
            }
            assertThat(sum).isCloseTo(review.get("end").get(seat).doubleValue(), within(1e-9));
        }
        assertThat(review.get("residual").doubleValue()).isLessThan(1e-9);
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple, search, net, hybrid fast",
        "ludo-pyludo-fork, search, net, smart random",
        "ludo-ucsc, rollout, , random random",
        "'doom:2x2,dice=5', exact, , greedy random",
        "madn, search, net, hybrid random"
    })
    void aRecordOfEachFamilyAddsUp(String game, String method, String by, String strategies) {
        String record = record(game, strategies.split(" "));
        JsonNode all = alea("review", record, "--level", "quick", "--json").json();
        JsonNode match = all.get("matches").get(0);
        assertThat(match.get("method").stringValue()).isEqualTo(method);
        if (by != null) {
            assertThat(match.get("by").stringValue()).isEqualTo(by);
        }
        requireIdentity(match.get("review"));
    }

    @Test
    void itSaysHowItWasDoneAndWhatItAddsUpTo() {
        String record = record("ludo-simple", "hybrid", "fast");
        Run run = alea("review", record).done();
        assertThat(run.out())
                .startsWith("ludo-simple, seed 1, match 0: Red (hybrid) won")
                .contains(
                        "level standard: equities by net, 2 rolls ahead",
                        "at the start",
                        "luck of own rolls",
                        "own losses",
                        "it adds up to within 1e-",
                        "the mistakes of most loss");
        assertThat(alea("review", record, "--moves").done().out()).contains("rolls", "plays", "luck");
    }

    @Test
    void severalRecordsAreSummedUpByPlayer() {
        record("doom:2x2,dice=5", "greedy", "random");
        String records = folder.resolve("records").toString();
        Run run = alea("review", records + "/match-0.alea", records + "/match-1.alea")
                .done();
        assertThat(run.out())
                .startsWith("all of them: doom:size=2x2, 2 matches\nexact equities; ")
                .containsPattern("\ngreedy +2 ")
                .containsPattern("\nrandom +\\S+match-[01]\\.alea +[0-9]+ +(Red|Blue) ")
                .doesNotContain("luckiest roll");
        assertThat(alea("review", records)
                        .done()
                        .out()
                        .lines()
                        .toList()
                        .reversed()
                        .subList(1, 9))
                .isEqualTo(run.out().lines().toList().reversed().subList(1, 9));
        assertThat(alea("review", records, "--each").done().out())
                .contains("luckiest roll")
                .contains("all of them: ");
        assertThat(refused("review", folder.toString()))
                .contains(folder + " holds no records, whose names end in .alea");
        assertThat(alea("review", records + "/match-0.alea", records + "/match-1.alea", "--csv")
                        .done()
                        .out()
                        .lines())
                .first()
                .isEqualTo("record,node,turn,place,kind,position,label,probability,loss,loss_upper,class,best,"
                        + "equity_0,equity_1,change_0,change_1,player");
    }

    @Test
    void aMatchThatWasSavedIsPlayedAgain() throws IOException {
        String file = folder.resolve("saved.duckdb").toString();
        String records = folder.resolve("same").toString();
        alea("arena", "ludo-simple", "hybrid", "fast", "--games", "3", "--save", "--db", file, "--record", records)
                .done();
        JsonNode saved = alea("review", "--run", "1", "--match", "2", "--db", file, "--level", "quick", "--json")
                .json();
        JsonNode kept = alea("review", records + "/match-2.alea", "--level", "quick", "--json")
                .json();
        assertThat(saved.get("matches").get(0).get("review"))
                .isEqualTo(kept.get("matches").get(0).get("review"));
        assertThat(refused("review", "--run", "1", "--match", "3", "--db", file))
                .contains("3 is not allowed; run 1 has 0..2");
        assertThat(refused("review", "--run", "2", "--db", file)).contains("2");
        assertThat(refused("review", "--match", "0")).contains("--run");
        assertThat(refused("review", "--run", "1", "--match", "1,x")).contains("'x' is not a whole number");
        assertThat(refused("review")).contains("name a record, or --run RUN");
    }

    @Test
    void aPageIsWritten() throws IOException {
        Path page = folder.resolve("review.html");
        Run run = alea("review", record("doom:2x2,dice=5", "greedy", "random"), "--html", page.toString())
                .done();
        assertThat(run.out()).contains("written: " + page);
        assertThat(Files.readString(page)).contains("Every decision: choose again", "<svg", "alea review ");
    }

    @Test
    void namesAndTheColoursOfSeatsAreWhatIsShown() throws IOException {
        Path page = folder.resolve("a review.html");
        String record = record("ludo-simple", "name=Ann B@hybrid", "name=me@fast");
        Run run = alea("review", record, "--level", "quick", "--html", page.toString())
                .done();
        assertThat(run.out()).contains("Red (Ann B)", "Yellow (me)").doesNotContain("name=");
        assertThat(Files.readString(page))
                .doesNotContain("name=Ann", "(hybrid)")
                .contains("alea review " + record + " --level quick --seed 1 --html '" + page + "'")
                .containsPattern("class=\"l1\"/>\\s*<text [^>]*>Red \\(Ann B\\)<") // Sketch's red
                .containsPattern("class=\"l3\"/>\\s*<text [^>]*>Yellow \\(me\\)<");
        String second = record.replace("match-0", "match-1");
        assertThat(alea("review", record, second, "--level", "quick").done().out())
                .containsPattern("\nAnn B +2 ")
                .containsPattern("\nme +2 ")
                .contains("\n--each tells of each match, too\n");
        assertThat(alea("review", record, second, record, "--level", "quick", "--each")
                        .done()
                        .out())
                .containsPattern("\nme +2 ")
                .doesNotContain("--each");
    }

    @Test
    void whatCannotBeReviewedIsSaid() throws IOException {
        String record = record("ludo-simple", "hybrid", "fast");
        Path copy = Files.copy(Path.of(record), folder.resolve("copy.alea"));
        assertThat(refused("review", record, copy.toString())).contains("it counts once");
        assertThat(refused("review", record, "--method", "exact"))
                .contains("exact needs a small game, or --table FILE");
        assertThat(refused("review", record, "--method", "search", "--by", "hybrid"))
                .contains("hybrid does not say what positions are worth; net does");
        assertThat(refused("review", record, "--games", "0", "--method", "rollout"))
                .contains("0 is not allowed; it is 1..1000000");
        assertThat(refused("review", record, "--csv", "--json")).contains("do not go together");
        assertThat(refused("review", record, "--match", "3")).contains(" --match is for --run, which is missing");
        assertThat(refused("review", folder.resolve("none.alea").toString())).contains("none.alea");
        String broken = Files.readString(Path.of(record)).replaceFirst("\n1 0 [0-9]", "\n1 0 7");
        Path wrong = Files.writeString(folder.resolve("wrong.alea"), broken);
        assertThat(refused("review", wrong.toString())).contains("wrong.alea: turn 1: ");
        Path empty = Files.writeString(folder.resolve("empty.alea"), "");
        assertThat(refused("review", empty.toString())).contains("empty.alea");
    }
}
