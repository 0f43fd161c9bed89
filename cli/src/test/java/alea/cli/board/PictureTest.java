package alea.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Position;
import alea.game.Registry;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The picture of a board in the README is one of the game's own board. {@code -Dalea.pictures=write} draws it anew. */
class PictureTest {
    private static final Path FILE = Path.of("../docs/pictures/board.svg");
    private static final LudoGame GAME = (LudoGame) Registry.installed().game("ludo-classic:seats=4");
    private static final Position SHOWN = GAME.parse("B,8,31,52/0,H,20,4/B,B,17,40/13,H,29,B 0 6");
    private static final int CELL = 28;
    /** Of places 0 to 3, light and dark. */
    private static final List<String> LIGHT = List.of("#f6c9c6", "#c7e6cb", "#f8e6a8", "#c5dbf5");

    private static final List<String> DARK = List.of("#c0392b", "#1e8449", "#d4a200", "#1f66b0");

    @Test
    void theBoardOfTheReadmeIsTheBoardOfTheRules() throws IOException {
        String picture = picture();
        if ("write".equals(System.getProperty("alea.pictures"))) {
            Files.writeString(FILE, picture);
        }
        assertThat(Files.readString(FILE)).isEqualTo(picture);
    }

    private static String picture() {
        Dialect rules = GAME.dialect();
        int size = Cross.SIZE * CELL;
        var svg = new StringBuilder(String.format(Locale.ROOT, """
                        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 %1$d %1$d" width="%1$d" role="img">
                        <title>A Ludo board in the middle of a match</title>
                        <rect x="-8" y="-8" width="%1$d" height="%1$d" rx="14" fill="#fffdf7" stroke="#9a937f"/>
                        """, size + 16));
        for (int place = 0; place < 4; place++) {
            int column = place == 1 || place == 2 ? 9 : 0;
            int row = place < 2 ? 0 : 9;
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"12\" fill=\"%s\" stroke=\"%s\"/>\n",
                    column * CELL + 4,
                    row * CELL + 4,
                    6 * CELL - 8,
                    6 * CELL - 8,
                    LIGHT.get(place),
                    DARK.get(place)));
            for (int pawn = 0; pawn < GAME.pawns(); pawn++) {
                circle(svg, Cross.base(place, pawn), 11, "#fffdf7", DARK.get(place));
            }
        }
        for (int square = 0; square < Dialect.SQUARES; square++) {
            boolean start = square % Dialect.QUARTER == 0;
            square(svg, Cross.ring(square), start ? LIGHT.get(square / Dialect.QUARTER) : "#ffffff");
            if (rules.isGlobe(square)) {
                circle(svg, Cross.ring(square), 5, "#8d8672", "none");
            }
        }
        for (int place = 0; place < 4; place++) {
            for (int step = 0; step < rules.lane(); step++) {
                square(svg, Cross.lane(place, step), LIGHT.get(place));
            }
            square(svg, Cross.home(place, rules.lane()), DARK.get(place));
        }
        LudoPosition position = (LudoPosition) SHOWN;
        for (int seat = 0; seat < GAME.seats(); seat++) {
            int place = GAME.place(seat);
            for (int pawn = 0; pawn < GAME.pawns(); pawn++) {
                Cell cell = cell(place, pawn, position.progress(seat, pawn));
                circle(svg, cell, 9, DARK.get(place), "#ffffff");
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static Cell cell(int place, int pawn, int progress) {
        Dialect rules = GAME.dialect();
        if (progress == Dialect.BASE) {
            return Cross.base(place, pawn);
        }
        if (progress == rules.home()) {
            return Cross.home(place, rules.lane());
        }
        return progress >= rules.ring()
                ? Cross.lane(place, progress - rules.ring())
                : Cross.ring((progress + Dialect.QUARTER * place) % Dialect.SQUARES);
    }

    private static void square(StringBuilder svg, Cell cell, String fill) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#9a937f\"/>\n",
                cell.column() * CELL,
                cell.row() * CELL,
                CELL,
                CELL,
                fill));
    }

    private static void circle(StringBuilder svg, Cell cell, int radius, String fill, String stroke) {
        svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"%s\"/>\n",
                cell.column() * CELL + CELL / 2,
                cell.row() * CELL + CELL / 2,
                radius,
                fill,
                stroke));
    }
}
