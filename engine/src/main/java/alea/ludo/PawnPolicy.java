package alea.ludo;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;

/** Plays a {@link PawnRule}: each of the pawns it likes best is equally likely. */
final class PawnPolicy implements Policy, ByRule {
    private final PawnRule rule;

    PawnPolicy(PawnRule rule) {
        this.rule = rule;
    }

    @Override
    public PawnRule rule() {
        return rule;
    }

    @Override
    public int choose(Position position, Dice dice) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return 0;
        }
        int best = rule.best(ludo);
        int pawn = (best & best - 1) == 0 ? best : 1 << pick(best, dice);
        return Integer.bitCount(ludo.movable() & pawn - 1);
    }

    private static int pick(int pawns, Dice dice) {
        return Tables.SHIFT[pawns << 2 | dice.below(Integer.bitCount(pawns))] >>> 3;
    }

    @Override
    public void probabilities(Position position, double[] into) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            into[0] = 1;
            return;
        }
        int best = rule.best(ludo);
        for (int option = 0; option < position.options(); option++) {
            into[option] = (best >>> ludo.pawn(option) & 1) / (double) Integer.bitCount(best);
        }
    }
}
