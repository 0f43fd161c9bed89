package alea.analysis.review;

import alea.analysis.rollout.DistinctOption;
import alea.game.Position;
import java.util.List;
import java.util.Optional;

/** Says what positions of a reviewed match are worth to every seat. One instance serves one thread. */
public interface Assessor {
    /**
     * What the options of a decision are worth.
     *
     * @param options at least one
     */
    Assessment options(Position decision, List<DistinctOption> options);

    /** The equity of every seat, at any node. */
    double[] at(Position position);

    /**
     * What {@link #at} took this position for when it averaged over the outcomes of the chance event before it; empty
     * where it did not do that.
     */
    Optional<double[]> foreseen(Position outcome);
}
