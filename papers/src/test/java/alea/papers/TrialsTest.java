package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.papers.Trials.Tested;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Claims about trainings are shown and refuted as rarely by chance as docs/papers.md promises. */
class TrialsTest {
    private static Trials of(Object... namesAndOutcomes) {
        Map<String, double[]> outcomes = new LinkedHashMap<>();
        for (int i = 0; i < namesAndOutcomes.length; i += 2) {
            outcomes.put((String) namesAndOutcomes[i], (double[]) namesAndOutcomes[i + 1]);
        }
        return new Trials(outcomes);
    }

    private static double[] x(double... x) {
        return x;
    }

    /**
     * The first example of Wikipedia's page on Welch's test: t = -2.46 with 25.0 degrees of freedom, two-sided p =
     * 0.021.
     */
    @Test
    void twoKindsAreComparedByWelchsTest() {
        double[] a = {27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4};
        double[] b = {27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4};
        Tested more = of("a", a, "b", b).order(List.of("b", "a"));
        assertThat(more.shows()).isEqualTo(0.0105, within(0.0003));
        assertThat(more.refutes()).isEqualTo(1 - more.shows(), within(1e-12));
    }

    @Test
    void claimsThatAreClearAreShownOrRefuted() {
        Trials clear = of("low", x(0.30, 0.31, 0.32), "mid", x(0.40, 0.41, 0.42), "high", x(0.50, 0.51, 0.52));
        assertThat(clear.highest("high").shows()).isLessThan(0.001);
        assertThat(clear.lowest("low").shows()).isLessThan(0.001);
        assertThat(clear.highest("mid").shows()).isGreaterThan(0.99);
        assertThat(clear.highest("mid").refutes()).isLessThan(0.001);
        assertThat(clear.order(List.of("high", "mid", "low")).shows()).isLessThan(0.001);
        assertThat(clear.order(List.of("mid", "high", "low")).refutes()).isLessThan(0.001);
        assertThat(clear.alike(0.5).shows()).isLessThan(0.001);
        assertThat(clear.alike(0.05).refutes()).isLessThan(0.01);
        assertThat(clear.above("low", 0.2).shows()).isLessThan(0.01);
        assertThat(clear.below("low", 0.2).refutes()).isLessThan(0.01);
        assertThat(clear.above().shows()).isLessThan(0.01);
        assertThat(clear.like("low", 0.312, 0, 0.1).shows()).isLessThan(0.001);
        assertThat(clear.like("low", 0.5, 0, 0.1).refutes()).isLessThan(0.001);
    }

    @Test
    void whatDoesNotSpreadIsCertain() {
        Trials same = of("a", x(1, 1), "b", x(0, 0));
        assertThat(same.highest("a").shows()).isZero();
        assertThat(same.highest("b").refutes()).isZero();
        assertThat(same.alike(0.5).refutes()).isZero();
    }

    /**
     * Three kinds of four trainings each; the wrong verdict may come up in 5 % of 4,000 at most, and by chance in 6
     * %.
     */
    @Test
    void chanceAloneShowsOrRefutesNothingMoreOftenThanItMay() {
        assertThat(often(new double[] {0, 0, 0}, t -> t.highest("a").shows())).isLessThan(0.06);
        assertThat(often(new double[] {0, 0, 0}, t -> t.highest("a").refutes())).isLessThan(0.06);
        assertThat(often(new double[] {2, 1, 1}, t -> t.alike(1).shows())).isLessThan(0.06);
        assertThat(often(new double[] {2, 1, 1}, t -> t.alike(1).refutes())).isLessThan(0.06);
        assertThat(often(
                        new double[] {5, 5, 9},
                        t -> t.order(List.of("c", "a", "b")).shows()))
                .isLessThan(0.06);
        assertThat(often(
                        new double[] {5, 3, 1},
                        t -> t.order(List.of("a", "b", "c")).shows()))
                .as("what is true is found")
                .isGreaterThan(0.5);
    }

    private static double often(double[] means, Function<Trials, Double> p) {
        SplittableRandom random = new SplittableRandom(1);
        int times = 4_000;
        int found = 0;
        for (int i = 0; i < times; i++) {
            double[][] x = new double[3][4];
            for (int k = 0; k < 3; k++) {
                for (int n = 0; n < 4; n++) {
                    x[k][n] = random.nextGaussian(means[k], 0.5);
                }
            }
            found += p.apply(of("a", x[0], "b", x[1], "c", x[2])) <= Rule.ALPHA ? 1 : 0;
        }
        return found / (double) times;
    }

    @Test
    void verdictsFollowAndSayHowManyTrainingsItWouldTake() {
        Published claim = Published.of("x.y", "row", "figure 1", "a is above b", "yes", "");
        assertThat(judged(claim, of("a", x(0.5, 0.51, 0.52), "b", x(0.3, 0.31, 0.32)))
                        .verdict())
                .isEqualTo(Verdict.AGREES);
        assertThat(judged(claim, of("a", x(0.3, 0.31, 0.32), "b", x(0.5, 0.51, 0.52)))
                        .verdict())
                .isEqualTo(Verdict.DIFFERS);
        Finding open = judged(claim, of("a", x(0.3, 0.4, 0.5), "b", x(0.2, 0.4, 0.5)));
        assertThat(open.verdict()).isEqualTo(Verdict.CANNOT_TELL);
        assertThat(open.why()).containsPattern("it would take about [0-9,]+ trainings of each");
    }

    private static Finding judged(Published claim, Trials trials) {
        return Rule.judge(
                        List.of(new Rule.Comparison(claim, Measured.text(""), Rule.Claim.of(trials.highest("a"), ""))))
                .getFirst();
    }
}
