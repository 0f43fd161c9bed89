package alea.service;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What each distinct option of a decision is worth to the seat that decides, and how that is known.
 *
 * @param how in words that follow a number: {@code as net estimates it}
 * @param isExact whether all of this is exact
 * @param options in the order of the question
 */
public record Advice(String how, boolean isExact, List<Worth> options) {
    /**
     * What an option is worth.
     *
     * @param equity the expected payoff: where nothing else counts, the chance to win and half the chance to draw
     * @param margin half of its 95 % interval; 0 where it is exact, empty where nobody knows how far it is off
     */
    public record Worth(double equity, OptionalDouble margin) {}

    public Advice {
        options = List.copyOf(options);
    }

    /** The option that is worth most, the first of equal ones. */
    public int best() {
        int best = 0;
        for (int i = 1; i < options.size(); i++) {
            best = options.get(i).equity() > options.get(best).equity() ? i : best;
        }
        return best;
    }

    /** Whether an option is the best, or may be: its interval and that of the best overlap. */
    public boolean canBeBest(int option) {
        Worth worth = options.get(option);
        Worth best = options.get(best());
        return worth.equity() + worth.margin().orElse(0)
                >= best.equity() - best.margin().orElse(0);
    }
}
