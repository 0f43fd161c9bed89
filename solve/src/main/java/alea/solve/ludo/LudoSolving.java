package alea.solve.ludo;

import alea.game.Game;
import alea.ludo.LudoGame;
import alea.solve.Cost;
import alea.solve.Numbering;
import alea.solve.Objective;
import alea.solve.QuickSolver;
import alea.solve.RaceSpace;
import alea.solve.SolvePlugin;
import java.util.List;
import java.util.Optional;

/** Ludo: a numbering where nothing is remembered, and whole rows for two seats. */
public final class LudoSolving implements SolvePlugin {
    private static final Cost ROWS = new Cost(35e-9, 30, 3_000_000);
    /** What rows take beside their tables. */
    private static final double MORE = 1.03;

    @Override
    public boolean serves(Game game) {
        return game instanceof LudoGame;
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        LudoGame ludo = (LudoGame) game;
        return LudoSpace.serves(ludo)
                ? Optional.of(
                        new Numbering(LudoSpace.class, configurations(ludo), () -> new LudoSpace(ludo), solvers(ludo)))
                : Optional.empty();
    }

    @Override
    public Optional<Numbering> endgame(Game game, int pieces) {
        LudoGame ludo = (LudoGame) game;
        if (!LudoEndgame.serves(ludo) || !LudoRows.serves(ludo)) {
            return Optional.empty();
        }
        double states = LudoEndgame.states(ludo, pieces);
        return Optional.of(new Numbering(
                LudoEndgame.class, states, () -> new LudoEndgame(ludo, pieces), List.of(rows(ludo, states))));
    }

    @Override
    public RaceSpace race(Game game) {
        LudoGame ludo = (LudoGame) game;
        LudoRace.require(ludo);
        return new LudoRace(ludo);
    }

    @Override
    public double states(Game game) {
        return configurations((LudoGame) game);
    }

    private static List<QuickSolver> solvers(LudoGame game) {
        return LudoRows.serves(game) ? List.of(rows(game, configurations(game))) : List.of();
    }

    private static QuickSolver rows(LudoGame game, double states) {
        return new QuickSolver(
                Objective.ZERO_SUM,
                "rows of Ludo",
                ROWS,
                Long.MAX_VALUE,
                gap -> states * LudoRows.bytes(game, gap) * MORE,
                (space, gap) -> LudoRows.of((LudoPairs) space, gap));
    }

    /** How many configurations the pawns of all seats have; see {@link LudoSpace}. */
    private static double configurations(LudoGame ludo) {
        int places = ludo.dialect().home() - ludo.dialect().origin() + 1;
        double configurations = 1;
        for (int k = 0; k < ludo.pawns(); k++) {
            configurations = configurations * (places + k) / (k + 1);
        }
        return Math.pow(configurations - 1, ludo.seats());
    }
}
