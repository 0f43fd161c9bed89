package alea.analysis.review;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the moves and the dice of a match were worth. For every seat, what it has at the end is what it had at the
 * start, and all luck, and all changes by decisions.
 *
 * @param start the equity of every seat at the start
 * @param end its payoff, or its equity where the match is not over
 * @param over whether the match is over
 * @param choices the decisions of more than one distinct option, in order
 * @param forced how many decisions there were of one
 * @param rolls the chance events, in order
 * @param seats what it comes to for every seat
 * @param gifts by seat, what its losses gave to every seat; for itself they are what it lost, and negative
 * @param residual the most that start, luck and decisions of a seat differ from its end: nothing but rounding
 */
public record MatchReview(
        List<Double> start,
        List<Double> end,
        boolean over,
        List<Choice> choices,
        int forced,
        List<Roll> rolls,
        List<SeatReview> seats,
        List<List<Double>> gifts,
        double residual) {

    /**
     * A decision.
     *
     * @param node its number among all nodes of the match, from 0
     * @param turn from 1
     * @param seat who decided, from 0
     * @param position as text
     * @param options the distinct ones
     * @param played the one that was taken, by its number among them
     * @param best the one that is worth most; the one that was taken where none is worth more, or none is told to be by
     *     the matches of a rollout, at 95 %
     * @param loss the best equity less that of the one taken; 0 or more
     * @param lossUpper at most that at 95 %; of rollouts only
     * @param fault its class
     * @param equities of every seat before it: that of the best option
     * @param change of the equity of every seat by it
     */
    public record Choice(
            int node,
            int turn,
            int seat,
            String position,
            List<Rated> options,
            int played,
            int best,
            double loss,
            @Nullable Double lossUpper,
            Fault fault,
            List<Double> equities,
            List<Double> change) {}

    /**
     * An option.
     *
     * @param label its name
     * @param same the names of those that differ only by which of equal pieces moves
     * @param equity of the seat that decides
     * @param loss the best equity less this
     */
    public record Rated(String label, List<String> same, double equity, double loss) {}

    /**
     * A chance event.
     *
     * @param node its number among all nodes of the match, from 0
     * @param turn from 1
     * @param seat whose turn it was, from 0
     * @param position as text
     * @param outcome the label of what came
     * @param probability of that
     * @param equities of every seat before it
     * @param luck of every seat: its equity after less that before
     * @param revision the part of that which the dice did not bring: the equity after it, which looks one chance event
     *     further, less what it was taken for when it was averaged before; empty where that is not told apart
     */
    public record Roll(
            int node,
            int turn,
            int seat,
            String position,
            String outcome,
            double probability,
            List<Double> equities,
            List<Double> luck,
            List<Double> revision) {
        /** The luck of a seat that the dice brought: its mean over all outcomes is zero. */
        public double byDice(int ofSeat) {
            return luck.get(ofSeat) - (revision.isEmpty() ? 0 : revision.get(ofSeat));
        }
    }

    /**
     * A seat.
     *
     * @param decisions of more than one distinct option
     * @param loss in all, by its own decisions
     * @param meanLoss of a decision; missing where there was none
     * @param ci95 its 95 % interval over decisions like these; empty with fewer than two
     * @param rate 500 times the mean loss where payoffs lie between -1 and 1 (eXtreme Gammon's performance rating)
     * @param doubtful decisions of that class
     * @param bad likewise
     * @param veryBad likewise
     * @param luck in all: what the dice brought, and revisions
     * @param ownLuck what its own rolls brought by dice, see {@link Roll#byDice}
     * @param othersLuck what others' rolls brought
     * @param revisions the part of the luck that no dice brought, see {@link Roll}; missing where that is not told
     *     apart
     * @param gains what others' losses brought
     * @param luckiest its own roll of most luck, by its number in {@link MatchReview#rolls}; missing without any
     * @param unluckiest likewise of least
     * @param worst its decisions of most loss, at most three, by their number in {@link MatchReview#choices}
     */
    public record SeatReview(
            int decisions,
            double loss,
            @Nullable Double meanLoss,
            List<Double> ci95,
            @Nullable Double rate,
            int doubtful,
            int bad,
            int veryBad,
            double luck,
            double ownLuck,
            double othersLuck,
            @Nullable Double revisions,
            double gains,
            @Nullable Integer luckiest,
            @Nullable Integer unluckiest,
            List<Integer> worst) {}
}
