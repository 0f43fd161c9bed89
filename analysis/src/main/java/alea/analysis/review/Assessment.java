package alea.analysis.review;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What the options of a decision are worth.
 *
 * @param options in the order asked
 */
public record Assessment(List<Option> options) {
    public Assessment {
        options = List.copyOf(options);
    }

    /**
     * An option.
     *
     * @param equities of every seat behind it; not to be changed
     * @param lossUpper the loss is at most that, at 95 %; empty where no matches were played to know it
     */
    public record Option(double[] equities, OptionalDouble lossUpper) {}
}
