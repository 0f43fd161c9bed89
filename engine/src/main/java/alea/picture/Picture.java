package alea.picture;

import java.util.List;

/**
 * What there is to see of a position. What comes later in a list is on top of what comes earlier, pieces are on top
 * of fields.
 *
 * @param form what the cells are
 * @param rows how many rows of cells
 * @param columns how many cells in a row
 * @param fields the board
 * @param pieces what stands on it
 * @param captions words on the board
 * @param key what signs mean: {@code * safe from strikes}
 * @param lines what else there is to say, below the board; all there is, where there is no board
 */
public record Picture(
        Form form,
        int rows,
        int columns,
        List<Field> fields,
        List<Piece> pieces,
        List<Caption> captions,
        List<String> key,
        List<String> lines) {
    /** What cells are. */
    public enum Form {
        SQUARES,
        HEXAGONS
    }

    /** What a field is for. */
    public enum Role {
        /** Anybody may stand here. */
        OPEN,
        /** Only one colour may. */
        LANE,
        /** Here pieces wait to enter. */
        BASE,
        /** Here pieces have arrived. */
        HOME
    }

    /**
     * A cell of the board.
     *
     * @param colour whose it is
     * @param sign what is written on it, one to three characters; empty for nothing. It is a number, or the key says
     *     what it means, in words that follow it and a blank
     * @param name what people call it in words, for whoever hears the board: {@code square 13}, {@code red lane 2};
     *     fields of a base may have one name; empty where nothing can stand, or where there is none
     */
    public record Field(Cell cell, Role role, Colour colour, String sign, String name) {
        /** A field that has no name. */
        public Field(Cell cell, Role role, Colour colour, String sign) {
            this(cell, role, colour, sign, "");
        }
    }

    /**
     * What stands on a cell.
     *
     * @param name what tells it from others of its colour, such as its number, or how much it is; empty where they
     *     are alike
     * @param text what else there is to say of it, in words, for whoever hears the board or asks: {@code clockwise, may
     *     go home}; mostly empty
     */
    public record Piece(Cell cell, Colour colour, String name, String text) {
        /** A piece of which there is no more to say. */
        public Piece(Cell cell, Colour colour, String name) {
            this(cell, colour, name, "");
        }
    }

    /**
     * Words on the board.
     *
     * @param cell where they begin
     * @param width how many cells they may take; what is longer is cut off
     */
    public record Caption(Cell cell, int width, Colour colour, String text) {}

    /** A picture of words alone. */
    public static Picture of(String text) {
        return new Picture(
                Form.SQUARES,
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                text.lines().toList());
    }
}
