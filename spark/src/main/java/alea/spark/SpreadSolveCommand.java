package alea.spark;

import alea.cli.Console;
import alea.cli.Exit;
import alea.cli.Interruption;
import alea.file.Claim;
import alea.game.BadInput;
import alea.service.Progress;
import alea.service.SolveRun;
import alea.solve.Solution;
import alea.solve.run.Averages;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark solve}: a table in blocks over a cluster. */
@Command(
        name = "solve",
        description = {
            "Works out what every state of a game of two seats is worth when both play as well as can be, zero-sum, "
                    + "where the table is larger than the memory of a machine.",
            "Bounds are floats, rounded outward; the table is one that alea reads."
        },
        footer = {
            "",
            "Examples: alea-spark solve doom:2x3,dice=4 --gap 1e-4 --out doom.table",
            "          alea-spark solve doom:2x3,dice=4 --gap 1e-4 --out doom.table --resume"
        })
final class SpreadSolveCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Option(
            names = "--endgame",
            paramLabel = "N",
            description = "endgames alone: the positions in which at most N pieces of both seats are left")
    private int endgame;

    @Option(
            names = "--gap",
            paramLabel = "G",
            defaultValue = "1e-4",
            description = "how far apart bounds may stay (standard: ${DEFAULT-VALUE}; floats come to about 1e-6)")
    private double gap;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the table")
    private Path out;

    @Option(
            names = "--values",
            paramLabel = "AS",
            defaultValue = "f32",
            description = "how the table holds values: f32 (the standard), f64 or i16")
    private Precision values;

    @Option(
            names = "--block",
            paramLabel = "N",
            defaultValue = "262144",
            description = "states of a block at most (standard: ${DEFAULT-VALUE}); the table depends on it")
    private int block;

    @Option(
            names = "--wave",
            paramLabel = "N",
            description = "how many blocks are worked through at once at least: more keep more machines busy, fewer "
                    + "take fewer sweeps; the table depends on it (standard: 1 where it is known what is how far on, "
                    + "as in Ludo, and waves are as wide as that allows; else 8)")
    private @Nullable Integer wave;

    @Option(
            names = "--blocks",
            paramLabel = "DIR",
            description = "a folder that all machines see, where blocks are kept (standard: FILE.blocks)")
    private @Nullable Path blocks;

    @Option(names = "--resume", description = "go on with what the folder of the blocks has")
    private boolean resume;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        if (!(gap > 0 && gap < 1)) {
            throw new BadInput("--gap %s is not allowed; it is more than 0 and less than 1".formatted(gap));
        }
        var plan = BlockPlan.of(game, endgame, block, wave);
        SolveRun.requireNoOther(out, plan.cut().plain().game());
        Path folder = blocks != null ? blocks : out.resolveSibling(out.getFileName() + ".blocks");
        if (resume != BlockSolve.isBegun(folder)) {
            throw new BadInput(
                    resume
                            ? "--resume: there is nothing to go on with in %s".formatted(folder)
                            : "%s is there: --resume goes on from it; delete it to begin anew".formatted(folder));
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made".formatted(folder));
        }
        Console console = alea.console();
        try (var _ = Claim.file(out);
                var cluster = machines.open("solve " + game);
                var interruption = new Interruption(console)) {
            BlockSolve solve = Cluster.asking(() -> new BlockSolve(cluster, plan, machines.partitions(), gap, folder));
            var stopped = new AtomicBoolean();
            Progress<String> progress = interruption.around(line -> {
                if (console.errIsTerminal()) {
                    console.err().println(line);
                }
            });
            progress.begun(() -> stopped.set(true));
            boolean close;
            try {
                close = Cluster.asking(() -> solve.run(stopped::get, progress::hear));
            } catch (CancellationException e) {
                console.err()
                        .println("alea-spark solve: interrupted; %s keeps what was done, and --resume goes on"
                                .formatted(folder));
                return Exit.INTERRUPTED;
            }
            Solution solution = solve.solution();
            TableFile.write(out, solution, values, close);
            print(console, solution, solve.layers());
            solve.discard();
            return close ? Exit.DONE : Exit.NOT_MET;
        }
    }

    private void print(Console console, Solution solution, int layers) {
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s, %s%n%,d states in %,d layer%s, %,d sweeps, gap %.1e",
                        solution.space().game().spec(),
                        solution.objective(),
                        solution.space().states(),
                        layers,
                        layers == 1 ? "" : "s",
                        solution.sweeps(),
                        solution.gap()));
        if (solution.space().pieces() == 0) {
            double[] start = Averages.start(solution);
            console.out().println(String.format(Locale.ROOT, "who starts: %.6f .. %.6f", start[0], start[1]));
        }
        console.out().println("%s: crc32c %s".formatted(out, TableFile.open(out).checksum()));
    }
}
