package alea.ludo;

import alea.game.Position;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import alea.picture.CrossBoard;
import alea.picture.Drawing;
import alea.picture.PawnEditor;
import alea.picture.Picture;
import alea.picture.Picture.Caption;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import alea.picture.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Ludo board. A pawn is called by its place's colour and its number: {@code R0}. */
record LudoDrawing(LudoGame game) implements Drawing {
    /** By place. */
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.BLUE);

    @Override
    public String seat(int seat) {
        return colour(seat).word();
    }

    @Override
    public Colour colour(int seat) {
        return COLOURS.get(game.place(seat));
    }

    private String pawn(int seat, int pawn) {
        return colour(seat).letter() + pawn;
    }

    @Override
    public Picture draw(Position position, List<String> captions) {
        List<Field> fields = new ArrayList<>();
        ring(fields);
        List<Caption> corners = new ArrayList<>();
        List<Piece> pawns = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            lane(fields, seat);
            corners.add(corner(seat, captions.get(seat)));
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int progress = ((LudoPosition) position).progress(seat, pawn);
                pawns.add(new Piece(cell(game.place(seat), pawn, progress), colour(seat), Integer.toString(pawn)));
            }
        }
        List<String> key = new ArrayList<>(List.of("* safe from strikes"));
        if (game.dialect().squares().stars() != 0) {
            key.add("+ star");
        }
        return new Picture(
                Picture.Form.SQUARES, CrossBoard.SIZE, CrossBoard.SIZE, fields, pawns, corners, key, List.of());
    }

    private void ring(List<Field> into) {
        Dialect rules = game.dialect();
        for (int square = 0; square < Dialect.SQUARES; square++) {
            String sign = rules.isGlobe(square) ? "*" : rules.isStar(square) ? "+" : "";
            int seat = square % Dialect.QUARTER == 0 ? game.seatAt(square / Dialect.QUARTER) : -1;
            into.add(new Field(
                    CrossBoard.ring(square),
                    Role.OPEN,
                    seat < 0 ? Colour.NONE : colour(seat),
                    sign,
                    "square " + square));
        }
    }

    private void lane(List<Field> into, int seat) {
        int place = game.place(seat);
        Colour own = colour(seat);
        for (int step = 0; step < game.dialect().lane(); step++) {
            into.add(new Field(CrossBoard.lane(place, step), Role.LANE, own, "", own.own("lane " + (step + 1))));
        }
        into.add(new Field(CrossBoard.home(place, game.dialect().lane()), Role.HOME, own, "", own.own("home")));
        for (int pawn = 0; pawn < game.pawns() && game.dialect().hasBase(); pawn++) {
            into.add(new Field(CrossBoard.base(place, pawn), Role.BASE, own, "", own.own("base")));
        }
    }

    private Caption corner(int seat, String caption) {
        return CrossBoard.corner(game.place(seat), 0, colour(seat), seat(seat) + ": " + caption);
    }

    /** Where a pawn is. */
    Cell cell(int place, int pawn, int progress) {
        Dialect rules = game.dialect();
        if (progress == Dialect.BASE) {
            return CrossBoard.base(place, pawn);
        }
        if (progress == rules.home()) {
            return CrossBoard.home(place, rules.lane());
        }
        if (progress >= rules.ring()) {
            return CrossBoard.lane(place, progress - rules.ring());
        }
        return CrossBoard.ring((progress + Dialect.QUARTER * place) % Dialect.SQUARES);
    }

    @Override
    public Way way(Position position, int option) {
        int pawn = position.isChance() ? -1 : ((LudoPosition) position).pawn(option);
        if (pawn < 0) {
            return Way.NONE;
        }
        LudoPosition after = (LudoPosition) position.copy();
        after.take(option);
        int mover = position.seat();
        int place = game.place(mover);
        return Way.of(
                cell(place, pawn, ((LudoPosition) position).progress(mover, pawn)),
                cell(place, pawn, after.progress(mover, pawn)));
    }

    @Override
    public Optional<BoardEditor> editor() {
        return Optional.of(new PawnEditor(game, this, new LudoPawns(game, this)));
    }

    @Override
    public String name(Position position, int option) {
        int pawn = position.isChance() ? -1 : ((LudoPosition) position).pawn(option);
        return pawn < 0 ? position.label(option) : pawn(position.seat(), pawn);
    }

    @Override
    public String describe(Position position, int option) {
        LudoPosition before = (LudoPosition) position;
        if (before.isChance()) {
            return "rolls " + before.label(option);
        }
        int pawn = before.pawn(option);
        if (pawn < 0) {
            return "passes, since no pawn can move";
        }
        LudoPosition after = before.copy();
        after.take(option);
        int mover = before.seat();
        var words = new StringBuilder(pawn(mover, pawn));
        words.append(' ').append(way(before.progress(mover, pawn), after.progress(mover, pawn)));
        String struck = struck(before, after);
        if (!struck.isEmpty()) {
            words.append(", strikes").append(struck);
        }
        if (after.node() == Position.OVER) {
            words.append(", and wins");
        } else if (after.seat() == mover) {
            words.append(", and rolls again");
        }
        return words.toString();
    }

    private String way(int from, int to) {
        Dialect rules = game.dialect();
        if (from == Dialect.BASE) {
            return "enters";
        }
        return "from %s %s".formatted(square(from), to == rules.home() ? "gets home" : "to " + square(to));
    }

    private String square(int progress) {
        Dialect rules = game.dialect();
        if (progress >= rules.ring()) {
            return "lane " + (progress - rules.ring() + 1);
        }
        return progress + (rules.isSafe(progress) ? " (safe)" : "");
    }

    private String struck(LudoPosition before, LudoPosition after) {
        var struck = new StringBuilder();
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; seat != before.seat() && pawn < game.pawns(); pawn++) {
                if (before.progress(seat, pawn) != after.progress(seat, pawn)) {
                    struck.append(' ').append(pawn(seat, pawn));
                }
            }
        }
        return struck.toString();
    }
}
