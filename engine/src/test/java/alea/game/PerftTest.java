package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Perft counts paths, nothing else, and leaves the position alone. */
class PerftTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-classic:pawns=2");

    @Test
    void noPlyIsOnePath() {
        assertThat(Perft.count(GAME.start(), 0)).isEqualTo(1);
        assertThat(Perft.count(GAME.parse("H,H/-/3,B/- 0 -"), 0)).isEqualTo(1);
    }

    @Test
    void aMatchThatIsOverHasNoPlies() {
        assertThat(Perft.count(GAME.parse("H,H/-/3,B/- 0 -"), 1)).isZero();
        assertThat(Perft.count(GAME.parse("H,H/-/3,B/- 0 -"), 3)).isZero();
    }

    @Test
    void aRollAndAMoveAreAPlyEachAndPassingIsAMove() {
        Position start = GAME.start();
        assertThat(Perft.count(start, 1)).as("six faces").isEqualTo(6);
        assertThat(Perft.count(start, 2))
                .as("five faces pass, a six brings in either pawn")
                .isEqualTo(5 + 2);
        assertThat(Perft.count(start, 3)).isEqualTo((5 + 2) * 6);
    }

    @Test
    void pathsThatEndEarlyAreNotCounted() {
        Position position = GAME.parse("H,53/-/3,B/- 0 -");
        // A three wins: no third ply. The five other rolls have one option each, and six follow.
        assertThat(Perft.count(position, 2)).isEqualTo(6);
        assertThat(Perft.count(position, 3)).isEqualTo(5 * 6);
    }

    @Test
    void twoWaysToTheSamePositionAreOnePosition() {
        // Every face but six passes, and then nobody remembers the roll.
        assertThat(Perft.positions(GAME.start(), 0)).isEqualTo(1);
        assertThat(Perft.positions(GAME.start(), 1)).isEqualTo(6);
        assertThat(Perft.positions(GAME.start(), 2)).isEqualTo(1 + 2);
        assertThat(Perft.positions(GAME.parse("H,H/-/3,B/- 0 -"), 1)).isZero();
    }

    @Test
    void thePositionIsLeftAsItWas() {
        Position position = GAME.parse("4,B/-/3,B/- 2 6");
        Perft.count(position, 5);
        assertThat(position).hasToString("4,B/-/3,B/- 2 6").isEqualTo(GAME.parse("4,B/-/3,B/- 2 6"));
        assertThat(position.turns()).isZero();
    }
}
