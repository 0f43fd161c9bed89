package alea.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LudoDrawingTest {
    private static final Game CLASSIC = Registry.installed().game("ludo-classic:seats=4");
    private static final Drawing DRAWING = DrawingPlugin.of(CLASSIC);
    private static final List<String> CAPTIONS = List.of("you", "hybrid", "fast", "random");

    private static String draw(String position, boolean coloured) {
        return TextPicture.of(DRAWING.draw(CLASSIC.parse(position), CAPTIONS), coloured);
    }

    @Test
    void drawsRingLanesBasesHomesAndPawns() {
        assertThat(draw("B,0,3,52/0,H,H,B/B,B,B,B/13,13,13,B 0 -", false)).isEqualTo("""
                         Red: you                      .    .    .    Green: hybrid
                                                       .    g    G0
                                   R0   ( )            *    g    .              ( )  ( )
                                   ( )  ( )            .    g    .              ( )  G3
                                                       .    g    .
                                                       .    g    .
                         .    #1   .    .    R2   .         G12       .    .    .    *    .    .
                         .    r    R3   r    r    r    [r]       [y]  y    y    y    y    y    .
                         .    .    *    .    .    .         [b]       .    .    .    .    *y   .
                                                       .    b    .
                                                       .    b    .
                                   ( )  ( )            .    b    .              Y0   Y1
                                   ( )  B3             .    b    *              Y2   Y3
                                                       *b   b    .
                         Blue: random                  .    .    .    Yellow: fast
                          * safe from strikes; #1 R1 B012
                        """);
    }

    @Test
    void coloursOnlyOnRequest() {
        String position = "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 -";
        assertThat(draw(position, false)).doesNotContain("\033");
        String coloured = draw(position, true);
        assertThat(coloured).contains("\033[31mR0").contains("\033[34mB2   B3");
        assertThat(coloured.replaceAll("\033\\[[0-9]+m", "")).isEqualTo(draw(position, false));
    }

    @Test
    void fourPawnsOfOneSeatFitIntoACell() {
        Game simple = Registry.installed().game("ludo-simple");
        assertThat(TextPicture.of(DrawingPlugin.of(simple).draw(simple.start(), List.of("you", "fast")), false))
                .contains(" R0-3 ")
                .contains(" Y0-3 ")
                .doesNotContain("( )");
    }

    @Test
    void movesInWords() {
        assertThat(words("B,0,3,52/B,B,B,B/B,B,B,B/B,B,B,B 0 6"))
                .containsExactly(
                        "R0 enters, and rolls again",
                        "R1 from 0 (safe) to 6, and rolls again",
                        "R2 from 3 to 9, and rolls again");
        assertThat(words("B,0,51,52/B,B,B,B/B,B,B,B/B,B,B,B 0 4"))
                .containsExactly("R1 from 0 (safe) to 4", "R2 from lane 1 to lane 5", "R3 from lane 2 gets home");
        assertThat(words("14,H,H,H/2,2,B,B/B,B,B,B/B,B,B,B 0 1"))
                .containsExactly("R0 from 14 to 15, strikes G0 G1, and rolls again");
        assertThat(words("52,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B 0 4")).containsExactly("R0 from lane 2 gets home, and wins");
        assertThat(words("B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 1")).containsExactly("passes, since no pawn can move");
        assertThat(words("B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 -")).contains("rolls 1", "rolls 6");
    }

    private static List<String> words(String text) {
        Position position = CLASSIC.parse(text);
        return IntStream.range(0, position.options())
                .mapToObj(option -> DRAWING.describe(position, option))
                .toList();
    }
}
