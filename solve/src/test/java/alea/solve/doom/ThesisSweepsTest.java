package alea.solve.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.Reference;
import alea.solve.run.PolicyEvaluation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The last digits of the thesis's tables B.2.1 and B.2.2 come from stopping early and from single precision: 98
 * times through all states in floats, each from the values of the time before, then sums of v / N in floats, give
 * them, to the sixth digit as far as sums of floats go. Its 2x3 of these tables has two rows.
 */
class ThesisSweepsTest {
    private static final int SWEEPS = 98;

    /**
     * What may be done in a state: the chance to win an attack, and the states behind; an end of the turn has only
     * the first.
     */
    private record Option(float p, int won, int lost) {
        boolean ends() {
            return lost < 0;
        }
    }

    private final List<Option[]> options = new ArrayList<>();
    /** Win, loss, draw of the seat to act, by state. */
    private float[][] values = {};

    private void sweep(DoomSpace space) {
        int states = (int) space.states();
        Position position = space.game().position();
        values = new float[states][];
        for (int n = 0; n < states; n++) {
            boolean open = space.position(n, position);
            Option[] all = new Option[open ? position.options() : 0];
            for (int o = 0; o < all.length; o++) {
                Position next = position.copy();
                next.take(o);
                all[o] = next.node() == Position.WEIGHTED
                        ? new Option((float) next.probability(0), behind(space, next, 0), behind(space, next, 1))
                        : new Option(1, number(space, next), -1);
            }
            options.add(all);
            double lead = open ? 0 : position.score(position.seat()) - position.score(1 - position.seat());
            values[n] = open ? new float[3] : new float[] {lead > 0 ? 1 : 0, lead < 0 ? 1 : 0, lead == 0 ? 1 : 0};
        }
        for (int i = 0; i < SWEEPS; i++) {
            float[][] next = new float[states][];
            for (int n = 0; n < states; n++) {
                Option[] all = options.get(n);
                next[n] = all.length == 0 ? values[n] : value(all[0]);
                for (int o = 1; o < all.length; o++) {
                    float[] value = value(all[o]);
                    next[n] = value[0] > next[n][0] ? value : next[n];
                }
            }
            values = next;
        }
    }

    private static int behind(DoomSpace space, Position attack, int outcome) {
        Position next = attack.copy();
        next.take(outcome);
        return number(space, next);
    }

    /** The number of a position, also when the match is over there: the board at the beginning of a turn. */
    private static int number(DoomSpace space, Position position) {
        long number =
                position.node() == Position.OVER ? space.beginning((DoomPosition) position) : space.number(position);
        return (int) number;
    }

    private float[] value(Option option) {
        float[] won = values[option.won];
        if (option.ends()) {
            return new float[] {won[1], won[0], won[2]};
        }
        float[] lost = values[option.lost];
        float[] value = new float[3];
        for (int i = 0; i < 3; i++) {
            value[i] = option.p * won[i] + (1 - option.p) * lost[i];
        }
        return value;
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:1x2,dice=5', 0.518462, 0.4177, 0.0638379, 5e-7",
        "'doom:1x2,dice=2', 0.457404, 0.334841, 0.207755, 5e-7",
        "'doom:2x2,dice=5', 0.564132, 0.427367, 0.00850344, 1e-6",
        "'doom:2x2,dice=2', 0.571355, 0.348744, 0.0798978, 1e-6",
        "'doom:2x3,dice=2', 0.617684, 0.343413, 0.0363597, 2e-6"
    })
    void ninetyEightSweepsInSinglePrecisionGiveTheThesissAverages(
            String spec, double win, double loss, double draw, double off) {
        sweep(new DoomSpace((DoomGame) Reference.game(spec)));
        float[] mean = new float[3];
        for (float[] value : values) {
            for (int i = 0; i < 3; i++) {
                mean[i] += value[i] / values.length;
            }
        }
        assertThat((double) mean[0]).isCloseTo(win, within(off));
        assertThat((double) mean[1]).isCloseTo(loss, within(off));
        assertThat((double) mean[2]).isCloseTo(draw, within(off));
    }

    @ParameterizedTest
    @CsvSource({
        "'doom:1x2,dice=5', 140, 0.562088, 0.560606, 1e-6",
        "'doom:1x2,dice=2', 20, 0.531846, 0.503339, 1e-6",
        "'doom:2x2,dice=5', 18040, 0.587457, 0.571895, 5e-6",
        "'doom:2x2,dice=2', 412, 0.642072, 0.618661, 2e-6",
        "'doom:2x3,dice=2', 7300, 0.66309, 0.642069, 5e-6"
    })
    void theirChoicesAndGreedysWinAsOftenAsTheThesisSays(
            String spec, int states, double best, double greedily, double off) {
        var space = new DoomSpace((DoomGame) Reference.game(spec));
        sweep(space);
        Policy greedy = PolicyEvaluation.policy(Reference.REGISTRY.player("greedy", space.game()));
        Position position = space.game().position();
        int count = 0;
        float optimal = 0;
        float chosen = 0;
        for (int n = 0; n < values.length; n++) {
            Option[] all = options.get(n);
            if (all.length == 0) {
                continue;
            }
            count++;
            space.position(n, position);
            double[] how = new double[all.length];
            greedy.probabilities(position, how);
            float most = 0;
            for (int o = 0; o < all.length; o++) {
                float win = value(all[o])[0];
                chosen += (float) how[o] * win / states;
                most = Math.max(most, win);
            }
            optimal += most / states;
        }
        assertThat(count).isEqualTo(states);
        assertThat((double) optimal).isCloseTo(best, within(off));
        assertThat((double) chosen).isCloseTo(greedily, within(off));
    }
}
