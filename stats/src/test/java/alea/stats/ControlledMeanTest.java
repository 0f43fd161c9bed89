package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.stats.ControlledMean.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ControlledMeanTest {
    /** Groups of one to three matches, most of whose value is luck. */
    private static List<List<Match>> groups(int count, int seed) {
        Random random = new Random(seed);
        List<List<Match>> groups = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Match> group = new ArrayList<>();
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                double luck = random.nextGaussian() / 3;
                double value = random.nextDouble() < 0.6 + luck ? 1 : random.nextInt(4) == 0 ? 0.5 : 0;
                group.add(new Match(value, 0.5, luck));
            }
            groups.add(group);
        }
        return groups;
    }

    private static ControlledMean of(List<List<Match>> groups) {
        var mean = new ControlledMean();
        for (int i = 0; i < groups.size(); i++) {
            mean.add(i, groups.get(i));
        }
        return mean;
    }

    @Test
    void whereEveryPartIsOneGroupTheCoefficientIsThatOfAllOtherGroups() {
        for (int seed = 0; seed < 50; seed++) {
            List<List<Match>> groups = groups(2 + seed, seed);
            double[][] adjusted = new double[groups.size()][];
            double one = groups.stream()
                            .flatMap(List::stream)
                            .mapToDouble(m -> m.control() * m.control())
                            .sum()
                    / groups.size();
            for (int i = 0; i < adjusted.length; i++) {
                double products = one;
                double squares = one;
                for (int j = 0; j < adjusted.length; j++) {
                    for (Match m : j == i ? List.<Match>of() : groups.get(j)) {
                        products += (m.value() - m.even()) * m.control();
                        squares += m.control() * m.control();
                    }
                }
                double c = products / squares;
                adjusted[i] = groups.get(i).stream()
                        .mapToDouble(m -> m.value() - c * m.control())
                        .toArray();
            }
            var truth = new GroupedMean(-9, 9);
            Arrays.stream(adjusted).forEach(truth::add);
            ControlledMean mean = of(groups);
            assertThat(mean.mean().orElseThrow()).isCloseTo(truth.mean().orElseThrow(), within(1e-12));
            Interval interval = mean.interval().orElseThrow();
            double low = Arrays.stream(adjusted)
                    .flatMapToDouble(Arrays::stream)
                    .min()
                    .orElseThrow();
            assertThat(interval.low())
                    .isCloseTo(Math.max(low, truth.interval().orElseThrow().low()), within(seed < 9 ? 1 : 1e-9));
            assertThat(mean.matches())
                    .isEqualTo(groups.stream().mapToInt(List::size).sum());
        }
    }

    @Test
    void manyGroupsAreMuchSurerWithoutLuckAndTakeNoMoreRoom() {
        ControlledMean mean = of(groups(20_000, 1));
        assertThat(width(mean.interval().orElseThrow()))
                .isLessThan(0.85 * width(mean.plainInterval().orElseThrow()));
        assertThat(bytes(mean)).isLessThan(bytes(of(groups(2_000, 1))) * 5 / 4);
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }

    private static int bytes(ControlledMean mean) {
        var to = new StateWriter();
        mean.save(to);
        return to.toBytes().length;
    }
}
