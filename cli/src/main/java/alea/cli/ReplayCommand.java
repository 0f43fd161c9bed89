package alea.cli;

import alea.game.Quoted;
import alea.game.Registry;
import alea.service.Replay;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea replay}: verifies a match record and prints it. */
@Command(
        name = "replay",
        description = {
            "Verifies a record of a match and prints it, turn by turn.",
            "Checked are every move (by the fast and by the plain rules), the result, and the dice of its seed.",
            "Exit code 1 when something does not hold."
        },
        footer = {
            "",
            "Example: alea arena ludo-simple hybrid fast --games 1 --record games; alea replay games/match-0.alea"
        })
final class ReplayCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(paramLabel = "FILE", description = "a match record")
    private Path file;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Registry registry = alea.registryOf(file);
        Replay replay = Replay.of(file, registry);
        if (json.wanted()) {
            alea.console().json(replay);
        } else {
            print(replay, alea.console().out());
        }
        return replay.verified() ? Exit.DONE : Exit.NOT_MET;
    }

    private static void print(Replay replay, PrintWriter out) {
        out.println(Quoted.plain(replay.game())
                + (replay.seed().isPresent()
                        ? String.format(
                                Locale.ROOT,
                                ", seed %d, match %d",
                                replay.seed().getAsLong(),
                                replay.match())
                        : "")
                + (replay.deal().isPresent()
                        ? ", duplicate dice of deal " + replay.deal().getAsLong()
                        : ""));
        for (int i = 0; i < replay.seats().size(); i++) {
            out.println("seat " + replay.seats().get(i) + ": "
                    + Quoted.plain(replay.strategies().get(i)));
        }
        out.println();
        var table = new Table(">turn", ">seat", "what happened", "position");
        table.row(0, "", "", replay.start());
        replay.turns().forEach(t -> table.row(t.turn(), t.seat(), String.join(" ", t.options()), t.position()));
        table.print(out);
        out.println();
        out.println("result: "
                + IntStream.range(0, replay.seats().size())
                        .filter(i ->
                                replay.result().equals("won " + replay.seats().get(i)))
                        .mapToObj(i -> "seat %s (%s) won"
                                .formatted(
                                        replay.seats().get(i),
                                        Quoted.plain(replay.strategies().get(i))))
                        .findFirst()
                        .orElseGet(() -> Quoted.plain(replay.result())));
        out.println(replay.rules().map(why -> "DOES NOT HOLD: " + why).orElse("rules: verified"));
        if (replay.rules().isEmpty()) {
            out.println(replay.dice()
                    .map(why -> "DOES NOT HOLD: " + why)
                    .orElse(replay.seed().isPresent() ? "dice: verified" : "dice: the record names no seed"));
        }
    }
}
