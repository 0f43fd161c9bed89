package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Values;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables in blocks over threads of this process, beside those of {@code alea solve}. */
class BlockSolveTest {
    @TempDir
    private Path folder;

    private byte[] solved(String name, String game, String... more) throws IOException {
        Path table = folder.resolve(name);
        String[] args = {"solve", game, "--out", table.toString(), "--master", "local[2]"};
        String[] all = new String[args.length + more.length];
        System.arraycopy(args, 0, all, 0, args.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        Lines lines = Lines.spark(all);
        assertThat(lines.err()).isEmpty();
        assertThat(lines.exit()).isZero();
        return Files.readAllBytes(table);
    }

    private void requireTheBoundsOfTheLocalSolve(String game, Path file) {
        Game solved = Plan.endless(Registry.installed().game(game));
        Plan plan = Plan.of(solved, Objective.ZERO_SUM, 1e-9);
        Values local = Solution.of(
                        new Drive(plan.start(1e-9).solving(), 1e-9).run().solving())
                .values();
        TableFile table = TableFile.open(file);
        table.verify();
        Solution blocks = table.solution(local.space());
        var position = solved.start();
        for (long n = 0; n < table.states(); n++) {
            if (local.space().position(n, position)) {
                Values.Range exact = local.at(position);
                assertThat(blocks.arrays().get(0, n)).as("state %d", n).isLessThanOrEqualTo(exact.upper());
                assertThat(blocks.arrays().get(1, n)).as("state %d", n).isGreaterThanOrEqualTo(exact.lower());
                assertThat(blocks.arrays().get(1, n) - blocks.arrays().get(0, n))
                        .isLessThanOrEqualTo(blocks.gap());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"'doom:2x2,dice=3',1e-3,700,2", "'ludo-simple:pawns=1',1e-3,300,1"})
    void aTableInBlocksHoldsTheValuesOfTheLocalSolveInAnyNumberOfTasks(
            String game, String gap, String block, String wave) throws IOException {
        String[] plan = {"--gap", gap, "--block", block, "--wave", wave, "--partitions"};
        byte[] one = solved("a.table", game, with(plan, "1"));
        requireTheBoundsOfTheLocalSolve(game, folder.resolve("a.table"));
        assertThat(solved("b.table", game, with(plan, "7"))).isEqualTo(one);
        assertThat(solved("c.table", game, with(plan, "100"))).isEqualTo(one);
    }

    private static String[] with(String[] first, String last) {
        String[] all = Arrays.copyOf(first, first.length + 1);
        all[first.length] = last;
        return all;
    }

    @Test
    void wherePlayersMoveOnWavesTakeHardlyMoreSweepsThanTheLocalSolve() throws IOException {
        String game = "ludo-simple:pawns=1";
        Plan plan = Plan.of(Registry.installed().game(game), Objective.ZERO_SUM, 1e-4);
        int local = new Drive(plan.start(1e-4).solving(), 1e-4).run().solving().sweeps();
        solved("a.table", game, "--block", "128", "--wave", "1");
        Solution blocks = TableFile.open(folder.resolve("a.table")).solution(plan.space());
        assertThat(blocks.sweeps()).isLessThanOrEqualTo(local + 2);
        solved("b.table", game, "--block", "128", "--wave", "1000");
        Solution atOnce = TableFile.open(folder.resolve("b.table")).solution(plan.space());
        assertThat(atOnce.sweeps()).isGreaterThan(4 * blocks.sweeps());
    }

    @Test
    void anotherPlanDoesNotGoOn() throws IOException {
        Path blocks = Files.createDirectory(folder.resolve("a.table.blocks"));
        Path plan = blocks.resolve("plan.txt");
        Files.writeString(plan, """
                alea blocks 2
                game: doom:size=2x2,turns=none
                pieces: 0
                block: 700
                wave: 8
                gap: 1.0E-4
                """);
        assertThat(Lines.spark(
                        "solve",
                        "doom:2x2",
                        "--block",
                        "700",
                        "--wave",
                        "4",
                        "--resume",
                        "--master",
                        "local[2]",
                        "--out",
                        folder.resolve("a.table").toString()))
                .isEqualTo(new Lines(
                        2,
                        "",
                        "alea-spark solve: %s is of another solve: there it says 'wave: 8', here 'wave: 4'\n"
                                .formatted(plan)));
    }

    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void halfAMillionStatesHaveTheValuesOfTheLocalSolve() throws IOException {
        solved("a.table", "doom:2x3,dice=4", "--gap", "1e-3", "--block", "65536", "--partitions", "7");
        requireTheBoundsOfTheLocalSolve("doom:2x3,dice=4", folder.resolve("a.table"));
    }

    @Test
    void anOptionThatCannotBeIsRefusedInOneLine() {
        Path table = folder.resolve("a.table");
        assertThat(Lines.spark("solve", "doom:2x2", "--block", "1", "--out", table.toString()))
                .isEqualTo(
                        new Lines(2, "", "alea-spark solve: --block 1 is not allowed; it is from 64 to 67,108,864\n"));
        assertThat(Lines.spark("costs", "--game", "doom:2x2", "--wave", "0"))
                .isEqualTo(new Lines(2, "", "alea-spark costs: --wave 0 is not allowed; it is from 1 to 1,000,000\n"));
        assertThat(Lines.spark("solve", "doom:2x2", "--resume", "--out", table.toString())
                        .err())
                .startsWith("alea-spark solve: --resume: there is nothing to go on with in ");
    }
}
