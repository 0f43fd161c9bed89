package alea.analysis.board;

import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Picture;
import alea.picture.Picture.Field;
import alea.picture.Picture.Form;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import alea.report.Svg;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Pictures of one game's board for a page. The fields are drawn once, and every picture that has the same refers to
 * them. Whose something is, a letter says beside the colour.
 */
public final class Boards {
    private static final int SIZE = 24;
    /** From one row of hexagons to the next, as parts of their width. */
    private static final double SLOPE = 0.866;

    private static final String FIELDS = "fields";

    /** What is drawn with on a page, as its style says, and on a picture of its own. */
    private record Ink(String empty, String line, String word) {}

    private static final Ink ON_PAGES = new Ink("var(--box)", "var(--dim)", "var(--fg)");
    private static final Ink ALONE = new Ink("#fff", "#666", "#222");

    private final List<Field> fields;
    private final Ink ink;
    private final int wide;
    private final int high;
    private final String box;
    private final Form form;

    /** Boards like this one. */
    public Boards(Picture first) {
        this(first, ON_PAGES);
    }

    private Boards(Picture first, Ink ink) {
        this.ink = ink;
        fields = first.fields();
        form = first.form();
        boolean hexagons = form == Form.HEXAGONS;
        double width = (first.columns() + (hexagons ? (first.rows() - 1) / 2.0 : 0)) * SIZE;
        double height = hexagons ? ((first.rows() - 1) * SLOPE + 1.2) * SIZE : first.rows() * SIZE;
        wide = (int) Math.ceil(width) + 4;
        high = (int) Math.ceil(height) + 4;
        box = String.format(Locale.ROOT, "-2 -2 %d %d", wide, high);
    }

    /**
     * A board as a file of its own, which needs no page around it.
     *
     * @param title what it shows, for those who hear it
     */
    public static String alone(Picture picture, String title) {
        var boards = new Boards(picture, ALONE);
        var svg = new Svg(
                "viewBox",
                boards.box,
                "width",
                2 * boards.wide,
                "height",
                2 * boards.high,
                "font-family",
                "sans-serif",
                "font-size",
                11,
                "role",
                "img");
        svg.words("title", title);
        svg.shape("rect", "x", -2, "y", -2, "width", boards.wide, "height", boards.high, "fill", ALONE.empty);
        boards.draw(svg, boards.fields);
        boards.stand(svg, picture);
        return svg.text();
    }

    /** Whether there is a board at all. */
    public boolean drawn() {
        return !fields.isEmpty();
    }

    /** The fields, which a page has to hold once. */
    public Svg fields() {
        var svg = new Svg("width", 0, "height", 0);
        svg.begin("symbol", "id", FIELDS, "viewBox", box, "overflow", "visible");
        draw(svg, fields);
        return svg.end("symbol");
    }

    /** A position. */
    public Svg of(Picture picture) {
        var svg = new Svg("viewBox", box, "font-family", "sans-serif", "font-size", 11, "aria-hidden", "true");
        if (picture.fields().equals(fields)) {
            String[] at = box.split(" ", -1);
            svg.shape("use", "href", "#" + FIELDS, "x", at[0], "y", at[1], "width", at[2], "height", at[3]);
        } else {
            draw(svg, picture.fields());
        }
        stand(svg, picture);
        return svg;
    }

    /** All that stands on the fields, and what is written beside them. */
    private void stand(Svg svg, Picture picture) {
        Map<Cell, List<Piece>> standing = new LinkedHashMap<>();
        picture.pieces()
                .forEach(piece -> standing.computeIfAbsent(piece.cell(), c -> new ArrayList<>())
                        .add(piece));
        standing.forEach((cell, pieces) -> stand(svg, cell, pieces));
        picture.captions()
                .forEach(c -> svg.words(
                        "text",
                        c.text().length() > c.width() * 4 ? c.text().substring(0, c.width() * 4) : c.text(),
                        "x",
                        left(c.cell()) + 2,
                        "y",
                        top(c.cell()) + SIZE * 0.7,
                        "fill",
                        ink.word));
    }

    private double left(Cell cell) {
        return (cell.column() + (form == Form.HEXAGONS ? cell.row() / 2.0 : 0)) * SIZE;
    }

    private double top(Cell cell) {
        return cell.row() * (form == Form.HEXAGONS ? SLOPE : 1) * SIZE;
    }

    private void draw(Svg svg, List<Field> drawn) {
        for (Field field : drawn) {
            double x = left(field.cell());
            double y = top(field.cell());
            String fill = field.colour() == Colour.NONE ? ink.empty : light(field.colour());
            if (form == Form.HEXAGONS) {
                svg.shape("path", "d", hexagon(x, y), "fill", fill, "stroke", ink.line);
            } else {
                svg.shape(
                        "rect",
                        "x",
                        x + 1,
                        "y",
                        y + 1,
                        "width",
                        SIZE - 2,
                        "height",
                        SIZE - 2,
                        "rx",
                        field.role() == Role.BASE || field.role() == Role.HOME ? 10 : 2,
                        "fill",
                        fill,
                        "stroke",
                        ink.line);
            }
            String sign = field.sign().isEmpty() && field.colour() != Colour.NONE
                    ? field.colour().letter()
                    : field.sign();
            if (!sign.isEmpty()) {
                svg.words(
                        "text",
                        sign,
                        "x",
                        x + SIZE / 2.0,
                        "y",
                        y + SIZE * (form == Form.HEXAGONS ? 0.35 : 0.66),
                        "text-anchor",
                        "middle",
                        "font-size",
                        9,
                        "fill",
                        field.colour() == Colour.NONE ? ink.line : "#333");
            }
        }
    }

    private static String hexagon(double x, double y) {
        double half = SIZE / 2.0;
        double side = SIZE / Math.sqrt(3);
        return String.format(
                Locale.ROOT,
                "M%1$.1f %2$.1fl%3$.1f %5$.1fv%4$.1fl-%3$.1f %5$.1fl-%3$.1f -%5$.1fv-%4$.1fz",
                x + half,
                y + half - side,
                half,
                side,
                side / 2);
    }

    /** Pieces of one cell, of each colour a disc with how many they are, or their names. */
    private void stand(Svg svg, Cell cell, List<Piece> pieces) {
        Map<Colour, List<Piece>> colours = new LinkedHashMap<>();
        pieces.forEach(
                p -> colours.computeIfAbsent(p.colour(), c -> new ArrayList<>()).add(p));
        double step = colours.size() == 1 ? 0 : 8;
        double x = left(cell) + SIZE / 2.0 - step * (colours.size() - 1) / 2;
        double y = top(cell) + SIZE / 2.0;
        for (Map.Entry<Colour, List<Piece>> group : colours.entrySet()) {
            svg.shape(
                    "circle",
                    "cx",
                    x,
                    "cy",
                    y,
                    "r",
                    colours.size() == 1 ? 10 : 8,
                    "fill",
                    dark(group.getKey()),
                    "stroke",
                    "#fff");
            String word = word(group.getKey(), group.getValue());
            svg.words(
                    "text",
                    word,
                    "x",
                    x,
                    "y",
                    y + 4,
                    "text-anchor",
                    "middle",
                    "font-size",
                    colours.size() > 1 ? 8 : word.length() > 2 ? 9 : 11,
                    "fill",
                    "#fff");
            x += step * 2;
        }
    }

    private static String word(Colour colour, List<Piece> alike) {
        var names = new StringBuilder();
        alike.forEach(p -> names.append(p.name()));
        if (names.isEmpty()) {
            return colour.letter().strip() + (alike.size() == 1 ? "" : alike.size());
        }
        return names.length() <= 2
                ? colour.letter().strip() + names
                : colour.letter().strip() + "*" + alike.size();
    }

    private static String light(Colour colour) {
        return switch (colour) {
            case NONE -> "#eee";
            case RED -> "#f6c7c7";
            case GREEN -> "#c9e7cb";
            case YELLOW -> "#f5e6ae";
            case BLUE -> "#c6daf3";
            case PURPLE -> "#e0cdf0";
            case TEAL -> "#bfe5e4";
        };
    }

    private static String dark(Colour colour) {
        return switch (colour) {
            case NONE -> "#444";
            case RED -> "#b3202c";
            case GREEN -> "#1f6b2c";
            case YELLOW -> "#7d6000";
            case BLUE -> "#174f94";
            case PURPLE -> "#633a8e";
            case TEAL -> "#0b6466";
        };
    }
}
