package alea.arena.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.ejml.simple.SimpleMatrix;

/**
 * The greatest likelihood of Luce's choice model, in log-strengths that sum to zero. The caller sees to it that it
 * exists: whichever way the players are parted in two, somebody of each part has beaten somebody of the other.
 *
 * <p>First come sweeps of minorisation and maximisation (D. R. Hunter, "MM algorithms for generalized Bradley-Terry
 * models", Ann. Statist. 32, 2004), which climb from any start. But where one weak link joins players who met often
 * they climb in ever smaller steps while far from the top, so a small step is no proof of arrival. Newton's method ends
 * the climb: near the top every step leaves an error of about the square of its own length.
 */
final class LuceModel {

    /** How long Newton's last step may be, in log-strength (173.7 Elo points). The error left is about its square. */
    private static final double TOLERANCE = 1e-5;

    private static final double SWEEP_TOLERANCE = 1e-4;
    private static final int MOST_SWEEPS = 1000;
    private static final int MOST_STEPS = 1000;

    /**
     * The longest step of Newton's method in any coordinate. Then no log-odds changes by more than 1, and within that
     * the curvature changes so little that every step climbs (F. Bach, "Self-concordant analysis for logistic
     * regression", 2010).
     */
    private static final double LONGEST_STEP = 0.5;

    private final int players;
    private final List<Company> companies = new ArrayList<>();
    private final double[] wins;

    LuceModel(int players) {
        this.players = players;
        this.wins = new double[players];
    }

    /** Adds matches of one company: the players' numbers from 0, and for each its seats and its wins. */
    void add(int[] who, double[] seats, double[] won) {
        for (int i = 0; i < who.length; i++) {
            wins[who[i]] += won[i];
        }
        companies.add(new Company(who, seats, Arrays.stream(won).sum()));
    }

    /** {@return the strength of every player, by number} */
    List<Strength> fit() {
        double[] theta = sweep();
        for (int step = 0; step < MOST_STEPS; step++) {
            SimpleMatrix covariance = covariance(theta);
            SimpleMatrix move = covariance.mult(gradient(theta));
            double length = move.elementMaxAbs();
            double scale = Math.min(1, LONGEST_STEP / length);
            for (int i = 0; i < players; i++) {
                theta[i] += scale * move.get(i);
            }
            if (length <= TOLERANCE) {
                return IntStream.range(0, players)
                        .mapToObj(i -> new Strength(theta[i], Math.sqrt(covariance.get(i, i))))
                        .toList();
            }
        }
        throw new IllegalStateException("the ratings did not converge in " + MOST_STEPS + " steps");
    }

    /** Hunter's sweeps from equal strengths; {@return log-strengths near the top, in sum zero} */
    private double[] sweep() {
        double[] theta = new double[players];
        double change = Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < MOST_SWEEPS && change > SWEEP_TOLERANCE; sweep++) {
            double[] expected = expectedWins(theta);
            double[] next = new double[players];
            for (int i = 0; i < players; i++) {
                next[i] = theta[i] + Math.log(wins[i] / expected[i]);
            }
            double mean = Arrays.stream(next).average().orElse(0);
            change = 0;
            for (int i = 0; i < players; i++) {
                next[i] -= mean;
                change = Math.max(change, Math.abs(next[i] - theta[i]));
            }
            theta = next;
        }
        return theta;
    }

    private double[] expectedWins(double[] theta) {
        double[] expected = new double[players];
        for (Company company : companies) {
            double[] chances = company.chances(theta);
            for (int i = 0; i < chances.length; i++) {
                expected[company.who[i]] += company.matches * chances[i];
            }
        }
        return expected;
    }

    /** The slope of the log-likelihood: wins less expected wins. */
    private SimpleMatrix gradient(double[] theta) {
        double[] expected = expectedWins(theta);
        var gradient = new SimpleMatrix(players, 1);
        for (int i = 0; i < players; i++) {
            gradient.set(i, wins[i] - expected[i]);
        }
        return gradient;
    }

    /**
     * The pseudo-inverse of the observed information (the negative Hessian of the log-likelihood): the covariance of
     * log-strengths that sum to zero.
     *
     * <p>The information has one null direction, all strengths alike. Giving that direction a curvature c of its own by
     * adding c / players to every entry makes it invertible and adds just 1 / (c players) to every entry of the
     * inverse.
     */
    private SimpleMatrix covariance(double[] theta) {
        var information = new SimpleMatrix(players, players);
        for (Company company : companies) {
            double[] chances = company.chances(theta);
            for (int i = 0; i < chances.length; i++) {
                for (int j = 0; j < chances.length; j++) {
                    double curvature = chances[i] * ((i == j ? 1 : 0) - chances[j]);
                    add(information, company.who[i], company.who[j], company.matches * curvature);
                }
            }
        }
        // The mean of the eigenvalues keeps the matrix as well conditioned as it was.
        double curvature = information.trace() / players;
        return information.plus(curvature / players).invert().minus(1 / (curvature * players));
    }

    private static void add(SimpleMatrix matrix, int row, int column, double value) {
        matrix.set(row, column, matrix.get(row, column) + value);
    }

    /**
     * A player's strength.
     *
     * @param log its natural logarithm; those of all players sum to zero
     * @param standardError the standard error of {@code log}
     */
    record Strength(double log, double standardError) {}

    private static final class Company {

        private final int[] who;
        private final double[] seats;
        private final double matches;

        private Company(int[] who, double[] seats, double matches) {
            this.who = who;
            this.seats = seats;
            this.matches = matches;
        }

        /** The probability of each player at the table to win. */
        double[] chances(double[] theta) {
            double[] chances = new double[who.length];
            double sum = 0;
            for (int i = 0; i < who.length; i++) {
                chances[i] = seats[i] * Math.exp(theta[who[i]]);
                sum += chances[i];
            }
            for (int i = 0; i < who.length; i++) {
                chances[i] /= sum;
            }
            return chances;
        }
    }
}
