package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Piece;
import alea.ludocs.Snapshot.Wait;
import alea.picture.BoardEditor;
import alea.picture.Cell;
import alea.picture.Colour;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sets up where pieces are, which way they and their blocks go, whether they may go home, and who is to act. The round,
 * the mystery cell, auras and all else stay as they are. A piece is called as it is on the board before the change.
 */
record LudoCsEditor(LudoCsGame game, LudoCsDrawing drawing) implements BoardEditor {
    /** A piece as it could be, and that in words. */
    private record Change(Piece piece, String text) {}

    @Override
    public List<Choice> at(Position position, Cell cell) {
        Snapshot now = drawing.fast(position).snapshot();
        List<String> names = drawing.draw(position, Collections.nCopies(LudoCsBoard.SEATS, "")).pieces().stream()
                .map(piece -> piece.name())
                .toList();
        List<Choice> choices = new ArrayList<>();
        for (int p = 0; p < PieceTable.COUNT; p++) {
            int id = p;
            Colour colour = LudoCsDrawing.colourOf(p / LudoCsBoard.PIECES);
            there(p, cell)
                    .forEach(to -> changes(now, id, to)
                            .forEach(change -> BoardEditor.first(game, texts(with(now, id, change.piece)))
                                    .ifPresent(next ->
                                            choices.add(new Choice(colour, names.get(id), change.text, next)))));
        }
        for (int square = 0; square < LudoCsBoard.SQUARES; square++) {
            if (LudoCsDrawing.place(0, square).equals(cell)) {
                choices.addAll(block(now, names, square));
            }
        }
        return choices;
    }

    /** Where a piece is that is drawn on a cell. */
    private static IntStream there(int p, Cell cell) {
        return IntStream.rangeClosed(0, LudoCsBoard.BASE)
                .filter(place -> LudoCsDrawing.place(p, place).equals(cell));
    }

    private static Stream<Change> changes(Snapshot now, int p, int to) {
        Piece piece = now.pieces().get(p);
        if (to == piece.cell()) {
            return LudoCsBoard.onPath(to) ? standing(piece, LudoCsBoard.name(p)) : Stream.empty();
        }
        int seat = p / LudoCsBoard.PIECES;
        String text = "%s from %s to %s".formatted(LudoCsBoard.name(p), name(seat, piece.cell()), name(seat, to));
        if (to >= LudoCsBoard.HOME) {
            return Stream.of(new Change(to == LudoCsBoard.BASE ? Piece.IN_BASE : Piece.AT_HOME, text));
        }
        if (to >= LudoCsBoard.STRAIGHT) {
            return Stream.of(new Change(entered(piece, to), text));
        }
        boolean foes = IntStream.range(0, PieceTable.COUNT)
                .anyMatch(o ->
                        o / LudoCsBoard.PIECES != seat && now.pieces().get(o).cell() == to);
        if (foes) {
            return Stream.empty(); // pieces of one colour alone share a square
        }
        return piece.direction() != 0
                ? Stream.of(new Change(at(piece, to), text))
                : Stream.of(LudoCsBoard.CW, LudoCsBoard.CCW)
                        .map(way -> new Change(
                                new Piece(to, way, 0, 0, Aura.NONE, 0, 0, 0, 0),
                                text + ", " + LudoCsDrawing.direction(way)));
    }

    private static String name(int seat, int cell) {
        Colour colour = LudoCsDrawing.colourOf(seat);
        return switch (cell) {
            case LudoCsBoard.BASE -> colour.own("base");
            case LudoCsBoard.HOME -> colour.own("home");
            default ->
                LudoCsBoard.onPath(cell) ? "square " + cell : colour.own("straight " + (cell - LudoCsBoard.STRAIGHT));
        };
    }

    private static Piece at(Piece piece, int cell) {
        return new Piece(
                cell,
                piece.direction(),
                piece.captures(),
                piece.passes(),
                piece.aura(),
                piece.until(),
                piece.threes(),
                piece.of(),
                0);
    }

    /** A piece on its home straight has earned it; and nobody is frozen there. */
    private static Piece entered(Piece piece, int cell) {
        int way = piece.direction() == 0 ? LudoCsBoard.CW : piece.direction();
        boolean frozen = piece.aura() == Aura.FROZEN;
        return new Piece(
                cell,
                way,
                Math.max(1, piece.captures()),
                way == LudoCsBoard.CW ? piece.passes() : Math.max(1, piece.passes()),
                frozen ? Aura.NONE : piece.aura(),
                frozen ? 0 : piece.until(),
                0,
                0,
                0);
    }

    /** What could be otherwise with a piece that stays on its square. */
    private static Stream<Change> standing(Piece piece, String name) {
        int back = -piece.direction();
        boolean captured = piece.captures() > 0;
        boolean passed = piece.passes() > 0;
        Stream<Change> changes = Stream.of(
                new Change(
                        standing(piece, back, piece.captures(), piece.passes()),
                        name + " goes " + LudoCsDrawing.direction(back)),
                new Change(
                        standing(piece, piece.direction(), captured ? 0 : 1, piece.passes()),
                        name + (captured ? " has captured nobody" : " has captured")));
        return piece.direction() == LudoCsBoard.CW
                ? changes
                : Stream.concat(
                        changes,
                        Stream.of(new Change(
                                standing(piece, piece.direction(), piece.captures(), passed ? 0 : 1),
                                name + (passed ? " has not passed" : " has passed") + " its approach")));
    }

    private static Piece standing(Piece piece, int direction, int captures, int passes) {
        return new Piece(
                piece.cell(),
                direction,
                captures,
                passes,
                piece.aura(),
                piece.until(),
                piece.threes(),
                piece.of(),
                piece.block());
    }

    /** The block of a square, going the other way. */
    private List<Choice> block(Snapshot now, List<String> names, int square) {
        List<Piece> turned = now.pieces().stream()
                .map(piece -> piece.cell() == square ? piece.withBlock(-piece.block()) : piece)
                .toList();
        return IntStream.range(0, PieceTable.COUNT)
                .filter(p -> now.pieces().get(p).cell() == square
                        && now.pieces().get(p).block() != 0)
                .limit(1)
                .boxed()
                .flatMap(p -> BoardEditor.first(game, texts(with(now, turned)))
                        .map(next -> new Choice(
                                LudoCsDrawing.colourOf(p / LudoCsBoard.PIECES),
                                names.get(p),
                                "the block goes "
                                        + LudoCsDrawing.direction(
                                                -now.pieces().get(p).block()),
                                next))
                        .stream())
                .toList();
    }

    /** With another piece: blocks that it leaves or joins go as new ones would. */
    private static Snapshot with(Snapshot now, int p, Piece piece) {
        int from = now.pieces().get(p).cell();
        List<Piece> pieces = new ArrayList<>(now.pieces());
        pieces.set(p, piece);
        if (from != piece.cell()) {
            pieces.replaceAll(other -> other.cell() == from || other.cell() == piece.cell() && other.block() != 0
                    ? newBlock(other)
                    : other);
        }
        return with(now, pieces);
    }

    private static Piece newBlock(Piece piece) {
        return LudoCsBoard.onPath(piece.cell()) ? at(piece, piece.cell()) : piece;
    }

    /** With other pieces: who has all of them home has finished, and the first release was at the latest now. */
    private static Snapshot with(Snapshot now, List<Piece> pieces) {
        List<Integer> finished = new ArrayList<>(now.finished());
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            boolean home = pieces.subList(seat * LudoCsBoard.PIECES, (seat + 1) * LudoCsBoard.PIECES).stream()
                    .allMatch(piece -> piece.cell() == LudoCsBoard.HOME);
            if (!home) {
                finished.remove(Integer.valueOf(seat));
            } else if (!finished.contains(seat)) {
                finished.add(seat);
            }
        }
        boolean released = now.released() > 0 || LudoCsNotation.released(pieces) == 0;
        return new Snapshot(
                now.waits(),
                now.ending(),
                now.round(),
                now.first(),
                now.seat(),
                pieces,
                released ? now.released() : now.round(),
                now.mystery(),
                now.left(),
                now.next(),
                finished,
                now.die(),
                now.sixes(),
                now.owed(),
                now.captured(),
                now.moved(),
                now.pending(),
                now.forced(),
                now.forcedSteps(),
                now.opening());
    }

    /** As it is; before the roll; at the beginning of the turn; or in that of the next seat that has not finished. */
    private static Stream<String> texts(Snapshot s) {
        boolean goesOn = s.waits() != Wait.OVER && s.waits() != Wait.OPENING;
        Stream<Snapshot> own = goesOn ? Stream.of(s, unrolled(s)) : Stream.empty();
        Stream<Snapshot> turns =
                IntStream.range(0, LudoCsBoard.SEATS).mapToObj(i -> turn(s, (s.seat() + i) % LudoCsBoard.SEATS));
        return Stream.concat(own, turns).map(LudoCsNotation::write);
    }

    /** Before the roll that was made last. */
    private static Snapshot unrolled(Snapshot s) {
        return roll(s, s.seat(), Math.min(2, s.die() == 6 ? s.sixes() - 1 : s.sixes()), s.owed());
    }

    /** At the beginning of a seat's turn. */
    private static Snapshot turn(Snapshot s, int seat) {
        return roll(s, seat, 0, 0);
    }

    private static Snapshot roll(Snapshot s, int seat, int sixes, int owed) {
        return new Snapshot(
                Wait.ROLL,
                LudoCsEnding.NONE,
                s.round(),
                s.waits() == Wait.OPENING ? seat : s.first(),
                seat,
                s.pieces(),
                s.released(),
                s.left() > 0 ? s.mystery() : -1,
                s.left(),
                s.next(),
                s.finished(),
                0,
                sixes,
                owed,
                false,
                s.moved(),
                List.of(),
                List.of(),
                0,
                List.of(0, 0, 0, 0));
    }

    @Override
    public List<Choice> turns(Position position) {
        Snapshot now = drawing.fast(position).snapshot();
        if (now.waits() == Wait.OVER) {
            return List.of();
        }
        return IntStream.range(0, LudoCsBoard.SEATS)
                .boxed()
                .flatMap(seat -> BoardEditor.first(game, Stream.of(LudoCsNotation.write(turn(now, seat)))).stream()
                        .map(then ->
                                new Choice(LudoCsDrawing.colourOf(seat), "", drawing.seat(seat) + " to act", then)))
                .toList();
    }

    /** None in the opening, whose rolls decide who begins. */
    @Override
    public List<Choice> rolls(Position position) {
        Snapshot now = drawing.fast(position).snapshot();
        if (now.waits() == Wait.OVER || now.waits() == Wait.OPENING) {
            return List.of();
        }
        Colour colour = LudoCsDrawing.colourOf(now.seat());
        return BoardEditor.first(game, Stream.of(LudoCsNotation.write(unrolled(now)))).stream()
                .flatMap(before -> Stream.concat(
                        Stream.of(new Choice(colour, "", "before the roll", before)),
                        IntStream.range(0, before.options()).boxed().flatMap(option -> rolled(before, option, colour))))
                .toList();
    }

    /** A roll that can be played. */
    private Stream<Choice> rolled(Position before, int option, Colour colour) {
        LudoCsPosition next = drawing.fast(before).copy();
        next.take(option);
        return next.waits() == Wait.CHOICE && next.seat() == before.seat()
                ? Stream.of(new Choice(
                        colour, before.label(option), drawing.describe(before, option), game.parse(next.toString())))
                : Stream.empty();
    }
}
