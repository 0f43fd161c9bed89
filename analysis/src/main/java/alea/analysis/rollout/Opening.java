package alea.analysis.rollout;

import alea.game.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Where matches begin behind an option: what chance does first is taken exactly, each outcome with its probability.
 *
 * @param position behind the first chance event, or behind the option where a seat goes on
 * @param weight its probability
 */
record Opening(Position position, double weight) {
    static List<Opening> of(Position after) {
        if (!after.isChance()) {
            return List.of(new Opening(after, 1));
        }
        List<Opening> openings = new ArrayList<>();
        for (int outcome = 0; outcome < after.options(); outcome++) {
            if (after.probability(outcome) > 0) {
                Position next = after.copy();
                next.take(outcome);
                openings.add(new Opening(next, after.probability(outcome)));
            }
        }
        return openings;
    }
}
