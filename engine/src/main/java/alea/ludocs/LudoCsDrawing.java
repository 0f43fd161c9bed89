package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Piece;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.CrossBoard;
import alea.picture.Drawing;
import alea.picture.Picture;
import alea.picture.Picture.Caption;
import alea.picture.Picture.Field;
import alea.picture.Picture.Role;
import alea.picture.Way;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The board of LUDO-CS: a cross like Ludo's, with red at the top left. A piece is called by its colour and its number,
 * and {@code R1>} goes clockwise, {@code R1<} counter-clockwise; {@code R12>} is a block that goes clockwise.
 */
record LudoCsDrawing(LudoCsGame game) implements Drawing {
    /** By seat. */
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.BLUE);

    private static final Map<Integer, String> SIGNS = Map.of(
            LudoCsBoard.BHAWANA, "Bh",
            LudoCsBoard.KOTUWA, "Ko",
            LudoCsBoard.PITA_KOTUWA, "Pi");

    private static final String MYSTERY = "?";

    /** Cells of a home straight. */
    private static final int STRAIGHT = LudoCsBoard.HOME - LudoCsBoard.STRAIGHT;

    /** Lines of a corner, from the edge of the board, beside and below the base. */
    private static final int ENTERING = 1;

    private static final int AURAS = 4;

    @Override
    public String seat(int seat) {
        return COLOURS.get(seat).word();
    }

    @Override
    public boolean isThrow(Position chance) {
        return switch (fast(chance).waits()) {
            case OPENING, ROLL -> true;
            case CHOICE, COIN, TELEPORT, AURA, SPAWN, OVER -> false;
        };
    }

    @Override
    public boolean drawsChance() {
        return true;
    }

    @Override
    public Picture draw(Position position, List<String> captions) {
        LudoCsPosition p = fast(position);
        Snapshot now = p.snapshot();
        List<Field> fields = new ArrayList<>();
        path(fields, now.mystery());
        List<Caption> words = new ArrayList<>();
        List<Picture.Piece> pieces = new ArrayList<>();
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            own(fields, seat);
            corner(words, now, seat, captions.get(seat));
            for (int number = 0; number < LudoCsBoard.PIECES; number++) {
                pieces.add(piece(p, now, seat, number));
            }
        }
        List<String> key = new ArrayList<>(List.of("> clockwise", "< counter-clockwise"));
        key.addAll(List.of("Bh Bhawana", "Ko Kotuwa", "Pi Pita-Kotuwa"));
        if (now.mystery() >= 0) {
            key.add(String.format(
                    Locale.ROOT, "%s mystery cell, square %d, rounds: %d", MYSTERY, now.mystery(), now.left()));
        }
        return new Picture(
                Picture.Form.SQUARES, CrossBoard.SIZE, CrossBoard.SIZE, fields, pieces, words, key, List.of());
    }

    @Override
    public Optional<BoardEditor> editor() {
        return Optional.of(new LudoCsEditor(game, this));
    }

    /** The same position, of the form that shows itself. */
    LudoCsPosition fast(Position position) {
        if (position instanceof LudoCsPosition fast) {
            return fast;
        }
        var fast = new LudoCsPosition(game);
        fast.restore(LudoCsNotation.parse(position.toString(), game.switches()));
        return fast;
    }

    /** The colour of a seat's pieces. */
    static Colour colourOf(int seat) {
        return COLOURS.get(seat);
    }

    /** Where a piece is drawn. */
    static Cell place(int piece, int cell) {
        int seat = piece / LudoCsBoard.PIECES;
        if (cell == LudoCsBoard.BASE) {
            return CrossBoard.base(seat, piece % LudoCsBoard.PIECES);
        }
        return LudoCsBoard.onPath(cell) ? cell(cell) : CrossBoard.lane(seat, cell - LudoCsBoard.STRAIGHT);
    }

    private static Cell cell(int square) {
        return CrossBoard.ring((square + CrossBoard.SQUARES - LudoCsBoard.start(0)) % CrossBoard.SQUARES);
    }

    private static void path(List<Field> into, int mystery) {
        for (int square = 0; square < LudoCsBoard.SQUARES; square++) {
            Colour colour = Colour.NONE;
            for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
                colour = LudoCsBoard.start(seat) == square ? COLOURS.get(seat) : colour;
            }
            String sign = square == mystery ? MYSTERY : SIGNS.getOrDefault(square, "");
            into.add(new Field(cell(square), Role.OPEN, colour, sign, "square " + square));
        }
    }

    private static void own(List<Field> into, int seat) {
        Colour colour = COLOURS.get(seat);
        for (int step = 0; step < STRAIGHT; step++) {
            into.add(new Field(CrossBoard.lane(seat, step), Role.LANE, colour, "", colour.own("straight " + step)));
        }
        into.add(new Field(CrossBoard.home(seat, STRAIGHT), Role.HOME, colour, "", colour.own("home")));
        for (int number = 0; number < LudoCsBoard.PIECES; number++) {
            into.add(new Field(CrossBoard.base(seat, number), Role.BASE, colour, "", colour.own("base")));
        }
    }

    /** Who sits there; which pieces may go home as they walk now; which suffer from what. */
    private void corner(List<Caption> into, Snapshot now, int seat, String caption) {
        Colour colour = COLOURS.get(seat);
        into.add(CrossBoard.corner(seat, 0, colour, seat(seat) + ": " + caption));
        var entering = new StringJoiner(" ", "may go home: ", "").setEmptyValue("");
        Map<Aura, StringJoiner> auras = new EnumMap<>(Aura.class);
        for (int number = 0; number < LudoCsBoard.PIECES; number++) {
            int id = seat * LudoCsBoard.PIECES + number;
            Piece piece = now.pieces().get(id);
            if (mayGoHome(piece)) {
                entering.add(LudoCsBoard.name(id));
            }
            if (piece.aura() != Aura.NONE) {
                auras.computeIfAbsent(piece.aura(), aura -> new StringJoiner(" ", aura.word() + " ", ""))
                        .add(LudoCsBoard.name(id));
            }
        }
        if (entering.length() > 0) {
            into.add(CrossBoard.corner(seat, ENTERING, colour, entering.toString()));
        }
        if (!auras.isEmpty()) {
            var all = new StringJoiner("; ");
            auras.values().forEach(aura -> all.add(aura.toString()));
            into.add(CrossBoard.corner(seat, AURAS, colour, all.toString()));
        }
    }

    private static Picture.Piece piece(LudoCsPosition p, Snapshot now, int seat, int number) {
        int id = seat * LudoCsBoard.PIECES + number;
        Piece piece = now.pieces().get(id);
        String name = Integer.toString(number + 1);
        Colour colour = COLOURS.get(seat);
        Cell cell = place(id, piece.cell());
        if (!LudoCsBoard.onPath(piece.cell())) {
            return new Picture.Piece(cell, colour, name, text(piece, false));
        }
        int together = p.view().on(piece.cell());
        boolean last = together >>> id + 1 == 0; // of one colour: foes never share a square
        boolean block = PieceTable.several(together);
        int way = block ? piece.block() : piece.direction();
        return new Picture.Piece(cell, colour, last ? name + arrow(way) : name, text(piece, block));
    }

    /** Which way it goes, by itself and in its block, whether it may go home, and from what it suffers. */
    private static String text(Piece piece, boolean block) {
        var text = new StringJoiner(", ");
        if (LudoCsBoard.onPath(piece.cell())) {
            text.add(direction(piece.direction()));
            if (block) {
                text.add("in a block that goes " + direction(piece.block()));
            }
        }
        if (mayGoHome(piece)) {
            text.add("may go home");
        }
        if (piece.aura() != Aura.NONE) {
            text.add(piece.aura().word());
        }
        return text.toString();
    }

    private static boolean mayGoHome(Piece piece) {
        return LudoCsBoard.onPath(piece.cell())
                && piece.captures() > 0
                && (piece.direction() == LudoCsBoard.CW || piece.passes() > 0);
    }

    static String direction(int way) {
        return way == LudoCsBoard.CW ? "clockwise" : "counter-clockwise";
    }

    private static String arrow(int direction) {
        return direction == LudoCsBoard.CW ? ">" : "<";
    }

    /** Also to where a mystery cell appears. */
    @Override
    public Way way(Position position, int option) {
        LudoCsPosition p = fast(position);
        return p.waits() == Snapshot.Wait.SPAWN
                ? Way.to(cell(Integer.parseInt(p.label(option))))
                : Way.drawn(this, position, option);
    }

    @Override
    public String describe(Position position, int option) {
        LudoCsPosition p = fast(position);
        String label = p.label(option);
        return switch (p.waits()) {
            case OPENING -> "rolls " + label + " for who begins";
            case ROLL -> "rolls " + label;
            case CHOICE -> move(p, option);
            case COIN ->
                label + " of the coin: " + pending(p) + (option == 0 ? " goes clockwise" : " goes counter-clockwise");
            case TELEPORT ->
                "the mystery cell sends " + pending(p) + " to " + destination(Destination.ALL.get(option), p.seat());
            case AURA -> pending(p) + " is " + label + " for four rounds";
            case SPAWN -> "the mystery cell appears on " + label;
            case OVER -> "";
        };
    }

    private static String pending(LudoCsPosition p) {
        var names = new StringJoiner(" and ");
        p.snapshot().pending().forEach(piece -> names.add(LudoCsBoard.name(piece)));
        return names.toString();
    }

    private static String destination(Destination to, int seat) {
        return switch (to) {
            case BASE -> "the base";
            case X -> "its X, " + to.square(seat);
            case APPROACH -> "its approach, " + to.square(seat);
            case BHAWANA, KOTUWA, PITA_KOTUWA -> to + ", " + to.square(seat);
        };
    }

    private static String move(LudoCsPosition p, int option) {
        LudoCsView view = p.view();
        int pieces = view.pieces(option);
        int from = view.cell(PieceTable.lowest(pieces));
        int to = view.target(option);
        var words = new StringBuilder(PieceTable.several(pieces) ? "block " : "")
                .append(LudoCsNotation.pieces(pieces, "+"));
        if (from == LudoCsBoard.BASE) {
            words.append(" enters");
        } else {
            words.append(" from ").append(place(from));
            words.append(to == LudoCsBoard.HOME ? " gets home" : " to " + place(to));
        }
        String captured = LudoCsNotation.pieces(view.victims(option), " ");
        words.append(captured.isEmpty() ? "" : ", captures " + captured);
        words.append(view.joins(option) ? ", joins " + joined(view, pieces, to) : "");
        words.append(to == view.mystery() ? ", on the mystery cell" : "");
        return words.toString();
    }

    private static String joined(LudoCsView view, int pieces, int to) {
        int own = PieceTable.ofSeat(view.seat());
        return LudoCsNotation.pieces(view.on(to) & own & ~pieces, " ");
    }

    private static String place(int cell) {
        return LudoCsBoard.onPath(cell) ? Integer.toString(cell) : "straight" + (cell - LudoCsBoard.STRAIGHT);
    }
}
