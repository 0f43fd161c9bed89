package alea.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A master and two workers on the loopback, which this test starts and ends. */
class ClusterTest {
    private static final String[] ARENA = {"arena", "ludo-simple", "hybrid", "fast", "--games", "20000", "--seed", "7"};
    private static final int SECONDS = 240;

    @TempDir
    private static Path logs;

    private static Standalone machines;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws IOException {
        machines = new Standalone(logs, 2);
        for (String setting : Standalone.settings()) {
            String[] parts = setting.substring(2).split("=", 2);
            System.setProperty(parts[0], parts[1]);
        }
    }

    @AfterAll
    static void end() {
        for (String setting : Standalone.settings()) {
            System.clearProperty(setting.substring(2).split("=", 2)[0]);
        }
        machines.close();
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    private static long slices(Path folder) {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith("piece-"))
                    .count();
        } catch (IOException e) {
            return 0;
        }
    }

    private static void awaitSlices(Path folder, int count) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (slices(folder) < count) {
            assertThat(System.nanoTime()).as(machines.logs()).isLessThan(end);
            Standalone.pause();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "100"})
    void anArenaOverMachinesIsTheLocalOneToTheByte(String partitions) {
        Lines local = Lines.alea(ARENA);
        assertThat(Lines.spark(with(ARENA, "--slice", "200", "--partitions", partitions, "--master", machines.url())))
                .isEqualTo(local);
    }

    @Test
    void whatAKilledWorkerHadIsDoneByTheOthers() throws Exception {
        Process third = machines.worker();
        String[] arena = {"arena", "ludo-ludopy", "random", "--games", "300000", "--seed", "3"};
        var running = CompletableFuture.supplyAsync(() -> Lines.spark(with(
                arena, "--slice", "1000", "--out", folder.resolve("killed").toString(), "--master", machines.url())));
        awaitSlices(folder.resolve("killed"), 5);
        Standalone.kill(third);
        Lines lines = running.get(SECONDS, TimeUnit.SECONDS);
        assertThat(lines.exit()).isZero();
        assertThat(lines.out()).isEqualTo(Lines.alea(arena).out());
    }

    /** Fails the first time. */
    private record Clumsy(int number) implements Piece {
        @Override
        public byte[] run() throws IOException {
            if (TaskContext.get().attemptNumber() == 0) {
                throw new IOException("a machine failed");
            }
            return new byte[] {(byte) number};
        }
    }

    @Test
    void aTaskThatFailsIsDoneAgain() {
        byte[] results = new byte[4];
        try (var cluster = Cluster.open("test", machines.url())) {
            List<Clumsy> pieces =
                    IntStream.range(0, results.length).mapToObj(Clumsy::new).toList();
            assertThat(cluster.run(pieces, 2, (number, result) -> {
                        results[number] = result[0];
                        return true;
                    }))
                    .isTrue();
        }
        assertThat(results).containsExactly(0, 1, 2, 3);
    }

    @Test
    void aDriverThatWasKilledGoesOnWithItsSlices() throws Exception {
        String[] arena = {"arena", "ludo-ludopy", "random", "--games", "300000", "--seed", "4"};
        Path slices = folder.resolve("driver");
        String[] over = with(arena, "--slice", "1000", "--out", slices.toString(), "--master", machines.url());
        Process driver = machines.start(Standalone.settings(), AleaSpark.class.getName(), over);
        awaitSlices(slices, 3);
        Standalone.kill(driver);
        long known = slices(slices);
        assertThat(known).isBetween(3L, 299L);
        assertThat(Lines.spark(over).err()).contains("--resume goes on with it");
        Lines lines = Lines.spark(with(over, "--resume", "--partitions", "7"));
        assertThat(lines).isEqualTo(Lines.alea(arena));
    }

    /** What a command writes, on the cluster and here. */
    private static void requireTheSame(String... command) {
        Lines here = Lines.alea(command);
        assertThat(here.exit()).as(here.err()).isZero();
        assertThat(Lines.spark(with(command, "--partitions", "7", "--master", machines.url())))
                .isEqualTo(here);
    }

    @Test
    void otherCommandsOverMachinesAreTheLocalOnesToTheByte() throws IOException {
        Path positions = Files.writeString(
                folder.resolve("positions.txt"), "12,0,30,20/-/10,0,0,7/- 0 3\n34,20,H,H/-/0,7,H,H/- 0 2\n");
        requireTheSame("analyse", "ludo-simple", "--positions", positions.toString(), "--games", "36");
        requireTheSame("balance", "ludo-simple:pawns=2", "--players", "fast", "--games", "200", "--json");
        Path players = Files.writeString(folder.resolve("class.txt"), "ann hybrid\nbob fast\n");
        String[] league = {"league", players.toString(), "ludo-simple", "--games", "40", "--json", "--out"};
        assertThat(Lines.spark(with(league, folder.resolve("there").toString(), "--master", machines.url()))
                        .out())
                .isEqualTo(Lines.alea(with(league, folder.resolve("here").toString()))
                        .out());
    }

    @Test
    void aTableOverMachinesIsThatOfOneProcessToTheByte() throws IOException {
        String[] solve = {"solve", "doom:2x2,dice=2", "--gap", "1e-3", "--block", "64", "--wave", "4"};
        Path here = folder.resolve("here.table");
        Path there = folder.resolve("there.table");
        assertThat(Lines.spark(with(solve, "--out", here.toString(), "--master", "local[2]"))
                        .exit())
                .isZero();
        assertThat(Lines.spark(with(solve, "--out", there.toString(), "--partitions", "3", "--master", machines.url()))
                        .exit())
                .isZero();
        assertThat(there).hasSameBinaryContentAs(here);
    }

    private static int sweeps(Path folder) {
        try {
            String first = Files.readString(folder.resolve("progress.txt"))
                    .lines()
                    .findFirst()
                    .orElseThrow();
            return Integer.parseInt(first.substring("sweeps: ".length()));
        } catch (IOException e) {
            return 0;
        }
    }

    private static void awaitSweeps(Path folder, int count) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (sweeps(folder) < count) {
            assertThat(System.nanoTime()).as(machines.logs()).isLessThan(end);
            Standalone.pause();
        }
    }

    @Test
    void aTableWhoseDriverWasKilledAndThenInterruptedIsTheSameToTheByte() throws Exception {
        String[] solve = {"solve", "doom:2x2,dice=3", "--gap", "1e-3", "--block", "1000", "--wave", "2"};
        Path whole = folder.resolve("whole.table");
        Lines lines = Lines.spark(with(solve, "--out", whole.toString(), "--master", "local[2]"));
        assertThat(lines.exit()).as(lines.err()).isZero();
        Path table = folder.resolve("broken.table");
        Path blocks = folder.resolve("broken.table.blocks");
        String[] broken = with(solve, "--out", table.toString(), "--master", machines.url());
        Process killed = machines.start(Standalone.settings(), AleaSpark.class.getName(), broken);
        awaitSweeps(blocks, 3);
        Standalone.kill(killed);
        int known = sweeps(blocks);
        Process interrupted =
                machines.start(Standalone.settings(), AleaSpark.class.getName(), with(broken, "--resume"));
        awaitSweeps(blocks, known + 3);
        interrupted.destroy();
        assertThat(interrupted.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(machines.logs())
                .contains("alea-spark solve: interrupted; %s keeps what was done".formatted(blocks))
                .doesNotContain("internal error");
        assertThat(sweeps(blocks)).isGreaterThanOrEqualTo(known + 3);
        assertThat(table).doesNotExist();
        lines = Lines.spark(with(broken, "--resume"));
        assertThat(lines.exit()).as(lines.err()).isZero();
        assertThat(table).hasSameBinaryContentAs(whole);
        assertThat(blocks).doesNotExist();
    }
}
