package alea.arena.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Runners;
import alea.match.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots that play, and bots that do everything that bots should not. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bots are written for /bin/sh")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BotStrategyTest {
    /** Where seat 0 can move pawns 0, 1, 2 and 3. */
    private static final String QUESTION = "10,20,4,31/-/0,17,3,20/- 0 6";
    /** For bots that are meant to be in time, on any machine. */
    private static final Duration LONG = Duration.ofSeconds(30);
    /** For bots that are meant to be late. */
    private static final Duration SHORT = Duration.ofMillis(200);

    private static final Registry REGISTRY = Registry.installed();
    private static final Game GAME = REGISTRY.game("ludo-simple");

    @TempDir
    Path folder;

    private final List<BotStrategy> bots = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void closeAll() {
        bots.forEach(BotStrategy::close);
    }

    // --- bots that play ---

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-classic:seats=4"})
    void theExampleBotPlaysEveryMatchAsFastDoes(String spec) {
        Game game = REGISTRY.game(spec);
        Player fast = REGISTRY.player("fast", game);
        Player example = Bots.player("exec python3 ../examples/bot.py", game, LONG);
        assertThat(matches(game, example, fast)).isEqualTo(matches(game, fast, fast));
    }

    @Test
    void aBotHearsWhatTheProtocolSays() throws IOException {
        Path heard = folder.resolve("heard");
        BotStrategy bot = bot("tee '%s' | python3 ../examples/bot.py".formatted(heard), LONG);
        Position asked = GAME.parse(QUESTION);
        Position over = GAME.parse("10,20,4,31/-/H,H,H,H/- 2 -");

        bot.begin(0, 7);
        assertThat(bot.choose(asked, new Dice(1, 7))).isEqualTo(3);
        assertThat(bot.choose(GAME.parse("51,20,H,31/-/0,17,3,20/- 0 1"), new Dice(1, 7)))
                .isZero();
        bot.end(over);
        bot.begin(0, 8); // a match without a question is not told
        bot.end(over);
        bot.begin(1, 9);
        assertThat(bot.choose(GAME.parse("0,17,3,20/-/10,20,4,31/- 2 6"), new Dice(1, 9)))
                .isEqualTo(3);
        bot.end(over);
        bot.begin(0, 10);
        bot.choose(asked, new Dice(1, 10));
        bot.end(asked); // stopped before its end
        bot.close();

        assertThat(Files.readAllLines(heard))
                .containsExactly(
                        "game\tludo-simple\t30000",
                        "begin\t0\t7",
                        String.format(
                                Locale.ROOT,
                                "choose\t10,20,4,31/-/0,17,3,20/- 0 6\t%d\t0\t1\t2\t3",
                                new Dice(1, 7).next() >>> 11),
                        String.format(
                                Locale.ROOT,
                                "choose\t51,20,H,31/-/0,17,3,20/- 0 1\t%d\t0\t1\t3",
                                new Dice(1, 7).next() >>> 11),
                        "end\t0",
                        "begin\t2\t9",
                        String.format(
                                Locale.ROOT,
                                "choose\t0,17,3,20/-/10,20,4,31/- 2 6\t%d\t0\t1\t2\t3",
                                new Dice(1, 9).next() >>> 11),
                        "end\t1",
                        "begin\t0\t10",
                        String.format(
                                Locale.ROOT,
                                "choose\t10,20,4,31/-/0,17,3,20/- 0 6\t%d\t0\t1\t2\t3",
                                new Dice(1, 10).next() >>> 11),
                        "end\t-",
                        "quit");
    }

    @Test
    void theExampleExchangeIsWhatTheExampleBotSays() throws Exception {
        List<String> lines = Files.readAllLines(Path.of("../docs/bots.md"));
        Process bot = new ProcessBuilder("python3", "../examples/bot.py").start();
        try (var input = bot.outputWriter()) {
            for (String line : said(lines, "> ")) {
                input.write(line + "\n");
            }
        }
        assertThat(bot.inputReader().lines().toList()).hasSizeGreaterThan(3).isEqualTo(said(lines, "< "));
    }

    @Test
    void theExampleBotIsShownAsItIs() throws IOException {
        String bot = Files.readString(Path.of("../examples/bot.py"));
        assertThat(bot.lines().count()).isLessThanOrEqualTo(30);
        assertThat(Files.readString(Path.of("../docs/bots.md"))).contains("```python\n" + bot + "```\n");
    }

    @Test
    void withOneOptionThereIsNoQuestion() {
        BotStrategy bot = bot("exit 1", LONG);
        assertThat(bot.choose(GAME.parse("51,H,H,H/-/0,17,3,20/- 0 6"), new Dice(1, 1)))
                .isZero();
    }

    @Test
    void aBotIsAskedWithoutABeginningToo() throws IOException {
        Path heard = folder.resolve("heard");
        BotStrategy bot = bot("tee '%s' | python3 ../examples/bot.py".formatted(heard), LONG);
        bot.choose(GAME.parse("0,17,3,20/-/10,20,4,31/- 2 6"), new Dice(1, 1));
        bot.close();
        assertThat(Files.readAllLines(heard)).contains("begin\t2\t0").endsWith("quit");
    }

    @Test
    void aBotMayTalkOnStandardErrorAsMuchAsItLikes() {
        BotStrategy bot = bot(sh("""
                i=0
                while [ $i -lt 3000 ]; do echo "a line of about forty characters: $i" >&2; i=$((i+1)); done
                read game; echo ready; read begin; read choose; echo 2; cat >/dev/null"""), LONG);
        assertThat(ask(bot)).isEqualTo(2);
    }

    @Test
    void aBotOutlivesCtrlC() {
        BotStrategy bot = bot(
                sh("read game; kill -INT $$; echo ready; read begin; read choose; kill -INT $$; echo 1; cat"), LONG);
        assertThat(ask(bot)).isEqualTo(1);
    }

    // --- bots that fail ---

    @Test
    void aCrashIsReportedWithItsExitStatus() {
        assertForfeit(
                bot(sh("read game; echo ready; read begin; read choose; exit 7"), LONG), "crashed with exit status 7");
    }

    @Test
    void aCrashIsReportedWithTheLastWordsOnStandardError() {
        Path file = write("bot.py", """
                import sys
                print("starting", file=sys.stderr)
                print("ready", flush=True)
                sys.stdin.readline()
                sys.stdin.readline()
                raise ValueError("no idea")
                """);
        assertForfeit(
                bot("exec python3 '%s'".formatted(file), LONG), "crashed with exit status 1: ValueError: no idea");
    }

    @Test
    void aBotThatIsKilledCrashes() {
        assertForfeit(
                bot(sh("read game; echo ready; read begin; read choose; kill -KILL $$"), LONG),
                "crashed with exit status 137");
    }

    @Test
    void lastWordsAreShortAndCannotCommandATerminal() {
        String reason = forfeit(bot(sh("""
                read game; echo ready; read begin; read choose
                printf 'red \\033[31m and a bell \\007 %4000s\\n\\n' x >&2
                exit 1"""), LONG));
        assertThat(reason)
                .startsWith("crashed with exit status 1: red \\u{1b}[31m and a bell \\u{7}")
                .hasSizeLessThan(400);
    }

    @Test
    void aBotThatClosesItsOutputIsOut() {
        assertForfeit(
                bot(sh("read game; echo ready; read begin; exec >&-; sleep 60"), LONG), "closed its input or output");
    }

    @Test
    void aBotThatThinksTooLongIsOut() {
        assertForfeit(
                bot(sh("read game; echo ready; read begin; read choose; sleep 60"), SHORT),
                "stalled, no answer within 200 ms");
    }

    @Test
    void nonsenseIsQuotedWithWhatIsLegal() {
        assertForfeit(answering("seven"), "answered 'seven'; legal is 0, 1, 2, 3");
        assertForfeit(answering("4"), "answered '4'; legal is 0, 1, 2, 3");
        assertForfeit(answering(""), "answered ''; legal is 0, 1, 2, 3");
        assertForfeit(
                answering("\\033[2J\\t\\342\\200\\256\\377"),
                "answered '\\u{1b}[2J\\t\\u{202e}\ufffd'; legal is 0, 1, 2, 3");
        assertForfeit(answering("x".repeat(61)), "answered '" + "x".repeat(60) + "...'; legal is 0, 1, 2, 3");
    }

    @Test
    void whiteSpaceRoundAnAnswerDoesNotMatter() {
        assertThat(ask(answering(" 2 \\r"))).isEqualTo(2);
    }

    @Test
    void aHugeLineIsNonsense() {
        BotStrategy bot = bot(sh("read game; echo ready; read begin; read choose; yes x | tr -d '\\n'"), LONG);
        assertForfeit(bot, "answered a line of more than 10000 bytes");
    }

    @Test
    void aSecondLineIsNotTakenForTheNextAnswer() {
        BotStrategy bot = bot(
                sh("read game; echo ready; read begin; read choose; printf '2\\n1\\n'; read choose; echo 3; cat"),
                LONG);
        assertThat(ask(bot)).isEqualTo(2);
        assertForfeit(bot, "said '1' without being asked");
    }

    @Test
    void aFloodOfLinesIsNotTakenForAnswers() {
        BotStrategy bot = bot("echo ready; exec yes 1", LONG);
        assertThatThrownBy(() -> {
                    while (true) {
                        ask(bot); // a line that comes just after a question can't be told from an answer; the next
                        // one can
                    }
                })
                .isInstanceOf(Forfeit.class)
                .hasMessage("said '1' without being asked");
    }

    private static ProcessBuilder launch(String command) {
        return Sandbox.launch(command, Home.here(), Terms.of(LONG, LONG));
    }

    @Test
    void aBotThatNeverReadsDoesNotHoldUpAlea() {
        BotProcess bot = BotProcess.start(launch("echo ready; sleep 60"), "game\n", LONG);
        try {
            bot.tell("end\t%s\n".formatted("x".repeat(1 << 20)));
            assertThatThrownBy(() -> bot.ask("choose\n", SHORT))
                    .isInstanceOf(Forfeit.class)
                    .hasMessage("stalled, no answer within 200 ms");
        } finally {
            bot.kill();
        }
    }

    @Test
    void aBotThatLeavesAChildAtItsPipesDoesNotHoldUpAlea() {
        // The child's parent is gone before Alea first looks: where there is no /proc it can't be found, and keeps the
        // pipes until it ends.
        BotProcess bot = BotProcess.start(launch("exec 3<&0; (sleep 8 <&3 &); echo ready; exit 5"), "game\n", LONG);
        bot.tell("end\t%s\n".formatted("x".repeat(1 << 20)));
        assertThatThrownBy(() -> bot.ask("choose\n", SHORT))
                .isInstanceOf(Forfeit.class)
                .hasMessage("crashed with exit status 5");
        bot.kill();
        bot.quit();
    }

    @ParameterizedTest
    @EnabledOnOs(value = OS.LINUX, disabledReason = "only /proc names processes whose parents have ended")
    @ValueSource(strings = {"%s &", "(%s &)", "nohup %s &", "env -i %s &", "setsid %s &", "sh -c '%s & exit'"})
    void whatABotStartsInTheBackgroundEndsWithItHoweverItEnds(String background) throws Exception {
        List<String> ends = List.of("exit 7", "kill -9 $$", "echo nonsense; sleep 60", "sleep 60");
        try (var side = Executors.newFixedThreadPool(ends.size())) { // most of the time they wait
            List<Future<?>> tried = new ArrayList<>();
            for (int i = 0; i < ends.size(); i++) {
                Path pids = folder.resolve("pids-" + i);
                String end = ends.get(i);
                tried.add(side.submit(() -> {
                    whatItStartsEnds(background, end, pids);
                    return null;
                }));
            }
            for (Future<?> one : tried) {
                one.get();
            }
        }
    }

    private void whatItStartsEnds(String background, String end, Path pids) throws Exception {
        Path sleeper = write(pids.getFileName() + ".sh", "(echo $$; echo $$) >'%s'; exec sleep 60\n".formatted(pids));
        String start = background.formatted("/bin/sh %s </dev/null >/dev/null 2>&1".formatted(sleeper));
        Path bot = write(pids.getFileName() + "-bot.sh", """
                %s
                while ! [ -s '%s' ]; do sleep 0.02; done
                read game; echo ready; read begin; read choose; %s
                """.formatted(start, pids, end));
        forfeit(bot("exec /bin/sh '%s'".formatted(bot), SHORT));
        assertAllEnd(pids);
    }

    // --- bots that do not start ---

    @Test
    void aCommandThatDoesNotExistIsFoundBeforeTheFirstMatch() {
        assertThatThrownBy(() -> Bots.probe("no-such-bot --fast", GAME, LONG))
                .isInstanceOf(BadInput.class)
                .message()
                .startsWith("exec:no-such-bot --fast cannot play: did not say ready: crashed with exit status 127: ")
                .contains("no-such-bot")
                .doesNotContain("\n");
    }

    @Test
    void aBotThatIsSilentAtItsStartIsFoundBeforeTheFirstMatch() {
        assertThatThrownBy(() -> Bots.probe("sleep 60", GAME, SHORT, LONG))
                .isInstanceOf(BadInput.class)
                .hasMessage("exec:sleep 60 cannot play: did not say ready: stalled, no answer within 200 ms "
                        + "(is it slow, or does it not flush after each answer?)");
    }

    @Test
    void aBotThatIntroducesItselfIsNotReady() {
        assertThatThrownBy(() -> Bots.probe("echo Bot 1.0; cat", GAME, LONG))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("did not say ready: it said 'Bot 1.0'");
    }

    @Test
    void aBotThatIsReadyPassesTheProbe() {
        Bots.probe("exec python3 ../examples/bot.py", GAME, LONG);
    }

    @Test
    void aBotThatDoesNotStartForfeits() {
        assertForfeit(bot("exit 4", LONG), "did not say ready: crashed with exit status 4");
    }

    @Test
    void anEmptyCommandIsBadInput() {
        assertThatThrownBy(() -> Bots.player(" ", GAME, LONG))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("exec: needs a command");
        assertThatThrownBy(() -> Bots.player("cat", GAME, Duration.ZERO)).isInstanceOf(BadInput.class);
    }

    @Test
    void aPlayerIsNamedAsItWasGiven() {
        assertThat(Bots.player("python3 bot.py --depth=2,3", GAME, LONG).spec())
                .hasToString("exec:python3 bot.py --depth=2,3");
    }

    // --- life and death ---

    @Test
    void afterAFailureTheNextMatchStartsANewProcess() throws IOException {
        Path starts = folder.resolve("starts");
        BotStrategy bot = bot(sh("""
                echo $$ >>'%s'
                read game; echo ready
                while read message rest; do
                    case $message,$rest in
                        choose*) [ "$match" = 1 ] && exit 9; echo 2;;
                        begin*) match=${rest##*[!0-9]};;
                    esac
                done""".formatted(starts)), LONG);
        bot.begin(0, 0);
        assertThat(ask(bot)).isEqualTo(2);
        bot.begin(0, 1);
        assertForfeit(bot, "crashed with exit status 9");
        bot.end(GAME.start());
        bot.begin(0, 2);
        assertThat(ask(bot)).isEqualTo(2);
        bot.begin(0, 3);
        assertThat(ask(bot)).isEqualTo(2);
        assertThat(Files.readAllLines(starts)).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void closingEndsABotThatLingersAndItsChildren() throws Exception {
        Path pids = folder.resolve("pids");
        BotStrategy bot = bot(family(pids, "0"), LONG);
        ask(bot);
        bot.close();
        assertAllEnd(pids);
        assertThatThrownBy(() -> ask(bot)).isInstanceOf(CancellationException.class);
    }

    @Test
    void aFailureEndsABotAndItsChildren() throws Exception {
        Path pids = folder.resolve("pids");
        BotStrategy bot = bot(family(pids, "nonsense"), LONG);
        forfeit(bot);
        assertAllEnd(pids);
    }

    @Test
    void noBotOutlivesAlea() throws Exception {
        Path pids = folder.resolve("pids");
        Process alea = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Leaving.class.getName(),
                        family(pids, "0"))
                .inheritIO()
                .start();
        assertThat(alea.waitFor()).isEqualTo(3);
        assertAllEnd(pids);
    }

    @Test
    void closingWhileABotThinksIsNotItsFault() throws Exception {
        Path asked = folder.resolve("asked");
        BotStrategy bot =
                bot(sh("read game; echo ready; read begin; read choose; : >'%s'; sleep 60".formatted(asked)), LONG);
        var outcome = CompletableFuture.supplyAsync(() -> catchThrowableOfType(RuntimeException.class, () -> ask(bot)));
        await(asked);
        bot.close();
        assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
    }

    @Test
    void anInterruptWhileABotThinksIsNotItsFault() throws Exception {
        Path asked = folder.resolve("asked");
        BotStrategy bot =
                bot(sh("read game; echo ready; read begin; read choose; : >'%s'; sleep 60".formatted(asked)), LONG);
        var outcome = new CompletableFuture<RuntimeException>();
        Thread player = Thread.ofPlatform()
                .start(() -> outcome.complete(catchThrowableOfType(RuntimeException.class, () -> ask(bot))));
        await(asked);
        player.interrupt();
        assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
    }

    // --- helpers ---

    /** Winner and length of some matches, the two players taking turns in the seats. */
    private static List<String> matches(Game game, Player one, Player two) {
        List<String> results = new ArrayList<>();
        List<Strategy> instances = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            instances.add((seat % 2 == 0 ? one : two).instances().get());
        }
        var streams = new Streams(game.seats(), false);
        for (int index = 0; index < 20; index++) {
            List<Strategy> seats = new ArrayList<>(instances);
            Collections.rotate(seats, index);
            Position position = game.start();
            streams.begin(5, index, index);
            for (int seat = 0; seat < seats.size(); seat++) {
                seats.get(seat).begin(seat, index);
            }
            boolean over = Runners.of(game, seats)
                    .play(position, seats.toArray(Strategy[]::new), streams, Integer.MAX_VALUE, null);
            seats.forEach(s -> s.end(position));
            results.add(String.format(Locale.ROOT, "%b %d %d", over, position.seat(), position.turns()));
        }
        for (Strategy strategy : instances) {
            if (strategy instanceof BotStrategy bot) {
                bot.close();
            }
        }
        return results;
    }

    private static List<String> said(List<String> lines, String sign) {
        return lines.stream()
                .filter(line -> line.startsWith(sign))
                .map(line -> line.substring(sign.length()))
                .toList();
    }

    private BotStrategy bot(String command, Duration perMove) {
        var bot = (BotStrategy) Bots.player(command, GAME, perMove).instances().get();
        bots.add(bot);
        return bot;
    }

    /** A bot that gives one answer, written as printf understands it, and then waits. */
    private BotStrategy answering(String answer) {
        return bot(
                sh("read game; echo ready; read begin; read choose; printf '%s\\n'; cat >/dev/null".formatted(answer)),
                LONG);
    }

    /**
     * A bot that answers once, has a child, and goes on when it should not; it writes down its own number and its
     * child's.
     */
    private String family(Path pids, String answer) {
        return sh("""
                sleep 60 &
                echo $$ >'%1$s'
                echo $! >>'%1$s'
                read game; echo ready; read begin; read choose; echo %2$s
                while :; do sleep 1; done""".formatted(pids, answer));
    }

    private static int ask(BotStrategy bot) {
        return bot.choose(GAME.parse(QUESTION), new Dice(1, 1));
    }

    private static String forfeit(BotStrategy bot) {
        return catchThrowableOfType(Forfeit.class, () -> ask(bot)).getMessage();
    }

    private static void assertForfeit(BotStrategy bot, String reason) {
        assertThat(forfeit(bot)).isEqualTo(reason);
    }

    /** Waits, in the end for the time-out of the test, until the processes are gone that a file names. */
    private static void assertAllEnd(Path pids) throws IOException, InterruptedException {
        List<String> lines = Files.readAllLines(pids);
        assertThat(lines).hasSize(2);
        for (String line : lines) {
            while (ProcessHandle.of(Long.parseLong(line))
                    .filter(ProcessHandle::isAlive)
                    .isPresent()) {
                Thread.sleep(10);
            }
        }
    }

    private static void await(Path file) throws InterruptedException {
        while (!Files.exists(file)) {
            Thread.sleep(10);
        }
    }

    /** The command that runs a shell script. */
    private String sh(String script) {
        return "exec /bin/sh '%s'".formatted(write(String.format(Locale.ROOT, "bot%d.sh", bots.size()), script + "\n"));
    }

    private Path write(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
