package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The plain and the fast rules of every game, driven side by side, never differ. */
class PlainRulesTest {
    private static final long SEED = 40;
    private static final int TRANSITIONS_OF_A_GAME = Boolean.getBoolean("alea.long") ? 1_000_000 : 25_000;
    /** Texts take most of the time. What differs stays so for a while, or comes again. */
    private static final int TRANSITIONS_OF_A_TEXT = 4;

    @TestFactory
    Stream<DynamicTest> manyTransitionsAgree() {
        return half(0);
    }

    /** The tests of every second game: two classes run side by side. */
    static Stream<DynamicTest> half(int which) {
        List<GameFactory> games = List.copyOf(Installed.REGISTRY.games());
        return IntStream.range(0, games.size())
                .filter(i -> i % 2 == which)
                .boxed()
                .flatMap(i -> {
                    GameFactory factory = games.get(i);
                    List<String> specs = Installed.specs(factory).toList();
                    int transitions = Math.ceilDiv(TRANSITIONS_OF_A_GAME, specs.size());
                    return specs.stream()
                            .map(spec -> DynamicTest.dynamicTest(
                                    transitions + " of " + spec,
                                    () -> drive(Installed.REGISTRY.game(spec), transitions)));
                });
    }

    private static void drive(Game game, int transitions) {
        Game rules = game.plain();
        int done = 0;
        for (int match = 0; done < transitions; match++) {
            Dice dice = new Dice(SEED, match);
            Position fast = game.start();
            Position plain = rules.start();
            compare(game, match, fast, plain, true);
            while (fast.node() != Position.OVER) {
                int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
                fast.take(option);
                plain.take(option);
                compare(game, match, fast, plain, done % TRANSITIONS_OF_A_TEXT == 0);
                done++;
            }
        }
    }

    private static void compare(Game game, int match, Position fast, Position plain, boolean texts) {
        boolean same = (!texts || fast.toString().equals(plain.toString()))
                && fast.node() == plain.node()
                && fast.seat() == plain.seat()
                && fast.turns() == plain.turns()
                && fast.options() == plain.options();
        boolean labels = texts || fast.node() == Position.DECISION;
        for (int i = 0; same && labels && i < fast.options(); i++) {
            same = fast.label(i).equals(plain.label(i));
        }
        for (int seat = 0; same && fast.node() == Position.OVER && seat < game.seats(); seat++) {
            same = fast.score(seat) == plain.score(seat);
        }
        if (!same) {
            assertThat(describe(fast))
                    .as("%s, seed %d, match %d: run PlainRulesTest again to see the same", game.spec(), SEED, match)
                    .isEqualTo(describe(plain));
            throw new AssertionError("the scores differ at " + fast);
        }
    }

    private static String describe(Position position) {
        var text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s, node %d, seat %d, turns %d:",
                position,
                position.node(),
                position.seat(),
                position.turns()));
        for (int i = 0; i < position.options(); i++) {
            text.append(' ').append(position.label(i));
        }
        return text.toString();
    }
}
