package alea.ludocs;

/**
 * The ends of turns, rounds and matches, and what only happens between rounds: the mystery cell moves and auras
 * fade.
 */
final class RoundRules {
    private final LudoCsState state;
    private final PieceTable table;
    private final Rules rules;
    private final DieOptions scratch;
    private final EventTeller teller;

    RoundRules(LudoCsState state, Rules rules, DieOptions scratch, EventTeller teller) {
        this.state = state;
        table = state.pieces;
        this.rules = rules;
        this.scratch = scratch;
        this.teller = teller;
    }

    /** The seat to act has all pieces home. */
    void finish() {
        if (state.finished == 0) {
            teller.won();
        }
        state.addFinisher(state.seat);
        state.forced = 0;
        state.forcedSteps = 0;
        if (state.finishers() == (rules.toTheLast() ? LudoCsBoard.SEATS - 1 : 1)) {
            state.turns++;
            state.end(LudoCsEnding.FINISHED);
        } else {
            endTurn();
        }
    }

    void endTurn() {
        state.sixes = 0;
        state.owed = 0;
        state.captured = false;
        if (state.singleTurns) {
            state.turns++;
            state.awaitRoll(state.seat);
            return;
        }
        int first = state.first;
        for (int i = (state.seat - first & 3) + 1; i < LudoCsBoard.SEATS; i++) {
            if (!state.isHome(first + i & 3)) {
                state.turns++;
                state.awaitRoll(first + i & 3);
                return;
            }
        }
        endRound();
    }

    private void endRound() {
        for (int p = 0; p < PieceTable.COUNT; p++) {
            if (table.aura[p] != Aura.NONE && table.until[p] <= state.round) {
                table.clearAura(p);
            }
        }
        boolean stays = state.mystery < 0
                ? state.released == 0 || state.round < state.released + LudoCsBoard.ROUNDS_BEFORE_MYSTERY
                : --state.left > 0;
        if (stays) {
            closeRound();
        } else {
            state.awaitSpawn();
        }
    }

    /** The mystery cell appears on one of the squares that are free for it. */
    void spawn(int number) {
        state.mystery = state.freeSquare(number);
        state.left = LudoCsBoard.ROUNDS;
        teller.spawned(state.mystery);
        closeRound();
    }

    private void closeRound() {
        teller.roundOver(state.round);
        state.round++;
        state.turns++;
        boolean still = !state.moved;
        state.moved = false;
        if (still && isStalled()
                || state.round % Rules.ROUNDS_BETWEEN_JAMS == 0 && Jam.isForGood(state.snapshot(), rules)) {
            state.end(LudoCsEnding.STALLED);
        } else if (state.round > Rules.MOST_ROUNDS) {
            state.end(LudoCsEnding.ROUND_LIMIT);
        } else {
            state.awaitRoll(state.firstToPlay());
        }
    }

    /** Whether no roll of anybody can ever move anything (A43). */
    boolean isStalled() {
        for (int p = 0; p < PieceTable.COUNT; p++) {
            if (table.aura[p] != Aura.NONE) {
                return false;
            }
        }
        for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
            for (int value = 1; value <= 6; value++) {
                scratch.find(seat, value);
                if (scratch.any()) {
                    return false;
                }
            }
            for (long rest = table.blocks[seat]; rest != 0; rest &= rest - 1) {
                if (canBreak(seat, table.on[Long.numberOfTrailingZeros(rest)])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a third six could move a member: it gives two, three or six steps. */
    private boolean canBreak(int seat, int members) {
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int piece = rest & -rest;
            for (int by = 2; by <= 6; by = by == 3 ? 6 : by + 1) {
                scratch.findOnly(seat, piece, by);
                if (scratch.any()) {
                    return true;
                }
            }
        }
        return false;
    }
}
