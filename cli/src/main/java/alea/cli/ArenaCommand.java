package alea.cli;

import alea.arena.Report;
import alea.arena.entry.Entrant;
import alea.arena.entry.Entrants;
import alea.arena.store.ResultsStore;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.service.ArenaRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea arena}: many matches, and who is better, how surely. */
@Command(
        name = "arena",
        description = {
            "Plays many matches and says who is better, and how surely.",
            "Fewer strategies than seats take turns round the table; of more than there are seats, every "
                    + "combination plays.",
            "A long run can outlive the machine: with --checkpoint FILE what was counted is kept, and the same command "
                    + "with --resume goes on, to the same bytes (docs/scale.md)."
        },
        footer = {
            "",
            "Examples: alea arena ludo-simple hybrid fast --games 100000 --seed 1",
            "          alea arena ludo-simple:seats=4 hybrid fast random strike --duplicate",
            "          alea arena ludo-simple \"exec:python3 examples/bot.py\" fast --games 1000",
            "          alea arena ludo-simple hybrid fast --games 1000000000 --lanes --checkpoint long.run"
        })
final class ArenaCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game: see alea games")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "STRATEGY",
            description = "strategies, or exec:COMMAND, or with a name to be shown: name=NAME@STRATEGY; none for those "
                    + "that the game's source seats, as it seats them")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each combination (standard: 10000; with --sprt at most 1000000)")
    private @Nullable Long games;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--seating",
            paramLabel = "HOW",
            description =
                    "rotate (the standard where strategies are named): everybody sits in every seat equally often; "
                            + "shuffle: drawn for every match; fixed: as named")
    private @Nullable Seating seating;

    @Option(
            names = "--duplicate",
            description = "the same dice for every seating: where luck cancels, fewer matches are equally sure; "
                    + "the design effect says how many, and intervals hold whatever it is")
    private boolean duplicate;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description = "stop a match after N turns, as truncated: its result is unknown")
    private int maxTurns = Integer.MAX_VALUE;

    @Mixin
    private SprtOption sprt;

    @Option(
            names = "--players",
            paramLabel = "FILE",
            description = "more players: a file with a name and a strategy on each line, or a folder of programs")
    private @Nullable Path players;

    @Option(
            names = "--forfeit",
            paramLabel = "HOW",
            description = "when one of three or more players gives up: stop: the match ends, and the others draw (the "
                    + "standard); out: they play on, its moves are drawn, and it cannot win")
    private ForfeitRule forfeit = ForfeitRule.STOP;

    @Mixin
    private BotOptions bots;

    @Option(names = "--save", description = "keep every match in a DuckDB file: see alea results")
    private boolean save;

    @Option(names = "--db", paramLabel = "FILE", description = "the file of --save (standard: alea-results.duckdb)")
    private @Nullable Path database;

    @Option(names = "--record", paramLabel = "DIR", description = "write a record of every match: see alea replay")
    private @Nullable Path records;

    @Option(
            names = "--lanes",
            description =
                    "deal dice by turn (dice=2), and play many matches of Ludo side by side where lanes hold them")
    private boolean lanes;

    @Option(
            names = "--adjust",
            paramLabel = "EVALUATOR",
            description = "tell rates without luck, too, by the word of a strategy that says what positions are worth, "
                    + "as net; exact for a small game")
    private @Nullable String adjust;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "keep what was counted in a file, of some kilobytes whatever the number of matches")
    private @Nullable Path checkpoint;

    @Option(names = "--resume", description = "go on from the file of --checkpoint")
    private boolean resume;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "S",
            description = "seconds between times that the file of --checkpoint is written (standard: 10)")
    private @Nullable Double every;

    @Option(names = "--csv", description = "write the players' lines as CSV")
    private boolean csv;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (csv && json.wanted()) {
            throw new BadInput("--json and --csv do not go together");
        }
        if (csv && adjust != null) {
            throw new BadInput("--csv has no rates without luck; --adjust goes with --json, or with neither");
        }
        if (database != null && !save) {
            throw new BadInput("--db names the file of --save, which is missing");
        }
        if (checkpoint == null && (resume || every != null)) {
            throw new BadInput("%s needs --checkpoint FILE, where what was counted is kept"
                    .formatted(resume ? "--resume" : "--checkpoint-every"));
        }
        var request = new ArenaRun.Request(
                game,
                entries(),
                games,
                seed.seed(),
                threads.threads(),
                seating,
                duplicate,
                maxTurns,
                sprt.test(),
                bots.terms(),
                forfeit,
                save ? database == null ? ResultsStore.STANDARD_FILE : database : null,
                records,
                adjust,
                lanes,
                checkpoint == null
                        ? null
                        : new ArenaRun.Checkpoint(checkpoint, resume, every == null ? ArenaRun.EVERY : every));
        Console console = alea.console();
        try (var interruption = new Interruption(console)) {
            Report report;
            var all = new AtomicLong();
            try (var told = new MatchProgress(console, "alea arena", checkpoint != null)) {
                report = new ArenaRun(alea.registry(), Alea.version()).run(request, interruption.around(p -> {
                    all.set(p.of());
                    told.tell(p.matches(), p.of());
                }));
            }
            int exit = ReportText.tell(console, report, json.wanted(), csv);
            if (report.interrupted()) {
                interruption.tell("alea arena", report.matches(), all.get(), "matches");
                if (checkpoint != null) {
                    console.err().println("alea arena: %s is kept, and --resume goes on".formatted(checkpoint));
                }
            }
            return exit;
        } catch (Occupied e) {
            throw new BadInput(e.getMessage() + "; go on with it: --resume, or name another file");
        }
    }

    private List<Entrant> entries() {
        List<Entrant> entries = new ArrayList<>();
        strategies.forEach(s -> entries.add(Entrant.parse(s)));
        if (players != null) {
            entries.addAll(Entrants.of(players));
            Entrants.distinct(entries);
        }
        // Nobody could tell players of one name apart; a strategy that plays itself is meant so.
        Entrants.distinct(Stream.concat(
                        entries.stream().filter(Entrant::named),
                        entries.stream().filter(e -> !e.named()).distinct())
                .toList());
        return entries;
    }
}
