package alea.ludocs;

import alea.ludocs.Snapshot.Wait;

/** Where the mystery cell sends, and what happens there (CS-11 to CS-14). */
final class MysteryRules {
    private final LudoCsState state;
    private final PieceTable table;
    private final Rules rules;
    private final MoveRules moves;
    private final EventTeller teller;

    MysteryRules(LudoCsState state, Rules rules, MoveRules moves, EventTeller teller) {
        this.state = state;
        table = state.pieces;
        this.rules = rules;
        this.moves = moves;
        this.teller = teller;
    }

    /** Sends those who wait on the mystery cell. */
    void teleport(Destination to) {
        int pieces = state.takePending();
        state.proceed();
        switch (to) {
            case BASE -> {
                moves.withdraw(pieces);
                teller.mystery(pieces, to);
            }
            case PITA_KOTUWA -> pitaKotuwa(pieces);
            default -> {
                int square = to.square(state.seat);
                if (!admits(square, pieces)) {
                    break;
                }
                int victims = moves.arrive(pieces, square);
                teller.mystery(pieces, to);
                moves.capture(victims, pieces, square);
                if (to == Destination.BHAWANA) {
                    state.pending = pieces;
                    state.await(Wait.AURA, 2);
                } else if (to == Destination.KOTUWA) {
                    give(pieces, Aura.FROZEN);
                }
            }
        }
    }

    /** Gives those who wait in Bhawana an aura. */
    void touch(Aura what) {
        int pieces = state.takePending();
        state.proceed();
        give(pieces, what);
    }

    /** Whether pieces can be teleported to a square: own ones, a single opponent, a block that they capture (A33). */
    private boolean admits(int square, int pieces) {
        int others = Integer.bitCount(table.on[square] & ~PieceTable.ofSeat(state.seat));
        if (others == 0) {
            return true;
        }
        return !rules.teleportCancels() && (others == 1 || rules.blockCaptures(Integer.bitCount(pieces), others));
    }

    /** CS-14: clockwise pieces turn at Pita-Kotuwa, the others end in Kotuwa (A32). */
    private void pitaKotuwa(int pieces) {
        int clockwise = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = PieceTable.lowest(rest);
            clockwise |= table.direction[p] == LudoCsBoard.CW ? 1 << p : 0;
        }
        int others = pieces & ~clockwise;
        boolean told = clockwise != 0 && admits(LudoCsBoard.PITA_KOTUWA, clockwise);
        if (told) {
            turn(clockwise);
        }
        if (others != 0 && admits(LudoCsBoard.KOTUWA, others)) {
            int victims = moves.arrive(others, LudoCsBoard.KOTUWA);
            if (told) {
                teller.teleported(others, Destination.PITA_KOTUWA);
            } else {
                teller.mystery(others, Destination.PITA_KOTUWA);
            }
            teller.sentOn(others);
            teller.teleported(others, Destination.KOTUWA);
            moves.capture(victims, others, LudoCsBoard.KOTUWA);
            give(others, Aura.FROZEN);
        }
    }

    private void turn(int clockwise) {
        for (int rest = clockwise; rest != 0; rest &= rest - 1) {
            table.direction[PieceTable.lowest(rest)] = LudoCsBoard.CCW;
        }
        int victims = moves.arrive(clockwise, LudoCsBoard.PITA_KOTUWA);
        table.settle(state.seat, LudoCsBoard.PITA_KOTUWA); // a block that turns as a whole turns, too
        teller.mystery(clockwise, Destination.PITA_KOTUWA);
        moves.capture(victims, clockwise, LudoCsBoard.PITA_KOTUWA);
        teller.turned(clockwise);
    }

    private void give(int pieces, Aura what) {
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int p = PieceTable.lowest(rest);
            table.clearAura(p);
            table.aura[p] = what;
            table.until[p] = state.round + LudoCsBoard.ROUNDS;
            teller.touched(p, what);
        }
    }
}
