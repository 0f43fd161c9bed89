package alea.spark;

import alea.arena.entry.Entrant;
import alea.arena.entry.Entrants;
import alea.cli.Alea;
import alea.cli.AnalyseOptions;
import alea.cli.Console;
import alea.cli.Exit;
import alea.cli.Interruption;
import alea.cli.PositionLines;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.Game;
import alea.service.Progress;
import alea.service.Questions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea-spark analyse}: what the options of many positions are worth, found out by a cluster. */
@Command(
        name = "analyse",
        description = {
            "What every option of the positions of a file is worth, as alea analyse --positions says it, to the byte: "
                    + "exactly, from a table or solved at once, else by playing matches on from each option."
        },
        footer = {
            "",
            "Example: alea-spark analyse ludo-simple --positions positions.txt --by hybrid --master spark://host:7077"
        })
final class SpreadAnalyseCommand implements Callable<Integer> {
    @ParentCommand
    private AleaSpark alea;

    @Mixin
    private AnalyseOptions options;

    @Option(
            names = "--slice",
            paramLabel = "N",
            defaultValue = "10",
            description = "positions that are analysed and kept together (standard: ${DEFAULT-VALUE}): a second of "
                    + "work or more; nothing else depends on it")
    private int slice;

    @Option(names = "--out", paramLabel = "DIR", description = "keep every slice that is analysed in this folder")
    private @Nullable Path out;

    @Option(names = "--resume", description = "go on with the slices that the folder has")
    private boolean resume;

    @Mixin
    private ClusterOptions machines;

    @Override
    public Integer call() {
        if (slice < 1) {
            throw new BadInput(String.format(Locale.ROOT, "--slice %d is not allowed; it is at least 1", slice));
        }
        Path file = options.positions();
        if (file == null) {
            throw new BadInput("--positions FILE is missing; alea analyse tells of one position");
        }
        Questions.Way way = options.way();
        Questions.Rollouts rollouts = options.rollouts(1); // a task is a thread
        List<Entrant> players = Stream.of(rollouts.by(), rollouts.luck())
                .flatMap(Stream::ofNullable)
                .map(Entrant::parse)
                .toList();
        players.forEach(player -> Here.requireNoProgram(player, "alea analyse"));
        Game game = Here.registry().game(options.game());
        List<String> positions = options.read(file, game);
        List<AnalysePiece> pieces = pieces(way, rollouts, positions);
        Console console = alea.console();
        try (var folder = PieceFolder.open(out, plan(game, pieces.getFirst(), players, positions), resume);
                var cluster = machines.open("analyse " + options.game());
                var interruption = new Interruption(console)) {
            var lines = new PositionLines(console.out(), options.json());
            Progress<Integer> progress = interruption.around(_ -> {});
            progress.begun(Thread.currentThread()::interrupt);
            boolean finished = new Harvest(cluster, machines.partitions(), folder).run(pieces, progress::hear, text -> {
                lines.add(new String(text, StandardCharsets.UTF_8));
                return true;
            });
            lines.end();
            if (!finished) {
                interruption.tell("alea-spark analyse", lines.count(), pieces.size(), "slices");
            }
            return finished ? Exit.DONE : Exit.INTERRUPTED;
        } catch (Occupied e) {
            throw new BadInput("%s: --resume goes on with it, --out names another folder".formatted(e.getMessage()));
        }
    }

    private List<AnalysePiece> pieces(Questions.Way way, Questions.Rollouts rollouts, List<String> positions) {
        Questions.ValueRequest asked = options.request("");
        List<AnalysePiece> pieces = new ArrayList<>();
        for (int from = 0; from < positions.size(); from += slice) {
            int to = Math.min(positions.size(), from + slice);
            pieces.add(new AnalysePiece(
                    asked.game(),
                    asked.objective(),
                    asked.table(),
                    way,
                    rollouts,
                    options.json(),
                    List.copyOf(positions.subList(from, to))));
        }
        return pieces;
    }

    /** All that slices depend on. */
    private String plan(Game game, AnalysePiece piece, List<Entrant> players, List<String> positions) {
        List<String> lines = new ArrayList<>(List.of(
                "Alea " + Alea.version(),
                "game " + game.spec(),
                "objective " + piece.objective(),
                "table " + piece.table() + " "
                        + Entrants.fingerprint(
                                Stream.ofNullable(piece.table()).map(Path::of).toList()),
                piece.way().toString(),
                piece.rollouts().toString(),
                "files " + players.stream().map(Entrant::fingerprint).toList(),
                "json " + piece.json(),
                "slice " + slice));
        lines.addAll(positions);
        return String.join("\n", lines) + "\n";
    }
}
