package alea.papers.doom;

import alea.papers.Measured;
import alea.stats.Mean;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Compares lines of tables board by board, so that a board on which most matches tie, or of which there are more
 * lines, does not weigh more than another. Lines were played with dice of their own, so their errors are
 * independent.
 */
final class Contrast {
    private Contrast() {}

    /** A number that the matches of a line have, with its variance. */
    private record Share(double value, double variance) {
        static Share of(double successes, long of) {
            if (of == 0) {
                return new Share(0.5, 0.25);
            }
            // One success and one failure more, so that a share of 0 does not look certain.
            double q = (successes + 1) / (of + 2.0);
            return new Share(successes / of, q * (1 - q) / of);
        }
    }

    /** What is compared. */
    enum Of {
        /** The first player's wins, of all matches. */
        WINS,
        /** The first player's wins, of those that are no ties. */
        DECIDED,
        /** Ties, of all matches. */
        TIES;

        private Share share(AgainstGreedy.Played line) {
            return switch (this) {
                case WINS -> Share.of((double) line.wins(), line.matches());
                case DECIDED -> Share.of((double) line.wins(), line.wins() + line.losses());
                case TIES -> Share.of((double) line.ties(), line.matches());
            };
        }
    }

    /** The mean over lines. */
    static Measured mean(Of what, List<AgainstGreedy.Played> lines, Predicate<AgainstGreedy.Row> which) {
        double sum = 0;
        double variance = 0;
        int n = 0;
        long matches = 0;
        for (AgainstGreedy.Played line : lines) {
            if (which.test(line.row())) {
                Share share = what.share(line);
                sum += share.value();
                variance += share.variance();
                matches += line.matches();
                n++;
            }
        }
        return measured(sum / n, variance / n / n, matches);
    }

    /**
     * How much more lines of {@code more} have than those of {@code less} that {@code twins} pairs them with: the
     * mean over all pairs.
     */
    static Measured difference(
            Of what,
            List<AgainstGreedy.Played> more,
            List<AgainstGreedy.Played> less,
            BiPredicate<AgainstGreedy.Row, AgainstGreedy.Row> twins) {
        double sum = 0;
        int pairs = 0;
        // A line may be in several pairs: its weight decides about its error.
        double[] weights = new double[more.size()];
        double[] others = new double[less.size()];
        for (int i = 0; i < more.size(); i++) {
            for (int k = 0; k < less.size(); k++) {
                if (twins.test(more.get(i).row(), less.get(k).row())) {
                    sum += what.share(more.get(i)).value()
                            - what.share(less.get(k)).value();
                    weights[i]++;
                    others[k]++;
                    pairs++;
                }
            }
        }
        double variance = 0;
        long matches = 0;
        for (int i = 0; i < weights.length; i++) {
            variance += weights[i] * weights[i] * what.share(more.get(i)).variance();
            matches += weights[i] > 0 ? more.get(i).matches() : 0;
        }
        for (int k = 0; k < others.length; k++) {
            variance += others[k] * others[k] * what.share(less.get(k)).variance();
            matches += others[k] > 0 ? less.get(k).matches() : 0;
        }
        return measured(sum / pairs, variance / pairs / pairs, matches);
    }

    private static Measured measured(double value, double variance, long matches) {
        return Measured.of(Mean.ofVariance(value, variance, matches));
    }
}
