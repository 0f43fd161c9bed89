package alea.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LudoCsDrawingTest {
    private static final Game GAME = Registry.installed().game("ludo-cs");
    private static final Drawing DRAWING = DrawingPlugin.of(GAME);
    private static final String POSITION = "round: 14; order: red green yellow blue; turn: red; "
            + "piece R1 @ 30 cw cap=1 pass=0; piece R2 @ 30 ccw cap=0 pass=0; piece R3 @ 8 ccw cap=2 pass=1 "
            + "aura=sick until=16; piece G1 @ straight2 cw cap=1 pass=0; piece G2 @ home; "
            + "piece Y1 @ 33 ccw cap=0 pass=0 aura=energised until=17; piece Y2 @ 50 cw cap=0 pass=0; "
            + "piece B1 @ 20 cw cap=0 pass=0; piece B2 @ 20 cw cap=0 pass=0; piece B3 @ 20 cw cap=1 pass=0; "
            + "mystery: 36 left=3; sixes: 1; owed: 1; die: 6";

    private static List<String> words(Position position) {
        return IntStream.range(0, position.options())
                .mapToObj(option -> DRAWING.describe(position, option))
                .toList();
    }

    @Test
    void drawsWaysBlocksAurasAndTheMysteryCell() {
        String board =
                TextPicture.of(DRAWING.draw(GAME.parse(POSITION), List.of("you", "green", "yellow", "blue")), false);
        assertThat(board).isEqualTo("""
                 Red: you                      ?    .    .    Green: green
                 may go home: R1 R3            .    g    .g
                           ( )  ( )            .    g    .              ( )  ( )
                           ( )  R4             Y1<  G1   .              G3   G4
                 sick R3                       .    g    .
                                               .    g    .
                 Ko   .r   .    .    .    R12<      G2        Pi   .    .    .    .    .
                 .    r    r    r    r    r    [r]       [y]  y    y    y    y    y    Y2>
                 .    .    .    #1   .    .         [b]       .    .    .    .    .y   .
                                               .    b    .
                                               .    b    .    energised Y1
                           ( )  ( )            .    b    Bh             ( )  ( )
                           ( )  B4             .    b    R3<            Y3   Y4
                 may go home: B3               .b   b    .
                 Blue: blue                    .    .    .    Yellow: yellow
                  > clockwise; < counter-clockwise; Bh Bhawana; Ko Kotuwa; Pi Pita-Kotuwa
                  ? mystery cell, square 36, rounds: 3; #1 B123>
                """);
        assertThat(TextPicture.of(
                        DRAWING.draw(GAME.plain().parse(POSITION), List.of("you", "green", "yellow", "blue")), false))
                .isEqualTo(board);
    }

    @Test
    void movesInWords() {
        Position position = GAME.parse(POSITION);
        assertThat(words(position))
                .containsExactly(
                        "R1 from 30 to 36, on the mystery cell",
                        "R2 from 30 to 24",
                        "R3 from 8 to 5",
                        "R4 enters",
                        "block R1+R2 from 30 to 27");
        assertThat(IntStream.range(0, position.options()).mapToObj(o -> DRAWING.name(position, o)))
                .isEqualTo(IntStream.range(0, position.options())
                        .mapToObj(position::label)
                        .toList());
        position.take(position.option("R4"));
        assertThat(words(position))
                .containsExactly("H of the coin: R4 goes clockwise", "T of the coin: R4 goes counter-clockwise");
    }

    @Test
    void piecesInTheBaseAreOneChoice() {
        Position start = GAME.parse("turn: red; piece R2 @ 40 cw cap=0 pass=0; sixes: 1; owed: 1; die: 6");
        assertThat(DistinctOption.of(GAME, start).stream()
                        .map(o -> words(start).get(o.options().getFirst())))
                .containsExactly("R1 enters", "R2 from 40 to 46");
        Position plain = GAME.plain().parse(start.toString());
        assertThat(DistinctOption.of(GAME.plain(), plain)).hasSize(2);
    }
}
