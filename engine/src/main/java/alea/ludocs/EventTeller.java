package alea.ludocs;

import org.jspecify.annotations.Nullable;

/**
 * Tells an observer what the rules do, in the order in which they do it. Where nobody observes, no event is made,
 * so that playing allocates nothing.
 */
final class EventTeller {
    private final LudoCsState state;
    private final PieceTable table;
    /** To look again at what blocks prevented; the options of the position stay as they are. */
    private final DieOptions scratch;

    private Event.@Nullable Observer observer;

    EventTeller(LudoCsState state, DieOptions scratch) {
        this.state = state;
        table = state.pieces;
        this.scratch = scratch;
    }

    void observe(Event.@Nullable Observer who) {
        observer = who;
    }

    private boolean isHeard() {
        return observer != null;
    }

    private void tell(Event event) {
        if (observer != null) {
            observer.happened(event);
        }
    }

    void openingRoll(int value) {
        if (isHeard()) {
            tell(new Event.OpeningRoll(state.seat, value));
        }
    }

    void openingWon(int winner) {
        if (isHeard()) {
            tell(new Event.OpeningWon(winner));
        }
    }

    void rolled(int value) {
        if (isHeard()) {
            tell(new Event.Rolled(state.seat, value));
        }
    }

    void expelled(int piece) {
        if (isHeard()) {
            tell(new Event.Expelled(piece));
        }
    }

    void released(int piece) {
        if (isHeard()) {
            tell(new Event.Released(piece));
        }
    }

    void moved(int pieces, int from, int to, int by, int way) {
        if (isHeard()) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                tell(new Event.Moved(PieceTable.lowest(rest), from, to, by, way));
            }
        }
    }

    void stoppedShort(int cell) {
        if (isHeard()) {
            tell(new Event.StoppedShort(state.seat, cell));
        }
    }

    void ignored() {
        if (isHeard()) {
            tell(new Event.Ignored(state.seat));
        }
    }

    void captured(int by, int square, int victims) {
        if (isHeard()) {
            for (int rest = victims; rest != 0; rest &= rest - 1) {
                tell(new Event.Captured(PieceTable.lowest(by), square, PieceTable.lowest(rest)));
            }
            tell(new Event.Capturing(state.seat));
        }
    }

    /** Pieces were sent somewhere by the mystery cell. */
    void mystery(int pieces, Destination to) {
        if (isHeard()) {
            tell(new Event.Mystery(state.seat, to));
            teleported(pieces, to);
        }
    }

    void teleported(int pieces, Destination to) {
        if (isHeard()) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                tell(new Event.Teleported(PieceTable.lowest(rest), to));
            }
        }
    }

    void turned(int pieces) {
        if (isHeard()) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                tell(new Event.Turned(PieceTable.lowest(rest)));
            }
        }
    }

    void sentOn(int pieces) {
        if (isHeard()) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                tell(new Event.SentOn(PieceTable.lowest(rest)));
            }
        }
    }

    void touched(int piece, Aura what) {
        if (isHeard()) {
            tell(new Event.Touched(piece, what));
        }
    }

    void spawned(int square) {
        if (isHeard()) {
            tell(new Event.Spawned(square));
        }
    }

    void roundOver(int round) {
        if (isHeard()) {
            tell(new Event.RoundOver(round));
        }
    }

    void won() {
        if (isHeard()) {
            tell(new Event.Won(state.seat));
        }
    }

    /** Tells what blocks kept the seat to act from doing with a roll: pieces first, then blocks, then a release. */
    void blocked(int value) {
        if (!isHeard()) {
            return;
        }
        int seat = state.seat;
        int told = 0;
        int base = -1;
        for (int i = 0; i < LudoCsBoard.PIECES; i++) {
            int p = seat * LudoCsBoard.PIECES + i;
            if (LudoCsBoard.onPath(table.cell[p]) && blocked(1 << p, value)) {
                told |= 1 << p;
            }
            // The piece that a release would bring: the lowest, blue's the next of its cycle (A5).
            int q = seat * LudoCsBoard.PIECES + (seat == LudoCsBoard.SEATS - 1 ? state.next[seat] + i & 3 : i);
            base = base < 0 && table.cell[q] == LudoCsBoard.BASE ? q : base;
        }
        for (int p = seat * LudoCsBoard.PIECES; p < (seat + 1) * LudoCsBoard.PIECES; p++) {
            int members = table.ledBlock(p);
            if (members != 0 && table.block[p] != 0 && (told >>> p & 1) == 0) {
                blocked(members, value);
            }
        }
        int x = LudoCsBoard.start(seat);
        if (value == 6 && base >= 0 && (table.foreignBlocks(seat) >>> x & 1) != 0) {
            tell(new Event.Blocked(base, LudoCsBoard.BASE, x, PieceTable.lowest(table.on[x])));
        }
    }

    /** Tells it of pieces that move together; whether there was anything to tell. */
    private boolean blocked(int pieces, int value) {
        int seat = state.seat;
        int by = scratch.share(pieces, value);
        scratch.findOnly(seat, pieces, by);
        if (!scratch.obstructed()) {
            return false;
        }
        int p = PieceTable.lowest(pieces);
        int to = scratch.walk(seat, pieces, by);
        int obstacle = table.on[scratch.obstacle(seat, pieces, by)];
        tell(new Event.Blocked(p, table.cell[p], to, PieceTable.lowest(obstacle)));
        return true;
    }
}
