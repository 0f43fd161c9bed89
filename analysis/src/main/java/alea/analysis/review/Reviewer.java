package alea.analysis.review;

import alea.analysis.review.MatchReview.Choice;
import alea.analysis.review.MatchReview.Rated;
import alea.analysis.review.MatchReview.Roll;
import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Reviews matches, from their last node to their first. The equity before a decision is that of its best option, and
 * an option is worth the same where its loss is told and where the next roll is judged; so what a seat has at the end
 * is what it had at the start, all luck, and all changes by decisions, whoever says the equities.
 */
public final class Reviewer {
    /** Options whose equities differ by no more are equally good. */
    private static final double TIE = 1e-9;

    private final Game game;
    private final Assessor assessor;
    private final Thresholds thresholds;
    private final int seats;

    /** A reviewer of a game. */
    public Reviewer(Game game, Assessor assessor) {
        this.game = game;
        this.assessor = assessor;
        thresholds = Thresholds.of(game);
        seats = game.seats();
    }

    /**
     * Reviews a match.
     *
     * @param from its first position
     * @param taken the options that were taken, from there on
     * @param progress told how many nodes are done
     * @throws CancellationException when the thread is interrupted
     */
    public MatchReview review(Position from, int[] taken, IntConsumer progress) {
        Position[] nodes = new Position[taken.length + 1];
        nodes[0] = from.copy();
        for (int i = 0; i < taken.length; i++) {
            nodes[i + 1] = nodes[i].copy();
            nodes[i + 1].take(taken[i]);
        }
        var match = new Match(nodes, taken);
        for (int i = taken.length - 1; i >= 0; i--) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            match.judge(i);
            progress.accept(taken.length - i);
        }
        return match.review();
    }

    /** A match being reviewed. */
    private final class Match {
        private final Position[] nodes;
        private final int[] taken;
        /** By node, the equity of every seat; none until it is known. */
        private final double[][] before;

        private final List<Choice> choices = new ArrayList<>();
        private int forced;

        Match(Position[] nodes, int[] taken) {
            this.nodes = nodes;
            this.taken = taken;
            before = new double[nodes.length][];
            Arrays.fill(before, new double[0]);
            Position last = nodes[taken.length];
            before[taken.length] = last.node() == Position.OVER
                    ? IntStream.range(0, seats).mapToDouble(last::score).toArray()
                    : assessor.at(last);
        }

        /** Judges a node, where all later ones are judged. */
        void judge(int i) {
            Position position = nodes[i];
            if (position.isChance()) {
                if (i == 0 || nodes[i - 1].isChance()) { // else the decision before it says what it is worth
                    before[i] = assessor.at(position);
                }
                return;
            }
            List<DistinctOption> options = DistinctOption.of(game, position);
            if (options.size() == 1) {
                forced++;
                if (nodes[i + 1].isChance()) {
                    before[i + 1] = assessor.at(nodes[i + 1]);
                }
                before[i] = before[i + 1];
            } else {
                choose(i, options);
            }
        }

        private void choose(int i, List<DistinctOption> options) {
            Position position = nodes[i];
            int seat = position.seat();
            List<Assessment.Option> assessed =
                    assessor.options(position, options).options();
            int played = IntStream.range(0, options.size())
                    .filter(o -> options.get(o).options().contains(taken[i]))
                    .findFirst()
                    .orElseThrow();
            List<double[]> equities = new ArrayList<>();
            assessed.forEach(option -> equities.add(option.equities()));
            if (nodes[i + 1].isChance()) {
                before[i + 1] = equities.get(played);
            } else {
                equities.set(played, before[i + 1]); // what follows at once is judged more closely
            }
            int best = better(equities, played, seat, assessed.get(played).lossUpper());
            double[] most = equities.get(best);
            before[i] = most;
            double[] change = minus(equities.get(played), most);
            double loss = best == played ? 0 : -change[seat];
            List<Rated> rated = new ArrayList<>();
            for (int o = 0; o < options.size(); o++) {
                List<String> labels =
                        options.get(o).options().stream().map(position::label).toList();
                double equity = equities.get(o)[seat];
                rated.add(new Rated(
                        labels.getFirst(), labels.subList(1, labels.size()), equity, Math.max(0, most[seat] - equity)));
            }
            OptionalDouble upper = assessed.get(played).lossUpper();
            choices.add(new Choice(
                    i,
                    turn(i),
                    seat,
                    position.toString(),
                    rated,
                    played,
                    best,
                    loss,
                    upper.isPresent() ? Math.max(loss, upper.getAsDouble()) : null,
                    thresholds.of(loss, game.payoffs()),
                    list(most),
                    list(change)));
        }

        /**
         * The option that is worth most; the one that was played where none is worth more, and of rollouts where that
         * is not told from chance at 95 %.
         */
        private static int better(List<double[]> equities, int played, int seat, OptionalDouble lossUpper) {
            int best = played;
            for (int o = 0; o < equities.size(); o++) {
                if (equities.get(o)[seat] > equities.get(best)[seat]) {
                    best = o;
                }
            }
            double loss = equities.get(best)[seat] - equities.get(played)[seat];
            boolean told = lossUpper.isEmpty() || 2 * loss > lossUpper.getAsDouble();
            return loss > TIE && told ? best : played;
        }

        private int turn(int i) {
            return nodes[i].turns() - nodes[0].turns() + 1;
        }

        MatchReview review() {
            List<Choice> inOrder = choices.reversed();
            List<Roll> rolls = new ArrayList<>();
            for (int i = 0; i < taken.length; i++) {
                if (nodes[i].isChance()) {
                    rolls.add(roll(i));
                }
            }
            double[] start = before[0];
            double[] end = before[taken.length];
            return new MatchReview(
                    list(start),
                    list(end),
                    nodes[taken.length].node() == Position.OVER,
                    List.copyOf(inOrder),
                    forced,
                    rolls,
                    SeatSums.of(seats, inOrder, rolls, game.payoffs()),
                    SeatSums.gifts(seats, inOrder),
                    residual(start, end, inOrder, rolls));
        }

        private Roll roll(int i) {
            Position position = nodes[i];
            Optional<double[]> foreseen = assessor.foreseen(nodes[i + 1]);
            return new Roll(
                    i,
                    turn(i),
                    position.seat(),
                    position.toString(),
                    position.label(taken[i]),
                    position.probability(taken[i]),
                    list(before[i]),
                    list(minus(before[i + 1], before[i])),
                    foreseen.map(f -> list(minus(before[i + 1], f))).orElse(List.of()));
        }

        private double residual(double[] start, double[] end, List<Choice> choices, List<Roll> rolls) {
            double most = 0;
            for (int seat = 0; seat < seats; seat++) {
                int s = seat;
                double sum = start[seat]
                        + rolls.stream().mapToDouble(r -> r.luck().get(s)).sum()
                        + choices.stream().mapToDouble(c -> c.change().get(s)).sum();
                most = Math.max(most, Math.abs(sum - end[seat]));
            }
            return most;
        }
    }

    private static double[] minus(double[] a, double[] b) {
        return IntStream.range(0, a.length).mapToDouble(i -> a[i] - b[i]).toArray();
    }

    private static List<Double> list(double[] values) {
        return Arrays.stream(values).map(v -> v + 0.0).boxed().toList();
    }
}
