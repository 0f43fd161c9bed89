package alea.solve.player;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Tablebase;
import alea.game.TablebasePlugin;
import alea.solve.Objective;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.SolvedPositions;
import alea.solve.run.TableFolders;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** Tables of {@code alea solve}, for strategies that look positions up. */
public final class SolvedTables implements TablebasePlugin {
    /** The word for a table that is looked for. */
    static final String AUTO = "auto";

    @Override
    public Supplier<Tablebase> tables(String table, Game game) {
        SolvedGame solved = open(table, game);
        return () -> new SolvedPositions(solved);
    }

    /**
     * A zero-sum table of a game, of its endgames or races, or of both as one.
     *
     * @param table a file, or {@link #AUTO}
     * @throws BadInput when there is none, it is damaged, or for another game
     */
    static SolvedGame open(String table, Game game) {
        if (!table.equals(AUTO)) {
            return Solved.part(table, game, Objective.ZERO_SUM);
        }
        TableFolders folders = TableFolders.standard();
        List<Path> files = folders.all(game, Objective.ZERO_SUM);
        if (files.isEmpty()) {
            throw new BadInput("there is no table of %s in %s; alea solve makes one, and table=FILE names one elsewhere"
                    .formatted(game.spec(), folders));
        }
        return Solved.parts(files, game, Objective.ZERO_SUM);
    }
}
