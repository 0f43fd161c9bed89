package alea.analysis.review;

import alea.analysis.equity.Equities;
import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Looks ahead: the mean over all outcomes of so many chance events, whoever decides between them taking what is best
 * for it by the equities at the end. So the equity before chance is exactly the mean of what it is taken for after it.
 */
public final class SearchAssessor implements Assessor {
    /** Decisions in a row that are looked through. */
    private static final int DECISIONS = 4;

    private final int seats;
    private final Equities equities;
    private final int plies;
    private final List<Position> scratch = new ArrayList<>();
    private final List<double[]> sums = new ArrayList<>();

    /**
     * A search.
     *
     * @param plies how many chance events are averaged over, at least 1
     */
    public SearchAssessor(Game game, Equities equities, int plies) {
        seats = game.seats();
        this.equities = equities;
        this.plies = plies;
    }

    @Override
    public Assessment options(Position decision, List<DistinctOption> options) {
        return new Assessment(options.stream()
                .map(option -> new Assessment.Option(at(option.after()), OptionalDouble.empty()))
                .toList());
    }

    @Override
    public double[] at(Position position) {
        return at(position, plies);
    }

    @Override
    public Optional<double[]> foreseen(Position outcome) {
        return Optional.of(at(outcome, plies - 1));
    }

    private double[] at(Position position, int events) {
        double[] into = new double[seats];
        look(position, events, DECISIONS, 0, into);
        return into;
    }

    private void look(Position position, int events, int decisions, int depth, double[] into) {
        if (position.node() == Position.OVER) {
            for (int seat = 0; seat < seats; seat++) {
                into[seat] = position.score(seat);
            }
        } else if (position.isChance() ? events == 0 : events == 0 || decisions == 0) {
            equities.at(position, into);
        } else if (position.isChance()) {
            average(position, events, depth, into);
        } else {
            best(position, events, decisions, depth, into);
        }
    }

    private void average(Position position, int events, int depth, double[] into) {
        Position next = scratch(position, depth);
        double[] behind = sums.get(depth);
        Arrays.fill(into, 0);
        for (int outcome = 0; outcome < position.options(); outcome++) {
            double probability = position.probability(outcome);
            if (probability > 0) {
                next.set(position);
                next.take(outcome);
                look(next, events - 1, DECISIONS, depth + 1, behind);
                for (int seat = 0; seat < seats; seat++) {
                    into[seat] += probability * behind[seat];
                }
            }
        }
    }

    private void best(Position position, int events, int decisions, int depth, double[] into) {
        Position next = scratch(position, depth);
        double[] behind = sums.get(depth);
        int seat = position.seat();
        for (int option = 0; option < position.options(); option++) {
            next.set(position);
            next.take(option);
            look(next, events, decisions - 1, depth + 1, behind);
            if (option == 0 || behind[seat] > into[seat]) {
                System.arraycopy(behind, 0, into, 0, seats);
            }
        }
    }

    private Position scratch(Position like, int depth) {
        while (scratch.size() <= depth) {
            scratch.add(like.copy());
            sums.add(new double[seats]);
        }
        return scratch.get(depth);
    }
}
