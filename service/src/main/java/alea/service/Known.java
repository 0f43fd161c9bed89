package alea.service;

import alea.analysis.equity.Equities;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Registry;
import alea.game.Tablebase;
import alea.solve.Objective;
import alea.solve.RaceSpace;
import alea.solve.SolvePlugin;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceSolver;
import alea.solve.run.Solved;
import alea.solve.run.SolvedGame;
import alea.solve.run.SolvedPositions;
import alea.solve.run.TableFolders;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is solved of a game: all of it, or its endgames, or nothing.
 *
 * @param whole all of it
 * @param endgames some of its positions, which no match leaves again
 * @param file where that is from, or the files; null for a game that is solved at once
 */
record Known(
        Optional<SolvedGame> whole,
        Optional<SolvedGame> endgames,
        @Nullable String file) {
    /** Races with so many rows are tabled in passing. */
    private static final int FEW = 1_000;

    /**
     * What is known. Who may open no file is not told either where a table lies.
     *
     * @param table a file of {@code alea solve}; null to solve a small game at once, and look for a table of another
     * @throws alea.game.BadInput when the table cannot be used
     */
    static Known of(Registry registry, Game game, Objective objective, @Nullable String table) {
        requireOpen(registry, table);
        Optional<SolvedGame> small = table != null ? Optional.empty() : Solved.atOnce(game, objective);
        if (small.isPresent()) {
            return new Known(small, Optional.empty(), null);
        }
        if (table != null) {
            return of(Solved.part(table, game, objective), table);
        }
        List<Path> found = TableFolders.standard().all(game, objective);
        String names = found.stream()
                .map(file -> String.valueOf(registry.isClosed() ? file.getFileName() : file))
                .collect(Collectors.joining(" and "));
        return found.isEmpty()
                ? new Known(Optional.empty(), Optional.empty(), null)
                : of(Solved.parts(found, game, objective), names);
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

    private static Known of(SolvedGame game, String file) {
        Optional<SolvedGame> solved = Optional.of(game);
        boolean all = !game.solution().space().partial();
        return new Known(all ? solved : Optional.empty(), all ? Optional.empty() : solved, file);
    }

    /** Whatever is solved. */
    Optional<SolvedGame> solved() {
        return whole.or(() -> endgames);
    }

    /** How long seats still need in races, where that is tabled, or tabled at once since the game is small. */
    Optional<RacePairs> races() {
        return whole.isPresent() ? whole.flatMap(Known::atOnce) : endgames.flatMap(SolvedGame::races);
    }

    private static Optional<RacePairs> atOnce(SolvedGame solved) {
        Game game = solved.solution().space().game();
        try {
            RaceSpace space = SolvePlugin.of(game).race(game);
            return space.rows() > FEW ? Optional.empty() : Optional.of(new RacePairs(space, RaceSolver.solve(space)));
        } catch (BadInput e) {
            return Optional.empty(); // it has none
        }
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
