package alea.cli;

import alea.game.Game;
import alea.json.Json;
import alea.json.NumberRows;
import alea.service.Conversion;
import alea.service.Questions;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea convert}: between Alea's notation and the arrays of pyludo and LUDOPy. */
@Command(
        name = "convert",
        description = {
            "Turns a position into the arrays of the engine that the game comes from, and back.",
            "pyludo: four rows in the numbers of the first row's player. LUDOPy: every row in its own coordinates."
        },
        footer = {
            "",
            "Examples: alea convert ludo-pyludo 'B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 0 6'",
            "          alea convert ludo-pyludo '[[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44,-1],[-1,-1,-1,-1]]' --die 6"
        })
final class ConvertCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "a game of pyludo or LUDOPy")
    private String game;

    @Parameters(index = "1", paramLabel = "WHAT", description = "a position, or an array in brackets, as one argument")
    private String what;

    @Option(names = "--seat", paramLabel = "N", description = "of an array: the place to act (standard: 0)")
    private @Nullable Integer seat;

    @Option(names = "--die", paramLabel = "D", description = "of an array: the roll, 1..6 (standard: before the roll)")
    private @Nullable Integer die;

    @Option(
            names = "--relative",
            description = "of an array: its first row is that of the place to act, not of place 0")
    private boolean relative;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        var questions = new Questions(alea.registry());
        Game rules = questions.game(game);
        Conversion conversion = questions.convert(request(rules));
        if (json.wanted()) {
            alea.console().json(conversion);
        } else {
            PrintWriter out = alea.console().out();
            out.println("position  " + conversion.position());
            out.println("absolute  " + Json.write(conversion.absolute()));
            out.println("relative  " + Json.write(conversion.relative()));
        }
        return Exit.DONE;
    }

    private Conversion.Request request(Game rules) {
        if (!what.strip().startsWith("[") && !what.strip().startsWith("array")) {
            Conversion.requireNone(seat, die, relative);
            return new Conversion.FromPosition(game, what);
        }
        NumberRows array = NumberRows.read(what).orElseThrow(() -> Conversion.noArray(rules, what));
        return new Conversion.FromArray(game, array.rows(), array.text(), seat, die, relative);
    }
}
