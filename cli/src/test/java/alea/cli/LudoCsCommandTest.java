package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LudoCsCommandTest {
    private static final String PASSING = """
            title: a six releases
            script: die:6 coin:H die:1
            run: turn red
            state:
            R1 @ 27 cw cap=0 pass=0
            end
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void writesTheMessagesOfOneMatchAndNothingElse() {
        Run run = alea("ludo-cs", "--seed", "1").done();
        assertThat(run.out())
                .startsWith("The red player has four (04) pieces named R1, R2, R3, and R4.\n")
                .endsWith(" player wins!!!\n")
                .doesNotContain("\r", "\033", "\n\n");
        assertThat(alea("ludo-cs").out()).isEqualTo(run.out());
        assertThat(alea("ludo-cs", "--seed", "2").out()).isNotEqualTo(run.out());
    }

    @Test
    void theOutcomesOfAMatchPlayItAgain() {
        Path dice = folder.resolve("dice.txt");
        Run seeded =
                alea("ludo-cs", "--seed", "3", "--outcomes", dice.toString()).done();
        assertThat(dice).content().startsWith("die:");
        assertThat(alea("ludo-cs", "--scripted", dice.toString()).done().out()).isEqualTo(seeded.out());
    }

    @Test
    void rankingGoesOnToTheFourthPlace() {
        String first = alea("ludo-cs", "--seed", "1").out();
        Run all = alea("ludo-cs", "--seed", "1", "--ranking");
        assertThat(all.out()).startsWith(first).hasSizeGreaterThan(first.length());
        assertThat(alea("ludo-cs", "--seed", "1", "--rules", "end=all").out()).isEqualTo(all.out());
    }

    @Test
    void jsonHasTheMessagesAndHowItEnded() {
        var json = alea("ludo-cs", "--seed", "1", "--json").json();
        assertThat(json.get("ending").asString()).isEqualTo("finished");
        assertThat(json.get("places").size()).isEqualTo(4);
        assertThat(json.get("winner")).isEqualTo(json.get("places").get(0));
        assertThat(json.get("messages").size()).isGreaterThan(100);
    }

    @Test
    void aStalledMatchIsSaidAndNotMet() throws IOException {
        String stalled = null;
        for (int seed = 1; stalled == null; seed++) {
            Run run = alea("ludo-cs", "--seed", "" + seed);
            if (run.code() != Exit.DONE) {
                assertThat(run.code()).isEqualTo(Exit.NOT_MET);
                assertThat(run.out()).doesNotContain("wins!!!");
                stalled = run.err();
            }
        }
        assertThat(stalled)
                .hasLineCount(1)
                .matches("(?s)alea ludo-cs: stalled in round \\d+: nobody can ever bring all pieces home; places: .*");
    }

    @Test
    void scenariosPassOrFailWithTheFirstDifference() throws IOException {
        String good = file("good.scn", PASSING);
        String bad = file("bad.scn", PASSING.replace("R1 @ 27", "R1 @ 28"));
        assertThat(alea("ludo-cs", "--scenario", good).done().out())
                .isEqualTo("passed  %s%n1 of 1 passed%n".formatted(good));
        Run run = alea("ludo-cs", "--scenario", good, bad);
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(run.out())
                .isEqualTo(("passed  %s%nfailed  %s: at the end: expected 'R1 @ 28 cw cap=0 pass=0', got 'R1 @ 27 cw "
                                + "cap=0 pass=0'%n1 of 2 passed%n")
                        .formatted(good, bad));
    }

    @Test
    void aMessageThatDiffersIsNamedWithItsLine() throws IOException {
        String bad = file("bad.scn", "script: die:2\nrun: turn red\nmessages:\nred player rolled 3.\nend\n");
        assertThat(alea("ludo-cs", "--scenario", bad).out())
                .contains("line 4: expected 'red player rolled 3.', got 'red player rolled 2.'");
    }

    @Test
    void aMalformedFileIsBadInputWithItsLine() throws IOException {
        String bad = file("bad.scn", "piece R1 @ 99 cw\nrun: turn red\n");
        alea("ludo-cs", "--scenario", bad)
                .complains("alea ludo-cs: %s, line 1: '99' is not a square, straight0..straight4, home or base (0..51)"
                        .formatted(bad));
        String open = file("open.scn", "run: turn red\nmessages:\n");
        alea("ludo-cs", "--scenario", open)
                .complains("alea ludo-cs: %s, line 2: the list has no 'end'".formatted(open));
        alea("ludo-cs", "--scenario", "no-such-file").complains("alea ludo-cs: there is no file no-such-file");
    }

    @Test
    void aScriptThatEndsTooSoonIsSaid() throws IOException {
        Run run = alea("ludo-cs", "--scripted", file("short.txt", "die:1 die:2 die:3 die:4"));
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(run.err())
                .isEqualTo("alea ludo-cs: the script ends after 4 outcomes, before the match does%n".formatted());
        Run wrong = alea("ludo-cs", "--scripted", file("wrong.txt", "die:1\ncoin:H"));
        assertThat(wrong.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(wrong.err()).contains("line 2, outcome 2: 'coin:H' where a die is due");
    }

    @Test
    void anArenaWithoutStrategiesSeatsTheSheetsPlayers() {
        var json = alea("arena", "ludo-cs", "--games", "20", "--json").json();
        assertThat(json.get("seating").asString()).isEqualTo("fixed");
        assertThat(json.get("players"))
                .extracting(p -> p.get("strategy").asString())
                .containsExactly("red", "green", "yellow", "blue");
        Run run = alea("arena", "ludo-simple");
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).startsWith("alea arena: STRATEGY is missing; ludo-simple has aggressive, ");
    }

    @Test
    void recordsOfItAreVerified() {
        alea("arena", "ludo-cs", "--games", "2", "--seed", "5", "--record", folder.toString())
                .done();
        assertThat(alea("replay", folder.resolve("match-0.alea").toString())
                        .done()
                        .out())
                .contains("rules: verified", "dice: verified");
    }

    @Test
    void optionsAndChoicesAreByLabel() {
        String position =
                "piece R1 @ 30 cw cap=0 pass=0; piece R2 @ 30 cw cap=0 pass=0; piece Y1 @ 34 cw cap=0 pass=0; die: 4";
        assertThat(alea("options", "ludo-cs", position).done().out()).contains("seat 0 decides", "\nR1 ", "\nR1+R2 ");
        assertThat(alea("choose", "ludo-cs", position, "red").done().out()).contains("with seed 1 it picks R1");
        assertThat(alea("choose", "ludo-cs", position, "green").done().out()).contains("it picks R1+R2");
    }
}
