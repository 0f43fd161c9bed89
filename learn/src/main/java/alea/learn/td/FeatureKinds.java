package alea.learn.td;

import alea.doom.DoomGame;
import alea.game.Game;
import alea.ludo.LudoGame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which features there are for which game. */
final class FeatureKinds {
    private FeatureKinds() {}

    /** The names of the features that a game has, the standard ones first; none for a game that networks do not play. */
    static List<String> names(Game game) {
        return switch (game) {
            case LudoGame ludo
            when ludo.seats() > 1 && !ludo.toTheLast() ->
                LudoTuples.serves(ludo)
                        ? List.of(LudoFeatures.THREATS, LudoFeatures.PLAIN, LudoFeatures.PAIRS, LudoTuples.NAME)
                        : List.of(LudoFeatures.THREATS, LudoFeatures.PLAIN, LudoFeatures.PAIRS);
            case DoomGame doom -> List.of(DoomFeatures.NAME);
            default -> List.of();
        };
    }

    /** New features of a name, or null where the game has none of that name. */
    static @Nullable Features of(Game game, String name) {
        if (!names(game).contains(name)) {
            return null;
        }
        return switch (game) {
            case LudoGame ludo -> name.equals(LudoTuples.NAME) ? new LudoTuples(ludo) : new LudoFeatures(ludo, name);
            case DoomGame doom -> new DoomFeatures(doom);
            default -> null;
        };
    }

    /** New features of one of the {@link #names}. */
    static Features require(Game game, String name) {
        Features made = of(game, name);
        if (made == null) {
            throw new IllegalArgumentException(game.spec() + " has no features " + name);
        }
        return made;
    }
}
