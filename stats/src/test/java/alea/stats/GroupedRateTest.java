package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

final class GroupedRateTest {

    @Test
    void groupsOfOneAreThePlainRateWithStudentsQuantile() {
        var groups = new Groups();
        for (int match = 0; match < 100; match++) {
            groups.add(match < 30 ? 1 : 0, 0, 1);
        }
        GroupedRate grouped = GroupedRate.of(groups);
        assertThat(grouped.designEffect().orElseThrow()).isCloseTo(1, within(1e-12));
        assertThat(grouped.effectiveMatches()).isCloseTo(100, within(1e-9));
        Interval expected = Wilson.interval(0.3, 100, Confidence.t(99));
        assertThat(grouped.interval().low()).isCloseTo(expected.low(), within(1e-12));
        assertThat(grouped.interval().high()).isCloseTo(expected.high(), within(1e-12));
    }

    @Test
    void theDesignEffectIsTheOneComputedByHand() {
        // Three groups of two with 2, 1 and 0 wins, and an incomplete one with a win of 1: rate 4/7. Residuals 6/7,
        // -1/7, -8/7, 3/7: between = 110/49. within = 7 * 4/7 * 3/7 = 12/7. deff = (4 * 6) / (3 * 7) * between /
        // within.
        var groups = new Groups();
        groups.add(2, 0, 2);
        groups.add(1, 0, 2);
        groups.add(0, 0, 2);
        groups.add(1, 0, 1);
        GroupedRate grouped = GroupedRate.of(groups);
        assertThat(grouped.rate()).hasValue(4.0 / 7);
        assertThat(grouped.matches()).isEqualTo(7);
        assertThat(grouped.groups()).isEqualTo(4);
        double deff = 24.0 / 21 * (110.0 / 49) / (12.0 / 7);
        assertThat(grouped.designEffect().orElseThrow()).isCloseTo(deff, within(1e-12));
        assertThat(grouped.effectiveMatches()).isCloseTo(7 / deff, within(1e-12));
    }

    @Test
    void drawsNarrowTheIntervalButAreNoMeritOfTheDice() {
        // Independent matches of which half are drawn: variance 1/8 instead of 1/4.
        var groups = new Groups();
        for (int i = 0; i < 100; i++) {
            groups.add(1, 0, 1);
            groups.add(0, 0, 1);
            groups.add(0, 1, 1);
            groups.add(0, 1, 1);
        }
        GroupedRate grouped = GroupedRate.of(groups);
        assertThat(grouped.designEffect().orElseThrow()).isCloseTo(1, within(1e-12));
        assertThat(grouped.effectiveMatches()).isCloseTo(800, within(1e-9));
    }

    @Test
    void independentMatchesInGroupsHaveADesignEffectOfAboutOne() {
        var random = new SplittableRandom(2);
        var groups = simulate(20_000, 4, _ -> coins(random, 4, 0.6));
        assertThat(GroupedRate.of(groups).designEffect().orElseThrow()).isCloseTo(1, within(0.04));
    }

    @Test
    void antitheticPairsSaveMatches() {
        var random = new SplittableRandom(3);
        GroupedRate grouped = GroupedRate.of(simulate(20_000, 2, _ -> antithetic(random)));
        // With u and 1 - u for 0.6 both win at 0.2 of the u: variance of the sum 0.16 of 0.48.
        assertThat(grouped.designEffect().orElseThrow()).isCloseTo(1.0 / 3, within(0.02));
        assertThat(grouped.effectiveMatches()).isCloseTo(3.0 * 40_000, within(8000.0));
        Interval plain = new Proportion(grouped.rate().orElseThrow() * 40_000, 40_000).interval();
        double saved = (grouped.interval().high() - grouped.interval().low()) / (plain.high() - plain.low());
        assertThat(saved).isCloseTo(Math.sqrt(1.0 / 3), within(0.02));
    }

    @Test
    void matchesThatRepeatEachOtherCountOnce() {
        var random = new SplittableRandom(4);
        GroupedRate grouped = GroupedRate.of(simulate(5000, 4, _ -> 4L * coins(random, 1, 0.6)));
        assertThat(grouped.designEffect().orElseThrow()).isCloseTo(4, within(0.01));
        assertThat(grouped.effectiveMatches()).isCloseTo(5000, within(10.0));
    }

    @Test
    void nineteenIntervalsInTwentyHoldTheTruth() {
        var random = new SplittableRandom(5);
        assertThat(coverage(12, 4, 0.6, _ -> coins(random, 4, 0.6))).isBetween(0.935, 0.98);
        assertThat(coverage(100, 4, 0.6, _ -> coins(random, 4, 0.6))).isBetween(0.94, 0.965);
        assertThat(coverage(30, 2, 0.6, _ -> antithetic(random))).isBetween(0.935, 0.985);
        assertThat(coverage(200, 2, 0.6, _ -> antithetic(random))).isBetween(0.94, 0.965);
        assertThat(coverage(40, 4, 0.6, _ -> 4L * coins(random, 1, 0.6))).isBetween(0.93, 0.975);
        assertThat(coverage(100, 4, 0.95, _ -> coins(random, 4, 0.95))).isBetween(0.935, 0.975);
    }

    @Test
    void twoPlayersThatHardlyDifferAreNotToldApartByTooFewPairs() {
        // Same dice, same moves: the pair is split, but for one pair in fifty, which is a coin's affair.
        var random = new SplittableRandom(6);
        assertThat(coverage(200, 2, 0.5, _ -> random.nextInt(50) > 0 ? 1 : 2 * coins(random, 1, 0.5)))
                .isBetween(0.94, 0.99);
    }

    @Test
    void groupsThatDoNotDifferBoundHowManyOthersThereAre() {
        var split = new Groups();
        var won = new Groups();
        for (int group = 0; group < 25; group++) {
            split.add(1, 0, 2);
            won.add(2, 0, 2);
        }
        double others = 1 - Math.pow(0.025, 1 / 25.0);
        assertThat(GroupedRate.of(split).interval().low()).isCloseTo(0.5 - others / 2, within(1e-12));
        assertThat(GroupedRate.of(split).interval().high()).isCloseTo(0.5 + others / 2, within(1e-12));
        assertThat(GroupedRate.of(split).designEffect()).hasValue(0);
        assertThat(GroupedRate.of(won).interval().low()).isCloseTo(1 - others, within(1e-12));
        assertThat(GroupedRate.of(won).interval().high()).isEqualTo(1);
        assertThat(GroupedRate.of(won).designEffect()).isEmpty();
    }

    @Test
    void theBoundHoldsHoweverManyPairsAreSplit() {
        var random = new SplittableRandom(9);
        for (double split : new double[] {0.9, 0.97, 0.99, 0.995, 0.999}) {
            for (int pairs : new int[] {5, 20, 200}) {
                // Pairs that are not split are won.
                double truth = 0.5 + (1 - split) / 2;
                assertThat(coverage(pairs, 2, truth, _ -> random.nextDouble() < split ? 1 : 2))
                        .as(split + " of " + pairs)
                        .isBetween(0.93, 1.0);
            }
        }
    }

    @Test
    void aSpreadOfZeroIsNoRoundingError() {
        var groups = new Groups();
        for (int group = 0; group < 1000; group++) {
            groups.add(1, 0, 3);
        }
        assertThat(GroupedRate.of(groups).designEffect()).hasValue(0);
    }

    @Test
    void oneGroupSaysNextToNothing() {
        var groups = new Groups();
        groups.add(1, 1, 4);
        GroupedRate grouped = GroupedRate.of(groups);
        assertThat(grouped.rate()).hasValue(0.375);
        assertThat(grouped.interval().low()).isCloseTo(0.375 * 0.025, within(1e-12));
        assertThat(grouped.interval().high()).isCloseTo(0.375 + 0.625 * 0.975, within(1e-12));
        assertThat(grouped.designEffect()).isEmpty();
    }

    @Test
    void withoutMatchesThereIsNoRateAndNothingIsKnown() {
        GroupedRate none = GroupedRate.of(new Groups());
        assertThat(none.rate()).isEmpty();
        assertThat(none.interval()).isEqualTo(new Interval(0, 1));
        assertThat(none.designEffect()).isEmpty();
    }

    @Test
    void neitherOrderNorPartitionChangesABit() {
        var random = new SplittableRandom(7);
        List<long[]> results = new ArrayList<>();
        for (int group = 0; group < 999; group++) {
            results.add(new long[] {coins(random, 2, 0.6), coins(random, 2, 0.3), 4});
        }
        results.add(new long[] {1, 1, 3});
        var whole = new Groups();
        results.forEach(r -> whole.add(r[0], r[1], r[2]));
        Collections.shuffle(results, new Random(8));
        List<Groups> parts = List.of(new Groups(), new Groups(), new Groups());
        for (int i = 0; i < results.size(); i++) {
            long[] r = results.get(i);
            parts.get(i % 3).add(r[0], r[1], r[2]);
        }
        var merged = new Groups();
        parts.forEach(merged::merge);
        assertThat(GroupedRate.of(merged)).isEqualTo(GroupedRate.of(whole));
    }

    @Test
    void aTallyMergedWithItselfIsDoubled() {
        var groups = new Groups();
        groups.add(1, 0, 2);
        groups.add(2, 0, 2);
        groups.merge(groups);
        assertThat(groups.groups()).isEqualTo(4);
        assertThat(groups.matches()).isEqualTo(8);
        assertThat(groups.rate()).hasValue(0.75);
    }

    @Test
    void refusesImpossibleGroups() {
        var groups = new Groups();
        assertThatIllegalArgumentException().isThrownBy(() -> groups.add(0, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> groups.add(2, 1, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> groups.add(-1, 0, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> groups.add(1, -1, 2));
        assertThat(groups.groups()).isZero();
    }

    private static double coverage(int groups, int size, double truth, ToLongFunction<Integer> winsOfGroup) {
        int runs = 2000;
        int held = 0;
        for (int run = 0; run < runs; run++) {
            Groups sample = simulate(groups, size, winsOfGroup);
            held += GroupedRate.of(sample).interval().contains(truth) ? 1 : 0;
        }
        return (double) held / runs;
    }

    private static Groups simulate(int groups, int size, ToLongFunction<Integer> winsOfGroup) {
        var sample = new Groups();
        for (int group = 0; group < groups; group++) {
            sample.add(winsOfGroup.applyAsLong(group), 0, size);
        }
        return sample;
    }

    private static long coins(SplittableRandom random, int count, double chance) {
        long heads = 0;
        for (int i = 0; i < count; i++) {
            heads += random.nextDouble() < chance ? 1 : 0;
        }
        return heads;
    }

    /** Two matches at 0.6 each with the luck of the one the bad luck of the other. */
    private static long antithetic(SplittableRandom random) {
        double luck = random.nextDouble();
        return (luck < 0.6 ? 1L : 0L) + (1 - luck < 0.6 ? 1L : 0L);
    }
}
