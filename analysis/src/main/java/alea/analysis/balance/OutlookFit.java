package alea.analysis.balance;

import alea.analysis.equity.Equities;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Payoffs;
import alea.game.Position;
import alea.match.Arbiter;
import alea.match.Watcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.SingularMatrixException;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.MatrixFeatures_DDRM;

/**
 * What somebody who judges positions says of who will win, the game's heuristic as a rule: few judgements are chances,
 * so it is made one, by the matches that the players play. The chance of seat i at the beginning of a turn is
 *
 * <p>exp(s_i) / sum over j of exp(s_j), with s_i = (a + b t) logit(h_i) + c m_i,
 *
 * <p>where h_i is what he thinks the seat is worth, t the turns played by the mean length of a match, m_i 1 for the
 * seat to act and 0 for others: a conditional logit model (D. McFadden, 1974), fitted to {@value #MATCHES} matches of
 * their own by Newton's method. They have a seed of their own, so that a game and its players have one fit.
 *
 * @param weights a, b, c
 * @param length the mean length of a match, in turns
 * @param informed whether he ever said anything but that all seats are even
 * @param foresight of the matches that it was fitted to, the part whose winner it gave more than {@link
 *     MatchMeter#DECIDED} when it last looked
 */
record OutlookFit(List<Double> weights, double length, boolean informed, double foresight) {
    private static final int MATCHES = 240;
    private static final long SEED = 0x0a1ea;
    /** One turn in so many is looked at: those of a match are much alike. */
    private static final int STRIDE = 3;

    private static final int WEIGHTS = 3;
    private static final int MOST_STEPS = 50;
    private static final double CLOSE = 1e-9;
    /** Keeps weights finite where the heuristic is never wrong. */
    private static final double RIDGE = 1e-2;

    private static final double LEAST = 1e-3;

    /** The beginning of a turn: by seat the logit, times the turns played, and whether it acts; and who won. */
    private record Sample(double[][] features, int turns, int winner) {}

    /** The fit of a game's heuristic, for who plays it. */
    static OutlookFit of(Game game, Casting casting, int cap) {
        return of(game, casting, cap, heuristic(game));
    }

    private static Equities heuristic(Game game) {
        HeuristicEvaluation heuristic = game.heuristic();
        return (position, into) -> Arrays.setAll(into, seat -> heuristic.of(position, seat));
    }

    /**
     * The fit of anybody who judges positions.
     *
     * @param judge for this thread
     */
    static OutlookFit of(Game game, Casting casting, int cap, Equities judge) {
        var pilot = new Pilot(game, judge);
        List<Sample> samples = new ArrayList<>();
        List<Sample> last = new ArrayList<>();
        long turns = 0;
        try (var arbiter = new Arbiter(game, casting.sitting(), SEED, cap)) {
            int[] seating = IntStream.range(0, game.seats()).toArray();
            for (int match = 0; match < MATCHES; match++) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException();
                }
                arbiter.play(match, match, seating, pilot);
                arbiter.requirePlayed();
                turns += arbiter.position().turns();
                int winner = arbiter.winner();
                if (winner >= 0) {
                    pilot.seen.forEach(s -> samples.add(new Sample(s.features, s.turns, winner)));
                    last.add(samples.getLast());
                }
                pilot.seen.clear();
            }
        }
        double length = Math.max(1, turns / (double) MATCHES);
        if (!pilot.informed) {
            return new OutlookFit(List.of(0.0, 0.0, 0.0), length, false, 0);
        }
        double[] weights = newton(samples, length);
        long foreseen = last.stream()
                .filter(s -> chances(s, weights)[s.winner] > MatchMeter.DECIDED)
                .count();
        return new OutlookFit(
                Arrays.stream(weights).boxed().toList(), length, true, foreseen / (double) Math.max(1, last.size()));
    }

    private static final class Pilot implements Watcher {
        private final Equities judge;
        private final double[] values;
        private final Payoffs payoffs;
        private final int seats;
        private final double even;
        private final List<Sample> seen = new ArrayList<>();
        private boolean informed;
        private int turn;

        Pilot(Game game, Equities judge) {
            this.judge = judge;
            values = new double[game.seats()];
            payoffs = game.payoffs();
            seats = game.seats();
            even = payoffs.even(seats);
        }

        @Override
        public void begin(Position first) {
            turn = -1;
        }

        @Override
        public void before(Position position, int option) {
            if (position.turns() == turn) {
                return;
            }
            turn = position.turns();
            if (turn % STRIDE != 0) {
                return;
            }
            judge.at(position, values);
            double[][] features = new double[seats][];
            for (int seat = 0; seat < seats; seat++) {
                informed |= Math.abs(values[seat] - even) > CLOSE;
                features[seat] = new double[] {logit(payoffs, values[seat]), 0, seat == position.seat() ? 1 : 0};
            }
            seen.add(new Sample(features, turn, -1));
        }
    }

    private static double logit(Payoffs payoffs, double value) {
        double part = Math.clamp((value - payoffs.least()) / payoffs.span(), LEAST, 1 - LEAST);
        return StrictMath.log(part / (1 - part));
    }

    private static double[] newton(List<Sample> samples, double length) {
        for (Sample sample : samples) {
            for (double[] f : sample.features) {
                f[1] = f[0] * sample.turns / length;
            }
        }
        double[] w = new double[WEIGHTS];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = new double[WEIGHTS];
            double[][] hessian = new double[WEIGHTS][WEIGHTS];
            for (int i = 0; i < WEIGHTS; i++) {
                gradient[i] = -RIDGE * w[i];
                hessian[i][i] = RIDGE;
            }
            for (Sample sample : samples) {
                add(sample, w, gradient, hessian);
            }
            var solved = new DMatrixRMaj(WEIGHTS, 1);
            if (!CommonOps_DDRM.solve(new DMatrixRMaj(hessian), new DMatrixRMaj(gradient), solved)
                    || MatrixFeatures_DDRM.hasUncountable(solved)) {
                throw new SingularMatrixException();
            }
            double[] move = solved.getData();
            Arrays.setAll(w, i -> w[i] + move[i]);
            if (Arrays.stream(move).map(Math::abs).max().orElse(0) < CLOSE) {
                break;
            }
        }
        return w;
    }

    /** By seat. */
    private static double[] chances(Sample sample, double[] w) {
        double[][] x = sample.features;
        double[] p = new double[x.length];
        for (int seat = 0; seat < x.length; seat++) {
            for (int i = 0; i < WEIGHTS; i++) {
                p[seat] += w[i] * x[seat][i];
            }
        }
        softmax(p);
        return p;
    }

    private static void add(Sample sample, double[] w, double[] gradient, double[][] hessian) {
        double[][] x = sample.features;
        double[] p = chances(sample, w);
        double[] mean = new double[WEIGHTS];
        for (int seat = 0; seat < x.length; seat++) {
            for (int i = 0; i < WEIGHTS; i++) {
                mean[i] += p[seat] * x[seat][i];
            }
        }
        for (int i = 0; i < WEIGHTS; i++) {
            gradient[i] += x[sample.winner][i] - mean[i];
            for (int j = 0; j < WEIGHTS; j++) {
                for (int seat = 0; seat < x.length; seat++) {
                    hessian[i][j] += p[seat] * (x[seat][i] - mean[i]) * (x[seat][j] - mean[j]);
                }
            }
        }
    }

    private static void softmax(double[] scores) {
        double most = Arrays.stream(scores).max().orElse(0);
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = StrictMath.exp(scores[i] - most);
            sum += scores[i];
        }
        for (int i = 0; i < scores.length; i++) {
            scores[i] /= sum;
        }
    }

    /**
     * The chances that it gives where somebody else than the game's heuristic judges positions.
     *
     * @param judge for the thread that asks
     */
    Outlook outlook(Game game, Equities judge) {
        Outlook outlook = outlook(game);
        double[] judged = new double[game.seats()];
        return (position, values, into) -> {
            judge.at(position, judged);
            outlook.chances(position, judged, into);
        };
    }

    /** The chances that it gives, for one thread. */
    Outlook outlook(Game game) {
        Payoffs payoffs = game.payoffs();
        double level = weights.get(0);
        double slope = weights.get(1) / length;
        double tempo = weights.get(2);
        return (position, values, into) -> {
            double steep = level + slope * position.turns();
            for (int seat = 0; seat < into.length; seat++) {
                into[seat] = steep * logit(payoffs, values[seat]) + (seat == position.seat() ? tempo : 0);
            }
            softmax(into);
        };
    }
}
