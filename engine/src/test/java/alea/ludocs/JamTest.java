package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Blocks that lock each other for good while single pieces still walk about. */
class JamTest {
    /** Came up in a match of the sheet's players: only B4, R3 and G1 ever move. */
    private static final String JAM =
            "piece R1 @ 30 cw; piece R2 @ 30 cw; piece R4 @ 30 cw; piece R3 @ 34 ccw; piece G1 @ 28 cw; "
                    + "piece G2 @ 32 ccw; piece G3 @ 32 ccw; piece G4 @ 32 ccw; piece Y1 @ 33 ccw; piece Y3 @ 33 ccw; "
                    + "piece Y2 @ 29 cw; piece Y4 @ 29 cw; piece B1 @ home; piece B2 @ 31 cw; piece B3 @ 31 cw; "
                    + "piece B4 @ 45 ccw";

    private static boolean forGood(String text) {
        return Jam.isForGood(LudoCsNotation.parse(text, Rules.STANDARD), Rules.STANDARD);
    }

    @Test
    void everySeatHasALockedPiece() {
        assertThat(forGood(JAM)).isTrue();
    }

    @Test
    void aJamWithAWayOutIsNotForGood() {
        assertThat(forGood(JAM.replace("Y4 @ 29 cw", "Y4 @ base")))
                .as("a single piece at its end")
                .isFalse();
        assertThat(forGood(JAM.replace("Y1 @ 33 ccw", "Y1 @ 33 cw")))
                .as("one that goes the other way")
                .isFalse();
        assertThat(forGood(JAM.replace("R4 @ 30 cw", "R4 @ base")))
                .as("equal blocks that capture")
                .isFalse();
        assertThat(forGood(JAM.replace("B2 @ 31 cw", "B2 @ 31 cw aura=frozen until=20")))
                .as("threes")
                .isFalse();
        assertThat(forGood("piece R1 @ 30 cw; piece G1 @ 31 cw")).isFalse();
    }

    @Test
    void aSeatThatIsNotInItMayStillWin() {
        String free = JAM.replace("B2 @ 31 cw", "B2 @ 1 cw").replace("B3 @ 31 cw", "B3 @ 2 cw");
        assertThat(forGood(free)).isFalse();
    }
}
