package alea.arena.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.Arbiter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Bots that say what they want to hear, and so need no rules. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bots are written for /bin/sh")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WishesTest {
    private static final String QUESTION = "10,20,4,31/-/0,17,3,20/- 0 6";
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Registry REGISTRY = Registry.installed();
    private static final Game GAME = REGISTRY.game("ludo-simple");

    @TempDir
    Path folder;

    @Test
    void aBotThatWishesHearsWhereItsOptionsLead() throws IOException {
        assertThat(heard(GAME, "ready 1 next", 6, QUESTION, 3))
                .hasSize(6)
                .startsWith(
                        "begin\t0\t7",
                        "now\tturn=0\theuristic=0.6106194690265486\tprogress=10,20,4,31/-/0,17,3,20/-\t"
                                + "hit=0,0,0,12/-/0,0,0,0/-",
                        "next\t0\t16,20,4,31/-/0,17,3,20/- 2 -\tstrikes=0\tturn=2\theuristic=0.630252100840336\t"
                                + "progress=16,20,4,31/-/0,17,3,20/-\thit=0,0,0,12/-/0,0,0,0/-")
                .endsWith("next\t3\t10,20,4,37/-/0,17,3,20/- 2 -\tstrikes=0\tturn=2\theuristic=0.630252100840336\t"
                        + "progress=10,20,4,37/-/0,17,3,20/-\thit=0,0,0,0/-/0,6,0,0/-");
    }

    @Test
    void aDrawOfChanceIsToldToWhoWishesIt() throws IOException {
        assertThat(heard(REGISTRY.game("doom:1x2,dice=3"), "ready 1 chance", 6, "r3b1 r 1", 0))
                .anyMatch(line -> line.startsWith("chance\twin\t"));
    }

    /** The first lines that a bot hears with a question, to which it answers the label of an option. */
    private List<String> heard(Game game, String wish, int lines, String question, int option) throws IOException {
        Path heard = folder.resolve("heard");
        var asked = game.parse(question);
        Path script = Files.writeString(
                folder.resolve("bot.sh"),
                "read game; echo %s; head -n %s >'%s'; echo '%s'; cat >/dev/null\n"
                        .formatted(wish, lines, heard, asked.label(option)));
        try (var bot = bot("exec /bin/sh '%s'".formatted(script), game)) {
            bot.begin(0, 7);
            assertThat(bot.choose(asked, new Dice(1, 7))).isEqualTo(option);
        }
        return Files.readAllLines(heard);
    }

    private static BotStrategy bot(String command, Game game) {
        return (BotStrategy) Bots.player(command, game, LONG).instances().get();
    }

    @Test
    void aWishThatCannotBeMetIsRefused() {
        refuses("ready 1 nxt", "did not say ready: it said 'ready 1 nxt'; what can be wished for is next, chance");
        refuses(
                "ready 2",
                "did not say ready: it said 'ready 2'; after 'ready' comes the version of the protocol, which is 1");
    }

    private static void refuses(String wish, String why) {
        try (var bot = bot("echo " + wish, GAME)) {
            assertThatThrownBy(() -> bot.choose(GAME.parse(QUESTION), new Dice(1, 1)))
                    .isInstanceOf(Forfeit.class)
                    .hasMessage(why);
        }
    }

    @Test
    void theBotWithoutARuleBeatsFast() throws IOException {
        String code = Files.readString(Path.of("../examples/next.py"));
        assertThat(code.lines().count()).isLessThanOrEqualTo(31);
        assertThat(Files.readString(Path.of("../docs/bots.md"))).contains("```python\n" + code + "```\n");
        Player bot = Bots.player("exec python3 ../examples/next.py", GAME, LONG);
        int won = 0;
        try (var arbiter = new Arbiter(GAME, List.of(bot, REGISTRY.player("fast", GAME)), 1, GAME.turnCap())) {
            for (int match = 0; match < 24; match++) {
                int seat = match % 2;
                arbiter.play(match, seat == 0 ? new int[] {0, 1} : new int[] {1, 0});
                won += arbiter.winner() == seat ? 1 : 0;
            }
        }
        assertThat(won).isGreaterThan(13);
    }
}
