package alea.ludocs;

import alea.ludocs.Snapshot.Wait;

/** A turn: a chain of rolls of one seat, each with what it moves. */
final class TurnRules {
    private final LudoCsState state;
    private final PieceTable table;
    private final Rules rules;
    private final DieOptions options;
    private final MoveRules moves;
    private final ThirdSixRules thirdSix;
    private final RoundRules rounds;
    private final EventTeller teller;

    TurnRules(
            LudoCsState state,
            Rules rules,
            DieOptions options,
            MoveRules moves,
            ThirdSixRules thirdSix,
            RoundRules rounds,
            EventTeller teller) {
        this.state = state;
        table = state.pieces;
        this.rules = rules;
        this.options = options;
        this.moves = moves;
        this.thirdSix = thirdSix;
        this.rounds = rounds;
        this.teller = teller;
    }

    void roll(int value) {
        teller.rolled(value);
        expel(value);
        state.sixes = value == 6 ? state.sixes + 1 : 0;
        if (state.sixes == 3) {
            thirdSix.breakBlocks();
            return;
        }
        options.find(state.seat, value);
        if (options.any()) {
            state.die = value;
            offer();
            return;
        }
        if (options.obstructed()) {
            teller.blocked(value);
            teller.ignored();
        }
        if (value == 6 && rules.unusableSixRolls()) {
            state.owed++;
        }
        rollAgainOrEnd();
    }

    /** Waits with a die that is known, as a position that was written down does. */
    void resume(int value) {
        options.find(state.seat, value);
        state.die = value;
        offer();
    }

    /** Offers the options that were found: the whole ones, or the short ones where there is no other (A17). */
    private void offer() {
        if (!options.whole()) {
            teller.blocked(state.die);
        }
        state.awaitChoice(options.settle());
    }

    /** CS-13: a frozen piece goes to base when its owner rolls enough threes in a row. */
    private void expel(int value) {
        for (int p = state.seat * LudoCsBoard.PIECES; p < (state.seat + 1) * LudoCsBoard.PIECES; p++) {
            if (table.aura[p] != Aura.FROZEN) {
                continue;
            }
            if (rules.threes() == Rules.Threes.ANY) {
                table.threes[p] = value == table.of[p] ? table.threes[p] + 1 : 1;
                table.of[p] = value;
            } else {
                table.threes[p] = value == 3 ? table.threes[p] + 1 : 0;
            }
            if (table.threes[p] == rules.threes().count) {
                moves.withdraw(1 << p);
                teller.expelled(p);
            }
        }
    }

    void choose(int option) {
        int pieces = options.pieces(option);
        int seat = state.seat;
        // A40: a cyclic player goes on after the piece that it considered, the first that moves.
        int n = state.next[seat];
        while ((pieces >>> seat * LudoCsBoard.PIECES + n & 1) == 0) {
            n = n + 1 & 3;
        }
        state.next[seat] = n + 1 & 3;
        state.die = 0;
        if (table.cell[PieceTable.lowest(pieces)] == LudoCsBoard.BASE) {
            state.pending = pieces;
            state.await(Wait.COIN, 2);
            return;
        }
        moves.move(pieces, options.target(option), options.steps(option), table.way(pieces), options.whole());
        goOn();
    }

    /** The coin says which way the piece goes that is released. */
    void toss(int way) {
        moves.release(PieceTable.lowest(state.takePending()), way);
        goOn();
    }

    /** Goes on after something was carried out, unless chance has to decide first. */
    void goOn() {
        if (state.awaitsMystery()) {
            return;
        }
        if (state.isHome(state.seat)) {
            rounds.finish();
        } else if (state.sixes == 3) {
            thirdSix.goOn();
        } else {
            boolean six = state.sixes > 0;
            if (rules.twoRolls()) {
                state.owed += (six ? 1 : 0) + (state.captured ? 1 : 0);
            } else if (six || state.captured) {
                state.owed = Math.max(state.owed, 1);
            }
            rollAgainOrEnd();
        }
    }

    private void rollAgainOrEnd() {
        if (state.owed > 0) {
            state.owed--;
            state.awaitRoll(state.seat);
        } else {
            rounds.endTurn();
        }
    }
}
