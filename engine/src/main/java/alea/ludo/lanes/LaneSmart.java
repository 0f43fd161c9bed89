package alea.ludo.lanes;

import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * {@link alea.ludo.Smart} in all lanes: of what it adds up, what a move changes. Whoever is struck stands where the
 * pawn comes to, alone, so the square says what that is worth.
 */
final class LaneSmart implements LaneRule {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    /** By pawn: the mask of lanes in which it enters with a six. */
    private final long[][] enters = new long[PAWNS][LONGS];
    /** The mask of lanes in which any does. */
    private final long[] found = new long[LONGS];
    /** By pawn: a half of what its move changes, and the rest. */
    private final long[][] halves = new long[PAWNS][LONGS];

    private final long[][] rests = new long[PAWNS][LONGS];
    private final long[] worth = new long[LONGS];
    /** The flag of lanes in which somebody is struck where a pawn comes to; and where a star carries it. */
    private final long[] first = new long[LONGS];

    private final long[] last = new long[LONGS];

    private LaneSmart() {}

    /** Lanes of it, where the square where a pawn comes to says what whoever is struck there counts. */
    static Optional<Supplier<LaneRule>> of(LudoGame game) {
        Dialect dialect = game.dialect();
        boolean strikesMany = dialect.entering().takesAll()
                && IntStream.rangeClosed(1, 5).anyMatch(die -> dialect.movable(Dialect.BASE, die));
        return dialect.meeting().laneIsRing() || strikesMany ? Optional.empty() : Optional.of(LaneSmart::new);
    }

    @Override
    public void narrow(LaneBoard board, long[] die, long[][] masks) {
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            board.then(() -> PyludoNumbers.enters(board.pawns[pawn], die, masks[pawn], enters[pawn], LONGS));
        }
        board.then(() -> Choosing.anyOf(enters[0], enters[1], enters[2], enters[3], found, LONGS));
        for (int i = 0; i < PAWNS; i++) {
            look(board, die, masks[i], i);
        }
        board.most(halves, masks);
        board.most(rests, masks);
        board.first(masks);
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            board.then(() -> Choosing.rather(enters[pawn], found, masks[pawn], LONGS));
        }
    }

    private void look(LaneBoard board, long[] die, long[] mask, int pawn) {
        LaneMove move = board.move;
        board.then(() -> Arrays.fill(first, 0));
        board.then(() -> Arrays.fill(last, 0));
        move.add(board.pawns[pawn], die, mask, (then, frame, hit, code, also) -> {
            long[] struck = then ? last : first;
            board.then(() -> Encounters.add(struck, hit, LONGS));
        });
        board.then(() -> PyludoNumbers.change(board.pawns[pawn], move.end, worth, LONGS));
        board.then(() -> PyludoNumbers.struck(move.via, first, move.to, last, worth, halves[pawn], rests[pawn], LONGS));
    }
}
