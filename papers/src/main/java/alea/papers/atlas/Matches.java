package alea.papers.atlas;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;

/** Counts what happens in matches of Ludo. */
final class Matches implements Lab.Watcher {
    static final int ROLLS = 0;
    static final int ROLLS_SQUARED = 1;
    static final int FIRST = 2;
    static final int STRIKES = 3;
    static final int STRIKES_SQUARED = 4;
    static final int REAL = 5;
    static final int SIZE = 6;

    private final int[][] before = new int[4][4];
    private long rolls;
    private long strikes;
    private long real;

    @Override
    public void begin(Position start) {
        rolls = 0;
        strikes = 0;
        real = 0;
    }

    @Override
    public void before(Position position, int option) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() == Position.CHANCE) {
            rolls++;
            return;
        }
        for (int seat = 0; seat < p.game().seats(); seat++) {
            for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
                before[seat][pawn] = p.progress(seat, pawn);
            }
        }
        for (int k = 1; k < p.options(); k++) {
            if (before[p.seat()][p.pawn(k)] != before[p.seat()][p.pawn(0)]) {
                real++;
                return;
            }
        }
    }

    @Override
    public void after(Position position) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() == Position.DECISION) {
            return;
        }
        int origin = p.game().dialect().origin();
        for (int seat = 0; seat < p.game().seats(); seat++) {
            for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
                int now = p.progress(seat, pawn);
                strikes += now == origin && before[seat][pawn] > origin ? 1 : 0;
                before[seat][pawn] = now;
            }
        }
    }

    @Override
    public void end(Position position, long[] counts) {
        counts[ROLLS] += rolls;
        counts[ROLLS_SQUARED] += rolls * rolls;
        counts[FIRST] += position.score(0) == 1 ? 1 : 0;
        counts[STRIKES] += strikes;
        counts[STRIKES_SQUARED] += strikes * strikes;
        counts[REAL] += real;
    }
}
