package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Leagues whose tables others play, beside those of {@code alea league}. */
class SpreadLeagueTest {
    @TempDir
    private Path folder;

    private Path players;

    @BeforeEach
    void write() throws IOException {
        players = Files.writeString(folder.resolve("class.txt"), """
                # a class
                ann hybrid
                bob fast
                cem random
                """);
    }

    private String[] league(String out, String... more) {
        List<String> words = new ArrayList<>(List.of(
                "league",
                players.toString(),
                "ludo-simple",
                "--add",
                "random",
                "--games",
                "40",
                "--rounds",
                "4",
                "--review",
                "1",
                "--out",
                folder.resolve(out).toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    /** All that a league leaves: files by name, and what it said. */
    private Map<String, String> left(String out, Lines lines) throws IOException {
        Map<String, String> files = new TreeMap<>();
        Path root = folder.resolve(out);
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                // The page has the command, which names the folder.
                files.put(
                        root.relativize(file).toString(), Files.readString(file).replace(root.toString(), "OUT"));
            }
        }
        files.put("stdout", lines.out().replace(root.toString(), "OUT"));
        return files;
    }

    @Test
    void aLeagueIsTheLocalOneToTheByteForAnyPartitions() throws IOException {
        Map<String, String> local = left("local", Lines.alea(league("local")));
        assertThat(local).containsKeys("league.html", "league.json", "grades.csv", "students/ann.md", "league.state");
        for (String partitions : new String[] {"1", "7", "100"}) {
            Lines lines = Lines.spark(league("p" + partitions, "--partitions", partitions, "--master", "local[2]"));
            assertThat(lines.exit()).as(lines.err()).isZero();
            assertThat(left("p" + partitions, lines)).as(partitions).isEqualTo(local);
        }
    }

    @Test
    void aLeagueThatWasBrokenOffElsewhereGoesOnToTheSameBytes() throws IOException {
        Map<String, String> local = left("local", Lines.alea(league("local")));
        Path state = folder.resolve("local/league.state");
        String text = Files.readString(state);
        int end = text.indexOf("\nblock\t1\t2\t") + 1;
        assertThat(end).isPositive();
        Files.writeString(state, text.substring(0, end));
        Files.delete(folder.resolve("local/league.html"));
        assertThat(Lines.spark(league("local", "--master", "local[2]")).err())
                .startsWith("alea-spark league: ")
                .contains("keeps what a league has played; go on with it: --resume");
        assertThat(left("local", Lines.spark(league("local", "--resume", "--master", "local[2]"))))
                .isEqualTo(local);
    }

    @Test
    void whoJoinsAndWhoIsExcludedComesToTheSameBytes() throws IOException {
        Lines.alea(league("local"));
        Lines.spark(league("spread", "--master", "local[2]"));
        Files.writeString(players, "abe aggressive\n" + Files.readString(players));
        Lines.alea(league("local", "--resume", "--join", "--exclude", "cem"));
        Lines there = Lines.spark(league("spread", "--resume", "--join", "--exclude", "cem", "--master", "local[2]"));
        assertThat(there.exit()).as(there.err()).isZero();
        assertThat(there.out()).contains("joined when the others had played: abe", "cem: excluded");
        assertThat(left("spread", there)).isEqualTo(left("local", Lines.alea(league("local", "--resume"))));
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() throws IOException {
        Files.writeString(players, "dan exec:./bot\n", java.nio.file.StandardOpenOption.APPEND);
        assertThat(Lines.spark(league("out")))
                .isEqualTo(new Lines(
                        2,
                        "",
                        "alea-spark league: 'exec:./bot' is a program of this machine, and is not sent to others; "
                                + "alea league plays it\n"));
        Files.writeString(players, "ann hybrid\n");
        assertThat(Lines.spark(league("out", "--partitions", "0")).err())
                .isEqualTo("alea-spark league: --partitions 0 is not allowed; it is from 1 to 1,000,000\n");
        assertThat(Lines.spark(league("out", "--strikes", "0")).err())
                .isEqualTo("alea-spark league: --strikes 0 is not allowed; it is 1..1000\n");
        assertThat(Lines.spark(league("out", "--master", "nowhere")).err())
                .startsWith("alea-spark league: --master 'nowhere': ")
                .hasLineCount(1);
    }
}
