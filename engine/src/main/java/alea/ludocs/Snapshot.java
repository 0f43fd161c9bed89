package alea.ludocs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Everything that the rules need to go on, as plain values: what {@link LudoCsNotation} reads and writes.
 *
 * @param waits what happens next
 * @param ending how it ended, once it has
 * @param round counted from 1
 * @param first the seat that begins a round
 * @param seat the seat to act
 * @param pieces all sixteen
 * @param released the round of the first release, 0 before it
 * @param mystery the square of the mystery cell, -1 when there is none
 * @param left full rounds that it stays
 * @param next by seat, the number (0..3) of the piece that a cyclic player considers next
 * @param finished seats with all pieces home, in that order
 * @param die the roll to be played, else 0
 * @param sixes in a row at the end of this turn's rolls so far
 * @param owed further rolls after the one that is due or being played
 * @param captured whether the roll being played has captured
 * @param moved whether any piece changed its place in this round
 * @param pending the pieces that wait for the coin, the teleport or the aura
 * @param forced the pieces that the third six has still to move, in order
 * @param forcedSteps by how much
 * @param opening by seat, its opening roll; 0 while it has to roll; -1 when it has not
 */
record Snapshot(
        Wait waits,
        LudoCsEnding ending,
        int round,
        int first,
        int seat,
        List<Piece> pieces,
        int released,
        int mystery,
        int left,
        List<Integer> next,
        List<Integer> finished,
        int die,
        int sixes,
        int owed,
        boolean captured,
        boolean moved,
        List<Integer> pending,
        List<Integer> forced,
        int forcedSteps,
        List<Integer> opening) {

    /** What a position waits for. */
    enum Wait {
        OPENING,
        ROLL,
        CHOICE,
        COIN,
        TELEPORT,
        AURA,
        SPAWN,
        OVER
    }

    /**
     * A piece.
     *
     * @param cell where it is
     * @param direction its own: 1 clockwise, -1 counter-clockwise, 0 in base and home
     * @param captures how often it captured
     * @param passes how often it walked past its approach
     * @param aura what it suffers from
     * @param until the last round of the aura, 0 without one
     * @param threes rolls in a row that count towards its return to base
     * @param of the value of those rolls where any counts, else 0
     * @param block the direction of the block that it is in, 0 when it is in none
     */
    record Piece(
            int cell, int direction, int captures, int passes, Aura aura, int until, int threes, int of, int block) {
        private static final Comparator<Piece> ORDER = Comparator.comparingInt(Piece::cell)
                .thenComparingInt(Piece::direction)
                .thenComparingInt(Piece::captures)
                .thenComparingInt(Piece::passes)
                .thenComparing(Piece::aura)
                .thenComparingInt(Piece::until)
                .thenComparingInt(Piece::threes)
                .thenComparingInt(Piece::of)
                .thenComparingInt(Piece::block);

        static final Piece IN_BASE = new Piece(LudoCsBoard.BASE, 0, 0, 0, Aura.NONE, 0, 0, 0, 0);
        static final Piece AT_HOME = new Piece(LudoCsBoard.HOME, 0, 0, 0, Aura.NONE, 0, 0, 0, 0);

        /** The same in a block that goes another way, or in none. */
        Piece withBlock(int way) {
            return new Piece(cell, direction, captures, passes, aura, until, threes, of, way);
        }
    }

    /**
     * The same without the numbers of pieces: those of a seat are in an order of what they are, and nobody has a next
     * one. Two that are equal then differ in nothing but which of equal pieces is which.
     */
    Snapshot withoutNumbers() {
        List<Piece> sorted = new ArrayList<>();
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            int first = seat * LudoCsBoard.PIECES;
            pieces.subList(first, first + LudoCsBoard.PIECES).stream()
                    .sorted(Piece.ORDER)
                    .forEach(sorted::add);
        }
        return new Snapshot(
                waits,
                ending,
                round,
                first,
                seat,
                sorted,
                released,
                mystery,
                left,
                List.of(0, 0, 0, 0),
                finished,
                die,
                sixes,
                owed,
                captured,
                moved,
                in(sorted, pending).stream().sorted().toList(),
                in(sorted, forced),
                forcedSteps,
                opening);
    }

    /** Where such pieces of the seat to act are among sorted ones: of equal ones, the first. */
    private List<Integer> in(List<Piece> sorted, List<Integer> some) {
        return some.stream()
                .map(p -> {
                    int first = p / LudoCsBoard.PIECES * LudoCsBoard.PIECES;
                    return first
                            + sorted.subList(first, first + LudoCsBoard.PIECES).indexOf(pieces.get(p));
                })
                .toList();
    }

    /** Before the opening rolls. */
    static Snapshot start() {
        return new Snapshot(
                Wait.OPENING,
                LudoCsEnding.NONE,
                1,
                0,
                0,
                java.util.Collections.nCopies(LudoCsBoard.SEATS * LudoCsBoard.PIECES, Piece.IN_BASE),
                0,
                -1,
                0,
                List.of(0, 0, 0, 0),
                List.of(),
                0,
                0,
                0,
                false,
                false,
                List.of(),
                List.of(),
                0,
                List.of(0, 0, 0, 0));
    }
}
