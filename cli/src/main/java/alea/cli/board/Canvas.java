package alea.cli.board;

import java.util.Arrays;

/** Text in a grid of cells, some of it in the colours of places. */
final class Canvas {
    /** Characters of a cell. */
    static final int WIDTH = 5;

    private static final int NO_COLOUR = -1;
    /** Red, green, yellow and blue, as terminals know them (ECMA-48, select graphic rendition). */
    private static final int[] CODES = {31, 32, 33, 34};

    private final char[][] text = new char[Cross.SIZE][Cross.SIZE * WIDTH];
    private final int[][] colour = new int[Cross.SIZE][Cross.SIZE * WIDTH];

    Canvas() {
        for (int row = 0; row < Cross.SIZE; row++) {
            Arrays.fill(text[row], ' ');
            Arrays.fill(colour[row], NO_COLOUR);
        }
    }

    /** Empties a cell. */
    void clear(Cell cell) {
        put(cell, 0, " ".repeat(WIDTH), NO_COLOUR);
    }

    /** Writes without colour, {@code offset} characters into a cell. */
    void put(Cell cell, int offset, String what) {
        put(cell, offset, what, NO_COLOUR);
    }

    /** Writes in the colour of a place; what does not fit into the row is lost. */
    void put(Cell cell, int offset, String what, int place) {
        int from = cell.column() * WIDTH + offset;
        for (int i = 0; i < what.length() && from + i < Cross.SIZE * WIDTH; i++) {
            text[cell.row()][from + i] = what.charAt(i);
            colour[cell.row()][from + i] = place;
        }
    }

    /** The rows, with or without colours. */
    String render(boolean coloured) {
        var out = new StringBuilder();
        for (int row = 0; row < Cross.SIZE; row++) {
            String line = new String(text[row]).stripTrailing();
            int now = NO_COLOUR;
            for (int i = 0; i < line.length(); i++) {
                int next = coloured ? colour[row][i] : NO_COLOUR;
                if (next != now && line.charAt(i) != ' ') {
                    out.append("\033[").append(next == NO_COLOUR ? 0 : CODES[next]).append('m');
                    now = next;
                }
                out.append(line.charAt(i));
            }
            out.append(now == NO_COLOUR ? "\n" : "\033[0m\n");
        }
        return out.toString();
    }
}
