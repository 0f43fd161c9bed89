package alea.cli.board;

import alea.picture.Colour;
import java.util.Arrays;

/** Characters in a grid, some of them in colours. */
final class Canvas {
    private final char[][] text;
    private final Colour[][] colour;

    Canvas(int rows, int columns) {
        text = new char[rows][columns];
        colour = new Colour[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(text[row], ' ');
            Arrays.fill(colour[row], Colour.NONE);
        }
    }

    /** Writes in a colour; what does not fit into the row is lost. */
    void put(int row, int column, String what, Colour in) {
        for (int i = 0; i < what.length() && column + i < text[row].length; i++) {
            text[row][column + i] = what.charAt(i);
            colour[row][column + i] = in;
        }
    }

    /**
     * The rows.
     *
     * @param coloured whether with colours
     * @param lasting whether a colour lasts over blanks, up to what is next written in another
     */
    String render(boolean coloured, boolean lasting) {
        var out = new StringBuilder();
        for (int row = 0; row < text.length; row++) {
            String line = new String(text[row]).stripTrailing();
            Colour now = Colour.NONE;
            for (int i = 0; i < line.length(); i++) {
                Colour next = coloured ? colour[row][i] : Colour.NONE;
                if (next != now && !(lasting && line.charAt(i) == ' ')) {
                    out.append("\033[").append(code(next)).append('m');
                    now = next;
                }
                out.append(line.charAt(i));
            }
            out.append(now == Colour.NONE ? "\n" : "\033[0m\n");
        }
        return out.toString();
    }

    /** A colour as terminals know it (ECMA-48, select graphic rendition). */
    private static int code(Colour colour) {
        return switch (colour) {
            case NONE -> 0;
            case RED -> 31;
            case GREEN -> 32;
            case YELLOW -> 33;
            case BLUE -> 34;
            case PURPLE -> 35;
            case TEAL -> 36;
        };
    }
}
