package alea.cli;

import alea.arena.Signature;
import alea.game.BadInput;
import alea.service.BoutRatio;
import alea.service.LaneRatios;
import alea.service.RolloutRatios;
import alea.service.Signatures;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea bench}: whether all games play as before, and how fast. */
@Command(
        name = "bench",
        description = {
            "Plays matches with fixed seeds of every game and prints a signature of what happened in them.",
            "A change that changes no behaviour keeps every signature."
        },
        footer = {
            "",
            "Example: alea bench --games 100",
            "Every game plays with each number of seats and each strategy. Signatures depend on the rules,",
            "the strategies, --games and --seed; speeds are those of a program that has just begun."
        })
final class BenchCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "matches of each strategy with each number of seats (standard: ${DEFAULT-VALUE})")
    private long games;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--lanes",
            description =
                    "instead: how many turns lanes play in a second of CPU time, and the loop that plays one match "
                            + "after the other (scalar); then rollouts without luck and evolution, as they are "
                            + "(lanes) and by their plain ways (scalar)")
    private boolean lanes;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "with --lanes: this game alone, between random players")
    private @Nullable String game;

    @Option(
            names = "--strategy",
            paramLabel = "STRATEGY",
            description =
                    "with --game: who plays instead; several times for several seats, of which the last one gets those "
                            + "that are left")
    private List<String> strategies = List.of();

    @Option(
            names = "--blocks",
            paramLabel = "N",
            defaultValue = "32",
            description = "with --lanes: blocks of matches of each kind, at least 4 (standard: ${DEFAULT-VALUE})")
    private int blocks;

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description =
                    "with --lanes: ratios that were kept by --lanes --json > FILE; the exit code is 1 where one is "
                            + "less than three quarters of that")
    private @Nullable Path baseline;

    @Mixin
    private JsonOption json;

    /** The JSON document. */
    record Document(long games, long seed, String signature, long matches, long turns, List<Line> perGame) {}

    /** One game of it. */
    record Line(String game, String signature, long matches, long turns) {}

    /** The JSON document of {@code --lanes}. */
    record Ratios(List<LaneRatios.Ratio> ratios) {}

    @Override
    public Integer call() {
        Console console = alea.console();
        if (game == null && !strategies.isEmpty()) {
            throw new BadInput("--strategy goes with --game");
        }
        if (lanes) {
            return lanes(console);
        }
        if (game != null || baseline != null) {
            throw new BadInput((game != null ? "--game" : "--baseline") + " goes with --lanes");
        }
        Signatures found = Signatures.of(alea.registry(), new Signatures.Request(games, seed.seed()));
        Signature all = found.all();
        if (json.wanted()) {
            console.json(new Document(
                    games,
                    seed.seed(),
                    all.hex(),
                    all.matches(),
                    all.turns(),
                    found.perGame().stream()
                            .map(s -> new Line(s.name(), s.hex(), s.matches(), s.turns()))
                            .toList()));
            return Exit.DONE;
        }
        var table = new Table("game", "signature", ">matches", ">turns", ">matches/s", ">turns/s");
        found.perGame().forEach(s -> row(table, s));
        row(table, all);
        table.print(console.out());
        return Exit.DONE;
    }

    private int lanes(Console console) {
        KeptRatios kept = baseline == null ? new KeptRatios(List.of()) : KeptRatios.read(baseline);
        List<LaneRatios.Ratio> ratios = new ArrayList<>(new LaneRatios()
                .measure(
                        alea.registry(),
                        game == null ? LaneRatios.standard() : List.of(LaneRatios.table(game, strategies)),
                        blocks));
        if (game == null) {
            ratios.addAll(new RolloutRatios().measure(alea.registry(), blocks));
            ratios.add(new BoutRatio().measure(alea.registry(), blocks));
        }
        int exit = ratios.stream().allMatch(kept::holds) ? Exit.DONE : Exit.NOT_MET;
        if (json.wanted()) {
            console.json(new Ratios(ratios));
            return exit;
        }
        List<String> columns =
                new ArrayList<>(List.of("game", "strategies", ">lanes: turns/s", ">scalar: turns/s", ">ratio"));
        if (baseline != null) {
            columns.addAll(List.of(">kept", "three quarters of it"));
        }
        var table = new Table(columns.toArray(String[]::new));
        for (LaneRatios.Ratio r : ratios) {
            List<String> row = new ArrayList<>(List.of(
                    r.game(),
                    String.join(", ", r.strategies()),
                    number(Math.round(r.lanes())),
                    number(Math.round(r.scalar())),
                    ratio(r.ratio())));
            if (baseline != null) {
                row.add(kept.of(r).map(BenchCommand::ratio).orElse("-"));
                row.add(kept.holds(r) ? "reached" : "NOT REACHED");
            }
            table.row(row.toArray());
        }
        table.print(console.out());
        return exit;
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static void row(Table table, Signature s) {
        table.row(
                s.name(),
                s.hex(),
                number(s.matches()),
                number(s.turns()),
                number(perSecond(s.matches(), s.nanos())),
                number(perSecond(s.turns(), s.nanos())));
    }

    private static long perSecond(long count, long nanos) {
        return Math.round(count * 1e9 / Math.max(1, nanos));
    }

    private static String number(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }
}
