package alea.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Registry;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.picture.Picture.Field;
import alea.picture.Picture.Role;
import alea.report.Svg;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The picture of a board in the README is one of the game's own board, drawn from what a terminal draws it from.
 * {@code -Dalea.pictures=write} draws it anew.
 */
class PictureTest {
    private static final Path FILE = Path.of("../docs/pictures/board.svg");
    private static final Game GAME = Registry.installed().game("ludo-classic:seats=4");
    private static final Picture SHOWN = DrawingPlugin.of(GAME)
            .draw(GAME.parse("B,8,31,52/0,H,20,4/B,B,17,40/13,H,29,B 0 6"), List.of("", "", "", ""));
    private static final int CELL = 28;

    private static final Map<Colour, String> LIGHT = Map.of(
            Colour.NONE, "#ffffff",
            Colour.RED, "#f6c9c6",
            Colour.GREEN, "#c7e6cb",
            Colour.YELLOW, "#f8e6a8",
            Colour.BLUE, "#c5dbf5");

    private static final Map<Colour, String> DARK = Map.of(
            Colour.RED, "#c0392b",
            Colour.GREEN, "#1e8449",
            Colour.YELLOW, "#d4a200",
            Colour.BLUE, "#1f66b0");

    @Test
    void theBoardOfTheReadmeIsTheBoardOfTheRules() throws IOException {
        String picture = picture();
        if ("write".equals(System.getProperty("alea.pictures"))) {
            Files.writeString(FILE, picture);
        }
        assertThat(Files.readString(FILE)).isEqualTo(picture);
    }

    private static String picture() {
        int size = SHOWN.rows() * CELL;
        Svg svg = new Svg("viewBox", "-8 -8 " + (size + 16) + " " + (size + 16), "width", size + 16, "role", "img")
                .words("title", "A Ludo board in the middle of a match");
        box(svg, -8, -8, size + 16, 14, "#fffdf7", "#9a937f");
        for (Picture.Caption corner : SHOWN.captions()) {
            int x = corner.cell().column() * CELL + 4;
            int y = (corner.cell().row() == 0 ? 0 : SHOWN.rows() - corner.width()) * CELL + 4;
            String stroke = DARK.get(corner.colour());
            box(svg, x, y, corner.width() * CELL - 8, 12, LIGHT.get(corner.colour()), stroke);
            for (Field field : SHOWN.fields()) {
                if (field.role() == Role.BASE && field.colour() == corner.colour()) {
                    circle(svg, field.cell(), 11, "#fffdf7", DARK.get(field.colour()));
                }
            }
        }
        for (Field field : SHOWN.fields()) {
            switch (field.role()) {
                case OPEN, LANE -> square(svg, field.cell(), LIGHT.get(field.colour()));
                case HOME -> square(svg, field.cell(), DARK.get(field.colour()));
                case BASE -> {}
            }
            if (field.sign().equals("*")) {
                circle(svg, field.cell(), 5, "#8d8672", "none");
            }
        }
        SHOWN.pieces().forEach(piece -> circle(svg, piece.cell(), 9, DARK.get(piece.colour()), "#ffffff"));
        return svg.text();
    }

    private static void box(Svg svg, int x, int y, int size, int round, String fill, String stroke) {
        svg.shape("rect", "x", x, "y", y, "width", size, "height", size, "rx", round, "fill", fill, "stroke", stroke);
    }

    private static void square(Svg svg, Cell cell, String fill) {
        int x = cell.column() * CELL;
        int y = cell.row() * CELL;
        svg.shape("rect", "x", x, "y", y, "width", CELL, "height", CELL, "fill", fill, "stroke", "#9a937f");
    }

    private static void circle(Svg svg, Cell cell, int radius, String fill, String stroke) {
        int x = cell.column() * CELL + CELL / 2;
        int y = cell.row() * CELL + CELL / 2;
        svg.shape("circle", "cx", x, "cy", y, "r", radius, "fill", fill, "stroke", stroke);
    }
}
