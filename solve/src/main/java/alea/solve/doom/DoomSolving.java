package alea.solve.doom;

import alea.doom.DoomGame;
import alea.game.Game;
import alea.game.Registry;
import alea.game.Spec;
import alea.solve.Cost;
import alea.solve.Numbering;
import alea.solve.Objective;
import alea.solve.QuickSolver;
import alea.solve.SolvePlugin;
import java.util.List;
import java.util.Optional;

/**
 * Dice of Doom, always without its limit of turns: a numbering of its boards, and two solvers that follow the order
 * of attacks.
 */
public final class DoomSolving implements SolvePlugin {
    private static final long SMALL = 600_000;
    private static final Cost SWEEP = new Cost(8e-9, 150, SMALL);
    private static final Cost CHOICES = new Cost(27e-9, 600, SMALL);
    /** What fits into arrays. */
    private static final long MOST = Integer.MAX_VALUE - 8;
    /** Bytes of a state for {@link DoomPolicyIteration}. */
    private static final int BYTES = 20;

    @Override
    public boolean serves(Game game) {
        return game instanceof DoomGame;
    }

    @Override
    public Game solved(Game game) {
        DoomGame doom = (DoomGame) game;
        if (doom.variant().limit() == DoomGame.ENDLESS) {
            return doom;
        }
        Spec spec = doom.spec();
        String kept = spec.rest().replaceAll("(^|,)turns=[^,]*", "").replaceFirst("^,", "");
        return Registry.installed()
                .game(new Spec(spec.name(), kept + (kept.isEmpty() ? "" : ",") + "turns=none").toString());
    }

    @Override
    public Optional<Numbering> numbering(Game game) {
        DoomGame doom = (DoomGame) game;
        if (!DoomSpace.serves(doom)) {
            return Optional.empty();
        }
        double states =
                2 * Math.pow(doom.seats() * doom.variant().dice(), doom.board().size());
        return Optional.of(new Numbering(
                DoomSpace.class,
                states,
                () -> new DoomSpace(doom),
                DoomZeroSum.serves(doom) ? solvers(states) : List.of()));
    }

    private static List<QuickSolver> solvers(double states) {
        return List.of(
                new QuickSolver(
                        Objective.ZERO_SUM,
                        "sweeps of Dice of Doom",
                        SWEEP,
                        MOST,
                        gap -> states / 2 * DoomZeroSum.bytes(gap),
                        (space, gap) -> new DoomZeroSum((DoomSpace) space, gap)),
                new QuickSolver(
                        Objective.OWN_WIN,
                        "policy iteration of Dice of Doom",
                        CHOICES,
                        MOST,
                        gap -> states * BYTES,
                        (space, gap) -> new DoomPolicyIteration((DoomSpace) space)));
    }
}
