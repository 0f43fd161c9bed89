package alea.cli;

import static alea.cli.Run.alea;
import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import alea.service.MatchFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
    @Test
    void playsToTheEndWithScriptedMoves() {
        Run run = aleaReading("1\n".repeat(2000), "play", "ludo-simple:pawns=1", "fast", "--seed", "3")
                .done();
        assertThat(run.out())
                .contains("Red (you): rolls ")
                .contains("Yellow (fast): Y0 from ")
                .containsPattern(
                        "(Red \\(you\\)|Yellow \\(fast\\)) wins after [0-9]+ turns?\\. Seed 3 has its dice\\.\n");
        Run again = aleaReading("1\n".repeat(2000), "play", "ludo-simple:pawns=1", "fast", "--seed", "3");
        assertThat(unkept(again)).isEqualTo(unkept(run));
    }

    /** All but the last line, which says where the match is kept. */
    private static String unkept(Run run) {
        assertThat(run.out()).containsPattern("\n(Review it: alea review|Go on: alea play --continue) [^\n]+\n$");
        return run.out().substring(0, run.out().lastIndexOf('\n', run.out().length() - 2));
    }

    @Test
    void explainsHintsAndAsksAgain() {
        Run run = aleaReading("0\nmove\n?\nhint\nr1\nundo\nundo\nredo\nlog\nq\n", "play", "ludo-simple", "--seed", "1")
                .done();
        assertThat(run.out())
                .contains(
                        "Against net, which wins 0.655 against hybrid (95 %: 0.652 .. 0.658; 100,000 matches); weaker: ")
                .contains("  1) R0 from ")
                .contains("  2) R1 from 0 (safe) to ")
                .contains(" (also R2, R3)\n")
                .contains("Red, your move (1-2, hint, help, q): ")
                .contains("'0' is not a move: a number from 1 to 2, hint, help or q")
                .contains("'move' is not a move: a number from 1 to 2, hint, help or q")
                .contains("The match is kept in ")
                .containsPattern("Your chance to win is [0-9.]+ %, as net estimates it; \\* may be best\\.\n")
                .containsPattern("\n  1\\) [0-9.]+ %\\*? R0 from ")
                .contains("Taken back.")
                .contains("There is no move of yours to take back.")
                .contains("Red (you): R1 from 0 (safe) to ")
                .contains("You leave. The match stops in turn ");
    }

    @Test
    void aMatchIsKeptAsItGoesAndGoesOnAsIfNobodyHadLeft(@TempDir Path folder) throws IOException {
        Path whole = folder.resolve("whole");
        Path parts = folder.resolve("parts");
        String moves = "2\n".repeat(500);
        aleaReading(moves, "play", "ludo-classic", "random", "--seed", "8", "--record", whole.toString())
                .done();
        aleaReading(
                        "2\nundo\n1\nundo\n2\n2\nq\n",
                        "play",
                        "ludo-classic",
                        "random",
                        "--seed",
                        "8",
                        "--record",
                        parts.toString())
                .done();
        Path file = only(parts);
        assertThat(file.getFileName().toString()).matches("[0-9]{8}-[0-9]{6}-ludo-classic\\.alea");
        assertThat(Files.readString(file)).contains("\nseat 0 human\nseat 2 random\nseed 8\n", "\nresult truncated\n");
        alea("replay", file.toString()).done();
        Path saved = folder.resolve("saved");
        assertThat(aleaReading(
                                "save\nsave " + file + "\nsave " + saved + "\nsave no/such\n",
                                "play",
                                "--continue",
                                file.toString())
                        .done()
                        .out())
                .contains("save needs the name of a file")
                .contains(file + " is there already; name another file")
                .contains("Saved: alea play --continue " + saved)
                .contains("there is no folder")
                .contains("The input has ended. The match stops in turn " + turns(Files.readString(file)) + ".")
                .contains("Go on: alea play --continue " + file);
        assertThat(saved).hasSameTextualContentAs(file);
        aleaReading(moves, "play", "--continue", file.toString()).done();
        assertThat(file).hasSameTextualContentAs(only(whole));
        alea("play", "--continue", file.toString()).complains("alea play: " + file + " is over, see alea replay");
    }

    private static String turns(String record) {
        return record.lines()
                .filter(line -> line.startsWith("turns "))
                .findFirst()
                .orElseThrow()
                .substring("turns ".length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple hybrid", "pachisi fast"})
    void aMatchOfStrategiesIsTheArenasFirstToTheByte(String who, @TempDir Path folder) throws IOException {
        String[] words = who.split(" ");
        Path arena = folder.resolve("arena");
        Path play = folder.resolve("play");
        alea("arena", words[0], words[1], "--games", "1", "--seed", "3", "--record", arena.toString())
                .done();
        alea("play", words[0], words[1], "--seat", "0=" + words[1], "--seed", "3", "--record", play.toString())
                .done();
        assertThat(only(play)).hasSameTextualContentAs(only(arena));
    }

    private static Path only(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.reduce((a, b) -> {
                        throw new AssertionError(a + " and " + b);
                    })
                    .orElseThrow();
        }
    }

    @Test
    void whatCannotGoOnIsSaid(@TempDir Path folder) throws IOException {
        Path shared = folder.resolve("shared");
        alea(
                        "arena",
                        "ludo-simple",
                        "fast",
                        "random",
                        "--games",
                        "1",
                        "--max-turns",
                        "4",
                        "--duplicate",
                        "--record",
                        shared.toString())
                .done();
        Path arena = only(shared);
        alea("play", "--continue", arena.toString())
                .complains("alea play: " + arena + " is of no match that alea play began: its dice cannot go on");
        Path own = folder.resolve("own");
        alea("arena", "ludo-simple", "fast", "random", "--games", "1", "--max-turns", "4", "--record", own.toString())
                .done();
        String text = Files.readString(only(own));
        Path program = folder.resolve("program.alea");
        Files.writeString(program, text.replaceFirst("seat 2 \\w+", "seat 2 exec:touch " + folder.resolve("x")));
        alea("play", "--continue", program.toString())
                .complains(("alea play: %s seats 'exec:touch %s', which would start a program, and a file may start "
                                + "none; seat somebody: --seat 2=WHO")
                        .formatted(program, folder.resolve("x")));
        assertThat(folder.resolve("x")).doesNotExist();
        Files.writeString(program, text.replaceFirst("end .*", "end 1"));
        assertThat(alea("play", "--continue", program.toString()).err()).contains(" does not hold: it ends with ");
        alea("play").complains("alea play: name a game (alea games lists them), or --continue FILE");
        assertThat(alea("play", "ludo-simple", "--continue", arena.toString()).err())
                .startsWith("alea play: --continue: the file names the game and its dice");
        Path file = Files.createFile(folder.resolve("file"));
        assertThat(alea("play", "ludo-simple", "--record", file.toString()).err())
                .startsWith("alea play: matches cannot be kept in " + file);
    }

    @Test
    void everyMatchHasDiceOfItsOwn() {
        assertThat(seed()).isNotEqualTo(seed());
    }

    private static String seed() {
        String out = alea("play", "ludo-classic", "random").done().out();
        return out.substring(out.indexOf(" Seed "), out.indexOf(" has its dice."));
    }

    @Test
    void whoCanBePlayedAgainstIsTold() {
        assertThat(alea("play", "ludo-simple", "--opponents").done().out())
                .startsWith("opponent    how strong\nnet         wins 0.655 against hybrid")
                .contains("\nrandom    ", "\nothers that can sit there: ", " first, mc, ")
                .endsWith("0.5 is even, or 0.25 where one plays against three\n");
        assertThat(alea("play", "madn:seats=3", "--opponents").done().out()).contains("not measured in this game");
    }

    @Test
    void coloursAreForWhoWantsThem() {
        assertThat(aleaReading("q\n", "play", "ludo-simple", "--color", "always")
                        .done()
                        .out())
                .contains("\033[31mR0-3");
        assertThat(aleaReading("q\n", "play", "ludo-simple", "--color", "never")
                        .done()
                        .out())
                .doesNotContain("\033");
        assertThat(aleaReading("q\n", "play", "ludo-simple").done().out()).doesNotContain("\033");
        assertThat(alea("play", "ludo-simple", "--color", "red").err())
                .contains("--color")
                .hasLineCount(1);
    }

    @Test
    void ludoCsIsDrawnAndItsSheetSeatsTheOthers() {
        Run run =
                aleaReading("2\n".repeat(30), "play", "ludo-cs", "--seed", "2").done();
        assertThat(run.out())
                .contains("Red: you", "Green: green", "Yellow: yellow", "Blue: blue")
                .contains("rolls 6 for who begins")
                .contains(" enters")
                .contains(" goes clockwise", " goes counter-clockwise")
                .contains("  > clockwise; < counter-clockwise; Bh Bhawana; Ko Kotuwa; Pi Pita-Kotuwa");
    }

    @Test
    void aGameWithoutEvaluatorsHasHintsByPlayingOn() {
        assertThat(aleaReading("hint\n", "play", "ludo-ucsc", "--seed", "2")
                        .done()
                        .out())
                .containsPattern(
                        "Your chance to win is [0-9.]+\u00b1[0-9.]+ %, from [0-9,]+ matches of each, played on by ");
    }

    @Test
    void matchesAreKeptWhereXdgSaysOrInTheHome() {
        assertThat(MatchFile.folder(Map.of("XDG_STATE_HOME", "/state"), "/home/me"))
                .isEqualTo(Path.of("/state/alea/matches"));
        assertThat(MatchFile.folder(Map.of("XDG_STATE_HOME", "state"), "/home/me"))
                .isEqualTo(MatchFile.folder(Map.of(), "/home/me"))
                .isEqualTo(Path.of("/home/me/.local/state/alea/matches"));
    }

    @Test
    void theEndOfTheInputIsNoError() {
        assertThat(alea("play", "ludo-classic", "random").done().out()).contains("The input has ended.");
    }

    @Test
    void strategiesAlonePlayTheMatchOut() {
        Run run = alea("play", "ludo-classic", "--seat", "0=hybrid", "--seat", "2=fast")
                .done();
        assertThat(run.out())
                .containsPattern("\n(Red \\(hybrid\\)|Yellow \\(fast\\)) wins after [0-9]+ turns?\\. Seed ");
        assertThat(run.out()).doesNotContain("\033").contains("passes, since no pawn can move");
    }

    @Test
    void aPersonSitsWhereTheySay() {
        assertThat(alea("play", "ludo-simple:seats=4", "--seat", "3=human", "fast", "strike")
                        .done()
                        .out())
                .contains("Red: fast")
                .contains("Green: strike")
                .contains("Yellow: fast")
                .contains("Blue: you");
    }

    @Test
    void wrongSeatsAreOneLine() {
        alea("play", "ludo-simple", "--seat", "1=fast")
                .complains("alea play: --seat: '1=fast' is not N=human or N=STRATEGY, with N one of 0, 2 or r, y");
        alea("play", "ludo-simple", "--seat", "0=fast", "--seat", "0=random")
                .complains("alea play: --seat: place 0 is given twice");
        alea("play", "ludo-simple", "fast", "strike", "chase")
                .complains("alea play: 3 strategies for 1 free seats of ludo-simple");
        Run unknown = alea("play", "ludo-simple", "hybird");
        assertThat(unknown.err()).contains("did you mean 'hybrid'?").hasLineCount(1);
        assertThat(unknown.code()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void diceOfDoomIsDrawnWithTheChancesOfEveryAttack() {
        Run run = aleaReading(
                        "hint\n0>1\n" + "1\n".repeat(500),
                        "play",
                        "doom:2x2",
                        "--seat",
                        "r=human",
                        "--seat",
                        "b=greedy",
                        "--seed",
                        "4")
                .done();
        assertThat(run.out())
                .contains("Red (you): the deal brings ")
                .contains("|  0  |  1  |")
                .contains("     |  2  |  3  |")
                .containsPattern("1\\) [0-3] attacks [0-3]: [2-5] dice against b[1-5], wins [0-9.]+ %")
                .containsPattern("Your chance, a draw counting half, is [0-9.]+ %, exactly; \\* is best\\.\n")
                .containsPattern("(wins|loses) the battle, [0-3] with [2-5] dice against [0-3] with [1-5]")
                .containsPattern("((Red|Blue) \\((you|greedy)\\) wins|A draw) after [0-9]+ turns?\\. Seed 4 ");
    }
}
