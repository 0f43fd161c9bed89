package alea.analysis.rollout;

import alea.stats.Interval;
import java.util.List;

/**
 * What one distinct option of a decision is worth.
 *
 * @param options those that are the same but for which of equal pieces moves, by number; the first stands for them
 * @param equities by seat
 * @param intervals by seat, 95 %; of no width where the match is over behind the option
 * @param loss the greatest equity of all options less this one's, for the seat that decides; 0 for the one that has it
 * @param lossUpper at most that, at 95 %, by the differences of matches with the same dice
 * @param matches that were played on from it
 */
public record Candidate(
        List<Integer> options,
        List<Double> equities,
        List<Interval> intervals,
        double loss,
        double lossUpper,
        long matches) {}
