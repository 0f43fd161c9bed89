package alea.cli;

import alea.game.Game;
import alea.game.Position;
import alea.service.Answers;
import alea.service.Questions;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea options}: what a position waits for, what can happen there, and where that leads. */
@Command(
        name = "options",
        description = "What a position waits for, its options, and the positions they lead to.",
        footer = {"", "Example: alea options ludo-simple '13,0,0,0/-/10,0,0,0/- 2 1'"})
final class OptionsCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "the position, as one argument")
    private String position;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        var questions = new Questions(alea.registry());
        Answers.Node node = questions.options(new Questions.PositionRequest(game, position));
        if (json.wanted()) {
            alea.console().json(node);
        } else {
            Game rules = questions.game(game);
            print(rules, rules.parse(position), node, alea.console().out());
        }
        return Exit.DONE;
    }

    private static void print(Game game, Position position, Answers.Node node, PrintWriter out) {
        out.println(game.spec() + "  " + position);
        List<Double> scores = node.scores();
        if (scores != null) {
            out.println("the match is over");
            var table = new Table(">seat", ">score");
            for (int seat = 0; seat < scores.size(); seat++) {
                table.row(game.place(seat), Numbers.plain(scores.get(seat)));
            }
            table.print(out);
            return;
        }
        boolean chance = position.isChance();
        out.println(chance ? "chance decides, for seat " + node.seat() : "seat " + node.seat() + " decides");
        var table = chance ? new Table("option", ">probability", "next") : new Table("option", "next");
        for (Answers.Option option : node.options()) {
            @Nullable Double probability = option.probability();
            if (probability == null) {
                table.row(option.label(), option.next());
            } else {
                table.row(option.label(), Numbers.plain(probability), option.next());
            }
        }
        table.print(out);
    }
}
