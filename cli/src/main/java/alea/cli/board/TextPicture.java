package alea.cli.board;

import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Picture;
import alea.picture.Picture.Caption;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Pictures in the characters of a terminal. A square is five characters wide and one high; on wide boards it is four or
 * three, so that they fit into 80. A piece on it is the letter of its colour and its name: {@code R0}. Several are
 * {@code R01}, or a note below the board where they do not fit. A hexagon has its sign in the middle, and the piece
 * below that: {@code r4}; on high boards both are on one line. What is said below the board is wrapped.
 */
public final class TextPicture {
    private static final int COLUMNS = 80;

    /** Characters of a square. */
    private static final int WIDEST = 5;

    private static final int NARROWEST = 3;

    /** Characters from one hexagon to the next, and from one row to the next. */
    private static final int HEXAGON = 6;

    private static final int HEIGHT = 4;
    /** The edges of a hexagon: character, column, line. */
    private static final List<String> EDGES =
            List.of("/20", "\\40", "/11", "\\51", "|02", "|62", "|03", "|63", "\\14", "/54", "\\25", "/45");

    /** Rows of hexagons that are drawn in full. */
    private static final int FEW_ROWS = 3;

    /** From one row of low hexagons to the next, and their edges likewise. */
    private static final int LOW = 2;

    private static final List<String> LOW_EDGES = List.of("/20", "\\40", "|01", "|61", "\\12", "/52");

    private static final String INDENT = "  ";
    private static final String SEPARATOR = "; ";

    private TextPicture() {}

    /**
     * A picture in lines of text.
     *
     * @param coloured whether to use a terminal's colours
     */
    public static String of(Picture picture, boolean coloured) {
        if (picture.fields().isEmpty()) {
            return text(picture.lines(), "");
        }
        List<String> key = new ArrayList<>(picture.key());
        String board = switch (picture.form()) {
            case SQUARES -> squares(picture, key).render(coloured, true);
            case HEXAGONS -> hexagons(picture).render(coloured, false);
        };
        List<String> below = inLines(key);
        below.addAll(picture.lines());
        return board + text(below, INDENT);
    }

    /** What signs mean, as much in a line as has room. */
    private static List<String> inLines(List<String> key) {
        List<String> lines = new ArrayList<>();
        for (String sign : key) {
            boolean fits = !lines.isEmpty()
                    && lines.getLast().length() + SEPARATOR.length() + sign.length() <= COLUMNS - INDENT.length();
            lines.add(fits ? lines.removeLast() + SEPARATOR + sign : sign);
        }
        return lines;
    }

    private static String text(List<String> lines, String indent) {
        var text = new StringBuilder();
        for (String line : lines) {
            for (String part : Wrapping.wrapped(line, COLUMNS - indent.length())) {
                text.append(indent).append(part).append('\n');
            }
        }
        return text.toString();
    }

    private static Canvas squares(Picture picture, List<String> key) {
        int width = Math.clamp(COLUMNS / picture.columns(), NARROWEST, WIDEST);
        var canvas = new Canvas(picture.rows(), picture.columns() * width);
        picture.fields().forEach(field -> square(canvas, field, width));
        for (Caption caption : picture.captions()) {
            int most = caption.width() * width - 2;
            String text = caption.text();
            canvas.put(
                    caption.cell().row(),
                    left(caption.cell(), width),
                    text.length() > most ? text.substring(0, most) : text,
                    caption.colour());
        }
        Map<Cell, Map<Colour, List<Piece>>> standing = new LinkedHashMap<>();
        for (Piece piece : picture.pieces()) {
            standing.computeIfAbsent(piece.cell(), c -> new LinkedHashMap<>())
                    .computeIfAbsent(piece.colour(), c -> new ArrayList<>())
                    .add(piece);
        }
        List<String> notes = new ArrayList<>();
        standing.forEach((cell, pieces) -> stand(canvas, cell, width, pieces, notes));
        key.addAll(notes);
        return canvas;
    }

    private static int left(Cell cell, int width) {
        return cell.column() * width + width / 4;
    }

    private static void square(Canvas canvas, Field field, int width) {
        int row = field.cell().row();
        int left = left(field.cell(), width);
        Colour colour = field.colour();
        String small = small(colour);
        switch (field.role()) {
            case OPEN -> {
                String sign = field.sign().isEmpty() ? "." : field.sign();
                canvas.put(row, left, sign, Colour.NONE);
                if (colour != Colour.NONE) {
                    canvas.put(row, left + sign.length(), small, colour);
                }
            }
            case LANE -> canvas.put(row, left, small, colour);
            case BASE -> canvas.put(row, left, "( )", colour);
            case HOME -> canvas.put(row, left, "[" + small + "]", colour);
        }
    }

    private static String small(Colour colour) {
        return colour.letter().toLowerCase(Locale.ROOT);
    }

    private static void stand(
            Canvas canvas, Cell cell, int width, Map<Colour, List<Piece>> pieces, List<String> notes) {
        canvas.put(cell.row(), cell.column() * width, " ".repeat(width), Colour.NONE);
        List<String> groups = new ArrayList<>();
        int room = width - 1; // and a gap
        pieces.forEach((colour, alike) -> groups.add(group(colour, alike, room)));
        if (groups.stream().mapToInt(String::length).sum() > room) {
            String note = "#" + (notes.size() + 1);
            canvas.put(cell.row(), left(cell, width), note, Colour.NONE);
            groups.clear();
            pieces.forEach((colour, alike) -> groups.add(group(colour, alike, Integer.MAX_VALUE)));
            notes.add(note + " " + String.join(" ", groups));
            return;
        }
        int at = left(cell, width);
        for (Colour colour : pieces.keySet()) {
            String group = groups.removeFirst();
            canvas.put(cell.row(), at, group, colour);
            at += group.length();
        }
    }

    /**
     * The pieces of one colour: their names, or how many they are where they have none.
     *
     * @param room characters that there are
     */
    private static String group(Colour colour, List<Piece> alike, int room) {
        var names = new StringBuilder();
        alike.forEach(piece -> names.append(piece.name()));
        if (names.isEmpty()) {
            return colour.letter() + (alike.size() == 1 ? "" : alike.size());
        }
        return colour.letter()
                + (names.length() <= room - 1
                        ? names
                        : alike.getFirst().name() + "-" + alike.getLast().name());
    }

    private static Canvas hexagons(Picture picture) {
        return picture.rows() > FEW_ROWS ? lowHexagons(picture) : highHexagons(picture);
    }

    private static Canvas lowHexagons(Picture picture) {
        int last = picture.rows() - 1;
        var canvas = new Canvas(
                picture.rows() * LOW + 1, INDENT.length() + picture.columns() * HEXAGON + last * HEXAGON / 2 + 1);
        for (Field field : picture.fields()) {
            edges(canvas, LOW_EDGES, side(field.cell()), field.cell().row() * LOW);
            canvas.put(field.cell().row() * LOW + 1, side(field.cell()) + 1, field.sign(), Colour.NONE);
        }
        for (Piece piece : picture.pieces()) {
            String text = small(piece.colour()) + piece.name();
            canvas.put(
                    piece.cell().row() * LOW + 1, side(piece.cell()) + HEXAGON - text.length(), text, piece.colour());
        }
        return canvas;
    }

    private static void edges(Canvas canvas, List<String> edges, int left, int top) {
        for (String edge : edges) {
            canvas.put(top + edge.charAt(2) - '0', left + edge.charAt(1) - '0', edge.substring(0, 1), Colour.NONE);
        }
    }

    private static Canvas highHexagons(Picture picture) {
        int last = picture.rows() - 1;
        var canvas = new Canvas(
                picture.rows() * HEIGHT + 2, INDENT.length() + picture.columns() * HEXAGON + last * HEXAGON / 2 + 1);
        for (Field field : picture.fields()) {
            int left = side(field.cell());
            int top = field.cell().row() * HEIGHT;
            edges(canvas, EDGES, left, top);
            canvas.put(top + 2, left + 3, field.sign(), Colour.NONE);
        }
        for (Piece piece : picture.pieces()) {
            canvas.put(
                    piece.cell().row() * HEIGHT + 3,
                    side(piece.cell()) + 2,
                    small(piece.colour()) + piece.name(),
                    piece.colour());
        }
        return canvas;
    }

    private static int side(Cell cell) {
        return INDENT.length() + cell.column() * HEXAGON + cell.row() * HEXAGON / 2;
    }
}
