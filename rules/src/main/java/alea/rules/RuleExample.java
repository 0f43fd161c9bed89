package alea.rules;

import java.util.List;
import java.util.Map;

/**
 * An example of play in a rule file: what a rule does, to be read and to be checked.
 *
 * @param line where it stands
 * @param title what it shows
 * @param position where it begins
 * @param roll what chance gives then, one after the other, by labels; none where the position waits for a decision
 * @param options the labels of all that is possible then, in any order; none where the match is over, or where {@code
 *     next} alone says something
 * @param next where some of what is possible leads, by the labels
 * @param scores what the match is worth to each seat, where it is over
 */
public record RuleExample(
        int line,
        String title,
        String position,
        List<String> roll,
        List<String> options,
        Map<String, String> next,
        List<Double> scores) {}
