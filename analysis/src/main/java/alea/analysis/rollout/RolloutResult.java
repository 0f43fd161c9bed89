package alea.analysis.rollout;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What came of a rollout.
 *
 * @param candidates the distinct options, in the order of the position
 * @param best those that can be the best one, by their number among the candidates, the likeliest first
 * @param separated whether the first of them is above all others at the confidence that was asked for
 * @param confidence with which a separated option is best
 * @param matches in all
 * @param turns that they took
 * @param reduction how many times the variance of the equities would be as large by as many plain matches, as
 *     measured; empty where luck is not told or nothing was played
 * @param interrupted whether it was ended early
 */
public record RolloutResult(
        List<Candidate> candidates,
        List<Integer> best,
        boolean separated,
        double confidence,
        long matches,
        long turns,
        OptionalDouble reduction,
        boolean interrupted) {}
