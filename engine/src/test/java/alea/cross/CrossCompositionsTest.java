package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Key;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every value of every key, and some pairs, keep the contract, and plain and fast rules agree on them. */
class CrossCompositionsTest {
    private static final long SEED = 19;
    private static final int PAIRS_OF_A_GAME = 24;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int TRANSITIONS = LONG ? 1_000_000 : 50_000;
    /** Of so many compositions, one is drawn whose contract is checked; the rules of all of them are compared. */
    private static final int ONE_OF = LONG ? 1 : 5;
    /** Of so many transitions, what is remembered and the labels are compared, too, as they are written. */
    private static final int WRITTEN = 4;

    @TestFactory
    Stream<DynamicTest> transitionsOfAllKeysAgree() {
        List<String> specs = all().toList();
        int each = Math.ceilDiv(TRANSITIONS, specs.size());
        return specs.stream()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> sameTransitions(Installed.REGISTRY.game(spec), each)));
    }

    @TestFactory
    Stream<DynamicTest> keysKeepTheContractOfGames() {
        Dice drawn = new Dice(SEED, 0);
        return Crossings.families()
                .flatMap(CrossCompositionsTest::singles)
                .map(CrossCompositionsTest::small)
                .distinct()
                .filter(CrossCompositionsTest::makesSense)
                .filter(spec -> drawn.below(ONE_OF) == 0)
                .map(spec ->
                        DynamicTest.dynamicTest(spec, () -> Conformance.check(Installed.REGISTRY.game(spec), SEED, 1)));
    }

    /** With two seats of two pawns, where the spec does not say how many. */
    private static String small(String spec) {
        String few = spec.contains("pawns=") ? spec : spec + ",pawns=2";
        return few.contains("seats=") ? few : few + ",seats=2";
    }

    private static void sameTransitions(Game game, int transitions) {
        Game rules = game.plain();
        int done = 0;
        for (int match = 0; done < transitions; match++) {
            Dice dice = new Dice(SEED, match);
            Position fast = game.start();
            Position plain = rules.start();
            for (; fast.node() != Position.OVER && done < transitions; done++) {
                int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
                fast.take(option);
                plain.take(option);
                boolean text = done % WRITTEN == 0 || fast.node() == Position.OVER;
                if (!sameBoard(game, fast, plain) || text && !written(fast).equals(written(plain))) {
                    assertThat(written(fast))
                            .as("%s, seed %d, match %d, transition %d", game.spec(), SEED, match, done)
                            .isEqualTo(written(plain));
                }
            }
        }
    }

    /** Whether the pawns stand alike, and the same is waited for: what can be told quickly. */
    private static boolean sameBoard(Game game, Position one, Position other) {
        boolean same = one.node() == other.node() && one.seat() == other.seat() && one.options() == other.options();
        for (int seat = 0; same && seat < game.seats(); seat++) {
            for (int pawn = 0; same && pawn < ((CrossGame) game).pawns(); pawn++) {
                same = ((Pawns) one).progress(seat, pawn) == ((Pawns) other).progress(seat, pawn);
            }
        }
        return same;
    }

    private static String written(Position position) {
        return position + " " + labels(position);
    }

    private static String labels(Position position) {
        var labels = new StringBuilder();
        for (int i = 0; i < position.options(); i++) {
            labels.append(position.label(i)).append(' ');
        }
        return labels.toString();
    }

    /** Every game as it is, with each other value of each of its keys, and with two keys at a time. */
    static Stream<String> all() {
        return Crossings.families()
                .flatMap(factory -> Stream.of(Stream.of(factory.name()), singles(factory), pairs(factory))
                        .flatMap(s -> s))
                .filter(CrossCompositionsTest::makesSense);
    }

    private static Stream<String> singles(GameFactory factory) {
        return factory.keys().stream()
                .flatMap(key -> values(key).map(value -> factory.name() + ":" + key.name() + "=" + value));
    }

    /** A sample, the same every time. */
    private static Stream<String> pairs(GameFactory factory) {
        Dice dice = new Dice(SEED, factory.name().hashCode());
        return IntStream.range(0, PAIRS_OF_A_GAME).mapToObj(i -> {
            List<Key> keys = new ArrayList<>(factory.keys());
            List<String> parts = new ArrayList<>();
            for (int k = 0; k < 2; k++) {
                Key key = keys.remove(dice.below(keys.size()));
                List<String> values = values(key).toList();
                parts.add(String.format(Locale.ROOT, "%s=%s", key.name(), values.get(dice.below(values.size()))));
            }
            return factory.name() + ":" + String.join(",", parts);
        });
    }

    private static Stream<String> values(Key key) {
        return key.values().samples().stream().filter(value -> !value.equals(key.standard()));
    }

    private static boolean makesSense(String spec) {
        try {
            Installed.REGISTRY.game(spec);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }
}
