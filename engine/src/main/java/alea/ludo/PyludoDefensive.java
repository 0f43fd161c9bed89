package alea.ludo;

import alea.game.Evaluator.Valued;
import java.util.Map;

/**
 * The player {@code defensive} of pyludo: of the tokens that can move, the one that can be hit in most ways where it
 * stands, wherever it would go; of equal ones, any. Half of the time nothing can be hit, and it is a random player.
 *
 * @param vulnerability how it counts the ways
 */
public record PyludoDefensive(Vulnerability vulnerability) implements PawnRule {
    @Override
    public int best(LudoPosition p) {
        int best = 0;
        int most = -1;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            int ways = vulnerability.of(p, Integer.numberOfTrailingZeros(left));
            if (ways > most) {
                most = ways;
                best = 0;
            }
            if (ways == most) {
                best |= left & -left;
            }
        }
        return best;
    }

    Valued worth(LudoPosition p, int token) {
        return new Valued(Integer.toString(token), vulnerability.of(p, token), Map.of());
    }
}
