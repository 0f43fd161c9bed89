package alea.cli;

import alea.file.Claim;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Reason;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Solving;
import alea.solve.run.Averages;
import alea.solve.run.Drive;
import alea.solve.run.Plan;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea solve}: exact values of all states of a game. */
@Command(
        name = "solve",
        description = {
            "Works out what every state of a game is worth when everybody plays as well as can be.",
            "Zero-sum values lie between bounds that are certain. A limit of turns is left aside."
        },
        footer = {
            "",
            "Examples: alea solve doom:2x2,dice=5 --objective own-win",
            "          alea solve ludo-simple:pawns=2 --out two-pawns.table --values f32",
            "          alea solve ludo-simple:pawns=2 --out two-pawns.table --values f32 --resume",
            "          alea solve ludo-simple:pawns=2 --verify two-pawns.table"
        })
final class SolveCommand implements Callable<Integer> {
    static final double SMALLEST_GAP = 1e-12;

    /** Endings by which other programs know what is in a file. */
    private static final Pattern OTHER_FORM = Pattern.compile(
            "\\.(npy|npz|csv|tsv|json|jsonl|ya?ml|txt|md|html?|parquet|duckdb|db|onnx|svg|png|pdf|xlsx?|h5|hdf5|mat|pkl"
                    + "|zip|t?gz|zst|bz2|xz|alea|model|checkpoint|part|tmp)$",
            Pattern.CASE_INSENSITIVE);

    /** Seconds between lines that say how far a long solve has come. */
    private static final double NEWS_EVERY = 30;

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Mixin
    private ObjectiveOption objective;

    @Option(
            names = "--gap",
            paramLabel = "G",
            description = "how far apart bounds of win minus loss may stay (standard: 1.0E-9)")
    private @Nullable Double asked;

    private double gap = Plan.STANDARD_GAP;

    @Option(names = "--out", paramLabel = "FILE", description = "write the table: see docs/tables.md")
    private @Nullable Path out;

    @Option(
            names = "--values",
            paramLabel = "AS",
            description = "how the table holds values: f64 (the standard), f32 or i16, rounded outward")
    private @Nullable Precision values;

    @Option(names = "--resume", description = "go on from the checkpoint of --out FILE, FILE.checkpoint")
    private boolean resume;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between checkpoints, with --out (standard: 300)")
    private @Nullable Double asEvery;

    private double every = 300;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--verify",
            paramLabel = "FILE",
            description = "solve nothing: check a table of this game, every byte")
    private @Nullable Path verify;

    @Mixin
    private JsonOption json;

    /** What {@code --json} writes. */
    private record Report(
            String game,
            String objective,
            String solver,
            long states,
            int sweeps,
            @Nullable Double gap,
            @Nullable Double residual,
            boolean complete,
            int endless,
            Map<String, Double> start,
            long averaged,
            Map<String, Double> averages,
            @Nullable String table,
            @Nullable String crc32c) {}

    private record Verified(
            String game, String objective, long states, String values, boolean complete, String crc32c) {}

    @Override
    public Integer call() {
        gap = asked == null ? gap : asked;
        if (!(gap >= SMALLEST_GAP && gap < 1)) {
            throw new BadInput("--gap %s is not allowed; it is at least 1e-12 and less than 1".formatted(gap));
        }
        threads.threads(); // what is not allowed is said before anything is done
        every = asEvery == null ? every : asEvery;
        if (!(every > 0)) {
            throw new BadInput("--checkpoint-every %s is not allowed; it is more than 0".formatted(every));
        }
        if (resume && out == null) {
            throw new BadInput("--resume needs --out FILE, whose checkpoint it goes on from");
        }
        if (asEvery != null && out == null) {
            throw new BadInput("--checkpoint-every needs --out FILE, beside which checkpoints lie");
        }
        if (values != null && out == null) {
            throw new BadInput("--values needs --out FILE, the table that holds them");
        }
        if (verify != null && (out != null || asked != null)) {
            throw new BadInput("--verify solves nothing; --out, --resume, --values and --gap do not go with it");
        }
        Game rules = alea.registry().game(game);
        if (asked != null && objective.of(rules) == Objective.OWN_WIN) {
            throw new BadInput("--gap is for zero-sum; own-win has no bounds");
        }
        if (verify != null) {
            return verified(rules, verify);
        }
        if (out != null) {
            if (out.toString().isEmpty()) {
                throw new BadInput("--out '' names no file");
            }
            Path folder = out.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                throw new BadInput("--out %s: there is no such folder".formatted(out));
            }
            if (Files.exists(out) && !Files.isRegularFile(out)) {
                throw new BadInput("--out %s is no file; a table replaces a file or makes a new one".formatted(out));
            }
            String name = String.valueOf(out.getFileName());
            if (OTHER_FORM.matcher(name).find()) {
                throw new BadInput("--out %s promises another form than a table has; call it %s.table"
                        .formatted(out, name.substring(0, name.lastIndexOf('.'))));
            }
            try (var _ = Claim.file(out)) {
                return solve(rules);
            }
        }
        return solve(rules);
    }

    private int solve(Game rules) {
        if (out != null && resume != Files.exists(checkpoint(out))) {
            throw new BadInput(
                    resume
                            ? "there is no checkpoint %s".formatted(checkpoint(out))
                            : "%s is there: --resume goes on from it; delete it to begin anew"
                                    .formatted(checkpoint(out)));
        }
        Plan plan = Plan.of(rules, objective.of(rules), gap);
        plan.requireRoom();
        Console console = alea.console();
        console.err().println(plan.game().spec() + ", " + plan.describe());
        console.err().flush();
        var interruption = new Interruption(console, () -> {
            console.err().println("alea solve: ends after the step at hand");
            console.err().flush();
        });
        try {
            Plan.Start start = prepared(plan);
            if (start == null) {
                console.err().println("alea solve: interrupted before the first sweep; nothing new is kept");
                return Exit.INTERRUPTED;
            }
            if (start.endless() > 0) {
                console.err()
                        .println(String.format(
                                Locale.ROOT,
                                "%,d states from which the seats together can play for ever; bounds may stay apart",
                                start.endless()));
            }
            var drive = new Drive(start.solving(), gap);
            if (resume && out != null) {
                drive.resume(checkpoint(out));
            }
            return run(plan, start, drive);
        } finally {
            interruption.close();
        }
    }

    /** What has to be there before the first sweep, which takes minutes where positions are looked for; null when Ctrl-C comes, which nothing waits for then. */
    private Plan.@Nullable Start prepared(Plan plan) {
        var start = new FutureTask<>(() -> plan.start(gap));
        Thread.ofPlatform().daemon().start(start);
        try {
            return start.get();
        } catch (InterruptedException e) {
            return null;
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case OutOfMemoryError cause ->
                    throw new BadInput(
                            "%s does not fit into the JVM's memory; ALEA_JAVA_OPTS=-Xmx... would give it more"
                                    .formatted(plan.game().spec()));
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    private static Path checkpoint(Path table) {
        return table.resolveSibling(table.getFileName() + ".checkpoint");
    }

    /** A thread of its own, so that Ctrl-C stops between steps and never in the middle of a file. */
    private static void apart(ForkJoinPool pool, Runnable work) {
        try {
            CompletableFuture.runAsync(work, pool).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private int run(Plan plan, Plan.Start start, Drive drive) {
        try (var pool = new ForkJoinPool(threads.threads())) {
            long kept = System.nanoTime();
            long told = kept;
            while (!drive.finished()) {
                apart(pool, drive::step);
                if (Thread.interrupted() && !drive.finished()) { // what is finished is written
                    return interrupted(pool, drive);
                }
                if (System.nanoTime() - told >= NEWS_EVERY * 1e9) {
                    alea.console().err().println(drive.solving().progress());
                    alea.console().err().flush();
                    told = System.nanoTime();
                }
                if (out != null && !drive.finished() && System.nanoTime() - kept >= every * 1e9) {
                    Path file = checkpoint(out);
                    apart(pool, () -> drive.keep(file));
                    kept = System.nanoTime();
                }
            }
            var results = new Results();
            apart(pool, () -> results.work(drive));
            print(
                    results.report(plan, start, drive),
                    plan.game().payoffs(),
                    drive.solving().unit());
            return drive.close() ? Exit.DONE : Exit.NOT_MET;
        }
    }

    private int interrupted(ForkJoinPool pool, Drive drive) {
        Path table = out;
        if (table != null) {
            apart(pool, () -> drive.keep(checkpoint(table)));
        }
        alea.console()
                .err()
                .println(String.format(
                        Locale.ROOT,
                        "alea solve: interrupted after %,d sweeps; %s",
                        drive.solving().sweeps(),
                        table == null
                                ? "without --out nothing is kept"
                                : "%s is kept, and --resume goes on".formatted(checkpoint(table))));
        return Exit.INTERRUPTED;
    }

    /** Everything that is worked out from the tables in the end. */
    private final class Results {
        private double[] start = {};
        private Averages averages = new Averages(0, new double[0]);
        private @Nullable String checksum;

        void work(Drive drive) {
            Solution solution = Solution.of(drive.solving());
            start = Averages.start(solution);
            averages = Averages.of(solution);
            Path table = out;
            if (table != null) {
                TableFile.write(table, solution, values == null ? Precision.F64 : values, drive.close());
                checksum = TableFile.open(table).checksum();
                try {
                    Files.deleteIfExists(checkpoint(table));
                } catch (IOException e) {
                    throw new BadInput("%s cannot be deleted: %s".formatted(checkpoint(table), Reason.of(e)));
                }
            }
        }

        Report report(Plan plan, Plan.Start begun, Drive drive) {
            Solving solving = drive.solving();
            boolean bounds = plan.objective() == Objective.ZERO_SUM;
            List<String> names = plan.objective().arrays(plan.game().seats());
            return new Report(
                    plan.game().spec().toString(),
                    plan.objective().toString(),
                    plan.solver().toString(),
                    solving.space().states(),
                    solving.sweeps(),
                    bounds ? solving.gap() : null,
                    bounds ? null : solving.gap(),
                    drive.close(),
                    begun.endless(),
                    named(names, start, bounds, plan.game().payoffs()),
                    averages.states(),
                    named(names, averages.means(), bounds, plan.game().payoffs()),
                    out == null ? null : out.toString(),
                    checksum);
        }

        /** Bounds of a game that is worth more than a win are shown as payoffs of the seat to act. */
        private Map<String, Double> named(List<String> names, double[] numbers, boolean bounds, Payoffs payoffs) {
            Map<String, Double> named = new LinkedHashMap<>();
            double sum = 0;
            for (int a = 0; a < numbers.length; a++) {
                double number = bounds && !payoffs.isWinOnly() ? (payoffs.sum() + numbers[a]) / 2 : numbers[a];
                named.put(names.get(a), number);
                sum += number;
            }
            named.put(bounds ? "value" : "draw", bounds ? sum / 2 : Math.max(0, 1 - sum));
            return named;
        }
    }

    private void print(Report report, Payoffs payoffs, String unit) {
        Console console = alea.console();
        if (json.wanted()) {
            console.json(report);
            return;
        }
        PrintWriter to = console.out();
        to.println("%s, %s".formatted(report.game, report.objective));
        Double residual = report.residual;
        Double widest = report.gap;
        to.println(String.format(
                Locale.ROOT,
                "%,d states, %,d %s, %s%s",
                report.states,
                report.sweeps,
                unit,
                widest != null
                        ? String.format(Locale.ROOT, "gap %.1e", widest)
                        : String.format(Locale.ROOT, "residual %.1e", residual),
                report.complete ? "" : ": not as close as was asked"));
        to.println();
        String[] header = new String[report.start.size() + 1];
        header[0] = "";
        int column = 1;
        for (String name : report.start.keySet()) {
            header[column++] = ">" + name;
        }
        var table = new Table(header);
        table.row(row("who starts", report.start));
        if (widest != null) {
            table.row(row("the other", reversed(report.start, payoffs.isWinOnly() ? 0 : payoffs.sum())));
        } else if (report.start.containsKey("loss")) {
            table.row(row("the other", swapped(report.start)));
        }
        table.row(row(String.format(Locale.ROOT, "mean of %,d states", report.averaged), report.averages));
        table.print(to);
        to.println(
                widest != null
                        ? (payoffs.isWinOnly() ? "win minus loss" : "payoff")
                                + " of the seat to act; the truth is between lower and upper"
                        : "probabilities, the seat to act first");
        if (report.table != null) {
            to.println("%s: crc32c %s".formatted(report.table, report.crc32c));
        }
    }

    /** What is left for the other of so much in sum. */
    private static Map<String, Double> reversed(Map<String, Double> bounds, double sum) {
        return Map.of(
                "lower",
                sum - bounds.getOrDefault("upper", 0.0),
                "upper",
                sum - bounds.getOrDefault("lower", 0.0),
                "value",
                sum - bounds.getOrDefault("value", 0.0));
    }

    private static Map<String, Double> swapped(Map<String, Double> results) {
        return Map.of(
                "win",
                results.getOrDefault("loss", 0.0),
                "loss",
                results.getOrDefault("win", 0.0),
                "draw",
                results.getOrDefault("draw", 0.0));
    }

    private static Object[] row(String name, Map<String, Double> numbers) {
        List<String> order = numbers.containsKey("lower")
                ? List.of("lower", "upper", "value")
                : numbers.containsKey("loss") ? List.of("win", "loss", "draw") : List.copyOf(numbers.keySet());
        Object[] cells = new Object[order.size() + 1];
        cells[0] = name;
        for (int i = 0; i < order.size(); i++) {
            cells[i + 1] = Numbers.exact(numbers.getOrDefault(order.get(i), 0.0));
        }
        return cells;
    }

    private int verified(Game rules, Path file) {
        TableFile table = TableFile.open(file);
        Plan plan = Plan.of(rules, table.objective());
        table.requireGame(plan.game(), plan.numbering());
        if (objective.given() && objective.of(rules) != table.objective()) {
            throw new BadInput(
                    "%s is for the objective %s, not %s".formatted(file, table.objective(), objective.of(rules)));
        }
        table.verify();
        var found = new Verified(
                table.game(),
                table.objective().toString(),
                table.states(),
                table.precision().toString(),
                table.complete(),
                table.checksum());
        if (json.wanted()) {
            alea.console().json(found);
        } else {
            alea.console()
                    .out()
                    .println(String.format(
                            Locale.ROOT,
                            "%s, %s, %,d states, %s%s: crc32c %s, as the header says",
                            found.game,
                            found.objective,
                            found.states,
                            found.values,
                            found.complete ? "" : ", not complete",
                            found.crc32c));
        }
        return Exit.DONE;
    }
}
