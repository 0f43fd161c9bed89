package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;

import alea.cross.Circuit;
import alea.cross.CrossGame;
import alea.cross.HitChances;
import alea.cross.Pawns;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What networks see of the cross-and-circle family, beside a plain version of what is documented. */
class CrossFeaturesTest {
    private static final String NAME = "cross";
    private static final int BASE = Circuit.BASE;

    private static Features features(Game game) {
        return FeaturePlugin.kind(game, NAME).orElseThrow().features(game);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"madn", "madn:seats=3,pawns=2", "parchis", "eile-mit-weile", "yut", "pachisi", "fia:seats=2"})
    void theFamilyIsSeenAsThePlainVersionSeesIt(String spec) {
        CrossGame game = (CrossGame) Installed.REGISTRY.game(spec);
        Features features = features(game);
        HitChances chances = new HitChances(game);
        Position before = game.start();
        NetworkEvaluatorTest.decisions(game, 6, 60, position -> {
            before.set(position);
            before.take(0);
            if (before.isChance()) {
                FeaturesTest.compare(plain(game, before, chances), features, before);
            }
        });
    }

    /** The documented inputs one after the other. */
    private static Map<Integer, Double> plain(CrossGame game, Position position, HitChances chances) {
        Map<Integer, Double> inputs = new TreeMap<>();
        Pawns board = (Pawns) position;
        Circuit way = game.crossRules().circuit();
        int seats = game.seats();
        int squares = way.end() - BASE + 1;
        int bands = squares / 6 + 1;
        int places = way.places();
        int soonAt = places * squares * 2 + places * places * bands;
        int laterAt = soonAt + places * squares;
        int totalsAt = laterAt + places * squares;
        double whole = game.walked(way.end());
        double[] gain = new double[places];
        for (int v = 0; v < seats; v++) {
            int victim = (position.seat() + v) % seats;
            int frame = frame(game, position, victim);
            Map<Integer, Integer> on = new TreeMap<>();
            double expected = 0;
            double worst = 0;
            double left = 0;
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int at = board.progress(victim, pawn);
                int level = Math.min(1, on.merge(at, 1, Integer::sum) - 1);
                add(inputs, (frame * squares + at - BASE) * 2 + level, 1);
                left += whole - game.walked(at);
                double[] missed = {1, 1};
                for (int k = 0; k < seats; k++) {
                    int attacker = (position.seat() + k) % seats;
                    double chance = k == v ? 0 : 1 - missed(game, board, chances, attacker, victim, pawn);
                    missed[k < v ? 0 : 1] *= 1 - chance;
                    int other = frame(game, position, attacker);
                    gain[other] += chance * game.walked(at) / whole;
                    add(inputs, places * squares * 2 + (frame * places + other) * bands + (at - BASE) / 6, chance);
                }
                add(inputs, soonAt + frame * squares + at - BASE, 1 - missed[0]);
                add(inputs, laterAt + frame * squares + at - BASE, 1 - missed[1]);
                double loss = (1 - missed[0] * missed[1]) * game.walked(at) / whole;
                expected += loss;
                worst = Math.max(worst, loss);
            }
            add(inputs, totalsAt + frame * 4, expected);
            add(inputs, totalsAt + frame * 4 + 1, worst);
            inputs.put(totalsAt + frame * 4 + 2, left / whole / game.pawns());
        }
        for (int frame = 0; frame < places; frame++) {
            add(inputs, totalsAt + frame * 4 + 3, gain[frame]);
        }
        return inputs;
    }

    private static int frame(CrossGame game, Position position, int seat) {
        int places = game.crossRules().circuit().places();
        return Math.floorMod(game.place(seat) - game.place(position.seat()), places);
    }

    private static double missed(CrossGame game, Pawns board, HitChances chances, int attacker, int victim, int pawn) {
        double missed = 1;
        boolean entered = false;
        for (int mine = 0; mine < game.pawns(); mine++) {
            boolean waits = board.progress(attacker, mine) == BASE;
            missed *= waits && entered ? 1 : 1 - chances.of(board, attacker, mine, victim, pawn);
            entered |= waits;
        }
        return missed;
    }

    private static void add(Map<Integer, Double> inputs, int input, double value) {
        if (value > 0) {
            inputs.merge(input, value, Double::sum);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "madn:seats=2 | B,B,3,B/-/B,B,B,B/- 0 6 | 0, 0, 0", // enters, whichever
                "parchis | 9,9,20,B/-/B,B,B,B/- 0 3 | 0, 0, 2",
                "yut | 9,3,B,B/-/B,B,B,B/- 0 2 | 0, 1, 2, 2",
            })
    void optionsThatDifferInTheNamesOfPawnsAreOne(String spec, String text, String firsts) {
        Game game = Installed.REGISTRY.game(spec);
        Features features = features(game);
        Position position = game.parse(text);
        String[] expected = firsts.split(", ");
        assertThat(position.options()).isEqualTo(expected.length);
        for (int option = 0; option < expected.length; option++) {
            assertThat(features.representative(position, option)).isEqualTo(Integer.parseInt(expected[option]));
        }
    }

    @Test
    void moreSeatsThanOutputsAreNotServed() {
        assertThat(FeaturePlugin.names(Installed.REGISTRY.game("madn"))).containsExactly(NAME);
        assertThat(FeaturePlugin.names(Installed.REGISTRY.game("ludo-app:end=all")))
                .containsExactly(NAME);
    }
}
