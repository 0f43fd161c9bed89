package hypergammon;

import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.Drawing;
import alea.picture.PawnEditor;
import alea.picture.Picture;
import alea.picture.Picture.Caption;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The board as seat 0, Red, sees it: its home is below on the right, its checkers on the bar wait above, where they
 * enter.
 */
record HypergammonDrawing(Hypergammon game) implements Drawing {
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE);

    private static final int QUARTER = 6;
    private static final int HALF = 2 * QUARTER;
    private static final int UPPER = 1;
    private static final int LOWER = 3;
    private static final int ROWS = 5;
    private static final int BAR_COLUMN = QUARTER;
    private static final int OFF_COLUMN = HALF + 1;

    /** Where a place of a seat is. */
    static Cell cell(int seat, int place) {
        return switch (place) {
            case Hypergammon.BAR -> new Cell(seat == 0 ? UPPER : LOWER, BAR_COLUMN);
            case Hypergammon.OFF -> new Cell(seat == 0 ? LOWER : UPPER, OFF_COLUMN);
            default -> point(seat == 0 ? place : Hypergammon.across(place));
        };
    }

    /** Where a point is, as seat 0 counts it. */
    private static Cell point(int point) {
        int column = point > HALF ? point - HALF - 1 : HALF - point;
        return new Cell(point > HALF ? UPPER : LOWER, column < QUARTER ? column : column + 1);
    }

    @Override
    public Picture draw(Position position, List<String> captions) {
        HypergammonPosition p = (HypergammonPosition) position;
        List<Field> fields = new ArrayList<>();
        List<Piece> checkers = new ArrayList<>();
        List<Caption> words = new ArrayList<>();
        for (int point = 1; point < Hypergammon.BAR; point++) {
            Cell cell = point(point);
            fields.add(new Field(cell, Role.OPEN, Colour.NONE, "", "point " + point));
            words.add(new Caption(
                    new Cell(cell.row() == UPPER ? 0 : ROWS - 1, cell.column()),
                    1,
                    Colour.NONE,
                    Integer.toString(point)));
        }
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < COLOURS.size(); seat++) {
            Colour colour = COLOURS.get(seat);
            fields.add(new Field(cell(seat, Hypergammon.BAR), Role.BASE, colour, "", colour.own("bar")));
            fields.add(new Field(cell(seat, Hypergammon.OFF), Role.HOME, colour, "", colour.own("off")));
            for (int place : p.notation().checkers()[seat]) {
                checkers.add(new Piece(cell(seat, place), colour, ""));
            }
            lines.add(String.format(
                    Locale.ROOT,
                    "%s: %s, %d steps to go%s",
                    seat(seat),
                    captions.get(seat),
                    Side.pips(p.side(seat)),
                    p.left() > 0 && p.seat() == seat ? ", with " + dice(p) : ""));
        }
        return new Picture(
                Picture.Form.SQUARES,
                ROWS,
                OFF_COLUMN + 1,
                fields,
                checkers,
                words,
                List.of("points as Red counts them", "( ) the bar", "[ ] borne off"),
                lines);
    }

    private static String dice(HypergammonPosition p) {
        return Arrays.stream(p.notation().dice()).mapToObj(Integer::toString).collect(Collectors.joining(" and "));
    }

    @Override
    public String seat(int seat) {
        return COLOURS.get(seat).word();
    }

    @Override
    public Optional<BoardEditor> editor() {
        return Optional.of(new PawnEditor(game, this, new Checkers(game)));
    }

    @Override
    public String describe(Position position, int option) {
        HypergammonPosition p = (HypergammonPosition) position;
        String label = p.label(option);
        if (p.isChance()) {
            return "rolls " + label.replace(",", " and ");
        }
        if (p.passes()) {
            return "cannot move";
        }
        String hits = p.hits(option) ? ", and hits" : "";
        return p.seat() == 0
                ? label + hits
                : "%s (Red's %s to %s)%s".formatted(label, red(p.from(option)), red(p.to(option)), hits);
    }

    /** How Red calls a place of Blue's. */
    private static String red(int place) {
        return Notation.name(place == Hypergammon.BAR || place == Hypergammon.OFF ? place : Hypergammon.across(place));
    }
}
