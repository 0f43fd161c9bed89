package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of positions that others analyse, beside what {@code alea analyse --positions} says of them. */
class SpreadAnalyseTest {
    @TempDir
    private Path folder;

    private Path positions;

    @BeforeEach
    void write() throws IOException {
        positions = Files.writeString(folder.resolve("positions.txt"), """
                12,0,30,20/-/10,0,0,7/- 0 3
                34,20,H,H/-/0,7,H,H/- 0 2

                12,0,30,20/-/10,0,0,7/- 0 6
                34,20,40,H/-/0,7,H,H/- 0 5
                34,20,41,H/-/0,7,H,H/- 0 1
                """);
    }

    private String[] analyse(String... more) {
        List<String> words = new ArrayList<>(
                List.of("analyse", "ludo-simple", "--positions", positions.toString(), "--games", "36"));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--by=hybrid", "--json"})
    void positionsAreWorthWhatTheyAreHereForAnyPartitions(String option) {
        Lines local = Lines.alea(analyse(option));
        assertThat(local.exit()).as(local.err()).isZero();
        for (String partitions : new String[] {"1", "7", "100"}) {
            assertThat(Lines.spark(analyse(option, "--slice", "2", "--partitions", partitions, "--master", "local[2]")))
                    .as(partitions)
                    .isEqualTo(local);
        }
    }

    @Test
    void slicesThatAreKeptAreNotAnalysedAgain() {
        Path out = folder.resolve("out");
        String[] kept = analyse("--slice", "2", "--master", "local[2]", "--out", out.toString());
        Lines first = Lines.spark(kept);
        assertThat(out.resolve("piece-000000001").toFile().delete()).isTrue();
        assertThat(Lines.spark(kept).err()).contains("--resume goes on with it");
        assertThat(Lines.spark(analyse("--slice", "2", "--master", "local[2]", "--out", out.toString(), "--resume")))
                .isEqualTo(first);
        assertThat(Lines.spark(analyse("--seed", "2", "--slice", "2", "--out", out.toString(), "--resume"))
                        .err())
                .endsWith("is of another job; name another folder\n");
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() throws IOException {
        assertThat(Lines.spark("analyse", "ludo-simple").err())
                .isEqualTo("alea-spark analyse: --positions FILE is missing; alea analyse tells of one position\n");
        assertThat(Lines.spark(analyse("--by", "exec:./bot")).err())
                .isEqualTo("alea-spark analyse: 'exec:./bot' is a program of this machine, and is not sent to others; "
                        + "alea analyse plays it\n");
        assertThat(Lines.spark(analyse("--by", "nobody", "--master", "local[2]")))
                .extracting(Lines::exit, Lines::out)
                .containsExactly(2, "");
        Files.writeString(positions, "12,0,30,20/-/10,0,0,7/- 0 3\nnone\n");
        assertThat(Lines.spark(analyse())).extracting(Lines::exit, Lines::out).containsExactly(2, "");
        assertThat(Lines.spark(analyse()).err())
                .startsWith("alea-spark analyse: %s, line 2: ".formatted(positions))
                .hasLineCount(1);
    }
}
