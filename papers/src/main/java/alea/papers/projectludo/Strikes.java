package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;

/** Counts strikes of matches of two seats. */
final class Strikes implements Lab.Watcher {
    /** Counters of a seat: strikes suffered, squares lost by them, rolls, matches won, matches in which it was not struck. */
    static final int SUFFERED = 0;

    static final int LOST = 1;
    static final int ROLLS = 2;
    static final int WON = 3;
    static final int UNSTRUCK = 4;
    static final int PAWNS_STRUCK = 5;
    /** How many there are of each seat. */
    static final int SIZE = 6;

    private final long[] sums = new long[2 * SIZE];
    private final int[][] before = new int[2][4];
    private final boolean[][] struck = new boolean[2][4];

    /** Plays A in seat 0 against B, and as many the other way round; the first {@link #SIZE} counters are A's. */
    static long[] of(Lab lab, String game, String a, String b, int games) {
        long[] one = lab.watch(game, java.util.List.of(a, b), games, 2 * SIZE, Strikes::new);
        long[] other = lab.watch(game, java.util.List.of(b, a), games, 2 * SIZE, Strikes::new);
        for (int k = 0; k < SIZE; k++) {
            one[k] += other[SIZE + k];
            one[SIZE + k] += other[k];
        }
        return one;
    }

    @Override
    public void begin(Position start) {
        java.util.Arrays.fill(sums, 0);
        for (boolean[] pawns : struck) {
            java.util.Arrays.fill(pawns, false);
        }
    }

    @Override
    public void before(Position position, int option) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() == Position.CHANCE) {
            sums[p.seat() * SIZE + ROLLS]++;
        }
        for (int seat = 0; seat < 2; seat++) {
            for (int pawn = 0; pawn < 4; pawn++) {
                before[seat][pawn] = pawn < p.game().pawns() ? p.progress(seat, pawn) : 0;
            }
        }
    }

    @Override
    public void after(Position position) {
        LudoPosition p = (LudoPosition) position;
        for (int seat = 0; seat < 2; seat++) {
            for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
                int lost = before[seat][pawn] - p.progress(seat, pawn);
                if (lost > 0) {
                    sums[seat * SIZE + SUFFERED]++;
                    sums[seat * SIZE + LOST] += lost;
                    struck[seat][pawn] = true;
                }
            }
        }
    }

    @Override
    public void end(Position position, long[] counts) {
        for (int seat = 0; seat < 2; seat++) {
            sums[seat * SIZE + WON] = position.score(seat) == 1 ? 1 : 0;
            int pawns = 0;
            for (boolean s : struck[seat]) {
                pawns += s ? 1 : 0;
            }
            sums[seat * SIZE + PAWNS_STRUCK] = pawns;
            sums[seat * SIZE + UNSTRUCK] = pawns == 0 ? 1 : 0;
        }
        for (int k = 0; k < counts.length; k++) {
            counts[k] += sums[k];
        }
    }
}
