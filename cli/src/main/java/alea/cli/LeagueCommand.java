package alea.cli;

import alea.analysis.league.LeaguePage;
import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueReport.Line;
import alea.analysis.league.LeagueWords;
import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.json.Json;
import alea.match.ForfeitRule;
import alea.service.LeagueRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code alea league}: a class of programs, round by round. */
@Command(
        name = "league",
        description = {
            "Lets a class of programs play each other, round by round, and says who is better, how surely "
                    + "(docs/league.md).",
            "A program that cannot be started or fails again and again is out, and the others play on. What was played "
                    + "is kept: --resume goes on with it, to the same bytes."
        },
        footer = {
            "",
            "Examples: alea league submissions ludo-simple --seed 1 --out results",
            "          alea league class.txt ludo-classic --add name=baseline@fast --games 200"
        })
final class LeagueCommand implements Callable<Integer> {
    private static final long MEGABYTES = 1024;
    private static final String JSON = "league.json";
    private static final String CSV = "grades.csv";
    private static final String PAGE = "league.html";
    private static final String STUDENTS = "students";

    /** What else a league goes by, and is told where it was said. */
    private static final Set<String> RULES = Set.of(
            "--max-turns",
            "--forfeit",
            "--strikes",
            "--move-time",
            "--start-time",
            "--memory",
            "--cpu",
            "--sandbox",
            "--review");

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Alea alea;

    @Parameters(
            index = "0",
            paramLabel = "FOLDER",
            description = "a folder of programs, each a file or a folder of its own; or a file with a name and a "
                    + "strategy on each line")
    private Path players;

    @Parameters(index = "1", paramLabel = "GAME", description = "the game: see alea games")
    private String game;

    @Option(
            names = "--add",
            paramLabel = "STRATEGY",
            description = "another player, as often as there are: a strategy, name=NAME@STRATEGY, exec:COMMAND")
    private List<String> more = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each pairing in all rounds (standard: ${DEFAULT-VALUE})")
    private long games = 1000;

    @Option(names = "--rounds", paramLabel = "N", description = "how many rounds (standard: ${DEFAULT-VALUE})")
    private int rounds = 10;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Option(names = "--max-turns", paramLabel = "N", description = "stop a match after N turns, as truncated")
    private int maxTurns = Integer.MAX_VALUE;

    @Option(
            names = "--forfeit",
            paramLabel = "HOW",
            description = "when one of three or more players gives up: out: the others play on, its moves are drawn, "
                    + "and it cannot win (the standard); stop: the match ends, and the others draw")
    private ForfeitRule forfeit = ForfeitRule.OUT;

    @Option(
            names = "--strikes",
            paramLabel = "N",
            description = "so many failures of one kind disqualify (standard: ${DEFAULT-VALUE})")
    private int strikes = 3;

    @Mixin
    private BotOptions bots;

    @Option(
            names = "--review",
            paramLabel = "N",
            description = "so many matches of each player are searched for its worst mistakes, where the game has "
                    + "somebody to judge positions; 0 for none (standard: ${DEFAULT-VALUE})")
    private int review = 4;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "where all is kept: league.html, league.json, grades.csv, a report for each player in "
                    + "students, and records of some matches (standard: ${DEFAULT-VALUE})")
    private Path out = Path.of("league");

    @Option(names = "--resume", description = "go on with what the folder of --out has")
    private boolean resume;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between times that what was played is kept (standard: 5)")
    private @Nullable Double every;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Terms terms = bots.terms(MEGABYTES, BotOptions.Boxing.AUTO);
        var request = new LeagueRun.Request(
                players,
                more.stream().map(Entrant::parse).toList(),
                game,
                games,
                rounds,
                seed.seed(),
                threads.threads(),
                maxTurns,
                forfeit,
                strikes,
                terms,
                review,
                out,
                resume,
                every == null ? LeagueRun.EVERY : every);
        Console console = alea.console();
        try (var interruption = new Interruption(console)) {
            var told = new LeagueProgress(console);
            LeagueReport report =
                    new LeagueRun(alea.registry(), Alea.version()).run(request, interruption.around(told::tell));
            write(report);
            if (json.wanted()) {
                console.json(report);
            } else {
                LeagueTable.print(report, console.out());
                console.out()
                        .printf(
                                "%nprograms ran %s; all is in %s, to be opened: %s%n",
                                report.sandbox() ? "in a sandbox" : "WITHOUT a sandbox", out, out.resolve(PAGE));
            }
            return report.interrupted() ? Exit.INTERRUPTED : Exit.DONE;
        } catch (Occupied e) {
            throw new BadInput(e.getMessage() + "; go on with it: --resume, or take another --out");
        }
    }

    private void write(LeagueReport report) {
        WholeFile.write(out.resolve(JSON), Json.pretty(report) + "\n");
        var lines = new StringWriter();
        try (var writer = new PrintWriter(lines)) {
            LeagueTable.csv(report, writer);
        }
        WholeFile.write(out.resolve(CSV), lines.toString());
        WholeFile.write(out.resolve(PAGE), LeaguePage.of(report, command()));
        Path students = out.resolve(STUDENTS);
        try {
            Files.createDirectories(students);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(students, Reason.of(e)));
        }
        for (Line line : report.players()) {
            WholeFile.write(students.resolve(file(report, line)), LeagueWords.student(report, line));
        }
    }

    /** A name that every system can have; those that would be the same are told apart by their number. */
    private static String file(LeagueReport report, Line line) {
        String name = plain(line);
        boolean alone = report.players().stream()
                        .filter(l -> plain(l).equalsIgnoreCase(name))
                        .count()
                == 1;
        return name + (alone ? "" : "-" + (report.players().indexOf(line) + 1)) + ".md";
    }

    private static String plain(Line line) {
        return line.standing()
                .name()
                .replaceAll("[^\\p{L}\\p{M}\\p{N}._-]", "_")
                .replaceAll("^\\.", "_");
    }

    /** What is typed to have the same again. */
    private String command() {
        var text = new StringBuilder("alea league %s %s".formatted(players, game));
        more.forEach(m -> text.append(" --add ").append(m));
        text.append(String.format(Locale.ROOT, " --games %d --rounds %d --seed %d", games, rounds, seed.seed()));
        spec.commandLine().getParseResult().matchedOptions().stream()
                .filter(option -> RULES.contains(option.longestName()))
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(option -> text.append(' ')
                        .append(option.longestName())
                        .append(' ')
                        .append(String.join(" ", option.originalStringValues())));
        return text.toString();
    }
}
