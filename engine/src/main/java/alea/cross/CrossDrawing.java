package alea.cross;

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
import alea.picture.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A board of the cross-and-circle family: the ring as a loop, and within it for each seat its base, its lane and home.
 * A pawn is called by its place's colour and its number: {@code R0}.
 */
record CrossDrawing(CrossGame game, Loop loop) implements Drawing {
    /** By place. */
    private static final List<Colour> COLOURS =
            List.of(Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.BLUE, Colour.PURPLE, Colour.TEAL);

    /** Places that there are colours for. */
    static final int MOST_PLACES = COLOURS.size();

    CrossDrawing(CrossGame game) {
        this(game, Loop.of(game.crossRules().circuit(), game.seats(), game.pawns()));
    }

    private Circuit way() {
        return game.crossRules().circuit();
    }

    @Override
    public String seat(int seat) {
        return colour(seat).word();
    }

    @Override
    public Colour colour(int seat) {
        return COLOURS.get(game.place(seat));
    }

    @Override
    public Picture draw(Position position, List<String> captions) {
        List<Field> fields = new ArrayList<>();
        List<Caption> words = new ArrayList<>();
        List<Piece> pawns = new ArrayList<>();
        ring(fields);
        roads(fields, words);
        Pawns at = (Pawns) position;
        for (int seat = 0; seat < game.seats(); seat++) {
            own(fields, seat);
            String caption = seat(seat) + ": " + captions.get(seat);
            words.add(new Caption(loop.caption(seat), loop.captionCells(), colour(seat), caption));
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int progress = at.progress(seat, pawn);
                Cell cell = loop.of(game.place(seat), seat, pawn, progress);
                String out = isOnTheWayOut(progress) ? "on the way out" : "";
                pawns.add(new Piece(cell, colour(seat), Integer.toString(pawn), out));
            }
        }
        return new Picture(
                Picture.Form.SQUARES, loop.rows(), loop.columns(), fields, pawns, words, key(), lines(position));
    }

    private List<String> key() {
        List<String> key = new ArrayList<>();
        if (!way().safe().isEmpty()) {
            key.add("* safe");
        }
        if (!way().links().jumps().isEmpty()) {
            key.add("> leads on");
        }
        if (!way().links().slides().isEmpty()) {
            key.add("~ slides");
        }
        return key;
    }

    private void ring(List<Field> into) {
        Circuit way = way();
        for (int square = 0; square < way.ring(); square++) {
            int progress = way.start() + square;
            boolean corner = way.roads().stream().anyMatch(road -> road.contains(progress));
            String sign = corner ? Integer.toString(progress) : way.safe().contains(square) ? "*" : link(square);
            int seat = way.quarter() > 0 && square % way.quarter() == 0 ? game.seatAt(square / way.quarter()) : -1;
            Colour colour = seat < 0 ? Colour.NONE : colour(seat);
            into.add(new Field(loop.ring(square), Role.OPEN, colour, sign, "square " + progress));
        }
    }

    /** The sign of a link that some seat has on a ring square. */
    private String link(int square) {
        Links links = way().links();
        String sign = "";
        for (int seat = 0; seat < game.seats() && !links.isNone(); seat++) {
            int walked = Math.floorMod(square - game.place(seat) * way().quarter(), way().ring());
            int progress = way().start() + walked;
            sign = links.jumps().containsKey(progress) ? ">" : links.slides().containsKey(progress) ? "~" : sign;
        }
        return sign;
    }

    private void roads(List<Field> fields, List<Caption> words) {
        List<List<Integer>> roads = way().roads();
        for (int road = 0; road < roads.size(); road++) {
            List<Integer> squares = roads.get(road);
            String ends = squares.getFirst() + " to " + squares.getLast();
            words.add(new Caption(loop.roadCaption(road), loop.captionCells(), Colour.NONE, ends));
            for (int step = 1; step < squares.size() - 1; step++) {
                String sign = Integer.toString(squares.get(step));
                Cell cell = loop.road(road, step);
                // Where short cuts cross, pawns stand in the row of the first alone.
                String name = cell.equals(loop.crossing(squares.get(step))) ? "square " + sign : "";
                fields.add(new Field(cell, Role.OPEN, Colour.NONE, sign, name));
            }
        }
    }

    /** Base, lane and home of a seat. */
    private void own(List<Field> into, int seat) {
        boolean places = way().goal().places();
        Colour own = colour(seat);
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            into.add(new Field(loop.base(seat, pawn), Role.BASE, own, "", own.own("base")));
        }
        for (int step = 0; step < loop.own(); step++) {
            String name = own.own((places ? "goal " : "lane ") + (step + 1));
            into.add(new Field(loop.lane(seat, step), places ? Role.HOME : Role.LANE, own, "", name));
        }
        if (!places) {
            into.add(new Field(loop.home(seat), Role.HOME, own, "", own.own("home")));
        }
    }

    /** What is in hand and remembered, and who is on its way out where that is the way home, too. */
    private List<String> lines(Position position) {
        CrossState state = CrossNotation.read(game, position.toString());
        List<String> known = new ArrayList<>();
        if (!state.dice.isEmpty()) {
            known.add("thrown " + CrossNotation.joined(state.dice));
        }
        Map<String, String> memory = CrossMemory.write(game, state);
        memory.remove("undo");
        memory.forEach((name, value) -> known.add(name + " " + value));
        List<String> out = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                if (isOnTheWayOut(state.pawns[seat][pawn])) {
                    out.add(pawn(seat, pawn));
                }
            }
        }
        if (!out.isEmpty()) {
            known.add("on the way out " + String.join(" ", out));
        }
        return known.isEmpty() ? List.of() : List.of(String.join("; ", known));
    }

    private boolean isOnTheWayOut(int progress) {
        return progress != Circuit.BASE && progress >= way().first() && progress < way().start();
    }

    private String pawn(int seat, int pawn) {
        return colour(seat).letter() + pawn;
    }

    /** Of the pawn that the option names, also where that comes back to where it was. */
    @Override
    public Way way(Position position, int option) {
        char first = position.label(option).charAt(0);
        if (position.isChance() || !Character.isDigit(first)) {
            return Way.drawn(this, position, option);
        }
        Position next = position.copy();
        next.take(option);
        int seat = position.seat();
        int pawn = first - '0';
        int place = game.place(seat);
        return Way.of(
                loop.of(place, seat, pawn, ((Pawns) position).progress(seat, pawn)),
                loop.of(place, seat, pawn, ((Pawns) next).progress(seat, pawn)));
    }

    @Override
    public Optional<BoardEditor> editor() {
        return Optional.of(new PawnEditor(game, this, new CrossPawnBoard(game, loop)));
    }

    /** A label that begins with the number of a pawn, with the letter of its colour before that: {@code R0:4}. */
    @Override
    public String name(Position position, int option) {
        String label = position.label(option);
        return position.isChance() || !Character.isDigit(label.charAt(0))
                ? label
                : colour(position.seat()).letter() + label;
    }

    @Override
    public String describe(Position position, int option) {
        String label = position.label(option);
        if (position.isChance()) {
            return "throws " + label.replace(",", ", ");
        }
        int mover = position.seat();
        Position next = position.copy();
        next.take(option);
        return deed(position, next, label) + then(next, mover);
    }

    /** Without who throws next. */
    @Override
    public String brief(Position position, int option) {
        if (position.isChance()) {
            return describe(position, option);
        }
        Position next = position.copy();
        next.take(option);
        return deed(position, next, position.label(option)) + (next.node() == Position.OVER ? ", and wins" : "");
    }

    private String deed(Position position, Position next, String label) {
        int mover = position.seat();
        Pawns before = (Pawns) position;
        Pawns after = (Pawns) next;
        var words = new StringBuilder();
        if (label.equals("pass")) {
            words.append("passes").append(position.options() == 1 ? ", since no pawn can move" : "");
        } else {
            words.append(move(before, after, mover)).append(means(label));
        }
        String struck = changed(before, after, mover, false);
        words.append(struck.isEmpty() ? "" : ", strikes " + struck);
        return words.toString();
    }

    private String then(Position next, int mover) {
        if (next.node() == Position.OVER) {
            return ", and wins";
        }
        if (next.seat() != mover) {
            return "";
        }
        return next.isChance() ? ", and throws again" : ", and has " + inHand(next) + " left";
    }

    /** The values and the steps that a seat has still to move, with whatever pawn. */
    private String inHand(Position position) {
        CrossState state = CrossNotation.read(game, position.toString());
        return CrossNotation.joined(
                Stream.concat(state.dice.stream(), state.bonus.stream()).toList());
    }

    /** With what a pawn moves, where that can be chosen. */
    private static String means(String label) {
        int value = label.indexOf(':');
        boolean shortCut = label.endsWith("s");
        return (value < 0 ? "" : " with " + label.substring(value + 1).replace("s", ""))
                + (shortCut ? " by the short cut" : "");
    }

    private String move(Pawns before, Pawns after, int mover) {
        String pawns = changed(before, after, mover, true);
        if (pawns.isEmpty()) {
            return "walks up and down";
        }
        int pawn = pawns.charAt(1) - '0';
        int from = before.progress(mover, pawn);
        int to = after.progress(mover, pawn);
        if (from == Circuit.BASE) {
            return pawns + (pawns.contains(" ") ? " enter" : " enters") + (to == way().start() ? "" : " to " + to);
        }
        return "%s from %s %s"
                .formatted(
                        pawns,
                        square(from),
                        to == way().end() && !way().goal().places() ? "gets home" : "to " + square(to));
    }

    private String square(int progress) {
        Circuit way = way();
        if (!way.isShared(progress) && progress > way.last()) {
            return (way.goal().places() ? "goal " : "lane ") + (progress - way.last());
        }
        return progress + (way.isShared(progress) && way.isSafe(progress) ? " (safe)" : "");
    }

    /** Whether an own pawn was hit by a slide. */
    private boolean isSwept(int from, int to) {
        return way().links().all() && from > to && (to == Circuit.BASE || to == way().start());
    }

    /** The pawns of a seat that moved, or all that were hit. */
    private String changed(Pawns before, Pawns after, int mover, boolean moved) {
        List<String> changed = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                int from = before.progress(seat, pawn);
                int to = after.progress(seat, pawn);
                boolean moves = seat == mover && !isSwept(from, to);
                if (from != to && moved == moves) {
                    changed.add(pawn(seat, pawn));
                }
            }
        }
        return changed.stream().collect(Collectors.joining(" "));
    }
}
