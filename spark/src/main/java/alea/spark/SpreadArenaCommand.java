package alea.spark;

import alea.arena.Slice;
import alea.cli.Console;
import alea.cli.Interruption;
import alea.cli.JsonOption;
import alea.cli.ReportText;
import alea.cli.SeedOption;
import alea.cli.SprtOption;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.match.ForfeitRule;
import alea.match.Seating;
import alea.service.ArenaPlay;
import alea.service.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark arena}: an arena over a cluster. */
@Command(
        name = "arena",
        description = {
            "Plays many matches and says who is better, and how surely: the report of alea arena, to the byte.",
            "Options mean what they mean there."
        },
        footer = {
            "",
            "Examples: alea-spark arena ludo-simple hybrid fast --games 100000 --seed 1 --master local[2]",
            "          alea-spark arena ludo-simple hybrid fast --games 1000000000 --out night",
            "          alea-spark arena ludo-simple hybrid fast --games 1000000000 --out night --resume"
        })
final class SpreadArenaCommand implements Callable<Integer> {
    private static final int MOST_SLICES = 10_000_000;
    private static final long SHORT = 100_000;

    @ParentCommand
    private AleaSpark alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "STRATEGY",
            description = "strategies; a file= must lie at the same place on all machines")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each combination (standard: 10000; with " + "--sprt at most 1000000)")
    private @Nullable Long games;

    @Mixin
    private SeedOption seed;

    @Option(names = "--seating", paramLabel = "HOW", description = "rotate, shuffle or fixed")
    private @Nullable Seating seating;

    @Option(names = "--duplicate", description = "the same dice for every seating")
    private boolean duplicate;

    @Option(names = "--max-turns", paramLabel = "N", description = "stop a match after N turns, as truncated")
    private int maxTurns = Integer.MAX_VALUE;

    @Mixin
    private SprtOption sprt;

    @Option(names = "--forfeit", paramLabel = "HOW", description = "when a player gives up: stop (the standard) or out")
    private ForfeitRule forfeit = ForfeitRule.STOP;

    @Option(names = "--lanes", description = "deal dice by turn (dice=2), and play many matches of Ludo side by side")
    private boolean lanes;

    @Option(names = "--adjust", paramLabel = "EVALUATOR", description = "tell rates without luck, too")
    private @Nullable String adjust;

    @Option(
            names = "--slice",
            paramLabel = "N",
            defaultValue = "100000",
            description = "matches that are played and kept together (standard: ${DEFAULT-VALUE}): a second or more; "
                    + "the report does not depend on it")
    private long slice;

    @Option(names = "--out", paramLabel = "DIR", description = "keep every slice that is played in this folder")
    private @Nullable Path out;

    @Option(names = "--resume", description = "go on with the slices that the folder has")
    private boolean resume;

    @Mixin
    private ClusterOptions machines;

    @Option(names = "--csv", description = "write the players' lines as CSV")
    private boolean csv;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (csv && json.wanted()) {
            throw new BadInput("--json and --csv do not go together");
        }
        if (slice < 1) {
            throw new BadInput(String.format(Locale.ROOT, "--slice %d is not allowed; it is at least 1", slice));
        }
        if (sprt.text() != null && slice > SHORT) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "--slice %d is too much for --sprt, which is asked at every match; at most %,d",
                    slice,
                    SHORT));
        }
        var job = new ArenaJob(
                game,
                List.copyOf(strategies),
                games,
                seed.seed(),
                seating,
                duplicate,
                maxTurns,
                sprt.text(),
                forfeit,
                adjust,
                lanes);
        ArenaPlay play = job.play();
        long matches = play.matches();
        long slices = (matches + slice - 1) / slice;
        if (slices > MOST_SLICES) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "--slice %d makes %,d slices, and at most %,d are kept; take longer ones",
                    slice,
                    slices,
                    MOST_SLICES));
        }
        List<ArenaPiece> pieces = LongStream.range(0, slices)
                .mapToObj(i -> new ArenaPiece(job, i * slice, Math.min(matches, (i + 1) * slice)))
                .toList();
        String plan = String.join("\n", play.plan()) + "\nslice " + slice + "\n";
        Console console = alea.console();
        try (var folder = PieceFolder.open(out, plan, resume);
                var cluster = machines.open("arena " + game);
                var interruption = new Interruption(console)) {
            Slice played = play.first();
            Progress<Integer> progress = interruption.around(_ -> {});
            progress.begun(Thread.currentThread()::interrupt);
            boolean finished = new Harvest(cluster, machines.partitions(), folder)
                    .run(pieces, progress::hear, result -> played.fold(slice(play, result)));
            return ReportText.tell(console, play.report(played, !finished), json.wanted(), csv);
        } catch (Occupied e) {
            throw new BadInput("%s: --resume goes on with it, --out names another folder".formatted(e.getMessage()));
        }
    }

    private static Slice slice(ArenaPlay play, byte[] result) {
        try {
            return play.slice(result);
        } catch (IllegalArgumentException e) {
            throw new BadInput(
                    "a slice is not one of this arena: %s".formatted(Quoted.of(String.valueOf(e.getMessage()))));
        }
    }
}
