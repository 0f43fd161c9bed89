package alea.solve;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;

/**
 * The value of any position of a solved game of two seats, from the values of its numbered states: the payoff of the
 * seat to act less that of the other (win minus loss, where nothing else counts), when both play as well as can be.
 * Of what comes before the positions of a {@linkplain Space#partial part} of a game, the bounds are those of the
 * payoffs.
 * Not for two threads at once.
 */
public final class Values {
    /**
     * Bounds of a value.
     *
     * @param lower at most the true value
     * @param upper at least the true value
     */
    public record Range(double lower, double upper) {
        /** The middle. */
        public double value() {
            return (lower + upper) / 2;
        }

        private Range other() {
            return new Range(-upper, -lower);
        }
    }

    private final Space space;
    private final LongToDoubleFunction lower;
    private final LongToDoubleFunction upper;
    private final Payoffs payoffs;
    private final double most;
    private final List<Position> scratch = new ArrayList<>();

    /**
     * Values of a space.
     *
     * @param lower by number: a lower bound of the value of the seat to act
     * @param upper by number: an upper bound
     */
    public Values(Space space, LongToDoubleFunction lower, LongToDoubleFunction upper) {
        this.space = space;
        this.lower = lower;
        this.upper = upper;
        payoffs = space.game().payoffs();
        most = most(space.game());
    }

    /**
     * The greatest value that a position of a game can have; the least is as much below 0.
     *
     * @throws BadInput when the payoffs of the seats do not always sum to the same: one value does not say both
     */
    public static double most(Game game) {
        Payoffs payoffs = game.payoffs();
        if (!payoffs.isConstantSum()) {
            throw new BadInput(
                    "%s: payoffs do not always sum to the same, so it is not zero-sum; own-win is for any game"
                            .formatted(game.spec()));
        }
        return Math.max(2 * payoffs.greatest() - payoffs.sum(), payoffs.sum() - 2 * payoffs.least());
    }

    /** The space. */
    public Space space() {
        return space;
    }

    /** The value of a position for the seat to act there, or for the last to act when it is over. */
    public Range at(Position position) {
        return at(position, 0);
    }

    /** The value of an option for the seat that acts at {@code position}. */
    public Range behind(Position position, int option) {
        return behind(position, option, 0);
    }

    private Range at(Position position, int depth) {
        if (position.node() == Position.OVER) {
            int seat = position.seat();
            double worth = payoffs.allowed(position.score(seat)) - payoffs.allowed(position.score(1 - seat));
            return new Range(worth, worth);
        }
        long number = space.number(position);
        if (number >= 0) {
            return new Range(lower.applyAsDouble(number), upper.applyAsDouble(number));
        }
        if (space.partial() && position.isChance()) {
            return new Range(-most, most); // before what is known
        }
        boolean decides = position.node() == Position.DECISION;
        double low = decides ? -most : 0;
        double high = decides ? -most : 0;
        for (int option = 0; option < position.options(); option++) {
            Range range = behind(position, option, depth);
            if (decides) {
                low = Math.max(low, range.lower);
                high = Math.max(high, range.upper);
            } else {
                double p = position.probability(option);
                low += p * range.lower;
                high += p * range.upper;
            }
        }
        double off = decides ? 0 : (position.options() + 3) * 0x1p-53 * most;
        return new Range(low - off, high + off);
    }

    private Range behind(Position position, int option, int depth) {
        if (scratch.size() == depth) {
            scratch.add(space.game().start());
        }
        Position next = scratch.get(depth);
        next.set(position);
        next.take(option);
        Range range = at(next, depth + 1);
        return next.seat() == position.seat() ? range : range.other();
    }
}
