package alea.ludo;

import alea.game.Evaluator.Valued;
import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * Project LUDO's defensive strategy by its prose (sections 11 and 11.2): the move after which the pawns risk least, all
 * together, each its progress times the danger from the nearest opponent behind; of equal moves the foremost pawn's
 * (S8).
 */
public final class DefensiveProse implements PawnRule {
    static final List<Key> KEYS = List.of(Danger.KEY, Ties.KEY);

    private final Danger danger;
    private final Ties ties;
    private final long[] behind = new long[Dialect.PLACES];

    DefensiveProse(Settings settings) {
        danger = Danger.of(settings.get("decay"));
        ties = Ties.of(settings);
    }

    /** The danger from an opponent so many squares behind, 1 to 51, in units of 1/(6 * 512): a power of two. */
    public int danger(int behind) {
        return danger.at(behind);
    }

    /** Whether of equal moves that of the rearmost pawn is made, and not of the foremost. */
    public boolean rearmost() {
        return ties == Ties.REARMOST;
    }

    @Override
    public int best(LudoPosition p) {
        int pawns = 0;
        int least = Integer.MAX_VALUE;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            int risk = riskAfter(p, Integer.numberOfTrailingZeros(left));
            if (risk < least) {
                least = risk;
                pawns = 0;
            }
            if (risk == least) {
                pawns |= left & -left;
            }
        }
        return ties.among(p, pawns);
    }

    /** Minus the risk after the move, in squares. */
    Valued worth(LudoPosition p, int pawn) {
        return new Valued(Integer.toString(pawn), -riskAfter(p, pawn) / (6.0 * Danger.SCALE), Map.of());
    }

    /** What all the mover's pawns risk once this one has moved and struck, in units of squares / (6 * SCALE). */
    private int riskAfter(LudoPosition p, int moved) {
        Tables t = p.tables();
        int landing = RingView.landing(p, moved);
        boolean strikes = RingView.meets(p, landing, false);
        for (int k = 1; k < Dialect.PLACES; k++) {
            behind[k] = RingView.squares(p, k);
            if (strikes) {
                int theirs = Math.floorMod(landing - t.zero - Dialect.QUARTER * k, Dialect.SQUARES);
                if ((behind[k] >>> theirs & 1) != 0) {
                    behind[k] = behind[k] & ~(1L << theirs) | t.ringBit[0];
                }
            }
        }
        int risk = 0;
        for (int pawn = 0; pawn < 4; pawn++) {
            int progress = (pawn == moved ? landing : RingView.code(p, pawn)) - t.zero;
            if (progress < 0 || progress >= t.ring || (t.open >>> progress & 1) == 0) {
                continue;
            }
            int b = RingView.nearestBehind(t.ring, behind, progress);
            risk += b == 0 ? 0 : progress * danger.at(b);
        }
        return risk;
    }
}
