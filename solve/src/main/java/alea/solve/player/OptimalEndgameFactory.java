package alea.solve.player;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Key;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Spec;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.solve.SolvePlugin;
import alea.solve.run.Plan;
import alea.solve.run.SolvedGame;
import java.util.List;
import java.util.function.Supplier;

/** Makes {@code optimal-endgame}: by a table in its endgames, and by another strategy before them. */
final class OptimalEndgameFactory implements StrategyFactory {
    /** No endgames have fewer pieces. */
    private static final int FEWEST = 2;

    @Override
    public String name() {
        return "optimal-endgame";
    }

    @Override
    public String title() {
        return "the first of the best options by a table of endgames (alea solve --endgame), in races of a table "
                + "(--race) the best middle of the bounds, before as another strategy";
    }

    @Override
    public List<Key> keys() {
        return List.of(
                new Key(
                        "table",
                        "the table",
                        SolvedTables.AUTO,
                        new Key.Text(
                                "a file of alea solve, or auto: looked for, see docs/endgames.md",
                                List.of(SolvedTables.AUTO))),
                new Key(
                        "by",
                        "who plays before what the table knows",
                        "hybrid",
                        new Key.Text("a strategy with at most one key")));
    }

    @Override
    public List<String> required(Game game) {
        return List.of("table");
    }

    @Override
    public boolean plays(Game any) {
        Game game = Plan.endless(any);
        try {
            return game.seats() == 2
                    && SolvePlugin.of(game).endgame(game, FEWEST).isPresent();
        } catch (BadInput e) {
            return false; // with one pawn a seat the game has no endgame but itself
        }
    }

    @Override
    public String needs() {
        return "Ludo of two seats with several pawns, in which pawns only strike (alea solve --endgame)";
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        String by = settings.get("by");
        String name = Spec.parse(by).name();
        if (name.equals(name()) || name.equals("exec")) {
            throw new BadInput("%s: by=%s is not allowed; it is another strategy that Alea has".formatted(name(), by));
        }
        Player before = Registry.installed().player(by, game);
        SolvedGame solved = SolvedTables.open(settings.get("table"), game);
        return () -> made(new EndgameMoves(solved), before.instances().get());
    }

    private static Strategy made(EndgameMoves moves, Strategy before) {
        return before instanceof Policy policy
                ? new OptimalEndgamePolicy(moves, policy)
                : new OptimalEndgame(moves, before);
    }
}
