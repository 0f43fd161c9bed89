package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/**
 * Project LUDO's defensive strategy by its pseudocode (section 11.1): the most endangered and advanced pawn runs; if
 * nobody is behind any pawn, one that chases; else the foremost (readings S5 to S8).
 */
public final class Defensive implements PawnRule {
    static final List<Key> KEYS = List.of(Danger.KEY, Aggression.TARGET, Aggression.REACH);

    /**
     * What a square of progress counts. A lap counts as much as a certain catch: p/52 + danger, in units of 1/(52 * 6 *
     * SCALE).
     */
    public static final int SQUARE = 6 * Danger.SCALE;

    private final Danger danger;
    private final Aggression chase;
    private final long[] behind = new long[Dialect.PLACES];

    Defensive(Settings settings) {
        danger = Danger.of(settings.get("decay"));
        chase = Aggression.chase(settings);
    }

    /**
     * How much a pawn wants to run.
     *
     * @param progress on the ring
     * @param behind how far the nearest opponent is behind, 1 to 51; 0 on a safe square
     */
    public int worth(int progress, int behind) {
        return progress * SQUARE + (behind == 0 ? 0 : Dialect.SQUARES * danger.at(behind));
    }

    /** Who moves when nobody is behind any pawn: its chasers. */
    public Aggression chase() {
        return chase;
    }

    @Override
    public int best(LudoPosition p) {
        Tables t = p.tables();
        for (int k = 1; k < Dialect.PLACES; k++) {
            behind[k] = RingView.squares(p, k);
        }
        int pawns = 0;
        int most = -1;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            int progress = RingView.code(p, Integer.numberOfTrailingZeros(left)) - t.zero;
            if (progress < 0 || progress >= t.ring) {
                continue;
            }
            int b = RingView.nearestBehind(t.ring, behind, progress);
            if (b == 0) {
                continue;
            }
            boolean safe = (t.open >>> progress & 1) == 0;
            int score = worth(progress, safe ? 0 : b);
            if (score > most) {
                most = score;
                pawns = 0;
            }
            if (score == most) {
                pawns |= left & -left;
            }
        }
        if (pawns == 0) {
            pawns = chase.chasers(p);
        }
        return RingView.foremost(p, pawns == 0 ? p.movable() : pawns);
    }
}
