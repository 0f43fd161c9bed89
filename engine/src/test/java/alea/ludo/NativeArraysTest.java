package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.GameFactory;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NativeArraysTest {
    private static final int[][] EMPTY = array("-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1");
    private static final int TURNS = 200;

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
            LudoPosition position = NativeArrays.position(game, array(row[0]), 0, Integer.parseInt(row[1]), true);
            assertThat(position.toString()).isEqualTo(StarRows.pyludo(row[0]) + " 0 " + row[1]);
            assertThat(NativeArrays.of(position, true)).isDeepEqualTo(array(row[0]));
        }
    }

    static Stream<String> specs() {
        return Stream.concat(Compositions.dialects().map(GameFactory::name), Compositions.pairs())
                .filter(Compositions::makesSense)
                .filter(spec -> NativeArrays.has(game(spec)));
    }

    @Test
    void theStarGamesHaveArraysAndWhatGoesAndMeetsLikeThemHas() {
        assertThat(specs().filter(spec -> !spec.contains(":")))
                .contains("ludo-pyludo", "ludo-pyludo-fork", "ludo-ludopy", "ludo-ludopy-1.3.1", "ludo-star")
                .doesNotContain("ludo-simple", "ludo-classic", "ludo-ucsc");
        assertThat(NativeArrays.has(game("ludo-classic:takes=one"))).isTrue();
        assertThat(NativeArrays.has(game("ludo-star:takes=all"))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("specs")
    void relativeAndAbsoluteArraysStandForTheSamePosition(String spec) {
        LudoGame game = game(spec);
        var dice = new alea.game.Dice(3, 0);
        LudoPosition position = (LudoPosition) game.start();
        for (int i = 0; i < TURNS && position.node() != alea.game.Position.OVER; i++) {
            int die = position.die();
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
        LudoPosition position = NativeArrays.position(game, rows, 2, 4, true);
        assertThat(position.toString()).startsWith("B,B,B,B/39,B,B,H/B,0,52,H/1,B,B,B 2 4");
        assertThat(NativeArrays.of(position, true)).isDeepEqualTo(rows);
    }

    @Test
    void whatIsNoArrayIsRefused() {
        LudoGame game = game("ludo-pyludo");
        assertThatThrownBy(() -> NativeArrays.position(game, array("1,2,3/1,2,3,4"), 0, 0, true))
                .hasMessage("the array is not four rows of four whole numbers");
        assertThatThrownBy(() -> NativeArrays.position(
                        game, array("57,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1"), 0, 0, true))
                .hasMessageStartingWith("state, row 0, token 0: '57' is not -1, a ring square");
        assertThatThrownBy(() -> NativeArrays.position(game, EMPTY, 4, 0, true))
                .hasMessage("nobody sits at place 4; 4 seats sit at [0, 1, 2, 3]");
        assertThatThrownBy(() -> NativeArrays.position(game, EMPTY, 0, 7, true))
                .hasMessage("the die is 1..6, or 0 before the roll, not 7");
        assertThatThrownBy(
                        () -> NativeArrays.of((LudoPosition) game("ludo-simple").start(), true))
                .hasMessageStartingWith("ludo-simple has no arrays of its own");
    }

    @Test
    void aWrongArrayIsShownAsThePositionThatItStandsFor() {
        assertThatThrownBy(() -> NativeArrays.position(
                        game("ludo-pyludo"), array("8,-1,-1,-1/8,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1"), 0, 0, false))
                .hasMessage("the array is the position '7,B,B,B/46,B,B,B/B,B,B,B/B,B,B,B 0 -': "
                        + "position, place 1, pawn 0: 46 shares a square with place 0's 7; it is not shared");
        assertThatThrownBy(() -> NativeArrays.position(
                        game("ludo-ludopy"), array("0,0,0,0/0,0,58,0/0,0,0,0/0,0,0,0"), 0, 0, false))
                .hasMessage("row 1: 58 is no square of ludo-ludopy; it is 0 (base), 1..56 or 57 (goal)");
    }

    @Test
    void aPlaceThatIsSkippedHasNoPawnsOnTheBoard() {
        LudoGame game = game("ludo-ludopy:ghosts=1");
        assertThat(NativeArrays.position(game, array("1,0,0,0/0,0,0,0/0,0,0,2/0,0,0,0"), 2, 0, false))
                .hasToString("0,B,B,B/-/B,B,B,1/B,B,B,B 2 - round=2");
        assertThatThrownBy(() -> NativeArrays.position(game, array("0,0,0,2/0,0,0,0/1,0,0,0/0,0,3,0"), 2, 0, true))
                .hasMessage("row 3 is place 1's, which is skipped, so its pawns are all on 0");
    }
}
