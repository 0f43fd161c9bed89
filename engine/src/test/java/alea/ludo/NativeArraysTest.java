package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NativeArraysTest {
    private static LudoGame game(String spec) {
        return (LudoGame) Rows.REGISTRY.game(spec);
    }

    private static int[][] array(String rows) {
        return Arrays.stream(rows.split("/")).map(StarRows::numbers).toArray(int[][]::new);
    }

    @Test
    void everyReferenceStateOfPyludoGoesInAndOut() {
        LudoGame game = game("ludo-pyludo");
        for (String[] row : StarRows.read("pyludo-transitions.tsv")) {
            LudoPosition position = NativeArrays.position(game, array(row[0]), 0, row[1], true);
            assertThat(position.toString()).isEqualTo(StarRows.pyludo(row[0]) + " 0 " + row[1]);
            assertThat(NativeArrays.of(position, true)).isDeepEqualTo(array(row[0]));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-pyludo", "ludo-pyludo-fork", "ludo-ludopy", "ludo-ludopy-1.3.1", "ludo-star"})
    void relativeAndAbsoluteArraysStandForTheSamePosition(String spec) {
        LudoGame game = game(spec);
        var dice = new alea.game.Dice(3, 0);
        LudoPosition position = (LudoPosition) game.start();
        for (int i = 0; i < 2000 && position.node() != alea.game.Position.OVER; i++) {
            String die = position.die() == 0 ? "-" : Integer.toString(position.die());
            for (boolean relative : new boolean[] {false, true}) {
                int[][] rows = NativeArrays.of(position, relative);
                LudoPosition back = NativeArrays.position(game, rows, game.place(position.seat()), die, relative);
                assertThat(back.toString().split(" ")[0])
                        .isEqualTo(position.toString().split(" ")[0]);
            }
            position.take(dice.below(position.options()));
        }
    }

    @Test
    void ludopyKeepsEveryRowInItsOwnCoordinates() {
        LudoGame game = game("ludo-ludopy-1.3.1");
        int[][] rows = array("0,1,53,59/2,0,0,0/0,0,0,0/40,0,0,59");
        LudoPosition position = NativeArrays.position(game, rows, 2, "4", true);
        assertThat(position.toString()).startsWith("B,B,B,B/39,B,B,H/B,0,52,H/1,B,B,B 2 4");
        assertThat(NativeArrays.of(position, true)).isDeepEqualTo(rows);
    }

    @Test
    void whatIsNoArrayIsRefused() {
        LudoGame game = game("ludo-pyludo");
        assertThatThrownBy(() -> NativeArrays.position(game, array("1,2,3/1,2,3,4"), 0, "-", true))
                .hasMessage("the array is not four rows of four numbers");
        assertThatThrownBy(() -> NativeArrays.position(
                        game, array("57,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1"), 0, "-", true))
                .hasMessage("row 0: 57 is no square of ludo-pyludo there");
        assertThatThrownBy(
                        () -> NativeArrays.of((LudoPosition) game("ludo-simple").start(), true))
                .hasMessageStartingWith("ludo-simple has no arrays of its own");
    }
}
