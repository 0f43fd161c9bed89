package alea.ludocs;

import alea.ludocs.Snapshot.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Who came first, second, third and fourth, also in a match that was not played to its end. */
final class Standings {
    /** What a piece in base counts as: more than any lap with an approach before it. */
    private static final int BASE = 60;

    private Standings() {}

    /** Finished seats in their order; then by pieces home, then by the way still to go, then by the order of turns. */
    static List<Integer> of(Snapshot s) {
        List<Integer> seats = new ArrayList<>(s.finished());
        IntStream.range(0, LudoCsBoard.SEATS)
                .map(i -> (s.first() + i) % LudoCsBoard.SEATS)
                .boxed()
                .filter(seat -> !s.finished().contains(seat))
                .sorted(Comparator.comparingInt((Integer seat) -> -home(s, seat))
                        .thenComparingInt(seat -> way(s, seat)))
                .forEach(seats::add);
        return List.copyOf(seats);
    }

    private static List<Piece> pieces(Snapshot s, int seat) {
        return s.pieces().subList(seat * LudoCsBoard.PIECES, (seat + 1) * LudoCsBoard.PIECES);
    }

    private static int home(Snapshot s, int seat) {
        return (int) pieces(s, seat).stream()
                .filter(p -> p.cell() == LudoCsBoard.HOME)
                .count();
    }

    private static int way(Snapshot s, int seat) {
        return pieces(s, seat).stream()
                .mapToInt(p -> p.cell() == LudoCsBoard.BASE
                        ? BASE
                        : LudoCsBoard.distance(seat, p.cell(), p.direction(), p.passes()))
                .sum();
    }
}
