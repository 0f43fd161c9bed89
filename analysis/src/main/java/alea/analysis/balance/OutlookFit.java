package alea.analysis.balance;

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
import org.ejml.simple.SimpleMatrix;

/**
 * What a game's heuristic says of who will win: few heuristics are chances, so it is made one, by the matches that the
 * players play. The chance of seat i at the beginning of a turn is
 *
 * <p>exp(s_i) / sum over j of exp(s_j), with s_i = (a + b t) logit(h_i) + c m_i,
 *
 * <p>where h_i is the heuristic's part for the seat, t the turns played by the mean length of a match, m_i 1 for the
 * seat to act and 0 for others: a conditional logit model (D. McFadden, 1974), fitted to {@value #MATCHES} matches of
 * their own by Newton's method. They have a seed of their own, so that a game and its players have one fit.
 *
 * @param weights a, b, c
 * @param length the mean length of a match, in turns
 * @param informed whether the heuristic ever said anything but that all seats are even
 */
record OutlookFit(List<Double> weights, double length, boolean informed) {
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

    /** The fit for a game and who plays it. */
    static OutlookFit of(Game game, Casting casting, int cap) {
        var pilot = new Pilot(game);
        List<Sample> samples = new ArrayList<>();
        long turns = 0;
        try (var arbiter = new Arbiter(game, casting.sitting(), SEED, cap)) {
            int[] seating = IntStream.range(0, game.seats()).toArray();
            for (int match = 0; match < MATCHES; match++) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException();
                }
                arbiter.play(match, match, seating, pilot);
                turns += arbiter.position().turns();
                int winner = arbiter.winner();
                if (winner >= 0) {
                    pilot.seen.forEach(s -> samples.add(new Sample(s.features, s.turns, winner)));
                }
                pilot.seen.clear();
            }
        }
        double length = Math.max(1, turns / (double) MATCHES);
        return pilot.informed
                ? new OutlookFit(newton(samples, length), length, true)
                : new OutlookFit(List.of(0.0, 0.0, 0.0), length, false);
    }

    private static final class Pilot implements Watcher {
        private final HeuristicEvaluation heuristic;
        private final Payoffs payoffs;
        private final int seats;
        private final double even;
        private final List<Sample> seen = new ArrayList<>();
        private boolean informed;
        private int turn;

        Pilot(Game game) {
            heuristic = game.heuristic();
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
            double[][] features = new double[seats][];
            for (int seat = 0; seat < seats; seat++) {
                double value = heuristic.of(position, seat);
                informed |= Math.abs(value - even) > CLOSE;
                features[seat] = new double[] {logit(payoffs, value), 0, seat == position.seat() ? 1 : 0};
            }
            seen.add(new Sample(features, turn, -1));
        }
    }

    private static double logit(Payoffs payoffs, double value) {
        double part = Math.clamp((value - payoffs.least()) / payoffs.span(), LEAST, 1 - LEAST);
        return StrictMath.log(part / (1 - part));
    }

    private static List<Double> newton(List<Sample> samples, double length) {
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
            double[] move = new SimpleMatrix(hessian)
                    .solve(new SimpleMatrix(gradient))
                    .getDDRM()
                    .getData();
            Arrays.setAll(w, i -> w[i] + move[i]);
            if (Arrays.stream(move).map(Math::abs).max().orElse(0) < CLOSE) {
                break;
            }
        }
        return Arrays.stream(w).boxed().toList();
    }

    private static void add(Sample sample, double[] w, double[] gradient, double[][] hessian) {
        double[][] x = sample.features;
        double[] p = new double[x.length];
        for (int seat = 0; seat < x.length; seat++) {
            for (int i = 0; i < WEIGHTS; i++) {
                p[seat] += w[i] * x[seat][i];
            }
        }
        softmax(p);
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
