package alea.solve.run;

import alea.game.Position;
import alea.solve.Space;
import java.util.function.ToDoubleFunction;

/** Means over how a match may start: where tiles are dealt first, over all deals. */
public final class Starts {
    /** What is known of a state and the seat that acts there. */
    @FunctionalInterface
    public interface Known {
        /** The number of a state, and who acts. */
        double of(int number, int acting);
    }

    private Starts() {}

    /**
     * The mean of something over the starts of a match.
     *
     * @param known what it is in a numbered state
     * @param over what it is when a match is over as soon as it starts
     */
    public static double mean(Space space, Known known, ToDoubleFunction<Position> over) {
        return mean(space, space.game().start(), known, over);
    }

    private static double mean(Space space, Position position, Known known, ToDoubleFunction<Position> over) {
        if (position.node() == Position.OVER) {
            return over.applyAsDouble(position);
        }
        long number = space.number(position);
        if (number >= 0) {
            return known.of((int) number, position.seat());
        }
        if (!position.isChance()) {
            throw new IllegalStateException("a match starts with a decision that has no number: " + position);
        }
        Position next = position.copy();
        double sum = 0;
        for (int option = 0; option < position.options(); option++) {
            next.set(position);
            next.take(option);
            sum += position.probability(option) * mean(space, next, known, over);
        }
        return sum;
    }
}
