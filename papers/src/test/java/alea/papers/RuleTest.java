package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.papers.Rule.Comparison;
import alea.papers.Rule.Relation;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleTest {
    private static Published published(String value, String count) {
        return Published.of("item", "row", "table 1", "a rate", value, count);
    }

    private static Comparison equal(Published published, Measured measured) {
        return new Comparison(published, measured, Relation.EQUAL, published.number(), Rule.MARGIN, false, "");
    }

    private static Verdict verdict(Comparison... comparisons) {
        return Rule.judge(List.of(comparisons)).getFirst().verdict();
    }

    @Test
    void aPublishedSampleThatIsFarFromTheExactRateDiffersAndOneNearAgrees() {
        // 10,000 matches at 0.5: standard error 0.005.
        assertThat(verdict(equal(published("0.53", "10000"), Measured.exactRate(0.5))))
                .isEqualTo(Verdict.DIFFERS);
        assertThat(verdict(equal(published("0.508", "10000"), Measured.exactRate(0.5))))
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void aSmallSampleCannotTellAndSaysWhatItWouldTake() {
        Finding finding = Rule.judge(List.of(equal(published("0.500", "100"), Measured.exactRate(0.5))))
                .getFirst();
        assertThat(finding.verdict()).isEqualTo(Verdict.CANNOT_TELL);
        // (1.96 + 0.84)^2 * 0.25 / (0.03 - 0.0005)^2 = 2255 at one comparison, rounded up to two digits.
        assertThat(finding.why()).contains("it would take 2,300 games published");
    }

    @Test
    void bothSamplesErrorsCount() {
        Measured ours = Measured.rate(5_000, 10_000);
        // The difference of 0.017 is 2.4 standard errors of both samples, and 3.4 of one alone.
        double p = equal(published("0.517", "10000"), ours).p();
        assertThat(p).isEqualTo(2 * 0.009778, within(0.001));
    }

    @Test
    void roundingIsTakenOffTheDifference() {
        assertThat(verdict(equal(published("0.3", ""), Measured.exact(0.3349)))).isEqualTo(Verdict.AGREES);
        assertThat(verdict(equal(published("0.33", ""), Measured.exact(0.3349))))
                .isEqualTo(Verdict.AGREES);
        assertThat(verdict(equal(published("0.333", ""), Measured.exact(0.3349))))
                .isEqualTo(Verdict.WRONG);
    }

    @Test
    void holmRejectsStepByStep() {
        assertThat(Rule.holm(new double[] {0.012, 0.04, 0.02, 0.5})).containsExactly(true, false, false, false);
        assertThat(Rule.holm(new double[] {0.01, 0.013, 0.014, 0.6})).containsExactly(true, true, true, false);
        assertThat(Rule.holm(new double[] {0.013})).containsExactly(true);
    }

    @Test
    void aDifferenceThatIsSignificantAloneIsNotAmongTwenty() {
        Comparison doubtful = equal(published("0.5120", "10000"), Measured.exactRate(0.5));
        assertThat(verdict(doubtful)).isEqualTo(Verdict.DIFFERS);
        Comparison[] twenty = new Comparison[20];
        java.util.Arrays.fill(twenty, equal(published("0.5000", "10000"), Measured.exactRate(0.5)));
        twenty[0] = doubtful;
        assertThat(verdict(twenty)).isEqualTo(Verdict.AGREES);
    }

    @Test
    void anOrderThatIsSaidToBeProvedIsWrongOnlyBeyondAllDoubt() {
        Published said = published("yes", "");
        assertThat(verdict(order(said, Measured.rate(4_800, 10_000)))).isEqualTo(Verdict.DIFFERS);
        assertThat(verdict(order(said, Measured.rate(4_000, 10_000)))).isEqualTo(Verdict.WRONG);
        assertThat(verdict(order(said, Measured.rate(5_200, 10_000)))).isEqualTo(Verdict.AGREES);
        assertThat(verdict(order(said, Measured.rate(5_010, 10_000)))).isEqualTo(Verdict.CANNOT_TELL);
        assertThat(verdict(order(said, Measured.exact(0.502)))).isEqualTo(Verdict.AGREES);
        assertThat(verdict(order(said, Measured.exact(0.498)))).isEqualTo(Verdict.WRONG);
        assertThat(verdict(order(said, Measured.exact(0.5)))).isEqualTo(Verdict.WRONG);
    }

    private static Comparison order(Published said, Measured measured) {
        return new Comparison(said, measured, Relation.MORE, 0.5, Rule.MARGIN, true, "");
    }

    @Test
    void anUnknownCountIsAssumedAndSaid() {
        Finding finding = Rule.judge(List.of(equal(published("0.50", "?"), Measured.exactRate(0.9))))
                .getFirst();
        assertThat(finding.verdict()).isEqualTo(Verdict.DIFFERS);
        assertThat(finding.why()).contains("its count is not given, 1,000 assumed");
    }

    @Test
    void printedNumbersAreReadWithTheirRounding() {
        assertThat(published("62.5%", "").number()).isEqualTo(0.625, within(1e-12));
        assertThat(published("62.5%", "").rounding()).isEqualTo(0.0005, within(1e-12));
        assertThat(published("2/7", "").number()).isEqualTo(2.0 / 7);
        assertThat(published("2/7", "").rounding()).isZero();
        assertThat(published("~14", "").rounding()).isEqualTo(0.5);
        assertThat(published("35", "").rounding()).isZero();
        assertThat(published("-26", "").number()).isEqualTo(-26);
        assertThat(published("yes", "").value()).isNull();
    }
}
