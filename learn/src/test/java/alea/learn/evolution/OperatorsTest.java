package alea.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.game.BadInput;
import alea.game.Dice;
import alea.learn.train.Config;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OperatorsTest {
    private static final int GENES = 20_000;

    private final Dice dice = new Dice(7, 7);
    private final double[] x = genes(1);
    private final double[] y = genes(2);

    private static double[] genes(long seed) {
        var normal = new Normal(new Dice(seed, 0));
        double[] genes = new double[GENES];
        Arrays.setAll(genes, i -> normal.next());
        return genes;
    }

    private static double deviation(double[] numbers) {
        return Math.sqrt(Arrays.stream(numbers).map(n -> n * n).average().orElseThrow());
    }

    /** Where a child's gene lies between its parents': 0 at the first, 1 at the second. */
    private double[] places(double[] child) {
        return IntStream.range(0, GENES)
                .mapToDouble(i -> (child[i] - x[i]) / (y[i] - x[i]))
                .toArray();
    }

    @Test
    void normalNumbersHaveTheMomentsAndTailsOfTheNormalDistribution() {
        assertThat(Arrays.stream(x).average().orElseThrow()).isCloseTo(0, within(0.03));
        assertThat(deviation(x)).isCloseTo(1, within(0.03));
        assertThat(Arrays.stream(x).filter(n -> Math.abs(n) > 1.959964).count() / (double) GENES)
                .isCloseTo(0.05, within(0.006));
        double[] pairs = IntStream.range(0, GENES / 2)
                .mapToDouble(i -> x[2 * i] * x[2 * i + 1])
                .toArray();
        assertThat(Arrays.stream(pairs).average().orElseThrow()).isCloseTo(0, within(0.04));
    }

    @Test
    void numbersAddedTogetherAreThoseOfOneAfterTheOther() {
        var together = new Normal(new Dice(3, 0));
        var single = new Normal(new Dice(3, 0));
        for (int size : new int[] {0, 1, 2, 3, 511, 512, 513, 514, 1027, 1}) { // with a number kept and without
            double[] sums = Arrays.copyOf(x, size);
            together.add(0.1, sums);
            for (int i = 0; i < size; i++) {
                assertThat(sums[i]).as("%d of %d", i, size).isEqualTo(x[i] + 0.1 * single.next());
            }
        }
        assertThat(together.next()).isEqualTo(single.next());
    }

    @Test
    void noRecombinationCopiesTheFirstParent() {
        double[] child = new Recombination.None().child(x, y, dice);
        assertThat(child).isEqualTo(x).isNotSameAs(x);
    }

    @Test
    void uniformRecombinationTakesHalfOfTheGenesFromEach() {
        double[] child = new Recombination.Uniform().child(x, y, dice);
        long first = IntStream.range(0, GENES).filter(i -> child[i] == x[i]).count();
        long second = IntStream.range(0, GENES).filter(i -> child[i] == y[i]).count();
        assertThat(first + second).isEqualTo(GENES);
        assertThat(first / (double) GENES).isCloseTo(0.5, within(0.015));
    }

    @Test
    void wholeRecombinationIsTheWeightedSum() {
        double[] child = new Recombination.Whole(0.3).child(x, y, dice);
        for (int i = 0; i < GENES; i++) {
            assertThat(child[i]).isCloseTo(0.3 * x[i] + 0.7 * y[i], within(1e-15));
        }
    }

    @Test
    void blendingIsAsOftenInsideTheParentsAsOutsideAndEvenlySpread() {
        double[] places = places(new Recombination.Blend(0.5).child(x, y, dice));
        assertThat(Arrays.stream(places).min().orElseThrow()).isBetween(-0.5, -0.49);
        assertThat(Arrays.stream(places).max().orElseThrow()).isBetween(1.49, 1.5);
        assertThat(Arrays.stream(places).filter(p -> p > 0 && p < 1).count() / (double) GENES)
                .isCloseTo(0.5, within(0.015));
        assertThat(Arrays.stream(places).average().orElseThrow()).isCloseTo(0.5, within(0.015));
    }

    @Test
    void mutationsChangeGenesByTheirStepSizes() {
        double[] none = x.clone();
        new Mutation.None().apply(none, new double[0], new Normal(dice));
        assertThat(none).isEqualTo(x);

        double[] fixed = x.clone();
        new Mutation.Fixed(0.1).apply(fixed, new double[0], new Normal(dice));
        assertThat(deviation(difference(fixed))).isCloseTo(0.1, within(0.003));

        double[] one = x.clone();
        double[] step = {0.5};
        new Mutation.OneStep(0.01, 1).apply(one, step, new Normal(dice));
        assertThat(step[0]).isNotEqualTo(0.5).isBetween(0.47, 0.53);
        assertThat(deviation(difference(one))).isCloseTo(step[0], within(0.02));

        double[] many = x.clone();
        double[] steps = new double[GENES];
        Arrays.setAll(steps, i -> i < GENES / 2 ? 0.1 : 2);
        new Mutation.NStep(0.01, 1).apply(many, steps, new Normal(dice));
        assertThat(Arrays.stream(steps).distinct().count()).isGreaterThan(GENES - 10);
        double[] moved = difference(many);
        assertThat(deviation(Arrays.copyOf(moved, GENES / 2))).isCloseTo(0.1, within(0.01));
        assertThat(deviation(Arrays.copyOfRange(moved, GENES / 2, GENES))).isCloseTo(2, within(0.1));
    }

    private double[] difference(double[] genes) {
        double[] difference = new double[GENES];
        Arrays.setAll(difference, i -> genes[i] - x[i]);
        return difference;
    }

    @Test
    void stepSizesStayAboveTheSmallest() {
        double[] step = {1e-9};
        new Mutation.OneStep(0.01, 1).apply(new double[4], step, new Normal(dice));
        assertThat(step[0]).isEqualTo(Mutation.SMALLEST);
    }

    private static List<Integer> members(List<int[]> groups) {
        assertThat(groups).allSatisfy(group -> assertThat(group).hasSize(4));
        return groups.stream().flatMapToInt(Arrays::stream).sorted().boxed().toList();
    }

    private static List<Integer> upTo(int n) {
        return IntStream.range(0, n).boxed().toList();
    }

    @Test
    void inAPoolEverybodyPlaysOnceAndGroupsAreDrawn() {
        List<List<int[]>> phases = new Selection.Pool(20, 10).phases(dice);
        assertThat(phases).hasSize(1);
        assertThat(members(phases.getFirst())).isEqualTo(upTo(20));
        assertThat(new Selection.Pool(20, 10).phases(dice).getFirst()).isNotEqualTo(phases.getFirst());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 20, 36, 100, 400})
    void cellularNeighbourhoodsAreSquaresOfATorusAndEverybodyIsInFour(int population) {
        List<List<int[]>> phases = new Selection.Cellular(population, 10).phases(dice);
        assertThat(phases).hasSize(4);
        List<int[]> all = new ArrayList<>();
        for (List<int[]> phase : phases) {
            assertThat(members(phase)).isEqualTo(upTo(population)); // nobody twice: they can play at once
            all.addAll(phase);
        }
        if (population >= 36) { // smaller ones meet themselves across the edge
            for (int one = 0; one < population; one++) {
                int me = one;
                assertThat(all.stream()
                                .filter(g -> Arrays.stream(g).anyMatch(m -> m == me))
                                .flatMapToInt(Arrays::stream)
                                .distinct()
                                .count())
                        .as("all neighbours and oneself")
                        .isEqualTo(9);
            }
        }
    }

    @Test
    void islandsKeepToThemselvesUntilMigrantsChangePlaces() {
        var islands = new Selection.Island(3, 8, 5, 2, 10);
        List<int[]> groups = islands.phases(dice).getFirst();
        assertThat(members(groups)).isEqualTo(upTo(24));
        assertThat(groups)
                .allSatisfy(group -> assertThat(
                                Arrays.stream(group).map(m -> m / 8).distinct().count())
                        .isEqualTo(1));
        assertThat(islands.migrated(4, dice))
                .containsExactly(IntStream.range(0, 24).toArray());
        int[] at = islands.migrated(10, dice);
        assertThat(Arrays.stream(at).sorted().boxed().toList()).isEqualTo(upTo(24));
        for (int island = 0; island < 3; island++) {
            int from = 8 * island;
            int before = 8 * ((island + 2) % 3);
            assertThat(IntStream.range(from, from + 8)
                            .filter(i -> at[i] >= before && at[i] < before + 8)
                            .count())
                    .isEqualTo(2);
            assertThat(IntStream.range(from, from + 8).filter(i -> at[i] == i).count())
                    .isEqualTo(6);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "s:Cellular-100-10 r:Whole m:Normal-0.1 | selection=cellular recombination=whole mutation=normal",
                "s:Normal-80-5 r:Uniform m:OneStep | population=80 games=5 recombination=uniform mutation=one-step",
                "s:Island-4-20-10-2-10 r:Blend-0.5 m:NStep | selection=island recombination=blend mutation=n-step",
                "s:Normal-20-10 r:None m:None | population=20",
                "s:Normal-20-10 r:Whole-0.25 m:Normal-2 | population=20 recombination=whole alpha=0.25 "
                        + "mutation=normal sigma=2",
            })
    void theShortFormSaysWhatTheKeysSay(String brief, String keys) {
        Map<String, Object> values = new java.util.TreeMap<>();
        for (String pair : keys.split(" ")) {
            String[] parts = pair.split("=");
            values.put(
                    parts[0],
                    parts[1].matches("\\d+")
                            ? (Object) Integer.valueOf(parts[1])
                            : parts[1].matches("\\d.*") ? (Object) Double.valueOf(parts[1]) : parts[1]);
        }
        assertThat(Scheme.parse(brief)).isEqualTo(Scheme.read(new Config(values)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "s:Cellular-100 | ea: 's:Cellular-100' is not s:Cellular-population-games, all whole numbers from 1",
                "s:Cellular-100-0 | ea: 's:Cellular-100-0' is not s:Cellular-population-games, all whole numbers "
                        + "from 1",
                "r:Whole | ea: there is no selection, such as s:Cellular-100-10",
                "s:Normal-10-10 | ea: a population of 10 cannot be divided into tournaments of four",
                "s:Normal-20-10 m:Normal-x | ea: 'm:Normal-x' is not m:Normal-NUMBER",
            })
    void whatCannotBeIsSaid(String brief, String complaint) {
        assertThatThrownBy(() -> Scheme.parse(brief))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }
}
