package alea.analysis.rollout;

import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Options of a decision that are the same but for which of equal pieces moves.
 *
 * @param options their numbers; the first stands for them
 * @param after where the first of them leads
 */
public record DistinctOption(List<Integer> options, Position after) {
    public DistinctOption {
        options = List.copyOf(options);
    }

    /** Those of a decision, in the order of their first options. */
    public static List<DistinctOption> of(Game game, Position decision) {
        List<List<Integer>> same = new ArrayList<>();
        List<Position> behind = new ArrayList<>();
        for (int option = 0; option < decision.options(); option++) {
            Position after = decision.copy();
            after.take(option);
            int known = 0;
            while (known < behind.size() && !game.equivalent(behind.get(known), after)) {
                known++;
            }
            if (known == behind.size()) {
                behind.add(after);
                same.add(new ArrayList<>());
            }
            same.get(known).add(option);
        }
        List<DistinctOption> distinct = new ArrayList<>();
        for (int i = 0; i < same.size(); i++) {
            distinct.add(new DistinctOption(same.get(i), behind.get(i)));
        }
        return distinct;
    }
}
