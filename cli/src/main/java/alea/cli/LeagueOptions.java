package alea.cli;

import alea.analysis.league.LeaguePage;
import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueReport.Line;
import alea.arena.entry.Entrant;
import alea.arena.entry.Entrants;
import alea.arena.league.League.Status;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Registry;
import alea.json.Json;
import alea.match.ForfeitRule;
import alea.service.LeagueRun;
import alea.service.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is asked of a league, whoever plays it, and how what came of it is told. */
public final class LeagueOptions {
    private static final long MEGABYTES = 1024;
    private static final String JSON = "league.json";
    private static final String CSV = "grades.csv";
    private static final String PAGE = "league.html";
    private static final String OPEN = "standings.html";
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

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

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
            description = "where all is kept: league.html, standings.html for everybody to see, league.json, "
                    + "grades.csv, a report for each player in students, and records of some matches (standard: "
                    + "${DEFAULT-VALUE})")
    private Path out = Path.of("league");

    @Option(names = "--resume", description = "go on with what the folder of --out has")
    private boolean resume;

    @Option(
            names = "--join",
            description = "with --resume: who is new in FOLDER joins, and plays what the others have played; their "
                    + "matches stay as they are")
    private boolean join;

    @Option(
            names = "--exclude",
            paramLabel = "NAME",
            description = "take a player out for good, as often as you like, also with --resume: none of its matches "
                    + "counts, or is played any more")
    private List<String> exclude = new ArrayList<>();

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between times that what was played is kept (standard: 5)")
    private @Nullable Double every;

    @Mixin
    private JsonOption json;

    /** Plays a league. */
    @FunctionalInterface
    public interface Playing {
        /** As {@link LeagueRun#run}. */
        LeagueReport play(LeagueRun.Request request, Progress<LeagueRun.Played> progress);
    }

    /**
     * What is asked.
     *
     * @param registry which games there are
     * @param threads on which nothing depends
     * @throws BadInput when that is no league
     */
    public LeagueRun.Request request(Registry registry, int threads) {
        if (!Files.exists(players) && isGame(registry, players.toString())) {
            throw new BadInput("there is no file and no folder %s; %s is a game; the order is FOLDER GAME"
                    .formatted(players, players));
        }
        List<Entrant> all = new ArrayList<>(Entrants.of(players));
        more.forEach(entry -> all.add(Entrant.parse(entry)));
        return new LeagueRun.Request(
                all,
                game,
                games,
                rounds,
                seed.seed(),
                threads,
                maxTurns,
                forfeit,
                strikes,
                bots.terms(MEGABYTES, BotOptions.Boxing.AUTO),
                review,
                out,
                resume,
                join,
                exclude,
                every == null ? LeagueRun.EVERY : every);
    }

    private static boolean isGame(Registry registry, String spec) {
        try {
            registry.game(spec);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /**
     * Has it played, and tells of it.
     *
     * @return the exit code
     */
    public int run(Console console, LeagueRun.Request request, Playing playing) {
        List<String> papers = Entrants.passedOver(players);
        if (!papers.isEmpty()) {
            console.err()
                    .println(spec.qualifiedName() + ": not looked at: "
                            + Quoted.message(String.join(
                                    ", ", papers.stream().map(Quoted::plain).toList())));
        }
        try (var interruption = new Interruption(console)) {
            var told = new LeagueProgress(console, spec.qualifiedName());
            LeagueReport report = playing.play(request, interruption.around(told::tell));
            write(report);
            if (json.wanted()) {
                console.json(report);
            } else {
                LeagueTable.print(report, console.out());
                console.out()
                        .printf(
                                "%nprograms ran %s; all is in %s, to be opened: %s%n",
                                report.sandbox() ? "in a sandbox" : "WITHOUT a sandbox", out, out.resolve(PAGE));
                if (report.interrupted()) {
                    console.out().println("Go on: the same command with --resume.");
                }
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
        WholeFile.write(out.resolve(PAGE), LeaguePage.of(report, command(report)));
        WholeFile.write(out.resolve(OPEN), LeaguePage.standings(report));
        StudentFiles.write(out.resolve(STUDENTS), report);
    }

    /** What is typed to have the same again, whoever played. */
    private String command(LeagueReport report) {
        List<String> words = new ArrayList<>(List.of("alea", "league", players.toString(), game));
        more.forEach(m -> words.addAll(List.of("--add", m)));
        report.players().stream()
                .map(Line::standing)
                .filter(line -> line.status() == Status.EXCLUDED)
                .forEach(line -> words.addAll(List.of("--exclude", line.name())));
        words.addAll(List.of(
                "--games",
                Long.toString(games),
                "--rounds",
                Integer.toString(rounds),
                "--seed",
                Long.toString(seed.seed())));
        spec.commandLine().getParseResult().matchedOptions().stream()
                .filter(option -> RULES.contains(option.longestName()))
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(option -> {
                    words.add(option.longestName());
                    words.addAll(option.originalStringValues());
                });
        words.addAll(List.of("--out", out.toString()));
        return ShellWords.shell(words);
    }
}
