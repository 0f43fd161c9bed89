package alea.cli;

import alea.game.Game;
import alea.game.Position;
import alea.service.Analysis;
import alea.service.Questions;
import alea.solve.Objective;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea analyse}: what every option of a position is worth, and how that is known. */
@Command(
        name = "analyse",
        description = {
            "What every option of a position is worth, and how that is known.",
            "Exactly, from a table or solved at once when the game is small; else by playing matches on from "
                    + "each option."
        },
        footer = {
            "",
            "Examples: alea analyse doom:2x2,dice=5 'r2b1/b5r1 r 0'",
            "          alea analyse ludo-simple '12,0,30,20/-/10,0,0,7/- 0 3' --by hybrid"
        })
final class AnalyseCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "the position, as one argument")
    private String position;

    @Option(names = "--table", paramLabel = "FILE", description = "a table of the game, made by alea solve")
    private @Nullable String table;

    @Mixin
    private ObjectiveOption objective;

    @Option(
            names = "--by",
            paramLabel = "STRATEGY",
            description = "who plays the matches of a game that is too large "
                    + "(standard: the strategy that the game recommends, or random)")
    private @Nullable String by;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "matches of each option of a game that is too large (standard: ${DEFAULT-VALUE})")
    private int games = Analysis.MATCHES;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        var rollouts = new Questions.Rollouts(by, games, seed.seed());
        var questions = new Questions(alea.registry());
        Game rules = questions.game(game);
        Position at = rules.parse(position);
        Analysis.Options found =
                questions.analyse(new Questions.ValueRequest(game, position, objective.asked(), table), rollouts);
        if (json.wanted()) {
            alea.console().json(found);
            return Exit.DONE;
        }
        var out = alea.console().out();
        out.println(rules.spec() + "  " + at);
        out.println(String.format(Locale.ROOT, "seat %d decides; %s", rules.place(at.seat()), how(found, rules)));
        var rows = new Table("option", ">value", ">lower", ">upper", "");
        for (Analysis.Option option : found.options()) {
            rows.row(
                    option.label(),
                    Numbers.exact(option.value()),
                    Numbers.exact(option.lower()),
                    Numbers.exact(option.upper()),
                    found.best().contains(option.label()) ? "best" : "");
        }
        rows.print(out);
        return Exit.DONE;
    }

    /** How the values were found, in words. */
    private static String how(Analysis.Options found, Game rules) {
        String unit = found.objective().equals(Objective.OWN_WIN.toString())
                ? "win"
                : rules.payoffs().isWinOnly() ? "win and half a draw" : "payoff";
        Integer count = found.count();
        return count == null
                ? unit + ", exact"
                : String.format(
                        Locale.ROOT,
                        "%s, of %,d matches each, played by %s (95 %% intervals)",
                        unit,
                        count,
                        found.by());
    }
}
