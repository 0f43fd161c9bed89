package alea.search;

import alea.game.Key;
import alea.game.Settings;

/** The setting that weighs trying what is little known against playing what has done well. */
public final class Exploration {
    /** The key {@code exploration}, a number from 0 to 100. */
    public static final Key KEY = Key.real("exploration", "the weight of what is little known", 0, 100, 0.5);

    private Exploration() {}

    /** Its value. */
    public static double of(Settings settings) {
        return settings.real(KEY.name());
    }
}
