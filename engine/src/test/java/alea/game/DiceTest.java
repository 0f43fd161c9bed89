package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice are what their page says: the published generator, exactly uniform, and a stream of its own for everybody. */
class DiceTest {
    private static final BigInteger TWO64 = BigInteger.ONE.shiftLeft(64);
    private static final BigInteger POWER = BigInteger.valueOf(6).pow(22);

    @Test
    void theGeneratorGivesThePublishedNumbers() {
        // xoroshiro128++ 1.0 from the state (1, 2), as in the tests of the Rust crate rand_xoshiro.
        Dice dice = ReferenceDice.inState(BigInteger.ONE, BigInteger.TWO);
        for (String expected : List.of(
                "393217",
                "669327710093319",
                "1732421326133921491",
                "11394790081659126983",
                "9555452776773192676",
                "3586421180005889563",
                "1691397964866707553",
                "10735626796753111697",
                "15216282715349408991",
                "14247243556711267923")) {
            assertThat(Long.toUnsignedString(dice.next())).isEqualTo(expected);
        }
    }

    @Test
    void theStateThatNeverChangesIsNotUsed() {
        Dice dice = ReferenceDice.inState(BigInteger.ZERO, BigInteger.ZERO);
        Dice nextDoor = ReferenceDice.inState(BigInteger.ZERO, BigInteger.ONE);
        for (int i = 0; i < 100; i++) {
            assertThat(dice.next()).isEqualTo(nextDoor.next());
        }
        assertThat(dice.next()).isNotZero();
    }

    @Test
    void everyWordDieAndNumberIsThatOfTheReference() {
        var streams = new Dice(4, 4);
        for (long stream : new long[] {0, 1, 2, 4, (1L << 32) + 3, 5_000L << 32, -1}) {
            long seed = streams.next();
            long index = streams.next();
            Dice dice = new Dice(seed, index, stream);
            ReferenceDice reference = ReferenceDice.of(seed, index, stream);
            for (int i = 0; i < 3000; i++) {
                assertThat(dice.die()).isEqualTo(reference.die());
                if (i % 5 == 0) {
                    int n = 1 + i;
                    assertThat(dice.below(n)).isEqualTo(reference.below(n));
                    assertThat(dice.outcome(6)).as("six outcomes are a die").isEqualTo(reference.die());
                    assertThat(dice.outcome(7)).isEqualTo(reference.below(7));
                    assertThat(dice.unit())
                            .isEqualTo(reference.next().shiftRight(11).doubleValue() / 0x1p53);
                }
            }
        }
    }

    @Test
    void aWordIsReadAsTwentyTwoDigitsOrThrownAway() {
        // The words at both ends of the interval of one outcome: all of the shorter length are kept, the one more is
        // not.
        int thrown = 0;
        for (long k = 0; k < 60; k++) {
            BigInteger first = BigInteger.valueOf(k)
                    .multiply(TWO64)
                    .add(POWER)
                    .subtract(BigInteger.ONE)
                    .divide(POWER);
            for (int step = -3; step <= 3; step++) {
                BigInteger word = first.add(BigInteger.valueOf(step)).mod(TWO64);
                BigInteger[] state = ReferenceDice.stateBefore(word);
                Dice dice = ReferenceDice.inState(state[0], state[1]);
                var reference = new ReferenceDice(state[0], state[1]);
                assertThat(dice.next()).isEqualTo(word.longValue());
                dice = ReferenceDice.inState(state[0], state[1]);
                boolean kept = word.multiply(POWER).mod(TWO64).compareTo(TWO64.mod(POWER)) >= 0;
                thrown += kept ? 0 : 1;
                var number = new StringBuilder();
                for (int i = 0; i < 22; i++) {
                    int die = dice.die();
                    number.append(die);
                    assertThat(die).isEqualTo(reference.die());
                }
                BigInteger outcome = word.multiply(POWER).divide(TWO64);
                assertThat(new BigInteger(number.toString(), 6).equals(outcome)).isEqualTo(kept);
            }
        }
        assertThat(thrown).isGreaterThan(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 48, 1000, 65_537, 1_500_000_001, 0x55555556, Integer.MAX_VALUE})
    void numbersBelowNRejectExactlyWhatTheyMust(int n) {
        long threshold = (1L << 32) % n;
        for (long outcome : new long[] {0, 1, n / 2, n - 1}) {
            long first = Math.ceilDiv((outcome % n) << 32, (long) n);
            for (long half = Math.max(0, first - 2); half <= first + 2 && half < 1L << 32; half++) {
                BigInteger word = BigInteger.valueOf(half).shiftLeft(32).add(BigInteger.TEN);
                BigInteger[] state = ReferenceDice.stateBefore(word);
                int found = ReferenceDice.inState(state[0], state[1]).below(n);
                if ((half * n & 0xffffffffL) >= threshold) {
                    assertThat(found).isEqualTo((int) (half * n >>> 32));
                }
                assertThat(found)
                        .isEqualTo(new ReferenceDice(state[0], state[1]).below(n))
                        .isBetween(0, n - 1);
            }
        }
    }

    @Test
    void facesAreEquallyLikely() {
        Dice dice = new Dice(1, 1);
        long[] faces = new long[6];
        for (int i = 0; i < 6_000_000; i++) {
            faces[dice.die()]++;
        }
        ChiSquare.even(faces).assertPlausible("faces");
    }

    @Test
    void facesDoNotDependOnTheRollsBefore() {
        Dice dice = new Dice(2, 1);
        long[] pairs = new long[36];
        long[] triples = new long[216];
        long[] acrossWords = new long[36];
        int lastThree = 0;
        for (int i = 1; i <= 4_400_000; i++) {
            lastThree = lastThree % 36 * 6 + dice.die();
            if (i % 2 == 0) {
                pairs[lastThree % 36]++;
            }
            if (i % 3 == 0) {
                triples[lastThree]++;
            }
            if (i % 22 == 1 && i > 1) {
                acrossWords[lastThree % 36]++;
            }
        }
        ChiSquare.even(pairs).assertPlausible("pairs");
        ChiSquare.even(triples).assertPlausible("triples");
        ChiSquare.even(acrossWords).assertPlausible("the last die of a word and the first of the next");
    }

    @Test
    void theFirstDiceOfNeighbouringMatchesAreUnrelated() {
        long[] pairs = new long[36];
        Dice dice = new Dice(0, 0);
        int before = dice.die();
        for (int index = 1; index <= 360_000; index++) {
            dice.set(7, index, 0);
            int die = dice.die();
            pairs[before * 6 + die]++;
            before = die;
        }
        ChiSquare.even(pairs).assertPlausible("first dice of matches side by side");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 10, 52, 100})
    void numbersBelowNAreEquallyLikely(int n) {
        Dice dice = new Dice(3, n);
        long[] counts = new long[n];
        for (int i = 0; i < 500_000; i++) {
            counts[dice.below(n)]++;
        }
        ChiSquare.even(counts).assertPlausible("below " + n);
    }

    @Test
    void numbersBelowAThirdMoreThanAPowerAreEquallyLikelyDespiteManyRejections() {
        // 2^32 mod n is about a third of 2^32 here, so the slow path is walked all the time.
        int n = 1_431_655_766;
        Dice dice = new Dice(4, 4);
        long[] counts = new long[10];
        for (int i = 0; i < 500_000; i++) {
            counts[(int) (dice.below(n) * 10L / n)]++;
        }
        ChiSquare.even(counts).assertPlausible("tenths of " + n);
    }

    @Test
    void aHundredMatchesHaveAHundredDifferentDice() {
        Set<String> dice = new HashSet<>();
        for (int index = 0; index < 100; index++) {
            dice.add(rolls(new Dice(1, index), 30));
        }
        assertThat(dice).hasSize(100);
    }

    @Test
    void differentSeedsShareNoStream() {
        Set<String> dice = new HashSet<>();
        for (long seed = 0; seed < 300; seed++) {
            for (int index = 0; index < 300; index++) {
                dice.add(rolls(new Dice(seed, index), 40));
            }
        }
        assertThat(dice).hasSize(300 * 300);
    }

    private static String rolls(Dice dice, int n) {
        var text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            text.append(dice.die());
        }
        return text.toString();
    }

    @Test
    void seedsAndIndicesThatLookAlikeHaveDifferentStates() {
        // Two words of 64 bits show the state of 128 bits, so different pairs must mean different words.
        Map<List<Long>, String> states = new HashMap<>();
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < 64; j++) {
                for (long seed : new long[] {1L << i, ~(1L << i), i - 32}) {
                    for (long index : new long[] {1L << j, ~(1L << j), j - 32}) {
                        Dice dice = new Dice(seed, index);
                        states.put(List.of(seed, index), dice.next() + " " + dice.next());
                    }
                }
            }
        }
        assertThat(states).hasSizeGreaterThan(30_000);
        assertThat(Set.copyOf(states.values())).hasSameSizeAs(states.keySet());
    }

    @Test
    void settingStartsTheStreamOver() {
        Dice dice = new Dice(5, 6, 7);
        String first = rolls(dice, 50);
        dice.set(5, 6, 7);
        assertThat(rolls(dice, 50)).isEqualTo(first).isEqualTo(rolls(new Dice(5, 6, 7), 50));
        assertThat(rolls(new Dice(5, 6), 50))
                .isEqualTo(rolls(new Dice(5, 6, 0), 50))
                .isNotEqualTo(first);
    }

    @Test
    void aLedDieShowsItsFaceAndWhatFollowsIsWhatWouldHaveCome() {
        for (int face = 0; face < 6; face++) {
            Dice dice = new Dice(3, 8);
            Dice led = new Dice(3, 8);
            led.lead(face);
            assertThat(led.die()).isEqualTo(face);
            for (int i = 0; i < 50; i++) {
                assertThat(led.die()).isEqualTo(dice.die());
            }
            led.lead(face);
            led.set(3, 8, 0);
            assertThat(led.die()).as("a stream that is set anew is not led").isEqualTo(new Dice(3, 8).die());
        }
    }
}
