package alea.cli;

import alea.cli.rpc.Listing;
import alea.game.Game;
import alea.game.Registry;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea games}: what can be played, and by whom. */
@Command(
        name = "games",
        description = "What can be played, with which keys and strategies.",
        footer = {"", "Example: alea games ludo-simple:seats=4"})
final class GamesCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "one game to tell all about")
    private @Nullable String game;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Registry registry = alea.registry();
        Console console = alea.console();
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

    private static void list(Registry registry, PrintWriter out) {
        var table = new Table("game", ">seats", "title", "source");
        Listing.games(registry).forEach(g -> table.row(g.spec(), g.seats(), g.title(), g.source()));
        table.print(out);
        out.println();
        out.println("alea games GAME tells a game's keys and strategies.");
    }

    private static void describe(Registry registry, Game game, PrintWriter out) {
        Listing.Detail detail = Listing.game(registry, game);
        out.println(detail.spec() + ": " + detail.title());
        out.println("source: " + detail.source());
        out.println("seats: " + detail.seats());
        out.println("a turn: " + detail.turn());
        out.println("start: " + game.start());
        out.println();
        keys(detail.spec(), detail.keys(), out);
        out.println();
        var table = new Table("strategy", "what it does");
        registry.strategies(game).forEach(s -> table.row(s.name(), s.title()));
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
