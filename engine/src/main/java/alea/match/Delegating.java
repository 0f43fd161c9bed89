package alea.match;

import alea.game.Position;
import alea.game.Strategy;

/** A strategy that stands before another, which is told of matches as it is, and closed with it. */
public interface Delegating extends Strategy, AutoCloseable {
    /** The other. */
    Strategy other();

    @Override
    default void begin(int seat, long index) {
        other().begin(seat, index);
    }

    @Override
    default void end(Position position) {
        other().end(position);
    }

    @Override
    default void close() {
        Arbiter.close(other());
    }
}
