package alea.cli;

import alea.file.Occupied;
import alea.game.BadInput;
import alea.service.Prospect;
import alea.service.RaceRun;
import alea.service.SolveRun;
import alea.solve.Objective;
import alea.solve.table.Precision;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
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
            "          alea solve ludo-simple:pawns=2 --verify two-pawns.table",
            "          alea solve ludo-classic --endgame 4 --values f32 --out tables/classic-4.table",
            "          alea solve ludo-classic --race --out tables/classic-race.table"
        })
final class SolveCommand implements Callable<Integer> {
    private static final double EVERY = 300;

    /** Seconds between lines that say how far a long solve has come. */
    private static final double NEWS_EVERY = 30;

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Mixin
    private ObjectiveOption objective;

    @Option(
            names = "--endgame",
            paramLabel = "N",
            description = "endgames alone: the positions in which at most N pieces of both seats are left "
                    + "(docs/endgames.md)")
    private @Nullable Integer endgame;

    @Option(
            names = "--race",
            description = "races alone: how many turns seats need that cannot meet any more, and bounds of who is home "
                    + "first (docs/endgames.md)")
    private boolean race;

    @Option(
            names = "--gap",
            paramLabel = "G",
            description = "how far apart bounds of win minus loss may stay (standard: 1.0E-9)")
    private @Nullable Double gap;

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
    private @Nullable Double every;

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
            @Nullable Integer pieces,
            @Nullable Map<String, Double> start,
            long averaged,
            Map<String, Double> averages,
            @Nullable String table,
            @Nullable String crc32c) {}

    @Override
    public Integer call() {
        if (race) {
            requireRaceAlone();
            print(new RaceRun(alea.registry()).run(game, out), "");
            return Exit.DONE;
        }
        if (verify != null && out == null && gap == null && endgame == null && RaceRun.isTable(verify)) {
            print(new RaceRun(alea.registry()).verify(game, verify), ", as the header says");
            return Exit.DONE;
        }
        if (resume && out == null) {
            throw new BadInput("--resume needs --out FILE, whose checkpoint it goes on from");
        }
        if (every != null && out == null) {
            throw new BadInput("--checkpoint-every needs --out FILE, beside which checkpoints lie");
        }
        if (values != null && out == null) {
            throw new BadInput("--values needs --out FILE, the table that holds them");
        }
        if (verify != null && (out != null || gap != null || endgame != null)) {
            throw new BadInput(
                    "--verify solves nothing; --out, --resume, --values, --gap and --endgame do not go with it");
        }
        if (endgame != null && endgame < 2) {
            throw new BadInput(String.format(Locale.ROOT, "--endgame %d is not allowed; it is at least 2", endgame));
        }
        SolveRun.Output output = out == null
                ? null
                : new SolveRun.Output(
                        out, values == null ? Precision.F64 : values, resume, every == null ? EVERY : every);
        var request = new SolveRun.Request(
                game, objective.asked(), gap, endgame == null ? 0 : endgame, output, threads.threads());
        var solving = new SolveRun(alea.registry());
        if (verify != null) {
            print(solving.verify(game, objective.asked(), verify));
            return Exit.DONE;
        }
        Console console = alea.console();
        Runnable news = () -> say("alea solve: ends after the step at hand");
        try (var interruption = new Interruption(console, news)) {
            SolveRun.Outcome outcome = solving.run(request, interruption.around(new Teller()::tell));
            return switch (outcome) {
                case SolveRun.Cancelled cancelled -> {
                    say(words(cancelled));
                    yield Exit.INTERRUPTED;
                }
                case SolveRun.Done done -> {
                    print(done);
                    yield done.complete() ? Exit.DONE : Exit.NOT_MET;
                }
            };
        } catch (Occupied e) {
            throw new BadInput("%s: --resume goes on from it; delete it to begin anew".formatted(e.getMessage()));
        }
    }

    private void requireRaceAlone() {
        if (endgame != null
                || gap != null
                || values != null
                || every != null
                || resume
                || verify != null
                || objective.given()) {
            throw new BadInput("--race makes a table in one go, and takes --out, --json and --threads alone");
        }
    }

    private void print(RaceRun.Done done, String checked) {
        if (json.wanted()) {
            alea.console().json(done);
            return;
        }
        PrintWriter to = alea.console().out();
        to.println("%s, races: %s".formatted(done.game(), done.positions()));
        to.println(String.format(
                Locale.ROOT,
                "%,d states of a seat; in the mean it needs at most %.2f turns",
                done.rows(),
                done.longest()));
        to.println(String.format(
                Locale.ROOT,
                "bounds of a chance to win are at most %.2g apart%s",
                done.gap(),
                done.widest() == null ? "" : ", at " + done.widest()));
        if (done.table() != null) {
            to.println(String.format(
                    Locale.ROOT, "%s: %,d bytes, crc32c %s%s", done.table(), done.bytes(), done.crc32c(), checked));
        }
    }

    private void say(String line) {
        alea.console().err().println(line);
        alea.console().err().flush();
    }

    /** Tells on stderr how it goes on, from time to time. */
    private final class Teller {
        private long told = System.nanoTime();

        void tell(SolveRun.News news) {
            switch (news) {
                case SolveRun.Planned(String game, String words) -> say(game + ", " + words);
                case SolveRun.Endless(int states) ->
                    say(String.format(
                            Locale.ROOT,
                            "%,d states from which the seats together can play for ever; bounds may stay apart",
                            states));
                case SolveRun.Swept(Supplier<String> words) -> {
                    if (System.nanoTime() - told >= NEWS_EVERY * 1e9) {
                        say(words.get());
                        told = System.nanoTime();
                    }
                }
            }
        }
    }

    private static String words(SolveRun.Cancelled cancelled) {
        return cancelled
                .sweeps()
                .map(sweeps -> String.format(
                        Locale.ROOT,
                        "alea solve: interrupted after %,d sweeps; %s",
                        sweeps,
                        cancelled
                                .kept()
                                .map("%s is kept, and --resume goes on"::formatted)
                                .orElse("without --out nothing is kept")))
                .orElse("alea solve: interrupted before the first sweep; nothing new is kept");
    }

    private static Report report(SolveRun.Done done) {
        boolean bounds = done.objective() == Objective.ZERO_SUM;
        return new Report(
                done.game(),
                done.objective().toString(),
                done.solver(),
                done.states(),
                done.sweeps(),
                bounds ? done.gap() : null,
                bounds ? null : done.gap(),
                done.complete(),
                done.endless(),
                done.pieces() == 0 ? null : done.pieces(),
                done.start().map(SolveCommand::named).orElse(null),
                done.averaged(),
                named(done.mean()),
                done.table().map(Path::toString).orElse(null),
                done.checksum().orElse(null));
    }

    /** Numbers by their names, in the order in which they are told. */
    private static Map<String, Double> named(Prospect prospect) {
        Map<String, Double> named = new LinkedHashMap<>();
        switch (prospect) {
            case Prospect.Bounds bounds -> {
                named.put("lower", bounds.lower());
                named.put("upper", bounds.upper());
                named.put("value", bounds.value());
            }
            case Prospect.Chances chances -> {
                int seats = chances.wins().size();
                List<String> names = Objective.OWN_WIN.arrays(seats);
                for (int seat = 0; seat < seats; seat++) {
                    named.put(names.get(seat), chances.wins().get(seat));
                }
                named.put("draw", chances.draw());
            }
        }
        return named;
    }

    private void print(SolveRun.Done done) {
        Console console = alea.console();
        if (json.wanted()) {
            console.json(report(done));
            return;
        }
        PrintWriter to = console.out();
        boolean bounds = done.objective() == Objective.ZERO_SUM;
        boolean wins = done.payoffs().isWinOnly();
        to.println(String.format(
                Locale.ROOT,
                "%s%s, %s",
                done.game(),
                endgames(done.pieces() == 0 ? null : done.pieces()),
                done.objective()));
        to.println(String.format(
                Locale.ROOT,
                "%,d states, %,d %s, %s %.1e%s",
                done.states(),
                done.sweeps(),
                done.unit(),
                bounds ? "gap" : "residual",
                done.gap(),
                done.complete() ? "" : ": not as close as was asked"));
        to.println();
        List<String> header = new ArrayList<>(List.of(""));
        named(done.mean()).keySet().forEach(name -> header.add(">" + name));
        var table = new Table(header.toArray(String[]::new));
        done.start()
                .ifPresent(start -> rows(table, start, wins ? 0 : done.payoffs().sum()));
        table.row(row(String.format(Locale.ROOT, "mean of %,d states", done.averaged()), done.mean()));
        table.print(to);
        to.println(
                bounds
                        ? (wins ? "win minus loss" : "payoff")
                                + " of the seat to act; the truth is between lower and upper"
                        : "probabilities, the seat to act first");
        done.table()
                .ifPresent(file -> to.println(
                        "%s: crc32c %s".formatted(file, done.checksum().orElse(""))));
    }

    private static String endgames(@Nullable Integer pieces) {
        return pieces == null ? "" : String.format(Locale.ROOT, ", endgames of at most %d pieces", pieces);
    }

    private static void rows(Table table, Prospect starting, double sum) {
        table.row(row("who starts", starting));
        switch (starting) {
            case Prospect.Bounds start -> table.row(row("the other", start.other(sum)));
            case Prospect.Chances start when start.wins().size() == 2 -> table.row(row("the other", start.other()));
            case Prospect.Chances _ -> {}
        }
    }

    private static Object[] row(String name, Prospect prospect) {
        List<Object> cells = new ArrayList<>(List.of(name));
        named(prospect).values().forEach(number -> cells.add(Numbers.exact(number)));
        return cells.toArray();
    }

    private void print(SolveRun.Verified found) {
        if (json.wanted()) {
            alea.console().json(found);
            return;
        }
        alea.console()
                .out()
                .println(String.format(
                        Locale.ROOT,
                        "%s%s, %s, %,d states, %s%s: crc32c %s, as the header says",
                        found.game(),
                        endgames(found.pieces()),
                        found.objective(),
                        found.states(),
                        found.values(),
                        found.complete() ? "" : ", not complete",
                        found.crc32c()));
    }
}
