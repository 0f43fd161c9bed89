package alea.spark;

import alea.cli.Configuration;
import alea.cli.Console;
import alea.cli.Exit;
import alea.cli.Interruption;
import alea.file.Claim;
import alea.game.BadInput;
import alea.game.Reason;
import alea.service.Progress;
import alea.service.TrainRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark grid}: many trainings, a task each. */
@Command(
        name = "grid",
        description = {
            "Trains many players, as alea train does one: a task, and so a core, for every configuration.",
            "Each is written into a folder of the name of its file."
        },
        footer = {"", "Example: alea-spark grid training/*.yaml --out grid --master spark://host:7077"})
final class GridCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

    @Parameters(arity = "1..*", paramLabel = "CONFIG", description = "YAML files: see docs/learning.md")
    private List<Path> configs;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "the folder for all of them")
    private Path out;

    @Option(names = "--resume", description = "train those alone whose folder is not there")
    private boolean resume;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        List<GridPiece> pieces = pieces();
        Console console = alea.console();
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw new BadInput("--out %s cannot be made: %s".formatted(out, Reason.of(e)));
        }
        try (var _ = Claim.folder(out);
                var cluster = machines.open("grid");
                var interruption = new Interruption(console)) {
            Progress<Integer> progress = interruption.around(_ -> {});
            progress.begun(Thread.currentThread()::interrupt);
            var written = new AtomicInteger();
            boolean finished = cluster.run(pieces, machines.partitions(), (number, result) -> {
                Path folder = folder(pieces.get(number));
                try {
                    GridPiece.unpack(result, folder);
                } catch (IOException e) {
                    throw new BadInput("%s cannot be written: %s".formatted(folder, Reason.of(e)));
                }
                written.incrementAndGet();
                console.out().println("written: %s".formatted(folder));
                return true;
            });
            if (!finished) {
                interruption.tell("alea-spark grid", written.get(), pieces.size(), "trainings");
            }
            return finished ? Exit.DONE : Exit.INTERRUPTED;
        }
    }

    /** What is to be trained; every configuration is looked at before the first begins. */
    private List<GridPiece> pieces() {
        List<GridPiece> pieces = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Path config : configs) {
            Configuration read = Configuration.read(config);
            try {
                TrainRun.of(read.values(), Here.registry(), 1);
            } catch (BadInput e) {
                throw read.located(e);
            }
            String name = String.valueOf(config.getFileName()).replaceFirst("\\.ya?ml$", "");
            if (!names.add(name)) {
                throw new BadInput("two configurations are called %s".formatted(name));
            }
            var piece = new GridPiece(name, new HashMap<>(read.values()));
            boolean there = Files.exists(folder(piece));
            if (there && !resume) {
                throw new BadInput(
                        "%s is there: --resume leaves it, --out names another folder".formatted(folder(piece)));
            }
            if (!there) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    private Path folder(GridPiece piece) {
        return out.resolve(piece.name());
    }
}
