package alea.game;

import java.util.List;
import java.util.Map;

/** A strategy that can say what it thinks each option is worth, and why. */
public interface Evaluator extends Strategy {
    /**
     * What one option is worth.
     *
     * @param label the option
     * @param value its worth in the strategy's own unit; the strategy prefers the largest
     * @param terms the parts that the value is made of, by name, in a fixed order; empty when there are none
     */
    record Valued(String label, double value, Map<String, Double> terms) {}

    /** The worth of every option at a decision, in the order of the options. */
    List<Valued> evaluate(Position position);
}
