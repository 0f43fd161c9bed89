package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Locale;

/**
 * How Project LUDO's hybrid formulas are read.
 *
 * @param printedSafe S9: the risk is multiplied by SafeSpot as printed, so that only safe squares are risky
 * @param kill S10: the chance of a kill at a distance of one to six
 * @param lap S12: pawns are worth their share of a lap, not their squares
 * @param ties S17
 */
record HybridReading(boolean printedSafe, Kill kill, boolean lap, Ties ties) {
    /** The chance to strike a pawn one to six squares away (S10). */
    enum Kill {
        /** One sixth for each pawn. */
        SIXTH,
        /** dangerRisk's formula with the printed exponent: 1/6 halved (distance mod 6) times. */
        HALVING,
        /** One sixth for each pawn struck; the chance of being struck is that of one roll of each opponent. */
        UNION
    }

    static final List<Key> KEYS = List.of(
            Key.choice(
                    "safe", "S9: is a pawn at risk off the safe squares, or on them as printed", "mended", "printed"),
            Key.choice("kill", "S10: chance of a kill within six squares", "sixth", "halving", "union"),
            Key.choice("value", "S12: pawns count in squares or in laps", "squares", "lap"),
            Ties.KEY);

    static final HybridReading STANDARD = new HybridReading(false, Kill.SIXTH, false, Ties.FAST);

    static HybridReading of(Settings s) {
        return new HybridReading(
                s.is("safe", "printed"),
                Kill.valueOf(s.get("kill").toUpperCase(Locale.ROOT)),
                s.is("value", "lap"),
                Ties.of(s));
    }
}
