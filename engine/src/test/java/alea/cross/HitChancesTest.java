package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Installed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chances that are counted by hand. */
class HitChancesTest {
    private static final int BASE = Circuit.BASE;

    private static double chance(String spec, int from, boolean waiting, int victim, int at, boolean paired) {
        return new HitChances((CrossGame) Installed.REGISTRY.game(spec)).of(0, from, waiting, victim, at, paired);
    }

    @ParameterizedTest
    @CsvSource({
        // A pawn of place 2 has walked 20 less than one of place 0 on the same square.
        "madn:seats=2, 3, false, 27, 6, the die that reaches it",
        "madn:seats=2, 3, false, 23, 0, no die stays where it is",
        "madn:seats=2, 3, false, 22, 0, nobody goes back",
        "madn:seats=2, 3, false, 30, 0, seven is too far",
        "madn:seats=2, 37, false, 19, 6, before the goal",
        "madn:seats=2, -2, false, 20, 6, a six enters",
        "madn:seats=2, -2, false, 21, 0, and no further",
        "ludo-app:seats=2, 3, false, 31, 6, the die that reaches it",
        "ludo-app:seats=2, 3, false, 34, 0, a safe square",
        "parchis, 3, false, 40, 6, the die that reaches it",
        "parchis, 1, true, 40, 0, five has to enter",
        "parchis, 1, false, 40, 6, nobody has to enter",
        "parchis, 2, false, 43, 6, a six counts seven",
        "parchis, 2, true, 42, 6, with somebody in the base it does not",
    })
    void oneDie(String spec, int from, boolean waiting, int at, int parts, String why) {
        double expected = parts == 0 ? 0 : 1 / 6.0;
        assertThat(chance(spec, from, waiting, 1, at, false)).as(why).isCloseTo(expected, within(1e-6));
    }

    @Test
    void twoDiceHitByOneOrBoth() {
        // Three on: a three (11 of 36), or 1 and 2 with one pawn (2 of 36).
        assertThat(chance("uckers:seats=2", 3, false, 1, 32, false)).isCloseTo(13 / 36.0, within(1e-6));
        // Two of a seat are a blob.
        assertThat(chance("uckers:seats=2", 3, false, 1, 32, true)).isZero();
    }

    @Test
    void throwsThatThrowAgainAreFollowedOnce() {
        // Two on by a two; by a four or five, then a two.
        double two = 6 / 16.0;
        assertThat(chance("yut", 2, false, 1, 4, false)).isCloseTo(two + 2 / 16.0 * two, within(1e-6));
    }

    @Test
    void whoPassesHitsInEileMitWeile() {
        // One on is passed by 2, 3, 4, 5 (which nobody has to enter with) and 12.
        assertThat(chance("eile-mit-weile", 1, false, 1, 36, false)).isCloseTo(5 / 6.0, within(1e-6));
    }

    @Test
    void partnersAndPawnsOfTheirOwnSquaresAreNotHit() {
        assertThat(chance("pachisi", 20, false, 2, 56, false)).isZero();
        assertThat(chance("madn:seats=2", 38, false, 1, 41, false)).isZero();
        assertThat(chance("madn:seats=2", 3, false, 1, BASE, false)).isZero();
    }
}
