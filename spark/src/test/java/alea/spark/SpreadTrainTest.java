package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trainings whose matches others play, beside those of {@code alea train}. */
class SpreadTrainTest {
    @TempDir
    private Path folder;

    private Path config;

    @BeforeEach
    void write() throws IOException {
        config = folder.resolve("tiny.yaml");
        Files.writeString(config, """
                trainer: evolution
                game: ludo-pyludo-fork
                genome: simple
                population: 8
                selection: normal
                games: 20
                generations: 3
                evaluate-every: 2
                evaluate-games: 20
                opponents: ["0.2 smart"]
                measure-against: [random]
                recombination: blend
                mutation: normal
                final-games: 30
                fresh-games: 1100
                """);
    }

    private static void requireSame(Path one, Path other) throws IOException {
        try (Stream<Path> files = Files.list(one)) {
            for (Path file : files.toList()) {
                assertThat(other.resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    @Test
    void anEvolutionIsTheLocalOneToTheByteForAnyPartitions() throws IOException {
        Path local = folder.resolve("local");
        assertThat(Lines.alea("train", config.toString(), "--out", local.toString()))
                .extracting(Lines::exit, Lines::err)
                .containsExactly(0, "");
        for (String partitions : new String[] {"1", "7", "100"}) {
            Path spread = folder.resolve("spread" + partitions);
            assertThat(Lines.spark(
                                    "train",
                                    config.toString(),
                                    "--out",
                                    spread.toString(),
                                    "--partitions",
                                    partitions,
                                    "--master",
                                    "local[2]")
                            .exit())
                    .isZero();
            requireSame(local, spread);
        }
    }

    @Test
    void aGridTrainsEveryConfigurationAsItIsTrainedAlone() throws IOException {
        Path other = folder.resolve("other.yaml");
        Files.writeString(other, Files.readString(config) + "seed: 2\n");
        Path grid = folder.resolve("grid");
        Lines.spark("grid", config.toString(), other.toString(), "--out", grid.toString(), "--master", "local[2]");
        for (Path one : List.of(config, other)) {
            String name = one.getFileName().toString().replace(".yaml", "");
            Path alone = folder.resolve("alone-" + name);
            Lines.alea("train", one.toString(), "--out", alone.toString());
            requireSame(alone, grid.resolve(name));
        }
        assertThat(Lines.spark("grid", config.toString(), "--out", grid.toString())
                        .err())
                .startsWith("alea-spark grid: %s is there".formatted(grid.resolve("tiny")));
    }

    @Test
    void aTrainingWhoseMatchesWaitForEachOtherIsRefused() throws IOException {
        Files.writeString(config, """
                trainer: td
                game: ludo-simple
                games: 10
                """);
        assertThat(Lines.spark(
                                "train",
                                config.toString(),
                                "--out",
                                folder.resolve("td").toString())
                        .err())
                .startsWith("alea-spark train: only trainer evolution plays matches that need not wait");
    }
}
