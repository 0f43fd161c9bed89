package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Features beside a plain version that asks the rules. */
class FeaturesTest {
    private static final String PAIRS = "ludo-pairs";
    private static final int MANY = 60;
    private static final int FEW = 5;

    @TestFactory
    Stream<DynamicTest> ludoIsSeenAsThePlainVersionSeesIt() {
        return Stream.concat(
                        LudoSpecs.sizes().map(spec -> Map.entry(spec, MANY)),
                        LudoSpecs.keys().map(spec -> Map.entry(spec, FEW)))
                .filter(spec -> FeaturePlugin.kind(Installed.REGISTRY.game(spec.getKey()), PAIRS)
                        .isPresent())
                .map(spec -> DynamicTest.dynamicTest(
                        spec.getKey(), () -> seen((LudoGame) Installed.REGISTRY.game(spec.getKey()), spec.getValue())));
    }

    private static void seen(LudoGame game, int positions) {
        Features features = FeaturePlugin.kind(game, PAIRS).orElseThrow().features(game);
        Position before = game.start();
        NetworkEvaluatorTest.decisions(game, 6, positions, position -> {
            before.set(position);
            before.take(0);
            if (before.node() != Position.OVER) {
                compare(plain(game, (LudoPosition) before), features, before);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> tuplesAreSeenAsThePlainVersionSeesThem() {
        return LudoSpecs.names()
                .map(name -> name + ":seats=2,pawns=2")
                .map(spec ->
                        DynamicTest.dynamicTest(spec, () -> seenAsTuples((LudoGame) Installed.REGISTRY.game(spec))));
    }

    private static void seenAsTuples(LudoGame game) {
        Features features =
                FeaturePlugin.kind(game, "ludo-tuples").orElseThrow().features(game);
        Position before = game.start();
        NetworkEvaluatorTest.decisions(game, 6, MANY, position -> {
            before.set(position);
            before.take(0);
            if (before.node() != Position.OVER) {
                compare(tuples(game, (LudoPosition) before), features, before);
            }
        });
    }

    /** The documented tuples one after the other. */
    private static Map<Integer, Double> tuples(LudoGame game, LudoPosition p) {
        Map<Integer, Double> inputs = new TreeMap<>();
        int origin = game.dialect().origin();
        int squares = game.dialect().home() - origin + 1;
        int[][] code = new int[2][2];
        for (int ahead = 0; ahead < 2; ahead++) {
            for (int pawn = 0; pawn < 2; pawn++) {
                code[ahead][pawn] = p.progress((p.seat() + ahead) % 2, pawn) - origin;
            }
            java.util.Arrays.sort(code[ahead]);
        }
        int knots = (squares - 1) / 9 + 2;
        int pairs = squares * (squares + 1) / 2;
        int[] pair = {triangle(code[0]), triangle(code[1])};
        int at = squares * squares;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                addRough(inputs, code[0][i] * squares + code[1][j], code[0][1 - i], code[1][1 - j], knots);
            }
            addRough(inputs, at + pair[i], code[1 - i][0], code[1 - i][1], knots);
            at += pairs;
        }
        at *= knots * knots;
        for (int ahead = 0; ahead < 2; ahead++) {
            add(inputs, at + ahead * pairs + pair[ahead], 1);
        }
        at += 2 * pairs;
        addPairs(inputs, code[0], code[1], false, at, squares);
        at += squares * squares;
        for (int ahead = 0; ahead < 2; ahead++) {
            for (int pawn = 0; pawn < 2; pawn++) {
                add(inputs, at + ahead * squares + code[ahead][pawn], 1);
            }
        }
        at += 2 * squares;
        int most = 2 * (squares - 1) + 1;
        add(inputs, at + (code[0][0] + code[0][1]) * most + code[1][0] + code[1][1], 1);
        if (game.dialect().turns().remembers()) {
            add(inputs, at + most * most + p.memory(), 1);
        }
        return inputs;
    }

    /** Two squares in order, counted through. */
    private static int triangle(int[] two) {
        int n = 0;
        for (int more = 0; more < two[1]; more++) {
            n += more + 1;
        }
        return n + two[0];
    }

    /** Every knot has its part of what is near it. */
    private static void addRough(Map<Integer, Double> inputs, int exact, int x, int y, int knots) {
        for (int i = 0; i < knots; i++) {
            for (int j = 0; j < knots; j++) {
                double near = Math.max(0, 1 - Math.abs(x - 9 * i) / 9.0) * Math.max(0, 1 - Math.abs(y - 9 * j) / 9.0);
                add(inputs, (exact * knots + i) * knots + j, near);
            }
        }
    }

    /** Finds the inputs of a position as they are expected, by number. */
    static void compare(Map<Integer, Double> expected, Features features, Position position) {
        Map<Integer, Double> seen = new TreeMap<>();
        int[] slots = new int[features.slots()];
        features.slots(position, slots);
        for (int input : slots) {
            seen.merge(input, 1.0, Double::sum);
        }
        int[] inputs = new int[features.mostExtras()];
        float[] values = new float[features.mostExtras()];
        int n = features.extras(position, inputs, values);
        for (int i = 0; i < n; i++) {
            seen.merge(inputs[i], (double) values[i], Double::sum);
        }
        assertThat(seen.keySet()).as(position.toString()).isEqualTo(expected.keySet());
        seen.forEach((input, value) -> assertThat(value)
                .as("input %d of %d at %s", input, features.inputs(), position)
                .isCloseTo(expected.get(input), within(1e-5)));
    }

    /** The documented inputs one after the other. */
    private static Map<Integer, Double> plain(LudoGame game, LudoPosition p) {
        Map<Integer, Double> inputs = new TreeMap<>();
        int seats = game.seats();
        int pawns = game.pawns();
        int origin = game.dialect().origin();
        int home = game.dialect().home() - origin;
        int squares = home + 1;
        int bands = (game.dialect().ring() + 5) / 6;
        int[][] code = new int[4][];
        int[] seatOf = {-1, -1, -1, -1};
        for (int seat = 0; seat < seats; seat++) {
            int frame = Math.floorMod(game.place(seat) - game.place(p.seat()), 4);
            seatOf[frame] = seat;
            code[frame] = new int[pawns];
            Map<Integer, Integer> on = new TreeMap<>();
            for (int pawn = 0; pawn < pawns; pawn++) {
                code[frame][pawn] = p.progress(seat, pawn) - origin;
                int level = Math.min(1, on.merge(code[frame][pawn], 1, Integer::sum) - 1);
                inputs.merge((frame * squares + code[frame][pawn]) * 2 + level, 1.0, Double::sum);
            }
        }
        int at = 4 * squares * 2;
        if (game.dialect().turns().remembers()) {
            inputs.put(at + p.memory(), 1.0);
            at += 8;
        }
        boolean[][][][] hit = new boolean[4][4][pawns][7];
        double[][] gain = new double[4][7];
        for (int k = 0; k < 4; k++) {
            for (int die = 1; seatOf[k] >= 0 && die <= 6; die++) {
                tryOut(game, p, seatOf, k, die, hit, gain);
            }
        }
        int soonAt = at + 16 * bands;
        int laterAt = soonAt + 4 * squares;
        int totalsAt = laterAt + 4 * squares;
        for (int v = 0; v < 4; v++) {
            if (seatOf[v] < 0) {
                continue;
            }
            double expected = 0;
            double worst = 0;
            double togo = 0;
            for (int pawn = 0; pawn < pawns; pawn++) {
                int c = code[v][pawn];
                togo += home - c;
                double soon = 1;
                double later = 1;
                for (int k = 0; k < 4; k++) {
                    double chance = 0;
                    for (int die = 1; die <= 6; die++) {
                        chance += hit[k][v][pawn][die] ? 1 / 6.0 : 0;
                    }
                    if (k < v) {
                        soon *= 1 - chance;
                    } else {
                        later *= 1 - chance;
                    }
                    add(inputs, at + (v * 4 + k) * bands + (c + origin) / 6, chance);
                }
                add(inputs, soonAt + v * squares + c, 1 - soon);
                add(inputs, laterAt + v * squares + c, 1 - later);
                double loss = (1 - soon * later) * c / 52;
                expected += loss;
                worst = Math.max(worst, loss);
            }
            add(inputs, totalsAt + v * 5, expected);
            add(inputs, totalsAt + v * 5 + 1, worst);
            inputs.put(totalsAt + v * 5 + 2, togo / 100);
            for (int die = 1; die <= 6; die++) {
                add(inputs, totalsAt + v * 5 + 3, gain[v][die] > 0 ? 1 / 6.0 : 0);
                add(inputs, totalsAt + v * 5 + 4, gain[v][die] / 6 / 52);
            }
        }
        List<Integer> sections = sections(game);
        for (int from = 0; from < 4; from++) {
            for (int to = from; to < 4; to++) {
                if (code[from] != null && code[to] != null) {
                    int section = totalsAt + 20 + sections.indexOf(from * 4 + to) * squares * squares;
                    addPairs(inputs, code[from], code[to], from == to, section, squares);
                }
            }
        }
        return inputs;
    }

    /** Two frames as four times the first and the second, as they come up from the first seat's view on. */
    private static List<Integer> sections(LudoGame game) {
        List<Integer> sections = new ArrayList<>();
        for (int view = 0; view < game.seats(); view++) {
            for (int x = 0; x < game.seats(); x++) {
                for (int y = x; y < game.seats(); y++) {
                    int from = Math.floorMod(game.place((view + x) % game.seats()) - game.place(view), 4);
                    int to = Math.floorMod(game.place((view + y) % game.seats()) - game.place(view), 4);
                    if (!sections.contains(from * 4 + to)) {
                        sections.add(from * 4 + to);
                    }
                }
            }
        }
        return sections;
    }

    private static void addPairs(
            Map<Integer, Double> inputs, int[] own, int[] others, boolean same, int at, int squares) {
        for (int i = 0; i < own.length; i++) {
            for (int j = 0; j < others.length; j++) {
                if (!same) {
                    add(inputs, at + own[i] * squares + others[j], 1);
                } else if (j > i) {
                    add(inputs, at + Math.min(own[i], own[j]) * squares + Math.max(own[i], own[j]), 1);
                }
            }
        }
    }

    private static void add(Map<Integer, Double> inputs, int input, double value) {
        if (value > 0) {
            inputs.merge(input, value, Double::sum);
        }
    }

    private static void tryOut(
            LudoGame game, LudoPosition p, int[] seatOf, int k, int die, boolean[][][][] hit, double[][] gain) {
        int[][] progress = new int[game.seats()][game.pawns()];
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                progress[seat][pawn] = p.progress(seat, pawn);
            }
        }
        LudoPosition roll = (LudoPosition) game.start();
        roll.beforeRoll(progress, seatOf[k]);
        roll.take(die - 1);
        int origin = game.dialect().origin();
        for (int option = 0; option < roll.options(); option++) {
            LudoPosition after = roll.copy();
            after.take(option);
            double lost = 0;
            for (int v = 0; v < 4; v++) {
                for (int pawn = 0; v != k && seatOf[v] >= 0 && pawn < game.pawns(); pawn++) {
                    int was = progress[seatOf[v]][pawn];
                    if (was != origin && after.progress(seatOf[v], pawn) == origin) {
                        hit[k][v][pawn][die] = true;
                        lost += was - origin;
                    }
                }
            }
            gain[k][die] = Math.max(gain[k][die], lost);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"doom:3x3", "doom:2x3,seats=3,dice=3", "doom:4x4,seats=4"})
    void doomIsSeenAsThePlainVersionSeesIt(String spec) {
        Game game = Installed.REGISTRY.game(spec);
        Features features = FeaturePlugin.kind(game, "doom").orElseThrow().features(game);
        NetworkEvaluatorTest.decisions(game, 7, 400, position -> {
            if (features.values(position)) {
                compare(plain((DoomGame) game, (DoomPosition) position), features, position);
            }
        });
    }

    private static Map<Integer, Double> plain(DoomGame game, DoomPosition p) {
        Map<Integer, Double> inputs = new TreeMap<>();
        int seats = game.seats();
        int most = game.variant().dice();
        int size = game.board().size();
        int totalsAt = size * seats * most + 2;
        int i = 0;
        for (int tile = 0; tile < game.board().places(); tile++) {
            if (!game.board().has(tile)) {
                continue;
            }
            int ahead = Math.floorMod(p.owner(tile) - p.seat(), seats);
            inputs.put((i++ * seats + ahead) * most + p.diceOn(tile) - 1, 1.0);
            add(inputs, totalsAt + ahead * 4, 1.0 / size);
            add(inputs, totalsAt + ahead * 4 + 1, (double) p.diceOn(tile) / size / most);
            for (int attacker = 0; attacker < seats; attacker++) {
                double best = 0;
                for (int near : game.board().neighbours(tile)) {
                    if (attacker != ahead
                            && Math.floorMod(p.owner(near) - p.seat(), seats) == attacker
                            && p.diceOn(near) >= game.variant().attack()) {
                        best = Math.max(best, game.battles().chance(p.diceOn(near), p.diceOn(tile)));
                    }
                }
                add(inputs, totalsAt + attacker * 4 + 3, best / size);
            }
        }
        inputs.put(totalsAt - 2 + (p.attacked() ? 1 : 0), 1.0);
        for (int ahead = 0; ahead < seats; ahead++) {
            long own = p.tiles((p.seat() + ahead) % seats);
            add(inputs, totalsAt + ahead * 4 + 2, game.board().largest(own) / (double) size);
        }
        add(inputs, totalsAt + seats * 4, p.isReinforcement() ? p.left() / (double) size : 0);
        add(inputs, totalsAt + seats * 4 + 1, game.variant().taken() ? p.taken() / (double) size : 0);
        return inputs;
    }
}
