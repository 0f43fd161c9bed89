package alea.solve.player;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.solve.Objective;
import alea.solve.run.Plan;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.TableFolders;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Makes {@code optimal}: from a table in a file, or for a small game from one that it works out. */
final class OptimalFactory implements StrategyFactory {
    private static final String NONE = "none";

    /** No table has more states. */
    private static final long MOST_STATES = 4_000_000_000L;

    @Override
    public String name() {
        return "optimal";
    }

    @Override
    public String title() {
        return "the first of the best options by a table of exact values (alea solve)";
    }

    @Override
    public List<Key> keys() {
        return List.of(
                new Key(
                        "table",
                        "the table",
                        NONE,
                        new Key.Text(
                                "a file of alea solve, auto (looked for), or none: a small game is solved at once",
                                List.of(SolvedTables.AUTO, NONE))),
                Key.choice("objective", "what the seats of the table play for", "zero-sum", "own-win"));
    }

    @Override
    public boolean plays(Game game) {
        if (game.seats() != 2) {
            return false;
        }
        try {
            Plan plan = Plan.of(game, Objective.ZERO_SUM);
            return plan.counted() && plan.states() <= MOST_STATES;
        } catch (BadInput e) {
            return false;
        }
    }

    @Override
    public String needs() {
        return "two seats, and so few states that alea solve makes a table of them";
    }

    @Override
    public List<String> required(Game game) {
        return plays(game) && Plan.of(game, Objective.ZERO_SUM).small() ? List.of() : List.of("table");
    }

    @Override
    public boolean evaluates() {
        return true;
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        Objective objective = Objective.of(settings.get("objective"));
        String table = settings.get("table");
        SolvedGame solved = table.equals(NONE)
                ? Solved.small(game, objective).orElseGet(() -> found(game, objective))
                : table.equals(SolvedTables.AUTO) ? found(game, objective) : Solved.table(table, game, objective);
        return () -> new Optimal(solved);
    }

    private static SolvedGame found(Game game, Objective objective) {
        TableFolders folders = TableFolders.standard();
        return folders.whole(game, objective)
                .map(file -> Solved.table(file.toString(), game, objective))
                .orElseThrow(() -> new BadInput(String.format(
                        Locale.ROOT,
                        "optimal: %s has %,d states, too many to be solved in passing; give table=FILE, "
                                + "a table of it made by alea solve: there is none in %s",
                        game.spec(),
                        Plan.of(game, objective).states(),
                        folders)));
    }
}
