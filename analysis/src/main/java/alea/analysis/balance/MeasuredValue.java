package alea.analysis.balance;

import alea.stats.BlockEstimate;
import alea.stats.Interval;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a measure is in a variant.
 *
 * @param simulated by the matches that were played; its interval is empty where nothing says how sure it is
 * @param matches how many there were that share nothing
 * @param interval of the simulated one
 * @param exact where it is known
 * @param gap how far off that may be
 */
record MeasuredValue(
        BlockEstimate simulated, long matches, Optional<Interval> interval, OptionalDouble exact, double gap) {
    /** The value: the exact one where it is known. */
    double value() {
        return exact.orElse(simulated.value());
    }

    /** The interval of the value. */
    List<Double> ends() {
        return exact.isPresent()
                ? List.of(exact.getAsDouble() - gap, exact.getAsDouble() + gap)
                : interval.map(i -> List.of(i.low(), i.high())).orElse(List.of());
    }
}
