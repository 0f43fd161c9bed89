package hypergammon;

import alea.game.Position;
import alea.picture.Cell;
import alea.picture.PawnBoard;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What an editor of positions has to know of checkers, which are alike. */
record Checkers(Hypergammon game) implements PawnBoard {
    @Override
    public int pawns() {
        return game.checkers();
    }

    @Override
    public String name(int pawn) {
        return "";
    }

    @Override
    public int progress(Position position, int seat, int pawn) {
        return Notation.of(position).checkers()[seat][pawn];
    }

    @Override
    public IntStream ways() {
        return IntStream.rangeClosed(Hypergammon.OFF, Hypergammon.BAR);
    }

    @Override
    public Cell cell(int seat, int pawn, int progress) {
        return HypergammonDrawing.cell(seat, progress);
    }

    /** With the dice, or without; with the other seat to act where that has won. */
    @Override
    public Stream<String> moved(Position position, int[][] pawns) {
        Notation now = Notation.of(position);
        int[][] falling = Arrays.stream(pawns)
                .map(side -> IntStream.of(side)
                        .map(place -> -place)
                        .sorted()
                        .map(place -> -place)
                        .toArray())
                .toArray(int[][]::new);
        return Stream.of(
                        new Notation(falling, now.seat(), now.dice()),
                        new Notation(falling, now.seat(), new int[0]),
                        new Notation(falling, 1 - now.seat(), new int[0]))
                .map(Notation::toString);
    }

    @Override
    public Stream<String> turn(Position position, int seat) {
        return Stream.of(new Notation(Notation.of(position).checkers(), seat, new int[0]).toString());
    }
}
