package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command that asks a strategy takes a program for one, as an arena does. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bots are written for /bin/sh")
class ProgramsTest {
    private static final String BOT = "exec:exec python3 ../examples/bot.py";
    private static final String POSITION = "13,0,0,0/-/10,0,0,0/- 2 1";

    @Test
    void aProgramChooses() {
        assertThat(Run.alea("choose", "ludo-simple", POSITION, BOT).out().lines())
                .contains("seat 2 decides, by " + BOT, "with seed 1 it picks 0");
    }

    @Test
    void matchesArePlayedOnByAProgram() {
        String by = Run.alea("analyse", "ludo-simple", POSITION, "--by", BOT, "--games", "36", "--json")
                .json()
                .get("options")
                .toString();
        assertThat(Run.alea("analyse", "ludo-simple", POSITION, "--by", "fast", "--games", "36", "--json")
                        .json()
                        .get("options")
                        .toString())
                .isEqualTo(by);
    }

    @Test
    void aProgramSitsAtTheTable(@TempDir Path folder) {
        Run run = Run.aleaReading(
                "1\nquit\n", "play", "ludo-simple", "--seat", "2=" + BOT, "--record", folder.toString(), "--seed", "3");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Yellow (exec:exec python3 ../...): Y0 from 0 (safe) to 4");
    }

    @Test
    void aPlayerMayHaveANameOfItsOwnWhereverOneIsAskedFor(@TempDir Path folder) {
        String named = "name=good@" + BOT;
        assertThat(Run.alea("choose", "ludo-simple", POSITION, named).done().out())
                .contains("with seed 1 it picks 0");
        Run run = Run.aleaReading(
                "1\nquit\n",
                "play",
                "ludo-simple",
                "--seat",
                "2=" + named,
                "--record",
                folder.toString(),
                "--seed",
                "3");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Yellow (good): Y0 from 0 (safe) to 4");
        Path file = Objects.requireNonNull(folder.toFile().listFiles())[0].toPath();
        assertThat(run.out()).contains("Go on: alea play --continue " + file + " --seat '2=" + named + "'\n");
        Run.alea("play", "--continue", file.toString())
                .complains("alea play: %s seats '%s', which would start a program, and a file may start none; seat "
                                .formatted(file, named)
                        + "somebody: --seat 2=WHO");
        assertThat(Run.aleaReading("quit\n", "play", "--continue", file.toString(), "--seat", "2=" + named)
                        .done()
                        .out())
                .contains("You leave.");
        assertThat(Run.alea("evaluate", "doom:2x2,dice=2", "name=a@greedy", "random")
                        .code())
                .isEqualTo(Exit.DONE);
    }

    @Test
    void aProgramJudgesRules() {
        assertThat(Run.alea("balance", "ludo-simple:pawns=1", "--players", BOT, "random", "--games", "36", "--json")
                        .code())
                .isEqualTo(Exit.DONE);
    }

    /** What a match that somebody gave up was worth would be no result of theirs. */
    @ParameterizedTest
    @ValueSource(strings = {"analyse", "balance", "regret"})
    void whoIsLateGivesNoResults(String command) {
        String late = "exec:echo ready; exec sleep 60";
        List<String> words = switch (command) {
            case "analyse" -> List.of("analyse", "ludo-simple", POSITION, "--by", late, "--games", "36");
            case "balance" -> List.of("balance", "ludo-simple", "--players", late, "random", "--games", "36");
            default -> List.of("regret", "doom:2x2,dice=2", late);
        };
        Run run = Run.alea(Stream.concat(words.stream(), List.of("--move-time", "100").stream())
                .toArray(String[]::new));
        assertThat(run.code()).as(run.out()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains(late).contains(": stalled, no answer within 100 ms");
    }
}
