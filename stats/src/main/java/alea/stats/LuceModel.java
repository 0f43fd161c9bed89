package alea.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.SingularMatrixException;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.MatrixFeatures_DDRM;

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

    /**
     * Adds matches of one company: the players' numbers from 0, and for each its seats and its wins.
     *
     * @param groups how many groups of its matches ended with which wins; empty when matches are independent
     */
    void add(int[] who, double[] seats, double[] won, Map<List<Double>, Long> groups) {
        for (int i = 0; i < who.length; i++) {
            wins[who[i]] += won[i];
        }
        companies.add(new Company(who, seats, Arrays.stream(won).sum(), groups));
    }

    /** {@return the strength of every player, by number} */
    List<Strength> fit() {
        double[] theta = sweep();
        for (int step = 0; step < MOST_STEPS; step++) {
            DMatrixRMaj covariance = covariance(theta);
            DMatrixRMaj move = CommonOps_DDRM.mult(covariance, gradient(theta), null);
            double length = CommonOps_DDRM.elementMaxAbs(move);
            double scale = Math.min(1, LONGEST_STEP / length);
            for (int i = 0; i < players; i++) {
                theta[i] += scale * move.get(i);
            }
            if (length <= TOLERANCE) {
                boolean grouped = companies.stream().anyMatch(c -> !c.groups.isEmpty());
                return IntStream.range(0, players)
                        .mapToObj(i -> grouped
                                ? between(theta, covariance, i)
                                : new Strength(theta[i], Math.sqrt(covariance.get(i, i)), Gauss.Z95))
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
    private DMatrixRMaj gradient(double[] theta) {
        double[] expected = expectedWins(theta);
        var gradient = new DMatrixRMaj(players, 1);
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
    private DMatrixRMaj covariance(double[] theta) {
        var information = new DMatrixRMaj(players, players);
        for (Company company : companies) {
            double[] chances = company.chances(theta);
            for (int i = 0; i < chances.length; i++) {
                for (int j = 0; j < chances.length; j++) {
                    double curvature = chances[i] * ((i == j ? 1 : 0) - chances[j]);
                    information.add(company.who[i], company.who[j], company.matches * curvature);
                }
            }
        }
        // The mean of the eigenvalues keeps the matrix as well conditioned as it was.
        double curvature = CommonOps_DDRM.trace(information) / players;
        CommonOps_DDRM.add(information, curvature / players);
        if (!CommonOps_DDRM.invert(information) || MatrixFeatures_DDRM.hasUncountable(information)) {
            throw new SingularMatrixException();
        }
        CommonOps_DDRM.subtract(information, 1 / (curvature * players), information);
        return information;
    }

    /**
     * The strength of a player when matches come in groups. A group moves it by its wins, less those that as many
     * matches of its company have on average, times the player's row of the covariance: these moves are independent, so
     * their squares add up to the variance. A company whose groups do not differ, or are none, is taken as matches by
     * the model, of which those of a group are as good as one.
     */
    private Strength between(double[] theta, DMatrixRMaj covariance, int player) {
        double variance = 0;
        double fourth = 0;
        double groups = 0;
        double free = 0;
        for (Company company : companies) {
            Moves moves = company.moves(theta, CommonOps_DDRM.extractRow(covariance, player, null));
            variance += moves.variance;
            if (moves.groups >= 2) {
                fourth += moves.fourth;
                groups += moves.groups;
                free += moves.groups - 1;
            }
        }
        // As in Spread, by Satterthwaite's rule: it is the groups that stand out that count.
        double excess = fourth - variance * variance / groups;
        double degrees = free < 1 ? 1 : excess <= 0 ? free : Math.clamp(2 * variance * variance / excess, 1, free);
        return new Strength(theta[player], Math.sqrt(variance), Confidence.t(degrees));
    }

    /**
     * A player's strength.
     *
     * @param log its natural logarithm; those of all players sum to zero
     * @param standardError the standard error of {@code log}
     * @param quantile how many standard errors its interval reaches to either side
     */
    record Strength(double log, double standardError, double quantile) {}

    /** How far the groups of a company move a player: their number, and sums of squares and of fourth powers. */
    private record Moves(long groups, double variance, double fourth) {}

    private static final class Company {

        private final int[] who;
        private final double[] seats;
        private final double matches;
        private final Map<List<Double>, Long> groups;

        private Company(int[] who, double[] seats, double matches, Map<List<Double>, Long> groups) {
            this.who = who;
            this.seats = seats;
            this.matches = matches;
            this.groups = groups;
        }

        /** How far the groups move the player to whom these weights of everybody's wins belong. */
        Moves moves(double[] theta, DMatrixRMaj weights) {
            long number = 0;
            double sum = 0;
            for (var group : groups.entrySet()) {
                number += group.getValue();
                sum += group.getValue() * weigh(group.getKey(), weights);
            }
            double squares = 0;
            double fourth = 0;
            for (var group : groups.entrySet()) {
                double move = weigh(group.getKey(), weights) - size(group.getKey()) * sum / matches;
                squares += group.getValue() * move * move;
                fourth += group.getValue() * move * move * move * move;
            }
            if (number < 2 || groups.size() < 2) {
                return new Moves(0, byTheModel(theta, weights) * Math.max(1, matches / Math.max(1, number)), 0);
            }
            return new Moves(number, squares * number / (number - 1), fourth);
        }

        private double weigh(List<Double> won, DMatrixRMaj weights) {
            double sum = 0;
            for (int i = 0; i < who.length; i++) {
                sum += won.get(i) * weights.get(who[i]);
            }
            return sum;
        }

        /** Every match with a result is one win, or one shared out. */
        private static double size(List<Double> won) {
            return won.stream().mapToDouble(Double::doubleValue).sum();
        }

        private double byTheModel(double[] theta, DMatrixRMaj weights) {
            double[] chances = chances(theta);
            double mean = 0;
            double square = 0;
            for (int i = 0; i < who.length; i++) {
                double weight = weights.get(who[i]);
                mean += chances[i] * weight;
                square += chances[i] * weight * weight;
            }
            return matches * (square - mean * mean);
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
