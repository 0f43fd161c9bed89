package alea.learn.evolution;

import alea.game.Position;

/** What a match was worth to somebody who evolves. One instance serves one thread. */
@FunctionalInterface
public interface Fitness extends AutoCloseable {
    /**
     * What a match was worth; the mean over many is what is selected by.
     *
     * @param end where it is over, by the rules
     * @param seat whose fitness it is
     * @return 0..1, rounded to a millionth
     * @throws alea.game.Forfeit when it cannot say
     */
    double of(Position end, int seat);

    /** Lets go what it needs. */
    @Override
    default void close() {}
}
