package alea.ludocs;

/** The third six in a row breaks the blocks of its seat and ends the turn (CS-6). */
final class ThirdSixRules {
    private final LudoCsState state;
    private final PieceTable table;
    private final Rules rules;
    private final DieOptions scratch;
    private final MoveRules moves;
    private final RoundRules rounds;

    ThirdSixRules(LudoCsState state, Rules rules, DieOptions scratch, MoveRules moves, RoundRules rounds) {
        this.state = state;
        table = state.pieces;
        this.rules = rules;
        this.scratch = scratch;
        this.moves = moves;
        this.rounds = rounds;
    }

    /** Decides which pieces leave their blocks, and lets them. */
    void breakBlocks() {
        state.forced = 0;
        int at = 0;
        for (int i = 0; i < LudoCsBoard.PIECES; i++) {
            int members = table.ledBlock(state.seat * LudoCsBoard.PIECES + i);
            int movers = members == 0 ? 0 : members & ~staying(members);
            if (movers == 0) {
                continue;
            }
            state.forcedSteps = rules.sixEach() ? 6 : 6 / Integer.bitCount(movers);
            for (int rest = movers; rest != 0; rest &= rest - 1) {
                state.forced |= PieceTable.lowest(rest) % LudoCsBoard.PIECES + 1 << at;
                at += 4;
            }
        }
        goOn();
    }

    private int staying(int members) {
        int frozen = 0;
        int farthest = 0;
        int most = -1;
        for (int rest = members; rest != 0; rest &= rest - 1) {
            int p = PieceTable.lowest(rest);
            if (table.aura[p] == Aura.FROZEN) {
                frozen |= 1 << p;
            }
            int distance = table.distance(p);
            if (distance > most) {
                most = distance;
                farthest = 1 << p;
            }
        }
        return frozen != 0 ? frozen : farthest;
    }

    /** Moves those who have still to leave, until one waits for a teleport. */
    void goOn() {
        while (state.forced != 0) {
            int p = state.seat * LudoCsBoard.PIECES + (state.forced & 15) - 1;
            int by = state.forcedSteps;
            state.forced >>>= 4;
            state.forcedSteps = state.forced == 0 ? 0 : state.forcedSteps;
            scratch.findOnly(state.seat, 1 << p, by);
            if (!scratch.any()) {
                continue;
            }
            scratch.settle();
            moves.move(1 << p, scratch.target(0), scratch.steps(0), table.direction[p], true);
            if (state.awaitsMystery()) {
                return;
            }
            if (state.isHome(state.seat)) {
                rounds.finish();
                return;
            }
        }
        state.owed = 0;
        rounds.endTurn();
    }
}
