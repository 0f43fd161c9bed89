package alea.analysis.balance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What rules do to matches of a game.
 *
 * @param game the spec of the game that is varied
 * @param turn what a turn of it is, in a few words
 * @param version the version of Alea
 * @param seed of all dice
 * @param matches matches of each variant whose measures are told; those that tell what skill is worth come on top
 * @param asked how many were to be played
 * @param interrupted whether the run was ended before all were played
 * @param maxTurns where matches are stopped, where that was said
 * @param players who sits in every seat, each once
 * @param against whom they are compared with
 * @param passedOver in a sentence, a stronger one that does not play all variants, where nobody was named
 * @param variants in the order of the values
 * @param leftOut combinations that the rules refuse
 * @param effects of single keys and of pairs, by measure, the largest first
 */
public record Balance(
        String game,
        String turn,
        String version,
        long seed,
        long matches,
        long asked,
        boolean interrupted,
        Optional<Integer> maxTurns,
        List<String> players,
        String against,
        Optional<String> passedOver,
        List<Line> variants,
        List<Factorial.LeftOut> leftOut,
        List<Effect> effects) {

    /**
     * A variant.
     *
     * @param keys what sets it apart
     * @param seats how many there are
     * @param exact whether some of its measures are exact
     * @param measures by the word of the measure
     */
    public record Line(String spec, Map<String, String> keys, int seats, boolean exact, Map<String, Figure> measures) {
        /** A measure. */
        public Figure figure(Measure measure) {
            Figure figure = measures.get(measure.word());
            if (figure == null) {
                throw new IllegalArgumentException(spec + " has no measure " + measure.word());
            }
            return figure;
        }
    }

    /**
     * A number, with its 95 % interval.
     *
     * @param value missing where nothing tells it; {@code why} then says why
     * @param ci95 empty where nothing says how sure it is
     * @param exact whether it was worked out and not simulated; the interval is then what the solver leaves open
     * @param gap how far off an exact value may be
     * @param simulated what the matches say, of a value that is exact
     * @param even what it is where all seats or players are even
     * @param seats the same for every seat
     * @param median the median, where the value is a mean
     * @param p5 what one in twenty does not exceed
     * @param p95 what one in twenty exceeds
     * @param part the same as a part of the length of a match
     * @param perMatch the same as a number of a match
     * @param foreseen of when matches are decided: the share of matches in which that is before the last turn
     * @param by of when matches are decided: who told the chances
     * @param why there is no value
     */
    public record Figure(
            @Nullable Double value,
            List<Double> ci95,
            boolean exact,
            Optional<Double> gap,
            Optional<Estimate> simulated,
            Optional<Double> even,
            Optional<List<Estimate>> seats,
            Optional<Estimate> median,
            Optional<Estimate> p5,
            Optional<Estimate> p95,
            Optional<Estimate> part,
            Optional<Estimate> perMatch,
            Optional<Estimate> foreseen,
            Optional<String> by,
            Optional<String> why) {}

    /** A number with its 95 % interval, which is empty where nothing says how sure it is. */
    public record Estimate(double value, List<Double> ci95) {}

    /**
     * What a change does to a measure, on the average of all variants that differ in nothing else.
     *
     * @param key the key that changes; of a pair both, joined by a comma
     * @param from the values before
     * @param to the values after
     * @param measure its word
     * @param effect after less before; of a pair, how much the effect of the first key is more when the second has
     *     changed, too
     * @param ci95 its interval, of matches with the same dice
     * @param exact whether it was worked out
     * @param clear whether it is not 0, with 5 % that this is said of any effect that is
     */
    public record Effect(
            String key,
            String from,
            String to,
            String measure,
            double effect,
            List<Double> ci95,
            boolean exact,
            boolean clear) {}
}
