package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;

/**
 * Strike and Chase, the parts of Project LUDO's aggressive strategies (section 10): strikers if there are any, then
 * chasers, then all pawns, and of those the foremost.
 *
 * @param strikes whether pawns that strike come first
 * @param chases whether pawns that close in on somebody ahead come next
 * @param strikeAnywhere S2: an opponent on a safe square counts as struck, as printed
 * @param target S3: whom a chaser chases
 * @param reachTarget S4: a chaser may land on its target
 */
public record Aggression(boolean strikes, boolean chases, boolean strikeAnywhere, Target target, boolean reachTarget)
        implements PawnRule {

    /** Whom a chaser chases (S3). */
    public enum Target {
        /** The nearest opponent ahead, wherever it stands. */
        NEAREST,
        /** The nearest opponent ahead that stands where it can be struck. */
        OPEN,
        /** The opponent furthest ahead. */
        FARTHEST
    }

    static final Key SAFE =
            Key.choice("safe", "S2: does a safe square protect from the strike test", "mended", "printed");
    static final Key TARGET = Key.choice(
            "target", "S3: whom a chaser chases; open is off safe squares only", "nearest", "open", "farthest");
    static final Key REACH = Key.choice("reach", "S4: die below the distance, or up to it", "below", "upto");
    static final List<Key> STRIKE_KEYS = List.of(SAFE);
    static final List<Key> CHASE_KEYS = List.of(TARGET, REACH);
    static final List<Key> KEYS = List.of(SAFE, TARGET, REACH);

    static Aggression strike(Settings s) {
        return new Aggression(true, false, s.is("safe", "printed"), Target.NEAREST, false);
    }

    static Aggression chase(Settings s) {
        return new Aggression(false, true, false, target(s), s.is("reach", "upto"));
    }

    static Aggression aggressive(Settings s) {
        return new Aggression(true, true, s.is("safe", "printed"), target(s), s.is("reach", "upto"));
    }

    private static Target target(Settings s) {
        return Target.valueOf(s.get("target").toUpperCase(java.util.Locale.ROOT));
    }

    @Override
    public int best(LudoPosition p) {
        int pawns = strikes ? strikers(p) : 0;
        if (pawns == 0 && chases) {
            pawns = chasers(p);
        }
        return RingView.foremost(p, pawns == 0 ? p.movable() : pawns);
    }

    private int strikers(LudoPosition p) {
        int pawns = 0;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            if (RingView.meets(p, RingView.landing(p, Integer.numberOfTrailingZeros(left)), strikeAnywhere)) {
                pawns |= left & -left;
            }
        }
        return pawns;
    }

    /** The movable pawns with somebody ahead, and a die too small to pass (S4: or reach) the one they chase. */
    int chasers(LudoPosition p) {
        Tables t = p.tables();
        long targets = RingView.opponents(p) & (target == Target.OPEN ? t.open : -1);
        int shortest = p.die() + (reachTarget ? 0 : 1);
        int pawns = 0;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            int progress = RingView.code(p, Integer.numberOfTrailingZeros(left)) - t.zero;
            if (progress < 0 || progress >= t.ring) {
                continue;
            }
            long ahead = RingView.ahead(targets, progress);
            if (ahead == 0) {
                continue;
            }
            int distance = target == Target.FARTHEST
                    ? 64 - Long.numberOfLeadingZeros(ahead)
                    : 1 + Long.numberOfTrailingZeros(ahead);
            if (distance >= shortest) {
                pawns |= left & -left;
            }
        }
        return pawns;
    }
}
