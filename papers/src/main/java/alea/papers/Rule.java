package alea.papers;

import alea.stats.Counts;
import alea.stats.Gauss;
import alea.stats.Holm;
import alea.stats.Power;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How verdicts are made; docs/papers.md explains it to readers.
 *
 * <p>All comparisons of an item are one family, tested by Holm's procedure (1979) at a family-wise error of 5 %. A
 * published number is compared with ours by the normal approximation, or, where a count below ten is expected in
 * either sample, on either side, by an exact test ({@link Counts}); both samples' errors count, and the published
 * number's rounding is first taken off the difference. A comparison that is not rejected agrees only if a difference
 * of {@code margin} would have been found with a probability of 80 % at Bonferroni's level; else it cannot be told.
 */
public final class Rule {
    /** The family-wise error of an item. */
    public static final double ALPHA = 0.05;

    /** The probability with which a difference that matters must be found before something agrees. */
    public static final double POWER = 0.80;

    /** A difference of rates that matters, where nothing else is said: three points. */
    public static final double MARGIN = 0.03;

    /** A difference that always matters is not less than this, however near a rate is to 0 or 1: one point. */
    private static final double END = 0.01;

    /** What was said to be proved is wrong when, were it true, our sample would come up less often than this. */
    public static final double REFUTED = 1e-9;

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
     * How a published number or statement is compared with what was measured: with both at hand the verdict can be
     * worked out again.
     *
     * @param relation how they are said to be
     * @param bound what ours is compared with: the published number, or a bound that a statement implies
     * @param margin a difference that matters
     * @param proved whether the document says that it has proved it
     * @param because what is to be said of the measurement, whatever comes out; may be empty
     * @param explains a reading or a quirk that explains a difference, said where there is one; may be empty
     * @param tested the test, where it is another than that of two samples; else null
     */
    public record Claim(
            Relation relation,
            double bound,
            double margin,
            boolean proved,
            String because,
            String explains,
            Trials.@Nullable Tested tested) {

        /** Of two samples, or of one with a bound. */
        public Claim(Relation relation, double bound, double margin, boolean proved, String because, String explains) {
            this(relation, bound, margin, proved, because, explains, null);
        }

        /** About trainings. */
        static Claim of(Trials.Tested tested, String because) {
            return new Claim(Relation.MORE, 0, 0, false, because, "", tested);
        }
    }

    /**
     * One comparison.
     *
     * @param published what was published
     * @param measured what Alea found
     * @param claim how they are compared
     */
    public record Comparison(Published published, Measured measured, Claim claim) {
        private Relation relation() {
            return claim.relation();
        }

        private double bound() {
            return claim.bound();
        }

        private double rounding() {
            return relation() == Relation.EQUAL ? published.rounding() : 0;
        }

        /**
         * The probability of what was found, if the opposite of a claim holds; 1 where nothing of the kind is tested.
         */
        double shown() {
            Trials.Tested tested = claim.tested();
            if (tested != null) {
                return tested.shows();
            }
            return switch (relation()) {
                case EQUAL -> 1;
                case MORE -> isFew() ? Counts.atLeast(successes(), measured.count(), bound()) : 1 - p();
                case LESS -> isFew() ? Counts.atMost(successes(), measured.count(), bound()) : 1 - p();
            };
        }

        private double spread() {
            long count = published.count();
            double theirs =
                    count == 0 || relation() != Relation.EQUAL ? 0 : measured.deviation() / Math.sqrt((double) count);
            return Math.hypot(theirs, measured.error());
        }

        private long successes() {
            return Math.round(measured.number() * (double) measured.count());
        }

        /** Whether this is a rate, and a count is expected for which the normal approximation does not serve. */
        boolean isFew() {
            if (relation() == Relation.EQUAL) {
                Counts counts = counts();
                return counts != null && counts.few();
            }
            return measured.isRate()
                    && bound() >= 0
                    && bound() <= 1
                    && measured.count() * Math.min(bound(), 1 - bound()) < Counts.ENOUGH;
        }

        /** Both samples, or the one there is with the other's certain rate; null where nothing is counted. */
        @Nullable
        Counts counts() {
            if (measured.isRate()) {
                return Counts.of(successes(), measured.count(), bound(), rounding(), published.count());
            }
            if (measured.isExactRate() && published.count() > 0) {
                // Theirs is the only sample, and its digits are the leeway of ours.
                double near = Math.clamp(measured.number(), bound() - rounding(), bound() + rounding());
                long theirs = Math.clamp(Math.round(near * published.count()), 0, published.count());
                return Counts.of(theirs, published.count(), measured.number(), 0, 0);
            }
            return null;
        }

        /**
         * The difference that matters. Where a rate is near 0 or 1 three points are too much to pass over: there it
         * is the distance to that end, but not less than a point.
         */
        double margin() {
            boolean rate = measured.isRate() || measured.isExactRate();
            if (!rate || relation() != Relation.EQUAL) {
                return claim.margin();
            }
            double p = Math.clamp((measured.number() + bound()) / 2, 0, 1);
            return Math.min(claim.margin(), Math.max(Math.min(p, 1 - p), END));
        }

        /** The probability of a difference at least as large, if what was published holds. */
        double p() {
            Trials.Tested tested = claim.tested();
            if (tested != null) {
                return tested.refutes();
            }
            if (isFew()) {
                return switch (relation()) {
                    case EQUAL -> Objects.requireNonNull(counts()).p();
                    case MORE -> Counts.atMost(successes(), measured.count(), bound());
                    case LESS -> Counts.atLeast(successes(), measured.count(), bound());
                };
            }
            double difference = measured.number() - bound();
            double spread = spread();
            double off = switch (relation()) {
                // Digits of doubles are no difference.
                case EQUAL -> Math.max(0, Math.abs(difference) - rounding() - 1e-9 * Math.max(1, Math.abs(bound())));
                case MORE -> -difference;
                case LESS -> difference;
            };
            if (spread == 0) {
                boolean holds = relation() == Relation.EQUAL ? off <= 0 : off < 0;
                return holds ? 1 : 0;
            }
            return relation() == Relation.EQUAL ? Gauss.beyond(off / spread) : Gauss.above(off / spread);
        }
    }

    /** Whether a sample is shown to be above a bound, at {@link #ALPHA} over so many tries. */
    public static boolean isMore(Measured measured, double bound, int tries) {
        return Gauss.above((measured.number() - bound) / Math.max(measured.error(), 1e-300)) <= ALPHA / tries;
    }

    /** The verdicts of an item, worked out again from what was measured; those that need no statistics stay. */
    public static List<Finding> again(List<Finding> findings) {
        Iterator<Finding> judged = judge(findings.stream()
                        .filter(f -> f.claim() != null)
                        .map(f -> new Comparison(f.published(), f.measured(), Objects.requireNonNull(f.claim())))
                        .toList())
                .iterator();
        return findings.stream().map(f -> f.claim() == null ? f : judged.next()).toList();
    }

    /** The verdicts of an item's comparisons, in their order. */
    public static List<Finding> judge(List<Comparison> comparisons) {
        int m = comparisons.size();
        double[] p = comparisons.stream().mapToDouble(Comparison::p).toArray();
        boolean[] rejected = Holm.rejected(p, ALPHA);
        // Claims of an order need their own test: that the order holds is what has to be shown.
        double[] held = comparisons.stream().mapToDouble(Comparison::shown).toArray();
        boolean[] shown = Holm.rejected(held, ALPHA);
        return IntStream.range(0, m)
                .mapToObj(i -> judge(comparisons.get(i), p[i], rejected[i], shown[i], m))
                .toList();
    }

    private static Finding judge(Comparison c, double p, boolean rejected, boolean shown, int m) {
        Claim claim = c.claim();
        if (claim.tested() != null) {
            Verdict verdict = rejected ? Verdict.DIFFERS : shown ? Verdict.AGREES : Verdict.CANNOT_TELL;
            String p0 = "p " + probability(rejected ? p : claim.tested().shows());
            String why = verdict == Verdict.CANNOT_TELL
                    ? "%s for the claim, %s against it; %s"
                            .formatted(p0, probability(p), claim.tested().needed(power(m).errors()))
                    : p0;
            return finding(c, verdict, why);
        }
        String exactly = c.isFew() ? " by the exact test" : "";
        double spread = c.spread();
        if (rejected) {
            boolean certain =
                    c.measured().isExact() && (c.published().count() == 0 || claim.relation() != Relation.EQUAL);
            boolean refuted = claim.proved() && p < REFUTED;
            return finding(
                    c,
                    certain || refuted ? Verdict.WRONG : Verdict.DIFFERS,
                    spread == 0 ? "" : "p " + probability(p) + exactly);
        }
        if (claim.relation() != Relation.EQUAL) {
            double off = Math.abs(c.measured().number() - claim.bound());
            double z = Math.min(off / Math.max(spread, 1e-300), 1e6);
            return shown
                    ? finding(
                            c,
                            Verdict.AGREES,
                            spread == 0
                                    ? ""
                                    : c.isFew()
                                            ? "p " + probability(c.shown()) + exactly
                                            : String.format(Locale.ROOT, "%.1f standard errors", z))
                    : finding(c, Verdict.CANNOT_TELL, needed(c, Math.max(off, claim.margin() / 10), m));
        }
        if (spread == 0) {
            return finding(c, Verdict.AGREES, "");
        }
        String at = "p " + probability(p) + exactly;
        String difference = margin(c.margin());
        boolean seen = power(m).errors() * spread + c.published().rounding() <= c.margin();
        String needed = seen ? "" : needed(c, c.margin(), m);
        if (c.isFew()) {
            double power = Objects.requireNonNull(c.counts()).power(c.margin(), ALPHA / m);
            seen = power >= POWER;
            at += seen
                    ? ""
                    : String.format(Locale.ROOT, "; a difference of %s would show with %.2f only", difference, power);
        }
        return seen
                ? finding(c, Verdict.AGREES, "%s; a difference of %s would show".formatted(at, difference))
                : finding(c, Verdict.CANNOT_TELL, join(at, needed));
    }

    /** With what is to be said besides the test. */
    private static Finding finding(Comparison c, Verdict verdict, String test) {
        Claim claim = c.claim();
        String why = test;
        if (c.published().assumed() && claim.relation() == Relation.EQUAL) {
            String count = String.format(Locale.ROOT, "%,d", c.published().count());
            why = join(why, "its count is not given, %s assumed".formatted(count));
        }
        why = join(why, claim.because());
        if (verdict != Verdict.AGREES) {
            why = join(why, claim.explains());
        }
        return new Finding(c.published(), c.measured(), verdict, why, claim);
    }

    /** What a difference has to be to be found at Bonferroni's level. */
    private static Power power(int m) {
        return new Power(ALPHA / m, POWER);
    }

    /** How many matches it would take. */
    private static String needed(Comparison c, double margin, int m) {
        double rounding = c.claim().relation() == Relation.EQUAL ? c.published().rounding() : 0;
        double allowed = power(m).variance(margin - rounding);
        double variance = c.measured().deviation() * c.measured().deviation();
        long count = c.claim().relation() == Relation.EQUAL ? c.published().count() : 0;
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
        return a.isEmpty() ? b : b.isEmpty() ? a : a + "; " + b;
    }
}
