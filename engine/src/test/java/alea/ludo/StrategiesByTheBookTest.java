package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.Key;
import alea.game.MixedPlay;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Spec;
import alea.game.StrategyFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every strategy in every reading moves the pawns that its definition names, in positions as they come up in play. */
class StrategiesByTheBookTest {
    private static final long SEED = 2718;

    private static final boolean LONG = Boolean.getBoolean("alea.long");

    /** Positions of a game with 1, 2, 3 and 4 pawns: more pawns leave more to go wrong. */
    private static final int[] POSITIONS =
            LONG ? new int[] {1_000, 9_000, 12_000, 22_000} : new int[] {50, 300, 400, 700};

    /** Positions of a game in which the fast hybrid is compared with the exact one. */
    private static final int FAST = LONG ? 260_000 : 6_500;

    /** Readings that are not the standard are looked at in every so many positions. */
    private static final int EVERY = 8;

    private static final List<String> NAMES = List.of(
            "aggressive", "chase", "defensive", "defensive-prose", "fast", "first", "hybrid", "random", "strike");

    private static final List<StrategyFactory> FACTORIES =
            Installed.REGISTRY.strategies(Installed.REGISTRY.game("ludo-simple")).stream()
                    .filter(factory -> NAMES.contains(factory.name()))
                    .toList();

    /** A strategy in one reading. */
    private record Reading(String name, Settings settings, Policy policy) {
        List<Integer> choice(LudoPosition position) {
            double[] probabilities = new double[position.options()];
            policy.probabilities(position, probabilities);
            return IntStream.range(0, probabilities.length)
                    .filter(option -> probabilities[option] > 0 && position.movable() != 0)
                    .mapToObj(position::pawn)
                    .toList();
        }
    }

    /** All combinations of what a strategy's keys may be, the standard first. */
    private static List<Reading> readings(StrategyFactory factory, LudoGame game) {
        List<String> rests = List.of("");
        for (Key key : factory.keys()) {
            if (key.name().equals("draw")) {
                continue; // another document's way to be random
            }
            List<String> words = ((Key.Choice) key.values()).words();
            rests = rests.stream()
                    .flatMap(rest ->
                            words.stream().map(word -> (rest.isEmpty() ? "" : rest + ",") + key.name() + "=" + word))
                    .toList();
        }
        return rests.stream()
                .map(rest -> {
                    Settings settings = Settings.read(new Spec(factory.name(), rest), factory.keys());
                    String spec = settings.spec().toString();
                    return new Reading(factory.name(), settings, (Policy) Installed.strategy(spec, game));
                })
                .toList();
    }

    @Test
    void theReadingsAreAllThere() {
        LudoGame game = (LudoGame) Installed.REGISTRY.game("ludo-simple");
        assertThat(FACTORIES.stream()
                        .mapToInt(factory -> readings(factory, game).size()))
                .as(NAMES.toString())
                .containsExactly(12, 6, 30, 10, 1, 1, 24, 1, 2);
    }

    @TestFactory
    Stream<DynamicTest> everyReadingMovesThePawnsOfItsDefinition() {
        return Compositions.dialects()
                .filter(factory -> FACTORIES.stream().allMatch(f -> f.plays(Installed.REGISTRY.game(factory.name()))))
                .flatMap(Installed::specs)
                .map(spec -> DynamicTest.dynamicTest(spec, () -> compare((LudoGame) Installed.REGISTRY.game(spec))));
    }

    private static void compare(LudoGame game) {
        List<Reading> standard = new ArrayList<>();
        List<Reading> others = new ArrayList<>();
        for (StrategyFactory factory : FACTORIES) {
            List<Reading> readings = readings(factory, game);
            standard.add(readings.getFirst());
            others.addAll(readings.subList(1, readings.size()));
        }
        int[] seen = new int[1];
        MixedPlay.decisions(game, SEED, POSITIONS[game.pawns() - 1], (position, where) -> {
            compare(standard, position, where);
            if (seen[0]++ % EVERY == 0) {
                compare(others, position, where);
            }
        });
    }

    private static void compare(List<Reading> readings, Position position, String where) {
        var ludo = (LudoPosition) position;
        var book = new ByTheBook(ludo);
        for (Reading reading : readings) {
            List<Integer> found = reading.choice(ludo);
            List<Integer> expected = book.choice(reading.name, reading.settings);
            if (!found.equals(expected)) {
                assertThat(found).as("%s at %s", reading.settings.spec(), where).isEqualTo(expected);
            }
        }
    }

    @Test
    void theFastHybridMovesThePawnsOfItsExactTerms() {
        List<HybridReading> readings = new ArrayList<>();
        for (boolean safe : new boolean[] {false, true}) {
            for (boolean lap : new boolean[] {false, true}) {
                for (Ties ties : Ties.values()) {
                    readings.add(new HybridReading(safe, HybridReading.Kill.SIXTH, lap, ties));
                }
            }
        }
        assertThat(readings.getFirst()).isEqualTo(HybridReading.STANDARD);
        int[] compared = new int[1];
        for (String spec : List.of(
                "ludo-simple",
                "ludo-simple:seats=4",
                "ludo-classic",
                "ludo-classic:seats=4",
                "ludo-classic:seats=4,enter-takes=also-on-safe")) {
            MixedPlay.decisions(Installed.REGISTRY.game(spec), SEED + 1, FAST, (position, where) -> {
                // Half of the positions in the standard reading, the others in turn.
                int i = compared[0]++;
                HybridReading reading = readings.get(i % 2 == 0 ? 0 : i / 2 % readings.size());
                int fast = new Hybrid(reading).best((LudoPosition) position);
                int exact = new ExactHybrid(reading).best((LudoPosition) position);
                if (fast != exact) {
                    assertThat(fast).as("%s at %s", reading, where).isEqualTo(exact);
                }
            });
        }
        assertThat(compared[0]).isGreaterThanOrEqualTo(5 * FAST);
    }
}
