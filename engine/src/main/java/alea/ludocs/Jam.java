package alea.ludocs;

import alea.ludocs.Snapshot.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether a match can never end although something still moves: opposing blocks of unequal size that stand one
 * behind the other are locked for good, and when they hold a piece of every seat, nobody can get all pieces home.
 *
 * <p>What is found is proved: a set of blocks is locked when every way out of each of them leads at once on to
 * another block of the set that it cannot capture, when no piece outside the set can join one of them, and when
 * none can capture one.
 */
final class Jam {
    private final List<Piece> pieces;
    private final Rules rules;
    /** By square, the pieces of a block that may be locked. */
    private final Map<Integer, List<Integer>> locked = new HashMap<>();

    private Jam(Snapshot s, Rules rules) {
        pieces = s.pieces();
        this.rules = rules;
        for (int p = 0; p < pieces.size(); p++) {
            if (pieces.get(p).block() != 0) {
                locked.computeIfAbsent(pieces.get(p).cell(), square -> new ArrayList<>())
                        .add(p);
            }
        }
        while (locked.keySet().removeIf(square -> !holds(square))) {
            // Whoever relied on a block that is gone is looked at again.
        }
    }

    /** Whether every seat that has not finished has a piece that can never move again. */
    static boolean isForGood(Snapshot s, Rules rules) {
        Jam jam = new Jam(s, rules);
        return IntStream.range(0, LudoCsBoard.SEATS)
                .filter(seat -> !s.finished().contains(seat))
                .allMatch(seat -> jam.locked.values().stream().anyMatch(block -> owner(block) == seat));
    }

    private boolean holds(int square) {
        List<Integer> block = locked.getOrDefault(square, List.of());
        int seat = owner(block);
        if (block.stream().anyMatch(p -> pieces.get(p).aura() == Aura.FROZEN)) {
            return false; // threes can take it away
        }
        Set<Integer> ways = new HashSet<>();
        for (int p : block) {
            ways.add(pieces.get(p).direction());
            ways.add(pieces.get(p).block());
        }
        for (int way : ways) {
            List<Integer> before = neighbour(square, way, seat);
            if (before.isEmpty() || rules.blockCaptures(block.size(), before.size())) {
                return false;
            }
        }
        for (int other = 0; other < LudoCsBoard.SEATS; other++) {
            int needed = other == seat ? 1 : rules.largerCaptures() ? 2 : block.size();
            if (free(other) >= needed && reaches(square, other)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a free piece of a seat could land on a square: past a neighbour of its own, or where teleports and
     * releases lead.
     */
    private boolean reaches(int square, int seat) {
        return neighbour(square, LudoCsBoard.CW, seat).isEmpty()
                || neighbour(square, LudoCsBoard.CCW, seat).isEmpty()
                || Destination.ALL.stream().anyMatch(to -> to.square(seat) == square);
    }

    /** The block next to a square that may be locked and is not of this seat; empty when there is none. */
    private List<Integer> neighbour(int square, int way, int seat) {
        List<Integer> block = locked.getOrDefault(LudoCsBoard.wrap(square + way), List.of());
        return block.isEmpty() || owner(block) == seat ? List.of() : block;
    }

    /** Pieces of a seat that are neither locked nor home. */
    private int free(int seat) {
        return (int) IntStream.range(seat * LudoCsBoard.PIECES, (seat + 1) * LudoCsBoard.PIECES)
                .filter(p -> pieces.get(p).cell() != LudoCsBoard.HOME
                        && locked.values().stream().noneMatch(block -> block.contains(p)))
                .count();
    }

    private static int owner(List<Integer> block) {
        return block.getFirst() / LudoCsBoard.PIECES;
    }
}
