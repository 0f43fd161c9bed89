package alea.game;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Makes the strategies of one name. */
public interface StrategyFactory {
    /** The name before the colon of a spec. */
    String name();

    /** What the strategy does, in one line, with its source. */
    String title();

    /** The keys that a spec of this name may set. */
    List<Key> keys();

    /** What it does in {@code game}, where a strategy has not the same to look at in all games. */
    default String title(Game game) {
        return title();
    }

    /** Those of the keys that have a meaning in {@code game}; no other may be set to play it. */
    default List<Key> keys(Game game) {
        return keys();
    }

    /**
     * The keys that have to be given for {@code game}: those without a standard, or whose standard does not serve for
     * this game.
     */
    default List<String> required(Game game) {
        return keys().stream()
                .filter(key -> key.standard() == null)
                .map(Key::name)
                .toList();
    }

    /** Whether the name alone is enough to play {@code game}: there is no key that has to be given. */
    default boolean complete(Game game) {
        return required(game).isEmpty();
    }

    /**
     * What to write to play {@code game}, for people: the name, or {@code name:key=...} where a key has to be given.
     */
    default String named(Game game) {
        return required(game).stream()
                .map(key -> key + "=...")
                .collect(Collectors.joining(",", complete(game) ? name() : name() + ":", ""));
    }

    /**
     * Settings, as they follow the colon of a spec, with which this strategy is quick enough to be tried out in every
     * game; empty for a strategy that always is.
     */
    default String light() {
        return "";
    }

    /** Whether this strategy knows how to play {@code game}. */
    boolean plays(Game game);

    /** What a game that it plays has, for people, such as "four seats"; empty where the title says enough. */
    default String needs() {
        return "";
    }

    /**
     * Whether what it makes can say what options are worth, as an {@link Evaluator} does. One that says no is asked
     * by making an instance, where no key must be given: say yes where that takes long.
     */
    default boolean evaluates() {
        return false;
    }

    /** Whether what it makes is an {@link Appraiser}. */
    default boolean appraises() {
        return false;
    }

    /**
     * What makes new instances, one for each seat and thread.
     *
     * @throws BadInput when the settings cannot be used, for instance a file that is missing
     */
    Supplier<? extends Strategy> create(Settings settings, Game game);
}
