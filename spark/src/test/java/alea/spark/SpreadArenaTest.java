package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arenas over threads of this process, beside those of {@code alea arena}. */
class SpreadArenaTest {
    @TempDir
    private Path folder;

    private static String[] args(String line, String... more) {
        return Stream.concat(Stream.of(line.split(" ")), Stream.of(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arena ludo-simple hybrid fast --games 3000 --seed 5",
                "arena ludo-simple:seats=4 hybrid fast random --games 1000 --duplicate --json",
                "arena ludo-simple hybrid fast --games 3000 --lanes --csv",
                "arena doom:2x2 random random --games 2001 --max-turns 9 --seating shuffle",
                "arena ludo-simple hybrid random --games 5000 --sprt 0.5,0.6",
            })
    void aReportIsTheLocalOneToTheByteForAnyPartitions(String line) {
        Lines local = Lines.alea(args(line));
        String slice = line.contains("--lanes") ? "900" : "37"; // lanes take a while to begin
        for (String partitions : new String[] {"1", "7", "100"}) {
            assertThat(Lines.spark(args(line, "--slice", slice, "--master", "local[2]", "--partitions", partitions)))
                    .as(partitions)
                    .isEqualTo(local);
        }
    }

    @Test
    void slicesThatAreKeptAreNotPlayedAgain() {
        String line = "arena ludo-simple hybrid fast --games 1000 --slice 100 --master local[2]";
        Lines first = Lines.spark(args(line, "--out", folder.resolve("a").toString()));
        assertThat(first.exit()).isZero();
        folder.resolve("a/piece-000000003").toFile().delete();
        assertThat(Lines.spark(
                        args(line, "--resume", "--out", folder.resolve("a").toString())))
                .isEqualTo(first);
        assertThat(Lines.spark(args(
                        line,
                        "--resume",
                        "--seed",
                        "2",
                        "--out",
                        folder.resolve("a").toString())))
                .isEqualTo(new Lines(
                        2,
                        "",
                        "alea-spark arena: %s is of another job; name another folder\n"
                                .formatted(folder.resolve("a/job.txt"))));
    }

    @Test
    void programsOfThisMachineAreRefused() {
        assertThat(Lines.spark(args("arena ludo-simple exec:./bot random --master local[2]")))
                .isEqualTo(new Lines(
                        2,
                        "",
                        "alea-spark arena: 'exec:./bot' is a program of this machine, and is not sent to others; "
                                + "alea arena plays it\n"));
    }
}
