package alea.service;

import alea.analysis.equity.Equities;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Registry;
import alea.game.Tablebase;
import alea.solve.Objective;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.SolvedPositions;
import alea.solve.run.TableFolders;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is solved of a game: all of it, or its endgames, or nothing.
 *
 * @param whole all of it
 * @param endgames some of its positions
 * @param file where that is from; null for a game that is solved at once
 */
record Known(
        Optional<SolvedGame> whole,
        Optional<SolvedGame> endgames,
        @Nullable String file) {
    /**
     * What is known. Who may open no file is not told either where a table lies.
     *
     * @param table a file of {@code alea solve}; null to solve a small game at once, and look for a table of another
     * @throws alea.game.BadInput when the table cannot be used
     */
    static Known of(Registry registry, Game game, Objective objective, @Nullable String table) {
        requireOpen(registry, table);
        Known known = of(game, objective, table);
        String file = known.file;
        return registry.isClosed() && file != null
                ? new Known(
                        known.whole,
                        known.endgames,
                        String.valueOf(Path.of(file).getFileName()))
                : known;
    }

    /**
     * Holds that no file is named by those who may name none.
     *
     * @throws BadSetting when one is
     */
    static void requireOpen(Registry registry, @Nullable String table) {
        if (table != null && registry.isClosed()) {
            throw new BadSetting("table", "is taken from the command line alone");
        }
    }

    private static Known of(Game game, Objective objective, @Nullable String table) {
        Optional<SolvedGame> small = table != null ? Optional.empty() : Solved.atOnce(game, objective);
        if (small.isPresent()) {
            return new Known(small, Optional.empty(), null);
        }
        String file = table != null
                ? table
                : TableFolders.standard()
                        .best(game, objective)
                        .map(Path::toString)
                        .orElse(null);
        if (file == null) {
            return new Known(Optional.empty(), Optional.empty(), null);
        }
        Optional<SolvedGame> solved = Optional.of(Solved.part(file, game, objective));
        boolean all = solved.get().solution().space().pieces() == 0;
        return new Known(all ? solved : Optional.empty(), all ? Optional.empty() : solved, file);
    }

    /** Whatever is solved. */
    Optional<SolvedGame> solved() {
        return whole.or(() -> endgames);
    }

    /** Equities that are exact in the endgames. */
    Supplier<Equities> with(Supplier<Equities> equities) {
        return endgames.<Supplier<Equities>>map(e -> () -> equities.get().with(new SolvedPositions(e)))
                .orElse(equities);
    }

    /** Where matches that are played on can end. */
    Optional<Supplier<Tablebase>> table() {
        return endgames.map(e -> () -> new SolvedPositions(e));
    }
}
