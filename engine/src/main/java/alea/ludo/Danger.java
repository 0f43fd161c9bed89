package alea.ludo;

import alea.game.Key;
import java.util.Locale;

/**
 * The chance that the nearest opponent behind catches a pawn: 1/6 for the last blow, halved for every window of six
 * squares between them (Project LUDO, section 11.1.1: dangerRisk). The printed exponent, {@code Diff % 6} of a negative
 * difference, has five readings (S5).
 */
enum Danger {
    /** Whole windows of six between them: floor((b-1)/6), what the prose describes. */
    WINDOW,
    /** The distance modulo six. */
    MOD,
    /** The negative distance modulo six as Python computes it: 0..5. */
    PYTHON,
    /** floor(b/6). */
    FLOOR,
    /** The negative distance modulo six as Java and C compute it: 0 down to -5, so that danger grows. */
    JAVA;

    /** Danger is counted in units of 1/(6 * SCALE), which make every reading a whole number. */
    static final int SCALE = 1 << 9;

    static final Key KEY = Key.choice(
            "decay", "S5: how danger fades with the distance b behind", "window", "mod", "python", "floor", "java");

    static Danger of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /**
     * The danger from an opponent {@code b} squares behind, in units of 1/(6 * {@link #SCALE}).
     *
     * @param b 1..51
     */
    int at(int b) {
        int halvings = switch (this) {
            case WINDOW -> (b - 1) / 6;
            case MOD -> b % 6;
            case PYTHON -> Math.floorMod(-b, 6);
            case FLOOR -> b / 6;
            case JAVA -> -(b % 6);
        };
        return halvings >= 0 ? SCALE >> halvings : SCALE << -halvings;
    }
}
