package alea.game;

import java.util.List;

/** Makes the games of one name. */
public interface GameFactory {
    /** The name before the colon of a spec. */
    String name();

    /** The keys that a spec of this name may set. */
    List<Key> keys();

    /** The game with these settings. */
    Game create(Settings settings);
}
