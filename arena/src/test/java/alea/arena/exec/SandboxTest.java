package alea.arena.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What bots are kept from. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SandboxTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Game GAME = Registry.installed().game("ludo-simple");
    private static final String TALK = "read game; echo ready; read begin; read choose; ";

    @TempDir
    Path folder;

    /** What a bot says last on standard error when it ends at its first question. */
    private String lastWords(Path own, Terms terms, String script) {
        var bot = (BotStrategy) Bots.player(TALK + script + "; exit 3", GAME, new Home(own, Optional.of(folder)), terms)
                .instances()
                .get();
        try {
            bot.begin(0, 0);
            Forfeit why = catchThrowableOfType(
                    Forfeit.class, () -> bot.choose(GAME.parse("10,20,4,31/-/0,17,3,20/- 0 6"), new Dice(1, 1)));
            return String.valueOf(why.getMessage());
        } finally {
            bot.close();
        }
    }

    @Test
    void aSandboxedBotSeesItsOwnFilesAndWritesNone() throws IOException {
        assumeThat(Sandbox.missing()).isEmpty();
        Path own = Files.createDirectory(folder.resolve("own"));
        Files.writeString(own.resolve("mine"), "mine");
        Path other = Files.writeString(folder.resolve("other"), "secret");
        var terms = new Terms(LONG, LONG, OptionalLong.empty(), OptionalLong.empty(), true);
        String said = lastWords(
                own,
                terms,
                "echo \"$(cat mine) $(cat '%s' 2>/dev/null) $(touch x / 2>/dev/null && echo wrote) ".formatted(other)
                        + "$(ls /proc | grep -c '^[0-9]') $(grep -c : /proc/net/dev) "
                        + "$(umount /tmp 2>/dev/null && echo up)"
                        + "$(touch /tmp/x && echo tmp)\" >&2");
        assertThat(said).matches("crashed with exit status 3: mine +[0-9] 1 tmp");
        assertThat(own.resolve("x")).doesNotExist();
    }

    @Test
    void aBotThatTakesMoreMemoryThanItMayCrashes() {
        var terms = new Terms(LONG, LONG, OptionalLong.of(64), OptionalLong.empty(), false);
        String said =
                lastWords(folder, terms, "python3 -c 'x = bytearray(200 << 20)' 2>/dev/null || echo too much >&2");
        assertThat(said).isEqualTo("crashed with exit status 3: too much");
    }

    @Test
    void aBotThatComputesLongerThanItMayIsEnded() {
        var terms = new Terms(LONG, LONG, OptionalLong.empty(), OptionalLong.of(1), false);
        assertThat(lastWords(folder, terms, "while :; do :; done")).startsWith("crashed with exit status 1");
    }
}
