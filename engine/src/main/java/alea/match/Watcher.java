package alea.match;

import alea.game.Position;

/** Sees a match go by: what writes it down, draws it, or counts what happens in it. Leaves positions as they are. */
@FunctionalInterface
public interface Watcher {
    /** A match begins. */
    default void begin(Position first) {}

    /**
     * An option will be taken, by a seat or by chance.
     *
     * @param position where; it says who acts
     */
    void before(Position position, int option);

    /** It has been taken, and this is the position after it. */
    default void after(Position position) {}

    /** Whether to stop the match here, as at its cap; asked after every option. */
    default boolean stops(Position position) {
        return false;
    }

    /** The match has ended, or was stopped. */
    default void end(Position last) {}

    /** This one, and then another, which see the same match. */
    default Watcher and(Watcher other) {
        return new TwoWatchers(this, other);
    }
}
