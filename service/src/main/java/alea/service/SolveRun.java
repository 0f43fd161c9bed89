package alea.service;

import alea.file.Claim;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Reason;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Solving;
import alea.solve.run.Averages;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.table.Precision;
import alea.solve.table.RaceFile;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of all states of a game. A solve that writes a table keeps itself in a checkpoint beside it when it is
 * cancelled, and one that resumes makes the identical table.
 */
public final class SolveRun {
    private static final double SMALLEST_GAP = 1e-12;
    /** The most states of a table that is sent to somebody: 32 MB. */
    private static final long MOST_SENT = 1 << 21;

    /** Endings by which other programs know what is in a file. */
    private static final Pattern OTHER_FORM = Pattern.compile(
            "\\.(npy|npz|csv|tsv|json|jsonl|ya?ml|txt|md|html?|parquet|duckdb|db|onnx|svg|png|pdf|xlsx?|h5|hdf5|mat|pkl"
                    + "|zip|t?gz|zst|bz2|xz|alea|model|checkpoint|part|tmp)$",
            Pattern.CASE_INSENSITIVE);

    private final Registry registry;

    /**
     * What is to be solved.
     *
     * @param game its spec
     * @param objective what the seats play for; null for the standard of the game
     * @param gap how far apart bounds of win minus loss may stay, 1e-12 up to 1, without it; null for the standard
     * @param pieces endgames alone, with at most so many pieces left; 0 for the whole game
     * @param output what is written; null for nothing
     * @param threads on which nothing depends
     */
    public record Request(
            String game,
            @Nullable Objective objective,
            @Nullable Double gap,
            int pieces,
            @Nullable Output output,
            int threads) {
        public Request {
            if (gap != null) {
                requireGap(gap);
            }
        }
    }

    /**
     * What a solve writes.
     *
     * @param table the file of the table
     * @param precision how it holds values
     * @param resume whether to go on from the checkpoint beside it, which must be there, or else must not
     * @param every seconds between checkpoints, more than 0; infinite for none, not even when it is cancelled
     */
    public record Output(Path table, Precision precision, boolean resume, double every) {
        public Output {
            if (!(every > 0)) {
                throw new BadSetting("checkpoint-every", "%s is not allowed; it is more than 0".formatted(every));
            }
        }

        /** The file of the checkpoint. */
        public Path checkpoint() {
            return table.resolveSibling(table.getFileName() + ".checkpoint");
        }
    }

    /** What is told while it works. */
    public sealed interface News {}

    /**
     * What will be done.
     *
     * @param game the spec of the game, without a limit of turns
     * @param words how, and what that takes
     */
    public record Planned(String game, String words) implements News {}

    /** From so many states the seats together can play for ever, so that bounds may stay apart. */
    public record Endless(int states) implements News {}

    /**
     * A step is done.
     *
     * @param words says how far it has come
     */
    public record Swept(Supplier<String> words) implements News {}

    /** How a solve ended. */
    public sealed interface Outcome {
        /** The same for who is not to know where files lie. */
        Outcome withoutPaths();
    }

    /**
     * It was cancelled.
     *
     * @param sweeps how often it had gone through the tables; none where it had not begun to
     * @param kept the checkpoint; none where nothing new is kept
     */
    public record Cancelled(Optional<Integer> sweeps, Optional<Path> kept) implements Outcome {
        @Override
        public Cancelled withoutPaths() {
            return new Cancelled(sweeps, Optional.empty());
        }
    }

    /**
     * It is done.
     *
     * @param game the spec of the game, without a limit of turns
     * @param payoffs what its matches can be worth
     * @param solver which solver served, in words
     * @param unit what {@code sweeps} counts, in words
     * @param gap the largest difference of the bounds; without bounds the last change of a probability
     * @param complete whether that is as small as was asked
     * @param endless from how many states the seats together can play for ever
     * @param pieces the most that are left in endgames; 0 for the whole game
     * @param start what it is worth to begin; empty for endgames
     * @param averaged over how many states there is a mean
     * @param mean the mean over them
     * @param table the file that was written, if any
     * @param checksum of that file, its CRC-32C
     */
    public record Done(
            String game,
            Payoffs payoffs,
            Objective objective,
            String solver,
            long states,
            int sweeps,
            String unit,
            double gap,
            boolean complete,
            int endless,
            int pieces,
            Optional<Prospect> start,
            long averaged,
            Prospect mean,
            Optional<Path> table,
            Optional<String> checksum)
            implements Outcome {
        @Override
        public Done withoutPaths() {
            return new Done(
                    game,
                    payoffs,
                    objective,
                    solver,
                    states,
                    sweeps,
                    unit,
                    gap,
                    complete,
                    endless,
                    pieces,
                    start,
                    averaged,
                    mean,
                    Optional.empty(),
                    checksum);
        }
    }

    /**
     * A table that was found to be whole.
     *
     * @param pieces the most that are left in endgames; missing for the whole game
     */
    public record Verified(
            String game,
            @Nullable Integer pieces,
            String objective,
            long states,
            String values,
            boolean complete,
            String crc32c) {}

    /** Solves games of a registry. */
    public SolveRun(Registry registry) {
        this.registry = registry;
    }

    /**
     * Holds that bounds can be asked to come so close.
     *
     * @throws BadInput when they cannot
     */
    static void requireGap(double gap) {
        if (!(gap >= SMALLEST_GAP && gap < 1)) {
            throw new BadSetting("gap", "%s is not allowed; it is at least 1e-12 and less than 1".formatted(gap));
        }
    }

    /**
     * The same, with a table where it is small enough to be sent to somebody, and without checkpoints.
     *
     * @param asked writes nothing
     * @throws BadInput when no solver serves the game
     */
    public Request withSmallTable(Request asked, Path table) {
        Game game = registry.game(asked.game);
        Objective objective = asked.objective == null ? Objective.standard(game) : asked.objective;
        Plan plan = Plan.of(game, objective, asked.gap == null ? Plan.STANDARD_GAP : asked.gap, asked.pieces);
        return plan.states() > MOST_SENT
                ? asked
                : new Request(
                        asked.game,
                        asked.objective,
                        asked.gap,
                        asked.pieces,
                        new Output(table, Precision.F64, false, Double.POSITIVE_INFINITY),
                        asked.threads);
    }

    /**
     * Solves.
     *
     * @throws BadInput when no solver serves the game, it does not fit into memory, or the table cannot be written
     * @throws Occupied when there is a checkpoint, and the request does not resume
     */
    public Outcome run(Request request, Progress<? super News> progress) {
        Game game = registry.game(request.game);
        Objective objective = request.objective == null ? Objective.standard(game) : request.objective;
        if (request.gap != null && objective == Objective.OWN_WIN) {
            throw new BadSetting("gap", "is for zero-sum; own-win has no bounds");
        }
        double gap = request.gap == null ? Plan.STANDARD_GAP : request.gap;
        Output output = request.output;
        if (output == null) {
            return solve(Plan.of(game, objective, gap, request.pieces), gap, request, progress);
        }
        requireFile(output.table);
        requireNoOther(output.table, game);
        try (var _ = Claim.file(output.table)) {
            if (output.resume != Files.exists(output.checkpoint())) {
                throw output.resume
                        ? new BadInput("there is no checkpoint %s".formatted(output.checkpoint()))
                        : new Occupied("%s is there".formatted(output.checkpoint()));
            }
            return solve(Plan.of(game, objective, gap, request.pieces), gap, request, progress);
        }
    }

    /**
     * A table may have taken hours: none of another game is written over.
     *
     * @throws BadInput when the file is one
     */
    public static void requireNoOther(Path table, Game game) {
        boolean other = TableFile.isOne(table) && !TableFile.isOf(table, Plan.endless(game))
                || RaceFile.isOne(table) && !RaceFile.isOf(table, Plan.endless(game));
        if (other) {
            throw new BadSetting(
                    "out", "%s is a table of another game; name another file, or delete that one".formatted(table));
        }
    }

    static void requireFile(Path table) {
        if (table.toString().isEmpty()) {
            throw new BadSetting("out", "'' names no file");
        }
        Path folder = table.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadSetting("out", "%s: there is no such folder".formatted(table));
        }
        if (Files.exists(table) && !Files.isRegularFile(table)) {
            throw new BadSetting("out", "%s is no file; a table replaces a file or makes a new one".formatted(table));
        }
        String name = String.valueOf(table.getFileName());
        if (OTHER_FORM.matcher(name).find()) {
            throw new BadSetting(
                    "out",
                    "%s promises another form than a table has; call it %s.table"
                            .formatted(table, name.substring(0, name.lastIndexOf('.'))));
        }
    }

    private static Outcome solve(Plan plan, double gap, Request request, Progress<? super News> progress) {
        plan.requireRoom();
        progress.hear(new Planned(plan.game().spec().toString(), plan.describe()));
        try (var _ = Cancelling.of(progress)) {
            Optional<Plan.Start> prepared = prepared(plan, gap);
            if (prepared.isEmpty()) {
                return new Cancelled(Optional.empty(), Optional.empty());
            }
            Plan.Start start = prepared.get();
            if (start.endless() > 0) {
                progress.hear(new Endless(start.endless()));
            }
            var drive = new Drive(start.solving(), gap);
            Output output = request.output;
            if (output != null && output.resume) {
                drive.resume(output.checkpoint());
            }
            try (var pool = new ForkJoinPool(request.threads)) {
                return drive(plan, start, drive, output, pool, progress);
            }
        } catch (OutOfMemoryError e) {
            throw new BadInput("%s does not fit into the JVM's memory; ALEA_JAVA_OPTS=-Xmx... would give it more"
                    .formatted(plan.game().spec()));
        }
    }

    /**
     * What has to be there before the first sweep, which takes minutes where positions are looked for; nothing when
     * the work is cancelled, which nothing waits for then.
     */
    private static Optional<Plan.Start> prepared(Plan plan, double gap) {
        var start = new FutureTask<>(() -> plan.start(gap));
        Thread.ofPlatform().daemon().start(start);
        try {
            return Optional.of(start.get());
        } catch (InterruptedException e) {
            return Optional.empty();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    private static Outcome drive(
            Plan plan,
            Plan.Start start,
            Drive drive,
            @Nullable Output output,
            ForkJoinPool pool,
            Progress<? super News> progress) {
        Optional<Path> checkpoint = Optional.ofNullable(output)
                .filter(o -> Double.isFinite(o.every))
                .map(Output::checkpoint);
        var steps = new Steps(pool, checkpoint.orElse(null), output == null ? 0 : output.every);
        var work = new Steps.Work() {
            @Override
            public boolean finished() {
                return drive.finished();
            }

            @Override
            public void step() {
                drive.step();
            }

            @Override
            public void keep(Path file) {
                drive.keep(file);
            }
        };
        boolean done = steps.take(work, () -> progress.hear(new Swept(drive.solving()::progress)));
        if (!done) {
            return new Cancelled(Optional.of(drive.solving().sweeps()), checkpoint);
        }
        return steps.apart(() -> done(plan, start, drive, output));
    }

    /** Everything that is worked out from the tables in the end. */
    private static Done done(Plan plan, Plan.Start begun, Drive drive, @Nullable Output output) {
        Solving solving = drive.solving();
        Solution solution = Solution.of(solving);
        int pieces = solution.space().pieces();
        Averages averages = Averages.of(solution);
        Payoffs payoffs = plan.game().payoffs();
        return new Done(
                plan.game().spec().toString(),
                payoffs,
                plan.objective(),
                plan.solver().toString(),
                solving.space().states(),
                solving.sweeps(),
                solving.unit(),
                solving.gap(),
                drive.close(),
                begun.endless(),
                pieces,
                pieces > 0
                        ? Optional.empty()
                        : Optional.of(Prospect.of(plan.objective(), Averages.start(solution), payoffs)),
                averages.states(),
                Prospect.of(plan.objective(), averages.means(), payoffs),
                Optional.ofNullable(output).map(Output::table),
                Optional.ofNullable(output).map(o -> write(o, solution, drive.close())));
    }

    /** Writes the table, deletes the checkpoint, and returns the checksum. */
    private static String write(Output output, Solution solution, boolean complete) {
        TableFile.write(output.table, solution, output.precision, complete);
        String checksum = TableFile.open(output.table).checksum();
        try {
            Files.deleteIfExists(output.checkpoint());
        } catch (IOException e) {
            throw new BadInput("%s cannot be deleted: %s".formatted(output.checkpoint(), Reason.of(e)));
        }
        return checksum;
    }

    /**
     * Checks a table, every byte.
     *
     * @param objective which it must be for; null for any
     * @throws BadInput when it is damaged, or for another game or objective
     */
    public Verified verify(String game, @Nullable Objective objective, Path file) {
        Game rules = registry.game(game);
        TableFile table = TableFile.open(file);
        table.requireGame(Plan.endless(rules));
        Plan plan = Plan.of(rules, table.objective(), Plan.STANDARD_GAP, table.pieces());
        table.requireGame(plan.game(), plan.numbering());
        if (objective != null && objective != table.objective()) {
            throw new BadInput("%s is for the objective %s, not %s".formatted(file, table.objective(), objective));
        }
        table.verify();
        return new Verified(
                table.game(),
                table.pieces() == 0 ? null : table.pieces(),
                table.objective().toString(),
                table.states(),
                table.precision().toString(),
                table.complete(),
                table.checksum());
    }
}
