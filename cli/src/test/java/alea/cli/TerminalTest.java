package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.game.Position;
import alea.game.Registry;
import alea.match.Watcher;
import alea.service.LiveMatch;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole matches at a terminal of 80 by 24, by a program that stands in for it, types, and looks at the screen: {@code
 * play.py}. They are killed on the way, and go on.
 */
class TerminalTest {
    private static final Path DRIVER = Path.of("src/test/python/play.py");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final int KILLED = 7;

    /** The exit code of a process that was told to end. */
    private static final int TERMINATED = 128 + 15;

    static Stream<String> games() {
        return Boolean.getBoolean("alea.long")
                ? Stream.concat(
                        Registry.installed().games().stream().map(game -> game.name()),
                        Stream.of("doom:2x2", "ludo-simple:seats=4", "madn:seats=2"))
                : Stream.of("ludo-simple");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchIsPlayedKilledAndContinued(String game, @TempDir Path folder) throws Exception {
        Path records = folder.resolve("records");
        List<String> command = new ArrayList<>(List.of("/usr/bin/python3", DRIVER.toString(), records.toString(), "5"));
        command.addAll(List.of(Integer.toString(KILLED), "--"));
        command.addAll(List.of(
                JAVA,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "alea.cli.Alea"));
        command.addAll(List.of("play", game, "--seed", "3", "--record", records.toString()));
        Process driver = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(driver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(driver.waitFor()).as(said).isZero();

        Path record;
        try (Stream<Path> files = Files.list(records)) {
            record = files.filter(file -> file.toString().endsWith(".alea"))
                    .findFirst()
                    .orElseThrow();
        }
        assertThat(said.replace("\n", "")).contains("alea review " + record);
        alea("replay", record.toString()).done();
        assertThat(alea("review", record.toString(), "--level", "quick").done().out())
                .contains("it adds up to within 1e-");
        assertThat(RecordText.write(withoutAStop(RecordText.parse("record", Files.readString(record)))))
                .isEqualTo(Files.readString(record));
    }

    @Test
    void whatEndsTheProcessLeavesAMatchThatCanGoOn(@TempDir Path folder) throws Exception {
        Path said = folder.resolve("said");
        Process play = Run.start(
                ProcessBuilder.Redirect.to(said.toFile()),
                "play",
                "ludo-simple",
                "fast",
                "--record",
                folder.toString());
        try (var typing = play.outputWriter()) {
            while (play.isAlive() && !Files.readString(said).contains("your move")) {
                Thread.sleep(10);
            }
            // As Ctrl-C does, which a process in the background may not hear; the input stays open.
            play.toHandle().destroy();
            assertThat(play.waitFor()).isEqualTo(TERMINATED);
            assertThat(typing).isNotNull();
        }
        String last = Files.readString(said).lines().reduce((a, b) -> b).orElseThrow();
        assertThat(last).startsWith("Go on: alea play --continue ");
        assertThat(alea("play", "--continue", last.substring(last.indexOf(folder.toString())))
                        .done()
                        .out())
                .contains("The input has ended.");
    }

    /** Where a bar shows how far it is; without a terminal there is none. */
    @Test
    void ctrlCAtATerminalLeavesAnArenaWithItsReportAndItsCheckpoint(@TempDir Path folder) throws Exception {
        Path checkpoint = folder.resolve("long.run");
        assertThat(interrupted(
                        "matches", "arena ludo-simple random --games 100000000 --checkpoint".split(" "), checkpoint))
                .contains("alea arena: %s is kept, and --resume goes on".formatted(checkpoint), "INTERRUPTED")
                .containsPattern("alea arena: interrupted after [0-9,]+ of 100,000,000 matches\\R")
                .endsWith("\n130\n");
        assertThat(checkpoint).isNotEmptyFile();
    }

    @Test
    void ctrlCAtATerminalSaysHowFarAnAnalysisCame(@TempDir Path folder) throws Exception {
        String[] analyse = "analyse ludo-simple --by hybrid --games 10000000".split(" ");
        assertThat(interrupted("matches", analyse, "12,0,30,20/-/10,0,0,7/- 0 3"))
                .contains("option  equity  lower")
                .containsPattern("alea analyse: interrupted after [0-9,]+ of 40,000,000 matches\\R+130\\R$");
        Path positions = Files.writeString(folder.resolve("positions"), "4,0,0,0/-/10,0,0,7/- 0 3\n");
        assertThat(interrupted("positions", analyse, "--positions", positions))
                .containsPattern("alea analyse: interrupted after 0 of 1 positions\\R+130\\R$");
    }

    /** What a command says, and its exit code in the end, when Ctrl-C is typed after a word of it. */
    private static String interrupted(String word, String[] command, Object... more) throws Exception {
        List<String> words = new ArrayList<>(
                List.of("/usr/bin/python3", "src/test/python/interrupt.py", word, "--", JAVA, "-XX:+UseSerialGC"));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), "alea.cli.Alea"));
        words.addAll(List.of(command));
        Stream.of(more).map(Object::toString).forEach(words::add);
        Process driver = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(driver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(driver.waitFor()).as(said).isZero();
        return said;
    }

    /** The record of a match that was never stopped, in which people decide as they do in this one. */
    private static MatchRecord withoutAStop(MatchRecord record) {
        var seats = new TreeMap<Integer, String>();
        for (int seat = 0; seat < record.strategies().size(); seat++) {
            seats.put(seat, record.strategies().get(seat));
        }
        Iterator<String> labels =
                record.turns().stream().flatMap(turn -> turn.labels().stream()).iterator();
        var next = new String[1];
        var request = new LiveMatch.Request(
                record.game(), List.of(), seats, record.seed().orElseThrow());
        // The watcher reads on; at a question the label that is next is what was decided.
        try (var match = new LiveMatch(
                Registry.installed(),
                request,
                question -> new LiveMatch.Reply.Move(question.position().option(next[0])))) {
            next[0] = labels.next();
            match.play(new Watcher() {
                @Override
                public void before(Position position, int option) {
                    assertThat(position.label(option)).isEqualTo(next[0]);
                    next[0] = labels.hasNext() ? labels.next() : "";
                }
            });
            return match.record();
        }
    }
}
