package alea.papers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.jspecify.annotations.Nullable;

/**
 * How verdicts are made; docs/papers.md explains it to readers.
 *
 * <p>All comparisons of an item are one family, tested by Holm's procedure (1979) at a family-wise error of 5 %. A published number is compared with
 * ours by the normal approximation; both samples' errors count, and the published number's rounding is first taken off the difference. A comparison that
 * is not rejected agrees only if a difference of {@code margin} would have been found with a probability of 80 % at Bonferroni's level; else it cannot
 * be told.
 */
public final class Rule {
    /** The family-wise error of an item. */
    public static final double ALPHA = 0.05;

    /** The probability with which a difference that matters must be found before something agrees. */
    public static final double POWER = 0.80;

    /** A difference of rates that matters, where nothing else is said: three points. */
    public static final double MARGIN = 0.03;

    /** Rates of fewer matches are tested by the error that both samples together have. */
    private static final int FEW = 100;

    /** What was said to be proved is wrong when, were it true, our sample would come up less often than this. */
    public static final double REFUTED = 1e-9;

    /** Half of the width of a 95 % interval in standard errors. */
    public static final double Z95 = 1.959963984540054;

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private Rule() {}

    /** What was published about the number. */
    public enum Relation {
        /** It is this. */
        EQUAL,
        /** It is more than this. */
        MORE,
        /** It is less than this. */
        LESS
    }

    /**
     * One comparison.
     *
     * @param published what was published
     * @param measured what Alea found
     * @param relation how they are said to be
     * @param bound what ours is compared with: the published number, or a bound that a statement implies
     * @param margin a difference that matters
     * @param proved whether the document says that it has proved it
     * @param because a reading or a quirk that explains a difference; may be empty
     * @param tested the test, where it is another than that of two samples; else null
     */
    public record Comparison(
            Published published,
            Measured measured,
            Relation relation,
            double bound,
            double margin,
            boolean proved,
            String because,
            Trials.@Nullable Tested tested) {

        /** A comparison of two samples, or of one with a bound. */
        public Comparison(
                Published published,
                Measured measured,
                Relation relation,
                double bound,
                double margin,
                boolean proved,
                String because) {
            this(published, measured, relation, bound, margin, proved, because, null);
        }

        /** A claim about trainings. */
        static Comparison of(Published published, Trials.Tested tested, String because) {
            return new Comparison(
                    published, Measured.text(tested.evidence()), Relation.MORE, 0, 0, false, because, tested);
        }

        /** The probability of what was found, if the opposite of a claim holds; 1 where nothing of the kind is tested. */
        double shown() {
            return tested != null ? tested.shows() : relation == Relation.EQUAL ? 1 : 1 - p();
        }

        private double spread() {
            long count = published.count();
            double theirs =
                    count == 0 || relation != Relation.EQUAL ? 0 : measured.deviation() / Math.sqrt((double) count);
            return Math.hypot(theirs, measured.error());
        }

        /** The standard error if both rates are the same one; from few matches, a rate's own error says too little. */
        private double pooled() {
            double theirs = published.count();
            double ours = measured.count();
            double p = Math.clamp((bound * theirs + measured.number() * ours) / (theirs + ours), 0, 1);
            return Math.sqrt(p * (1 - p) * (1 / theirs + 1 / ours));
        }

        /** The probability of a difference at least as large, if what was published holds. */
        double p() {
            if (tested != null) {
                return tested.refutes();
            }
            double difference = measured.number() - bound;
            double spread = spread();
            double rounding = relation == Relation.EQUAL ? published.rounding() : 0;
            double off = switch (relation) {
                // Digits of doubles are no difference.
                case EQUAL -> Math.max(0, Math.abs(difference) - rounding - 1e-9 * Math.max(1, Math.abs(bound)));
                case MORE -> -difference;
                case LESS -> difference;
            };
            if (relation == Relation.EQUAL && published.count() > 0 && measured.isRate() && measured.count() < FEW) {
                spread = pooled();
            }
            if (spread == 0) {
                boolean holds = relation == Relation.EQUAL ? off <= 0 : off < 0;
                return holds ? 1 : 0;
            }
            double tail = NORMAL.survivalProbability(off / spread);
            return relation == Relation.EQUAL ? Math.min(1, 2 * tail) : tail;
        }
    }

    /** The verdicts of an item's comparisons, in their order. */
    public static List<Finding> judge(List<Comparison> comparisons) {
        int m = comparisons.size();
        double[] p = comparisons.stream().mapToDouble(Comparison::p).toArray();
        boolean[] rejected = holm(p);
        // Claims of an order need their own test: that the order holds is what has to be shown.
        double[] held = comparisons.stream().mapToDouble(Comparison::shown).toArray();
        boolean[] shown = holm(held);
        return IntStream.range(0, m)
                .mapToObj(i -> judge(comparisons.get(i), p[i], rejected[i], shown[i], m))
                .toList();
    }

    /** Holm's procedure: which hypotheses are rejected at {@link #ALPHA}. */
    static boolean[] holm(double[] p) {
        Integer[] order = IntStream.range(0, p.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> p[i]));
        boolean[] rejected = new boolean[p.length];
        for (int k = 0; k < p.length; k++) {
            if (p[order[k]] > ALPHA / (p.length - k)) {
                break;
            }
            rejected[order[k]] = true;
        }
        return rejected;
    }

    private static Finding judge(Comparison c, double p, boolean rejected, boolean shown, int m) {
        if (c.tested() != null) {
            Verdict verdict = rejected ? Verdict.DIFFERS : shown ? Verdict.AGREES : Verdict.CANNOT_TELL;
            String p0 = "p " + probability(rejected ? p : c.tested().shows());
            String why = verdict == Verdict.CANNOT_TELL
                    ? "%s for the claim, %s against it; %s"
                            .formatted(p0, probability(p), c.tested().needed(level(m)))
                    : p0;
            return new Finding(
                    c.published(), c.measured(), verdict, c.because().isEmpty() ? why : join(why, c.because()));
        }
        Verdict verdict;
        String why;
        double spread = c.spread();
        if (rejected) {
            boolean certain = c.measured().isExact() && (c.published().count() == 0 || c.relation() != Relation.EQUAL);
            verdict = certain || c.proved() && p < REFUTED ? Verdict.WRONG : Verdict.DIFFERS;
            why = spread == 0 ? "" : String.format(Locale.ROOT, "p %s", probability(p));
        } else if (c.relation() != Relation.EQUAL) {
            verdict = shown ? Verdict.AGREES : Verdict.CANNOT_TELL;
            double z = Math.abs(c.measured().number() - c.bound()) / Math.max(spread, 1e-300);
            why = shown
                    ? spread == 0 ? "" : String.format(Locale.ROOT, "%.1f standard errors", Math.min(z, 1e6))
                    : needed(c, Math.max(Math.abs(c.measured().number() - c.bound()), c.margin() / 10), m);
        } else if (spread == 0) {
            verdict = Verdict.AGREES;
            why = "";
        } else if ((level(m) + NORMAL.inverseCumulativeProbability(POWER)) * spread
                        + c.published().rounding()
                <= c.margin()) {
            verdict = Verdict.AGREES;
            why = String.format(Locale.ROOT, "p %s; a difference of %s would show", probability(p), margin(c.margin()));
        } else {
            verdict = Verdict.CANNOT_TELL;
            why = String.format(Locale.ROOT, "p %s; %s", probability(p), needed(c, c.margin(), m));
        }
        if (c.published().assumed() && c.relation() == Relation.EQUAL) {
            why = join(
                    why,
                    String.format(
                            Locale.ROOT,
                            "its count is not given, %,d assumed",
                            c.published().count()));
        }
        if (!c.because().isEmpty()) {
            why = join(why, c.because());
        }
        return new Finding(c.published(), c.measured(), verdict, why);
    }

    private static double level(int m) {
        return NORMAL.inverseSurvivalProbability(ALPHA / m / 2);
    }

    /** How many matches it would take. */
    private static String needed(Comparison c, double margin, int m) {
        double z = level(m) + NORMAL.inverseCumulativeProbability(POWER);
        double allowed = Math.pow(
                (margin - (c.relation() == Relation.EQUAL ? c.published().rounding() : 0)) / z, 2);
        double variance = c.measured().deviation() * c.measured().deviation();
        long count = c.relation() == Relation.EQUAL ? c.published().count() : 0;
        double theirs = count == 0 ? 0 : variance / (double) count;
        if (margin <= c.published().rounding()) {
            return "its digits are too few to see a difference of " + margin(margin);
        }
        if (theirs == 0 || c.measured().isExact()) {
            return games(variance / allowed, c.measured().isExact() ? "published" : "of ours");
        }
        if (theirs < allowed) {
            return games(variance / (allowed - theirs), "of ours");
        }
        return games(2 * variance / allowed, "on either side");
    }

    private static String games(double count, String whose) {
        return String.format(Locale.ROOT, "it would take %,d games %s", round(count), whose);
    }

    /** Up, to two digits. */
    private static long round(double count) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1));
        return (long) (Math.ceil(count / unit) * unit);
    }

    private static String margin(double margin) {
        return String.format(Locale.ROOT, margin < 0.01 ? "%.4f" : margin < 1 ? "%.2f" : "%.1f", margin);
    }

    static String probability(double p) {
        return p < 1e-12
                ? "below 1e-12"
                : p < 1e-3 ? String.format(Locale.ROOT, "%.0e", p) : String.format(Locale.ROOT, "%.3f", p);
    }

    private static String join(String a, String b) {
        return a.isEmpty() ? b : a + "; " + b;
    }
}
