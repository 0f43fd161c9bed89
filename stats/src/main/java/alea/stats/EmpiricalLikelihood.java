package alea.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * The likelihood of a rate when nothing is assumed about how groups of matches are distributed (A. B. Owen, "Empirical
 * likelihood ratio confidence intervals for a single functional", Biometrika 75, 1988): that of the best distribution
 * on the outcomes seen whose rate it is.
 *
 * <p>It gives weight 1 / (1 + t x) to a group that lies x = points - rate * matches above the rate, with the t for
 * which the weighted x sum to zero.
 */
final class EmpiricalLikelihood {

    /**
     * Besides the groups seen, so much of a group that lost everything and of one that won everything, so that there is
     * a distribution with any rate within 0..1; fishtest does the like.
     */
    private static final double UNSEEN = 1e-3;

    private EmpiricalLikelihood() {}

    /** {@return ln(likelihood of p1 / likelihood of p0) after these groups, of which there must be at least one} */
    static double logRatio(Groups groups, double p0, double p1) {
        return logLikelihood(groups, p1) - logLikelihood(groups, p0);
    }

    private static double logLikelihood(Groups groups, double rate) {
        List<Point> points = points(groups, rate);
        double t = multiplier(points);
        double sum = 0;
        for (Point point : points) {
            sum -= point.weight * Math.log1p(t * point.x);
        }
        return sum;
    }

    private static List<Point> points(Groups groups, double rate) {
        double size = (double) groups.matches() / groups.groups();
        List<Point> points = new ArrayList<>();
        points.add(new Point(-rate * size, UNSEEN));
        points.add(new Point((1 - rate) * size, UNSEEN));
        groups.tally()
                .forEach((group, count) ->
                        points.add(new Point(group.halfPoints() / 2.0 - rate * group.matches(), (double) count)));
        return points;
    }

    /** Halves the range in which all weights are positive, on which the weighted sum of x falls from +inf to -inf. */
    private static double multiplier(List<Point> points) {
        double low = -1 / points.stream().mapToDouble(Point::x).max().orElseThrow();
        double high = -1 / points.stream().mapToDouble(Point::x).min().orElseThrow();
        double precision = Math.ulp(high - low);
        while (high - low > precision) {
            double t = (low + high) / 2;
            double sum = 0;
            for (Point point : points) {
                sum += point.weight * point.x / (1 + t * point.x);
            }
            if (sum > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        return (low + high) / 2;
    }

    private record Point(double x, double weight) {}
}
