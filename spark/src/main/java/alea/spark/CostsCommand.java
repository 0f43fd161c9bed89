package alea.spark;

import alea.cli.Console;
import alea.cli.Exit;
import alea.cli.Interruption;
import alea.cli.JsonOption;
import alea.cli.Table;
import alea.game.BadInput;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark costs}: what machines cost besides the work, and what that means for more of them. */
@Command(
        name = "costs",
        description = {
            "Measures what the machines at hand take besides the work itself, and says what to expect from more of "
                    + "them (docs/scale.md).",
        },
        footer = {"", "Example: alea-spark costs --master spark://host:7077 --work 10"})
final class CostsCommand implements Callable<Integer> {
    private static final int[] CORES = {1, 10, 100, 1000};

    /** Tasks that are a rehearsal. */
    private static final int FIRST = 200;

    private static final int BATCHES = 10;
    private static final double HOUR = 3600;
    /** By which part the work of tasks differs. */
    private static final double SPREAD = 0.1;

    @ParentCommand
    private AleaSpark alea;

    @Option(
            names = "--tasks",
            paramLabel = "N",
            defaultValue = "2000",
            description = "how many empty tasks are timed (standard: ${DEFAULT-VALUE})")
    private int tasks;

    @Option(
            names = "--work",
            paramLabel = "S",
            defaultValue = "5",
            description = "seconds that a task will work (standard: ${DEFAULT-VALUE})")
    private double work;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "what a block of the states of this game costs instead, in this process")
    private @Nullable String game;

    @Option(names = "--endgame", paramLabel = "N", description = "of its endgames, as solve has them")
    private int endgame;

    @Option(
            names = "--block",
            paramLabel = "N",
            defaultValue = "262144",
            description = "states of that block at most (standard: ${DEFAULT-VALUE})")
    private int block;

    @Option(
            names = "--wave",
            paramLabel = "N",
            description = "how many blocks are worked through at once at least, as solve has it")
    private @Nullable Integer wave;

    @Mixin
    private ClusterOptions machines;

    @Mixin
    private JsonOption json;

    private record Nothing() implements Piece {
        @Override
        public byte[] run() {
            return new byte[0];
        }
    }

    /** What {@code --json} writes, in seconds. */
    private record Costs(int cores, int tasks, double start, double driver, double overhead, List<Expected> expected) {}

    private record Expected(int cores, double seconds, double efficiency) {}

    @Override
    public Integer call() {
        if (tasks < 1 || !(work >= 0)) {
            throw new BadInput("--tasks is at least 1, and --work at least 0");
        }
        Console console = alea.console();
        if (game != null) {
            var plan = BlockPlan.of(game, endgame, block, wave);
            print(console, plan.cut(), BlockCosts.of(plan));
            return Exit.DONE;
        }
        long begun = System.nanoTime();
        try (var cluster = machines.open("costs");
                var interruption = new Interruption(console)) {
            interruption.around(_ -> {}).begun(Thread.currentThread()::interrupt);
            run(cluster, 1);
            double start = (System.nanoTime() - begun) * 1e-9;
            run(cluster, FIRST);
            int cores = cluster.context().defaultParallelism();
            int each = Math.max(1, tasks / BATCHES);
            double wall = Double.MAX_VALUE;
            double used = Double.MAX_VALUE;
            for (int i = 0; i < BATCHES; i++) { // what else runs here disturbs some of them, and not the best
                long cpu = processor();
                long from = System.nanoTime();
                run(cluster, each);
                wall = Math.min(wall, (System.nanoTime() - from) * 1e-9 / each);
                used = Math.min(used, (processor() - cpu) * 1e-9 / each);
            }
            double driver = Math.min(wall, used);
            double overhead = Math.max(0, wall * cores - driver);
            var schedule = new JobLength(start, driver, overhead);
            long many = 100_000;
            List<Expected> expected = new ArrayList<>();
            for (int count : CORES) {
                expected.add(new Expected(
                        count, schedule.seconds(many, count, work), schedule.efficiency(many, count, work)));
            }
            if (json.wanted()) {
                console.json(new Costs(cores, tasks, start, driver, overhead, expected));
                return Exit.DONE;
            }
            console.out()
                    .println(String.format(
                            Locale.ROOT,
                            "%d cores, %,d empty tasks: a start takes %.1f s, a task %.1f ms of the driver and %.1f ms"
                                    + " of a core",
                            cores,
                            tasks,
                            start,
                            driver * 1e3,
                            overhead * 1e3));
            console.out().println();
            var table = new Table(">cores", String.format(Locale.ROOT, ">%,d tasks of %s s", many, work), ">work");
            for (Expected e : expected) {
                table.row(
                        String.format(Locale.ROOT, "%,d", e.cores),
                        String.format(Locale.ROOT, "%.2f h", e.seconds / 3600),
                        String.format(Locale.ROOT, "%.1f %%", 100 * e.efficiency));
            }
            table.print(console.out());
            return Exit.DONE;
        }
    }

    private void print(Console console, BlockCut cut, BlockCosts costs) {
        if (json.wanted()) {
            console.json(costs);
            return;
        }
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s: %,d states, %,d blocks in %,d waves; of block %,d a state takes%n%.2f us to be "
                                + "followed, %.0f bytes that are read in %.2f us, %.2f us of a sweep, and %.2f bounds from %,d other blocks",
                        game,
                        costs.states(),
                        costs.blocks(),
                        costs.waves(),
                        costs.block(),
                        costs.follow() * 1e6,
                        costs.bytes(),
                        costs.read() * 1e6,
                        costs.sweep() * 1e6,
                        costs.asked(),
                        costs.others()));
        console.out().println();
        var table = new Table(">cores", ">a sweep", ">simulated");
        JobLength job = JobLength.MEASURED.next();
        for (int cores : CORES) {
            table.row(
                    String.format(Locale.ROOT, "%,d", cores),
                    time(cut.seconds((blocks, states) -> job.seconds(blocks, cores, states * costs.turn()))),
                    time(cut.seconds(
                            (blocks, states) -> job.simulated(blocks, cores, states * costs.turn(), SPREAD, blocks))));
        }
        table.print(console.out());
    }

    private static String time(double seconds) {
        return seconds < HOUR
                ? String.format(Locale.ROOT, "%.0f s", seconds)
                : String.format(Locale.ROOT, "%.2f h", seconds / HOUR);
    }

    private static void run(Cluster cluster, int tasks) {
        if (!cluster.run(Collections.nCopies(tasks, new Nothing()), tasks, (_, _) -> true)) {
            throw new CancellationException("interrupted");
        }
    }

    /** Nanoseconds of processor time that this process has used. */
    private static long processor() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
