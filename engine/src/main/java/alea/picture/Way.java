package alea.picture;

import alea.game.Position;
import alea.picture.Picture.Field;
import alea.picture.Picture.Piece;
import alea.picture.Picture.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The way of what an option moves.
 *
 * @param from where it begins; empty where something comes from nowhere
 * @param to where it ends
 */
public record Way(Optional<Cell> from, Optional<Cell> to) {
    /** That of an option which moves nothing. */
    public static final Way NONE = new Way(Optional.empty(), Optional.empty());

    /** Captions that say nothing, for as many seats as a board has. */
    static final List<String> SILENT = Collections.nCopies(64, "");

    /** From a cell to a cell. */
    public static Way of(Cell from, Cell to) {
        return new Way(Optional.of(from), Optional.of(to));
    }

    /** To a cell, from nowhere. */
    public static Way to(Cell to) {
        return new Way(Optional.empty(), Optional.of(to));
    }

    /** What the pictures before and after an option show of it. */
    public static Way drawn(Drawing drawing, Position position, int option) {
        Colour mover = drawing.colour(position.seat());
        Position next = position.copy();
        next.take(option);
        return between(drawing.draw(position, SILENT), drawing.draw(next, SILENT), mover);
    }

    /**
     * The way that pieces of a colour went from one picture to the other: from the first cell that has fewer of them,
     * as the picture lists pieces, to one that has more, which is a base only where no other is.
     *
     * @param mover nobody's pieces go nowhere
     */
    public static Way between(Picture before, Picture after, Colour mover) {
        if (mover == Colour.NONE) {
            return NONE;
        }
        List<Cell> left = standing(before, mover);
        List<Cell> come = standing(after, mover);
        for (Cell cell : List.copyOf(come)) {
            if (left.remove(cell)) {
                come.remove(cell);
            }
        }
        List<Cell> bases = after.fields().stream()
                .filter(field -> field.role() == Role.BASE)
                .map(Field::cell)
                .toList();
        return new Way(
                left.stream().findFirst(),
                come.stream()
                        .filter(cell -> !bases.contains(cell))
                        .findFirst()
                        .or(() -> come.stream().findFirst()));
    }

    private static List<Cell> standing(Picture picture, Colour colour) {
        return picture.pieces().stream()
                .filter(piece -> piece.colour() == colour)
                .map(Piece::cell)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
