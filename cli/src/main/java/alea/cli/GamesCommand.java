package alea.cli;

import alea.analysis.board.Boards;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Settings;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.service.Listing;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea games}: what can be played, and by whom. */
@Command(
        name = "games",
        description = "What can be played, with which keys and strategies.",
        footer = {
            "",
            "Examples: alea games ludo-simple:seats=4",
            "          alea games ludo-classic --check",
            "          alea games ludo-pyludo --diff ludo-pyludo-fork",
            "          alea games my.yaml --picture board.svg"
        })
final class GamesCommand implements Callable<Integer> {
    /** Random matches that --check plays. */
    private static final int CHECKED = 20;

    /** One line of --diff: a key, and its value in each of two games. */
    private record Difference(String key, String meaning, String one, String other) {}

    /** What --check found, as JSON. */
    private record Check(String game, long seed, long matches, long nodes, boolean holds) {}

    @ParentCommand
    private Alea alea;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "one game to tell all about")
    private @Nullable String game;

    @Option(
            names = "--diff",
            paramLabel = "GAME2",
            description = "the keys that set another game of the family apart from GAME")
    private @Nullable String other;

    @Option(
            names = "--check",
            description = "drive the game through random matches and hold it to the contract of games; exit code 1 if "
                    + "it breaks it")
    private boolean check;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "draw the board of GAME, as a match begins, into an SVG file")
    private @Nullable Path picture;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Registry registry = alea.registry();
        Console console = alea.console();
        if (check && other != null) {
            throw new BadInput("--check and --diff do not go together: one checks a game, the other compares two");
        }
        if (picture != null && (check || other != null || json.wanted())) {
            throw new BadInput("--picture goes with a GAME alone, and with no other option");
        }
        if (picture != null) {
            return draw(registry.game(required("--picture", registry)), picture, console);
        }
        if (check) {
            return check(registry, console);
        }
        if (other != null) {
            return diff(registry, registry.game(required("--diff", registry)), registry.game(other), console);
        }
        if (game == null) {
            if (json.wanted()) {
                console.json(Listing.games(registry));
            } else {
                list(registry, console.out());
            }
        } else if (json.wanted()) {
            console.json(Listing.game(registry, registry.game(game)));
        } else {
            describe(registry, registry.game(game), console.out());
        }
        return Exit.DONE;
    }

    private String required(String option, Registry registry) {
        if (game == null) {
            throw new BadInput("%s needs a GAME; there are %s"
                    .formatted(
                            option,
                            String.join(
                                    ", ",
                                    registry.games().stream()
                                            .map(GameFactory::name)
                                            .toList())));
        }
        return game;
    }

    private static int draw(Game game, Path file, Console console) {
        if (!file.toString().endsWith(".svg")) {
            throw new BadInput("--picture: %s is no name of an SVG picture; it ends in .svg"
                    .formatted(Quoted.of(file.toString())));
        }
        List<String> places = IntStream.range(0, game.seats())
                .mapToObj(seat -> String.format(Locale.ROOT, "place %d", game.place(seat)))
                .toList();
        Picture start = DrawingPlugin.of(game).draw(game.start(), places);
        if (start.fields().isEmpty()) {
            throw new BadInput("--picture: %s has no board that can be drawn".formatted(game.spec()));
        }
        WholeFile.write(file, Boards.alone(start, "The board of %s: %s".formatted(game.spec(), game.title())));
        console.err().println("alea games: wrote " + file);
        return Exit.DONE;
    }

    /** Two games of one family have the same keys, be it with other standards. */
    private int diff(Registry registry, Game one, Game two, Console console) {
        Settings here = registry.settings(one);
        Settings there = registry.settings(two);
        if (!names(here).equals(names(there))) {
            throw new BadInput("%s and %s are not of one family".formatted(one.spec(), two.spec()));
        }
        List<Difference> differences = here.keys().stream()
                .map(key -> new Difference(key.name(), key.meaning(), here.get(key.name()), there.get(key.name())))
                .filter(d -> !d.one().equals(d.other()))
                .toList();
        if (json.wanted()) {
            console.json(differences);
        } else if (differences.isEmpty()) {
            console.out().println("no difference: %s and %s have the same rules".formatted(one.spec(), two.spec()));
        } else {
            var table = new Table("key", one.spec().toString(), two.spec().toString(), "meaning");
            differences.forEach(d -> table.row(d.key(), d.one(), d.other(), d.meaning()));
            table.print(console.out());
            console.out().println();
            console.out().println("%s has the rules of %s".formatted(two.spec(), here.like(there)));
        }
        return Exit.DONE;
    }

    private static Set<String> names(Settings settings) {
        return settings.keys().stream().map(Key::name).collect(Collectors.toSet());
    }

    private int check(Registry registry, Console console) {
        try {
            Conformance.Report report =
                    Conformance.check(registry.game(required("--check", registry)), seed.seed(), CHECKED);
            if (json.wanted()) {
                console.json(
                        new Check(report.game().toString(), report.seed(), report.matches(), report.nodes(), true));
            } else {
                console.out()
                        .printf(
                                Locale.ROOT,
                                "%s keeps the contract: %,d matches of seed %d, %,d nodes, all their options%n",
                                report.game(),
                                report.matches(),
                                report.seed(),
                                report.nodes());
            }
            return Exit.DONE;
        } catch (Conformance.Violation violation) {
            console.err().println("alea games: " + violation.getMessage());
            return Exit.NOT_MET;
        }
    }

    private static void list(Registry registry, PrintWriter out) {
        var table = new Table("game", ">seats", "title", "source");
        Listing.games(registry).forEach(g -> table.row(g.spec(), g.seats(), g.title(), g.source()));
        table.print(out);
        out.println();
        out.println(OwnName.command("games") + " GAME tells a game's keys and strategies.");
    }

    private static void describe(Registry registry, Game game, PrintWriter out) {
        Listing.Detail detail = Listing.game(registry, game);
        out.println(detail.spec() + ": " + detail.title());
        out.println("source: " + detail.source());
        out.println("seats: " + detail.seats());
        out.println("a turn: " + detail.turn());
        out.println("start: " + game.start());
        out.println();
        if (!detail.rules().isEmpty()) {
            var rules = new Table("rule", "here");
            detail.rules().forEach(rules::row);
            rules.print(out);
            out.println();
        }
        keys(detail.spec(), detail.keys(), out);
        out.println();
        var table = new Table("strategy", "what it does");
        registry.strategies(game).forEach(s -> table.row(s.named(game), s.title(game)));
        table.print(out);
        detail.strategyKeys().forEach((strategy, keys) -> {
            out.println();
            keys(strategy, keys, out);
        });
    }

    private static void keys(String owner, List<Listing.KeyEntry> keys, PrintWriter out) {
        if (keys.isEmpty()) {
            out.println(owner + " has no keys");
            return;
        }
        var table = new Table("key of " + owner.replaceFirst(":.*", ""), "meaning", "allowed", "standard");
        for (Listing.KeyEntry key : keys) {
            String standard = key.standard();
            table.row(key.key(), key.meaning(), key.allowed(), standard == null ? "(must be given)" : standard);
        }
        table.print(out);
    }
}
