package alea.solve.run;

import alea.game.Payoffs;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Values;
import alea.solve.Wins;
import alea.solve.graph.Chain;
import alea.solve.graph.GreedyPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Says what positions and options are worth by a table. Not for two threads at once. */
public final class Judge {
    /** How many times the last change the probabilities of {@link Objective#OWN_WIN} are taken to be uncertain by. */
    private static final double RESIDUALS = 1_000;

    private static final double LEAST_DOUBT = 1e-9;

    /**
     * What a position or an option is worth to the seat that acts.
     *
     * @param win the probability that it wins; null where draws are possible, or wins are worth this or that,
     *     and the game is too large to part them
     * @param lose that somebody else wins; null likewise
     * @param draw that nobody wins; null likewise
     * @param value its payoff less that of the other, so win minus loss where nothing else counts; for {@link
     *     Objective#OWN_WIN} the probability of a win
     * @param lower at most the payoff, so the win and half the draw where nothing else counts; for {@link
     *     Objective#OWN_WIN} the probability of a win less what is in doubt
     * @param upper at least that
     */
    public record Worth(
            @Nullable Double win,
            @Nullable Double lose,
            @Nullable Double draw,
            double value,
            double lower,
            double upper) {
        /** The middle of the bounds. */
        public double score() {
            return (lower + upper) / 2;
        }
    }

    private final SolvedGame game;
    private final Solution solution;
    private final Payoffs payoffs;
    /** Whether a value alone does not say how likely a win is. */
    private final boolean mixed;

    private final @Nullable Values values;
    private final @Nullable Wins wins;

    /** A judge by a table. */
    public Judge(SolvedGame game) {
        this.game = game;
        solution = game.solution();
        payoffs = solution.space().game().payoffs();
        mixed = game.drawn() || !payoffs.isWinOnly();
        boolean bounds = solution.objective() == Objective.ZERO_SUM;
        values = bounds ? solution.values() : null;
        wins = bounds ? null : solution.wins();
    }

    /** The same position in the game that was solved, which has no limit of turns. */
    private Position solved(Position position) {
        Position same = solution.space().game().start();
        same.set(position);
        return same;
    }

    /** What a position is worth; when it is over, to the last seat that acted. */
    public Worth at(Position position) {
        if (values != null) {
            return between(values.at(position), mixed ? outcome(solved(position)) : Optional.empty());
        }
        return probable(wins().at(position));
    }

    /** What the options of a decision are worth. */
    public List<Worth> options(Position any) {
        Position position = solved(any);
        List<Worth> worths = new ArrayList<>();
        Position next = position.copy();
        for (int option = 0; option < position.options(); option++) {
            if (values != null) {
                next.set(position);
                next.take(option);
                Optional<double[]> outcome = mixed ? outcome(next) : Optional.empty();
                boolean own = next.seat() == position.seat();
                worths.add(between(
                        values.behind(position, option), outcome.map(o -> own ? o : new double[] {o[1], o[0], o[2]})));
            } else {
                worths.add(probable(wins().behind(position, option)));
            }
        }
        return worths;
    }

    /** How good an option of a decision is, for comparison with the others. */
    public double worth(Position position, int option) {
        return values != null ? values.behind(position, option).value() : wins().behind(position, option)[0];
    }

    /** The first option of a decision that is best, within {@link GreedyPolicy#TIE}. */
    public int best(Position position) {
        return allBest(position).getFirst();
    }

    /** All options of a decision that are best, within {@link GreedyPolicy#TIE}. */
    public List<Integer> allBest(Position position) {
        double[] worths = IntStream.range(0, position.options())
                .mapToDouble(option -> worth(position, option))
                .toArray();
        double enough = Arrays.stream(worths).max().orElseThrow() - GreedyPolicy.TIE;
        return IntStream.range(0, worths.length)
                .filter(option -> worths[option] >= enough)
                .boxed()
                .toList();
    }

    private Wins wins() {
        if (wins == null) {
            throw new IllegalStateException();
        }
        return wins;
    }

    private Worth between(Values.Range range, Optional<double[]> outcome) {
        double value = range.value();
        Double win = mixed ? outcome.map(o -> o[0]).orElse(null) : Double.valueOf((1 + value) / 2);
        Double lose = mixed ? outcome.map(o -> o[1]).orElse(null) : Double.valueOf((1 - value) / 2);
        Double draw = mixed ? outcome.map(o -> o[2]).orElse(null) : Double.valueOf(0);
        return new Worth(win, lose, draw, value, payoff(range.lower()), payoff(range.upper()));
    }

    /** The payoff of a seat that has so much more than the other. */
    private double payoff(double more) {
        return Math.clamp((payoffs.sum() + more) / 2, payoffs.least(), payoffs.greatest());
    }

    private Worth probable(double[] probabilities) {
        double win = probabilities[0];
        double lose = 0;
        for (int k = 1; k < probabilities.length; k++) {
            lose += probabilities[k];
        }
        double doubt = Math.max(LEAST_DOUBT, RESIDUALS * solution.gap());
        return new Worth(
                win, lose, Math.max(0, 1 - win - lose), win, Math.max(0, win - doubt), Math.min(1, win + doubt));
    }

    /** Win, loss and draw of the seat that acts when both play the first of the best options. */
    private Optional<double[]> outcome(Position position) {
        return game.play().map(chain -> outcome(chain, position));
    }

    private double[] outcome(Chain chain, Position position) {
        if (position.node() == Position.OVER) {
            int winner = Payoffs.winner(position, 2);
            double[] outcome = new double[3];
            outcome[winner < 0 ? 2 : winner == position.seat() ? 0 : 1] = 1;
            return outcome;
        }
        long number = solution.space().number(position);
        if (number >= 0) {
            int n = (int) number;
            int seat = position.seat();
            return new double[] {chain.win(n, seat, seat), chain.win(n, seat, 1 - seat), chain.draw(n, seat)};
        }
        double[] sum = new double[3];
        Position next = position.copy();
        int chosen = position.isChance() ? -1 : best(position);
        for (int option = 0; option < position.options(); option++) {
            double p = position.isChance() ? position.probability(option) : option == chosen ? 1 : 0;
            if (p > 0) {
                next.set(position);
                next.take(option);
                double[] behind = outcome(chain, next);
                boolean own = next.seat() == position.seat();
                sum[0] += p * behind[own ? 0 : 1];
                sum[1] += p * behind[own ? 1 : 0];
                sum[2] += p * behind[2];
            }
        }
        return sum;
    }
}
