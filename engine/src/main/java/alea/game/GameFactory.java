package alea.game;

import java.util.List;
import java.util.Optional;

/** Makes the games of one name. */
public interface GameFactory {
    /** The name before the colon of a spec. */
    String name();

    /** The keys that a spec of this name may set. */
    List<Key> keys();

    /**
     * Settings, each what follows the colon of a spec, that stand for the whole family where every game is tried out:
     * in tests and signatures. None: the game by its name alone, with each of its numbers of seats.
     */
    default List<String> samples() {
        return List.of();
    }

    /** The family that its rules belong to, if they can be written as a rule file. */
    default Optional<RuleFamily> family() {
        return Optional.empty();
    }

    /**
     * Settings of its own keys as settings of all keys of its family: the same ones, where it has no other keys.
     *
     * @param settings as {@link #create} takes them
     */
    default Settings rules(Settings settings) {
        return settings;
    }

    /**
     * Examples of play by these rules, as the text of the part {@code examples} of a rule file, which is a list in
     * YAML; empty where there are none.
     */
    default String examples() {
        return "";
    }

    /** The game with these settings. */
    Game create(Settings settings);
}
