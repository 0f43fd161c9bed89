package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Position;
import alea.game.Spec;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Rules that no shipped game has, from the smallest ring to the largest: both forms agree on them, and texts are read.
 */
class CrossReachTest {
    private static final long SEED = 28;
    private static final int RULES = 150;
    private static final int TRANSITIONS = 400;
    /** Of so many transitions, the whole text and the labels are compared. */
    private static final int WRITTEN = 5;

    @TestFactory
    Stream<DynamicTest> plainAndFastAgreeOnDrawnRulesAndTheirTextsAreRead() {
        return IntStream.range(0, RULES).mapToObj(n -> {
            CrossGame game = new DrawnRules(new Dice(SEED, n)).game();
            String name = String.format(
                    Locale.ROOT, "%d: %s, %s", n, game.start().getClass().getSimpleName(), game.crossRules());
            return DynamicTest.dynamicTest(name, () -> play(game, n));
        });
    }

    private static void play(CrossGame game, int n) {
        int done = 0;
        for (int match = 0; done < TRANSITIONS; match++) {
            Dice dice = new Dice(SEED + n, match);
            Position fast = game.start();
            Position plain = game.plain().start();
            for (; fast.node() != Position.OVER && done < TRANSITIONS; done++) {
                int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
                fast.take(option);
                plain.take(option);
                if (done % WRITTEN == 0 || fast.options() != plain.options()) {
                    String text = plain.toString();
                    assertThat(written(fast))
                            .as("match %d, transition %d", match, done)
                            .isEqualTo(written(plain));
                    assertThat(written(game.parse(text))).isEqualTo(written(plain));
                    assertThat(written(game.plain().parse(text))).isEqualTo(written(plain));
                }
            }
        }
    }

    private static String written(Position position) {
        return position.node() + " " + position + " "
                + IntStream.range(0, position.options())
                        .mapToObj(position::label)
                        .toList();
    }

    /** Draws rules: every switch by itself, so that their combinations are met. */
    record DrawnRules(Dice dice) {
        CrossGame game() {
            int places = 2 + dice.below(5);
            int ring = ring(places);
            int seats = 2 + dice.below(places - 1);
            Throwing throwing = throwing();
            Goal goal = likely(2) ? Goal.SQUARE : new Goal(true, even(), even());
            int lane = goal.places() ? 4 : dice.below(8);
            boolean stair = !goal.places() && lane >= 4 && lane <= 6 && throwing.dice() == 1 && likely(5);
            int last = ring - 1 - dice.below(3);
            List<Integer> safe = even() ? List.of() : safe(ring, places);
            int lead = likely(5) ? 4 : 0;
            var circuit = new Circuit(
                    places,
                    ring / places,
                    ring,
                    0,
                    lead,
                    last + lead,
                    lane,
                    goal,
                    stair,
                    safe,
                    List.of(),
                    likely(4) ? links(lead + 1, last + lead) : Links.NONE);
            Gate gate = lead == 0 && last == ring - 2 && likely(4) ? one(Gate.values()) : Gate.NONE;
            Company.Own own = one(Company.Own.STACK, Company.Own.FORBID, Company.Own.BEHIND);
            int most = own == Company.Own.STACK && likely(4) ? 2 : 0;
            boolean blocks = even();
            var rules = new CrossRules(
                    circuit,
                    throwing,
                    entry(throwing, most),
                    new Going(
                            one(Going.Overshoot.values()),
                            likely(4),
                            likely(5),
                            stair || goal.places() ? Going.Door.EXACT : one(Going.Door.EXACT, Going.Door.AGAIN),
                            false),
                    new Company(own, most, one(Company.Passing.values())),
                    blocks
                            ? new Blocking(
                                    one(Blocking.Where.values()),
                                    even(),
                                    even(),
                                    even(),
                                    even(),
                                    false,
                                    List.of(),
                                    true,
                                    likely(4) ? 3 : 2)
                            : Blocking.NONE,
                    new Hitting(
                            one(Hitting.Hits.values()),
                            one(Hitting.OnSafe.values()),
                            even(),
                            even(),
                            even(),
                            likely(4) ? Hitting.Sent.START : Hitting.Sent.BASE),
                    Rewards.NONE,
                    new Repeats(List.of(throwing.most()), false, likely(4), 0, Repeats.Penalty.NONE),
                    Partners.ALONE,
                    Finish.FIRST,
                    gate);
            int[] at = IntStream.range(0, places).toArray();
            int[] sits = seats == 2 ? new int[] {0, places / 2} : java.util.Arrays.copyOf(at, seats);
            return new CrossGame(Spec.parse("drawn"), "drawn", "a test", rules, sits, 1 + dice.below(4));
        }

        /** Squares of the ring: the least, the most, or any number in between that the places share. */
        private int ring(int places) {
            int ring = likely(4) ? 28 : likely(4) ? 84 : 28 + dice.below(57);
            return Math.ceilDiv(Math.min(ring, 84 - places + 1), places) * places;
        }

        private Throwing throwing() {
            if (likely(3)) {
                return even()
                        ? Throwing.TWO_DICE
                        : new Throwing(2, faces(4), Throwing.Use.APART, List.of(), Throwing.Undersides.NONE);
            }
            return even()
                    ? Throwing.DIE
                    : new Throwing(
                            1, faces(2 + dice.below(7)), Throwing.Use.WHOLE, List.of(), Throwing.Undersides.NONE);
        }

        private List<Throwing.Value> faces(int most) {
            return IntStream.rangeClosed(1, most)
                    .mapToObj(face -> new Throwing.Value(face, 1 + dice.below(3)))
                    .toList();
        }

        private Entry entry(Throwing throwing, int most) {
            int best = throwing.most();
            Entry entry = likely(3) ? Entry.walking(List.of(1, best)) : Entry.on(best);
            return entry.forced(likely(3))
                    .clear(likely(3))
                    .tries(throwing.use() == Throwing.Use.WHOLE && likely(3) ? 3 : 1)
                    .full(most > 0 && even() ? Entry.Full.LAST_GOES : Entry.Full.BLOCKED);
        }

        /** Safe squares, the same in every quarter. */
        private List<Integer> safe(int ring, int places) {
            int quarter = ring / places;
            int[] of = IntStream.range(0, 1 + dice.below(3))
                    .map(i -> dice.below(quarter))
                    .distinct()
                    .toArray();
            return IntStream.range(0, places)
                    .flatMap(place -> IntStream.of(of).map(square -> place * quarter + square))
                    .sorted()
                    .boxed()
                    .toList();
        }

        /** Up to four links between different squares. */
        private Links links(int first, int last) {
            int[] squares = IntStream.generate(() -> first + dice.below(last - first + 1))
                    .distinct()
                    .limit(2 + 2 * dice.below(4))
                    .toArray();
            SortedMap<Integer, Integer> jumps = new TreeMap<>();
            SortedMap<Integer, Integer> slides = new TreeMap<>();
            for (int i = 0; i < squares.length; i += 2) {
                (even() ? jumps : slides).put(squares[i], squares[i + 1]);
            }
            return new Links(jumps, slides, even());
        }

        private boolean even() {
            return dice.below(2) == 0;
        }

        private boolean likely(int oneIn) {
            return dice.below(oneIn) == 0;
        }

        @SafeVarargs
        private <T> T one(T... of) {
            return of[dice.below(of.length)];
        }
    }
}
