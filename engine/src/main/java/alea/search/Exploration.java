package alea.search;

import alea.game.BadInput;
import alea.game.Key;
import alea.game.Settings;

/** The setting that weighs trying what is little known against playing what has done well. */
public final class Exploration {
    private static final String NAME = "exploration";

    private Exploration() {}

    /** The key {@code exploration}, with a standard. */
    public static Key key(String standard) {
        return new Key(NAME, "the weight of what is little known", standard, new Key.Text("a number from 0 to 100"));
    }

    /**
     * Its value.
     *
     * @throws BadInput when it is not a number from 0 to 100
     */
    public static double of(Settings settings) {
        String text = settings.get(NAME);
        if (!text.matches("[0-9]{1,3}(\\.[0-9]{1,9})?") || Double.parseDouble(text) > 100) {
            throw new BadInput("%s: %s=%s is not allowed; it is a number from 0 to 100"
                    .formatted(settings.spec().name(), NAME, text));
        }
        return Double.parseDouble(text);
    }
}
