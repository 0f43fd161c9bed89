package alea.analysis.review;

import alea.analysis.rollout.Candidate;
import alea.analysis.rollout.DistinctOption;
import alea.analysis.rollout.Rollout;
import alea.analysis.rollout.RolloutSetup;
import alea.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Plays matches on from every option, and from positions before chance. */
public final class RolloutAssessor implements Assessor {
    private final Function<Position, RolloutSetup> setup;

    /**
     * Rollouts.
     *
     * @param setup of the rollout at a position
     */
    public RolloutAssessor(Function<Position, RolloutSetup> setup) {
        this.setup = setup;
    }

    @Override
    public Assessment options(Position decision, List<DistinctOption> options) {
        return new Assessment(candidates(decision, options).stream()
                .map(c -> new Assessment.Option(equities(c), OptionalDouble.of(c.lossUpper())))
                .toList());
    }

    @Override
    public double[] at(Position position) {
        return equities(candidates(position, List.of(new DistinctOption(List.of(0), position)))
                .getFirst());
    }

    @Override
    public Optional<double[]> foreseen(Position outcome) {
        return Optional.empty();
    }

    private List<Candidate> candidates(Position position, List<DistinctOption> options) {
        List<Candidate> found =
                new Rollout(setup.apply(position), options).run().candidates();
        if (found.size() < options.size()) {
            throw new CancellationException();
        }
        return found;
    }

    private static double[] equities(Candidate candidate) {
        return IntStream.range(0, candidate.equities().size())
                .mapToDouble(candidate.equities()::get)
                .toArray();
    }
}
