package alea.picture;

import alea.game.Position;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What {@link PawnEditor} has to know of a game in which all seats have as many pawns, and each pawn its way: how far
 * it has come is its progress, a number.
 */
public interface PawnBoard {
    /** Pawns of a seat. */
    int pawns();

    /** What a pawn is called, as its piece is; empty where pawns of a seat are alike. */
    default String name(int pawn) {
        return Integer.toString(pawn);
    }

    /** How far a pawn has come. */
    int progress(Position position, int seat, int pawn);

    /** All that a pawn can have come to, its base and its home too. */
    IntStream ways();

    /** Where a pawn is that has come so far. */
    Cell cell(int seat, int pawn, int progress);

    /**
     * Texts of positions in which pawns are elsewhere, and else as little as can be is changed: the first that the
     * game reads is taken.
     *
     * @param position the one that is changed
     * @param pawns the progress of every pawn, by seat and pawn
     */
    Stream<String> moved(Position position, int[][] pawns);

    /** The same of positions in which a seat is to act and has not rolled. */
    Stream<String> turn(Position position, int seat);
}
