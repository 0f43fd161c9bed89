package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Dice;
import alea.papers.Rule.Claim;
import alea.papers.Rule.Comparison;
import alea.papers.Rule.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verdicts are those that docs/papers.md promises. */
class RuleTest {
    private static Published published(String text, String count) {
        return Published.of("x.y", "row", "table 1", "something", text, count);
    }

    private static Comparison equal(String text, String count, Measured measured) {
        Published p = published(text, count);
        return new Comparison(p, measured, new Claim(Relation.EQUAL, p.number(), Rule.MARGIN, false, "", ""));
    }

    private static Comparison order(Relation relation, Measured measured, boolean proved) {
        return new Comparison(published("yes", ""), measured, new Claim(relation, 0.5, Rule.MARGIN, proved, "", ""));
    }

    private static Verdict alone(Comparison c) {
        return Rule.judge(List.of(c)).getFirst().verdict();
    }

    @ParameterizedTest
    @CsvSource({
        // printed, its games, ours that were won, of how many
        "0.500, 10000, 5000, 10000, AGREES",
        "0.500, 10000, 5100, 10000, AGREES", // 1.4 standard errors
        "0.500, 10000, 5500, 10000, DIFFERS",
        "0.5,   10000, 5000, 10000, CANNOT_TELL", // one digit hides five points
        "50%,   10000, 5000, 10000, AGREES",
        "0.500, 100,   50,   100,   CANNOT_TELL",
        "0.500, 100,   90,   100,   DIFFERS", // few games, but far off
        "0.500, ?,     5000, 10000, CANNOT_TELL", // a thousand are assumed: 4.6 points would be needed
        "0.500, ?5000, 5000, 10000, AGREES",
        "0.950, ?,     9500, 10000, AGREES", // rates near 1 vary less
        "0,     10000, 0,    10000, AGREES",
    })
    void rates(String text, String count, int won, int of, Verdict expected) {
        assertThat(alone(equal(text, count, Measured.rate(won, of)))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        // published, its games, ours, of how many, Fisher's p by other programs
        "0.0, 8, 8, 8, 0.000155", // 2 / (16 over 8)
        "0.505, 10000, 0, 8, 0.003618",
        "0, 100000, 6, 20000, 0.0000214", // all six in a sixth of the matches: 6^-6
        "0, 100, 8, 100, 0.00684",
        "0.5, 8, 4, 8, 1",
    })
    void fewAreTestedExactly(double theirs, int count, int won, int of, double p) {
        Comparison c = equal(
                String.format(java.util.Locale.ROOT, "%.5f", theirs), Integer.toString(count), Measured.rate(won, of));
        assertThat(c.isFew()).isTrue();
        assertThat(c.p()).isCloseTo(p, org.assertj.core.data.Percentage.withPercentage(2));
    }

    @ParameterizedTest
    @CsvSource({
        "0.500, 20, 10, 20, false", // ten in every cell
        "0.500, 19, 10, 20, true",
        "0.500, 1000, 9, 19, true", // ours is the smaller
        "0.960, 200, 192, 200, true", // what did not happen counts as well
        "0.950, 200, 190, 200, false",
    })
    void lessThanTenExpectedInAnyCellIsFew(String theirs, String count, int won, int of, boolean few) {
        assertThat(equal(theirs, count, Measured.rate(won, of)).isFew()).isEqualTo(few);
    }

    @Test
    void anExactTestTakesTheCountsThatAreMostFavourableAmongThosePrintedSo() {
        // 0.05 of 100 is five alone; 0.1 of 100 was anything from five to fifteen.
        assertThat(equal("0.05", "100", Measured.rate(14, 100)).p()).isLessThan(0.06);
        assertThat(equal("0.1", "100", Measured.rate(14, 100)).p()).isEqualTo(1);
    }

    @Test
    void orderAgainstABoundIsTestedByTheBinomialWhereFewAreExpected() {
        Comparison none = order(Relation.LESS, Measured.rate(0, 12), false);
        assertThat(none.shown()).isEqualTo(Math.pow(0.5, 12), within(1e-12));
        assertThat(none.p()).isEqualTo(1, within(1e-12));
        assertThat(alone(none)).isEqualTo(Verdict.AGREES);
    }

    @Test
    void noneOfAHundredThousandIsNotThreeOfTenThousandAmongManyRows() {
        List<Comparison> family = new ArrayList<>(List.of(equal("0/100000", "100000", Measured.rate(6, 20_000))));
        for (int i = 1; i < 256; i++) {
            family.add(equal("0.500", "100000", Measured.rate(10_000, 20_000)));
        }
        assertThat(Rule.judge(family).getFirst().verdict()).isEqualTo(Verdict.DIFFERS);
    }

    @Test
    void nearAnEndADifferenceThatMattersIsTheDistanceToItButNotLessThanAPoint() {
        assertThat(equal("0.500", "1000", Measured.rate(500, 1000)).margin()).isEqualTo(0.03);
        assertThat(equal("0.980", "1000", Measured.rate(980, 1000)).margin()).isEqualTo(0.02, within(1e-9));
        assertThat(equal("0.0003", "100000", Measured.rate(3, 10_000)).margin()).isEqualTo(0.01);
        assertThat(equal("35", "100", Measured.mean(35, 4, 100)).margin()).isEqualTo(0.03);
    }

    @Test
    void whereFewAreExpectedTheDifferenceThatMattersMustShowByTheExactTest() {
        assertThat(alone(equal("0.00", "100", Measured.rate(0, 100)))).isEqualTo(Verdict.CANNOT_TELL);
        assertThat(alone(equal("0", "10000", Measured.rate(0, 2000)))).isEqualTo(Verdict.AGREES);
    }

    @Test
    void whatExplainsADifferenceIsNotSaidWhereThereIsNone() {
        Published p = published("0.500", "10000");
        Finding f = Rule.judge(List.of(new Comparison(
                        p,
                        Measured.rate(5000, 10_000),
                        new Claim(Relation.EQUAL, 0.5, 0.03, false, "mean of all", "no reading fits"))))
                .getFirst();
        assertThat(f.verdict()).isEqualTo(Verdict.AGREES);
        assertThat(f.why()).endsWith("; mean of all");
    }

    @Test
    void verdictsAreWorkedOutAgainFromWhatWasMeasured() {
        Finding judged = Rule.judge(List.of(equal("0.500", "10000", Measured.rate(5500, 10_000))))
                .getFirst();
        Finding forged = new Finding(judged.published(), judged.measured(), Verdict.AGREES, "<b>", judged.claim());
        Finding looked = new Finding(published("yes", ""), Measured.text("seen"), Verdict.WRONG, "so");
        assertThat(Rule.again(List.of(looked, forged))).containsExactly(looked, judged);
    }

    @Test
    void aMeanIsNoRateWhereverItLies() {
        assertThat(Measured.mean(-0.005, 10, 400).isRate()).isFalse();
        assertThat(Measured.mean(35.2, 4, 50).isRate()).isFalse();
        assertThat(Measured.mean(0.5, 0.2, 50).isRate()).isFalse();
        assertThat(Measured.rate(0, 8).isRate()).isTrue();
        assertThat(Measured.rate(8, 8).isRate()).isTrue();
        assertThat(equal("0", "50", Measured.mean(-0.5, 10, 50)).p()).isGreaterThan(0.5);
    }

    @Test
    void exactNumbersAgreeWithinTheirDigitsOrAreWrong() {
        assertThat(alone(equal("35", "", Measured.exact(35)))).isEqualTo(Verdict.AGREES);
        assertThat(alone(equal("35", "", Measured.exact(36)))).isEqualTo(Verdict.WRONG);
        assertThat(alone(equal("~14", "", Measured.exact(14.49)))).isEqualTo(Verdict.AGREES);
        assertThat(alone(equal("14", "", Measured.exact(14.49)))).isEqualTo(Verdict.WRONG);
        assertThat(alone(equal("2/7", "", Measured.exact(2.0 / 7)))).isEqualTo(Verdict.AGREES);
        assertThat(alone(equal("1/3", "", Measured.exact(Math.pow(5.0 / 6, 6)))))
                .isEqualTo(Verdict.WRONG);
        assertThat(alone(equal("0.33", "", Measured.exact(Math.pow(5.0 / 6, 6)))))
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void anExactRateIsComparedWithTheErrorOfThePublishedSample() {
        Measured exact = Measured.exactRate(0.5);
        assertThat(alone(equal("0.510", "10000", exact))).isEqualTo(Verdict.AGREES);
        assertThat(alone(equal("0.530", "10000", exact)))
                .isEqualTo(Verdict.DIFFERS); // six errors, but a sample all the same
        assertThat(alone(equal("0.530", "", exact))).isEqualTo(Verdict.WRONG);
        Finding unknown = Rule.judge(List.of(equal("0.530", "?", exact))).getFirst();
        assertThat(unknown.verdict()).isEqualTo(Verdict.CANNOT_TELL);
        assertThat(unknown.why()).contains("games published").contains("1,000 assumed");
        // (1.96 + 0.84)^2 * 0.25 / (0.03 - 0.0005)^2 = 2255, rounded up to two digits.
        assertThat(Rule.judge(List.of(equal("0.500", "100", exact))).getFirst().why())
                .contains("it would take 2,300 games published");
    }

    @Test
    void claimsOfOrderMustBeShownEitherWay() {
        for (Relation r : List.of(Relation.MORE, Relation.LESS)) {
            int far = r == Relation.MORE ? 6000 : 4000;
            assertThat(alone(order(r, Measured.rate(far, 10_000), false))).isEqualTo(Verdict.AGREES);
            assertThat(alone(order(r, Measured.rate(10_000 - far, 10_000), false)))
                    .isEqualTo(Verdict.DIFFERS);
            assertThat(alone(order(r, Measured.rate(10_000 - far, 10_000), true)))
                    .isEqualTo(Verdict.WRONG);
            assertThat(alone(order(r, Measured.rate(r == Relation.MORE ? 4800 : 5200, 10_000), true)))
                    .isEqualTo(Verdict.DIFFERS); // four errors are not a proof
            assertThat(alone(order(r, Measured.rate(5001, 10_000), true))).isEqualTo(Verdict.CANNOT_TELL);
            assertThat(alone(order(r, Measured.exact(r == Relation.MORE ? 0.4999 : 0.5001), false)))
                    .isEqualTo(Verdict.WRONG);
            assertThat(alone(order(r, Measured.exact(0.5), false))).isEqualTo(Verdict.WRONG);
            assertThat(alone(order(r, Measured.exact(r == Relation.MORE ? 0.5001 : 0.4999), false)))
                    .isEqualTo(Verdict.AGREES);
        }
    }

    @Test
    void aDifferenceThatIsTooLargeAloneIsNotSoAmongMany() {
        // 2.3 standard errors: p = 0.021
        Comparison odd = equal("0.500", "10000", Measured.rate(5168, 10_000));
        assertThat(alone(odd)).isEqualTo(Verdict.DIFFERS);
        List<Comparison> family = new ArrayList<>(List.of(odd));
        family.add(equal("0.500", "10000", Measured.rate(5000, 10_000)));
        family.add(equal("0.500", "10000", Measured.rate(5000, 10_000)));
        assertThat(Rule.judge(family)).extracting(Finding::verdict).containsOnly(Verdict.AGREES);
    }

    @Test
    void bothSamplesErrorsCount() {
        // The difference of 0.017 is 2.4 standard errors of both samples, and 3.4 of one alone.
        assertThat(equal("0.517", "10000", Measured.rate(5000, 10_000)).p()).isEqualTo(2 * 0.009778, within(0.001));
    }

    @Test
    void amongTrueResultsAFamilyInTwentyHasADifferenceAtMost() {
        Dice dice = new Dice(4, 0, 0);
        int families = 600;
        int alarms = 0;
        for (int f = 0; f < families; f++) {
            List<Comparison> family = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                double p = 0.1 + 0.1 * i;
                String theirs = String.format(java.util.Locale.ROOT, "%.4f", wins(dice, p, 1000) / 1000.0);
                family.add(equal(theirs, "1000", Measured.rate(wins(dice, p, 2000), 2000)));
            }
            alarms += Rule.judge(family).stream().anyMatch(x -> x.verdict() == Verdict.DIFFERS) ? 1 : 0;
        }
        // 0.05 and three standard errors of 600 families.
        assertThat(alarms / (double) families).isBetween(0.005, 0.05 + 3 * Math.sqrt(0.05 * 0.95 / families));
    }

    @Test
    void whereAVerdictAgreesADifferenceThatMattersWouldHaveBeenFound() {
        // The least counts with which two samples agree.
        int n = 1;
        while (alone(equal("0.5000", Integer.toString(n), Measured.rate(n / 2.0, n))) != Verdict.AGREES) {
            n += 10;
        }
        assertThat(n).isBetween(4000, 5000);
        Dice dice = new Dice(5, 0, 0);
        int found = 0;
        int times = 600;
        for (int i = 0; i < times; i++) {
            String theirs = String.format(java.util.Locale.ROOT, "%.4f", wins(dice, 0.5, n) / (double) n);
            found += alone(equal(theirs, Integer.toString(n), Measured.rate(wins(dice, 0.53, n), n))) == Verdict.DIFFERS
                    ? 1
                    : 0;
        }
        assertThat(found / (double) times).isGreaterThan(0.80 - 3 * Math.sqrt(0.8 * 0.2 / times));
    }

    @ParameterizedTest
    @CsvSource({"100, 100", "3000, 100", "1000, 10000", "20000, 10"})
    void withTheGamesThatItWouldTakeItCanTell(int theirs, int ours) {
        Finding f = Rule.judge(List.of(equal("0.500", Integer.toString(theirs), Measured.rate(ours / 2.0, ours))))
                .getFirst();
        assertThat(f.verdict()).isEqualTo(Verdict.CANNOT_TELL);
        Matcher needed = Pattern.compile("it would take ([0-9,]+) games (on either side|of ours)")
                .matcher(f.why());
        assertThat(needed.find()).as(f.why()).isTrue();
        int games = Integer.parseInt(needed.group(1).replace(",", ""));
        int their = needed.group(2).equals("of ours") ? theirs : games;
        assertThat(alone(equal("0.500", Integer.toString(their), Measured.rate(games / 2.0, games))))
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void reasonsNameWhatExplainsADifference() {
        Published p = published("0.500", "?");
        Finding f = Rule.judge(List.of(new Comparison(
                        p,
                        Measured.rate(9000, 10_000),
                        new Claim(Relation.EQUAL, 0.5, 0.03, false, "mean of all", "another reading"))))
                .getFirst();
        assertThat(f.why())
                .startsWith("p below 1e-12; its count is not given, 1,000 assumed; mean of all; another reading");
    }

    private static int wins(Dice dice, double p, int of) {
        int wins = 0;
        for (int i = 0; i < of; i++) {
            wins += dice.unit() < p ? 1 : 0;
        }
        return wins;
    }
}
