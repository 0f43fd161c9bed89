package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {

    @Test
    void theBoundsAreTheLogarithmOf19ForFivePerCent() {
        SprtState start = Sprt.of(0.5, 0.55).state(0, 0, 0);
        assertThat(start.llr()).isZero();
        assertThat(start.upper()).isCloseTo(Math.log(19), within(1e-12));
        assertThat(start.lower()).isCloseTo(-Math.log(19), within(1e-12));
        assertThat(start.decision()).isEqualTo(SprtDecision.CONTINUE);
        assertThat(new Sprt(0.5, 0.55, 0.01, 0.1).upper()).isCloseTo(Math.log(90), within(1e-12));
        assertThat(new Sprt(0.5, 0.55, 0.01, 0.1).lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
    }

    @Test
    void theRatioIsThatOfBernoulliTrials() {
        double expected = 60 * Math.log(0.6 / 0.5) + 40 * Math.log(0.4 / 0.5);
        assertThat(Sprt.of(0.5, 0.6).state(60, 0, 40).llr()).isCloseTo(expected, within(1e-12));
        assertThat(Sprt.of(0.5, 0.6).state(55, 10, 35).llr()).isCloseTo(expected, within(1e-12));
    }

    @Test
    void theDecisionFallsOnTheBound() {
        assertThat(new SprtState(2, -2, 2).decision()).isEqualTo(SprtDecision.ACCEPT_P1);
        assertThat(new SprtState(-2, -2, 2).decision()).isEqualTo(SprtDecision.ACCEPT_P0);
        assertThat(new SprtState(Math.nextDown(2.0), -2, 2).decision()).isEqualTo(SprtDecision.CONTINUE);
        assertThat(new SprtState(Math.nextUp(-2.0), -2, 2).decision()).isEqualTo(SprtDecision.CONTINUE);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "0.5, 0.5", "0.6, 0.5", "0.5, 1", "-0.1, 0.5", "NaN, 0.5", "0.5, NaN"})
    void otherHypothesesAreRefusedWithTheAllowedRange(double p0, double p1) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sprt.of(p0, p1))
                .withMessageContaining("0 < P0 < P1 < 1")
                .withMessageContaining("P0 = " + p0);
    }

    @Test
    void impossibleErrorsAndCountsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0.5, 0.6, 0, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0.5, 0.6, 0.05, 0.5));
        assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(0.5, 0.6).state(1, -1, 1));
    }

    @Test
    void independentMatchesAreJudgedWithTheNominalErrorsInTheExpectedNumber() {
        var sprt = Sprt.of(0.5, 0.6);
        var random = new SplittableRandom(1);
        Trial under0 = bernoulli(sprt, 0.5, random);
        Trial under1 = bernoulli(sprt, 0.6, random);
        Trial between = bernoulli(sprt, 0.5503, random);
        // The overshoot makes the errors a little smaller and the tests a little longer than Wald's approximations.
        assertThat(under0.acceptedP1).isBetween(0.035, 0.055);
        assertThat(1 - under1.acceptedP1).isBetween(0.035, 0.055);
        assertThat(under0.matches / sprt.expectedMatchesUnderP0()).isBetween(0.98, 1.1);
        assertThat(under1.matches / sprt.expectedMatchesUnderP1()).isBetween(0.98, 1.1);
        assertThat(between.matches / sprt.expectedMatchesBetween()).isBetween(0.98, 1.1);
    }

    @Test
    void groupsOfOneMatchAreJudgedAsIndependentMatches() {
        var groups = new Groups();
        for (int match = 0; match < 100; match++) {
            groups.add(match < 60 ? 1 : 0, 0, 1);
        }
        var sprt = Sprt.of(0.5, 0.6);
        assertThat(sprt.state(groups).llr()).isCloseTo(sprt.state(60, 0, 40).llr(), within(1e-3));
    }

    @Test
    void manyGroupsAreJudgedByTheNormalApproximation() {
        var random = new SplittableRandom(5);
        var groups = new Groups();
        for (int group = 0; group < 100_000; group++) {
            groups.add(antithetic(random, 0.504), 0, 2);
        }
        double p0 = 0.5;
        double p1 = 0.505;
        double variance = Spread.of(groups).varianceOfRate();
        double expected = (p1 - p0) * (2 * groups.rate().orElseThrow() - p0 - p1) / (2 * variance);
        assertThat(expected).isGreaterThan(2);
        assertThat(Sprt.of(p0, p1).state(groups).llr() / expected).isCloseTo(1, within(0.02));
    }

    @Test
    void theRatioOfUnequalGroupsIsTheOneComputedByHand() {
        // Won 2 of 2 and lost 1 of 1, for the rate r: weights w of x = 2 - 2 r and 1 - w of x = -r make
        // w = r / (2 - r), so the likelihood is w (1 - w) = 2 r (1 - r) / (2 - r)^2.
        var groups = new Groups();
        groups.add(2, 0, 2);
        groups.add(0, 0, 1);
        double expected = Math.log((0.6 * 0.4 / (1.4 * 1.4)) / (0.3 * 0.7 / (1.7 * 1.7)));
        assertThat(Sprt.of(0.3, 0.6).state(groups).llr()).isCloseTo(expected, within(0.01));
    }

    @Test
    void withoutGroupsNothingIsDecided() {
        assertThat(Sprt.of(0.5, 0.6).state(new Groups())).isEqualTo(new SprtState(0, -Math.log(19), Math.log(19)));
    }

    @Test
    void groupsThatDoNotDifferAreDecidedToo() {
        var sprt = Sprt.of(0.5, 0.6);
        assertThat(repeat(sprt, 2)).isEqualTo(SprtDecision.ACCEPT_P1);
        assertThat(repeat(sprt, 1)).isEqualTo(SprtDecision.ACCEPT_P0);
        assertThat(repeat(sprt, 0)).isEqualTo(SprtDecision.ACCEPT_P0);
    }

    @Test
    void pairsWithSharedDiceAreJudgedWithTheNominalErrorsInFewerMatches() {
        var sprt = Sprt.of(0.5, 0.6);
        var random = new SplittableRandom(2);
        Trial under0 = pairs(sprt, () -> antithetic(random, 0.50));
        Trial under1 = pairs(sprt, () -> antithetic(random, 0.6));
        assertThat(under0.acceptedP1).isBetween(0.03, 0.065);
        assertThat(1 - under1.acceptedP1).isBetween(0.03, 0.065);
        assertThat(under0.matches).isLessThan(0.67 * sprt.expectedMatchesUnderP0());
    }

    @Test
    void pairsThatRepeatEachOtherAreJudgedWithTheNominalErrorsInTwiceAsManyMatches() {
        var sprt = Sprt.of(0.5, 0.6);
        var random = new SplittableRandom(3);
        Trial under0 = pairs(sprt, () -> twice(random, 0.50));
        Trial under1 = pairs(sprt, () -> twice(random, 0.6));
        assertThat(under0.acceptedP1).isBetween(0.03, 0.065);
        assertThat(1 - under1.acceptedP1).isBetween(0.03, 0.065);
        assertThat(under0.matches / sprt.expectedMatchesUnderP0()).isBetween(1.9, 2.2);
    }

    private static SprtDecision repeat(Sprt sprt, long winsOfPair) {
        var groups = new Groups();
        for (int pair = 0; pair < 50; pair++) {
            groups.add(winsOfPair, 0, 2);
        }
        return sprt.state(groups).decision();
    }

    private record Trial(double acceptedP1, double matches) {}

    private static Trial bernoulli(Sprt sprt, double rate, SplittableRandom random) {
        int runs = 2000;
        int accepted = 0;
        long matches = 0;
        for (int run = 0; run < runs; run++) {
            long wins = 0;
            long losses = 0;
            SprtDecision decision = SprtDecision.CONTINUE;
            while (decision == SprtDecision.CONTINUE) {
                if (random.nextDouble() < rate) {
                    wins++;
                } else {
                    losses++;
                }
                decision = sprt.state(wins, 0, losses).decision();
            }
            matches += wins + losses;
            accepted += decision == SprtDecision.ACCEPT_P1 ? 1 : 0;
        }
        return new Trial((double) accepted / runs, (double) matches / runs);
    }

    private static Trial pairs(Sprt sprt, LongSupplier winsOfPair) {
        int runs = 800;
        int accepted = 0;
        long matches = 0;
        for (int run = 0; run < runs; run++) {
            var groups = new Groups();
            SprtDecision decision = SprtDecision.CONTINUE;
            while (decision == SprtDecision.CONTINUE) {
                groups.add(winsOfPair.getAsLong(), 0, 2);
                decision = sprt.state(groups).decision();
            }
            matches += groups.matches();
            accepted += decision == SprtDecision.ACCEPT_P1 ? 1 : 0;
        }
        return new Trial((double) accepted / runs, (double) matches / runs);
    }

    /** In half of the pairs the luck of one match is the bad luck of the other. */
    private static long antithetic(SplittableRandom random, double rate) {
        double luck = random.nextDouble();
        double other = random.nextBoolean() ? 1 - luck : random.nextDouble();
        return (luck < rate ? 1L : 0L) + (other < rate ? 1L : 0L);
    }

    private static long twice(SplittableRandom random, double rate) {
        return random.nextDouble() < rate ? 2 : 0;
    }
}
