package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.stats.Jackknife;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Counts strikes of matches of two seats. */
final class StrikeCounts implements Lab.Watcher {
    /**
     * Counters of a seat: strikes suffered, squares lost by them, rolls, matches won, matches in which it was not
     * struck.
     */
    static final int SUFFERED = 0;

    static final int LOST = 1;
    static final int ROLLS = 2;
    static final int WON = 3;
    static final int UNSTRUCK = 4;
    static final int PAWNS_STRUCK = 5;
    /** How many there are of each seat. */
    static final int SIZE = 6;

    /** Matches are dealt into so many groups, that the errors of numbers made from counts can be seen. */
    private static final int GROUPS = 40;

    private final long[] sums = new long[2 * SIZE];
    private int match;
    private final int[][] before = new int[2][4];
    private final boolean[][] struck = new boolean[2][4];

    /** Counters of many matches, in groups; the first {@link #SIZE} are A's. */
    record Counted(long[][] groups) {
        /** Over all groups. */
        long[] all() {
            return new Jackknife(groups).all();
        }

        /** The matches, none of which is drawn. */
        static long matches(long[] counters) {
            return counters[WON] + counters[SIZE + WON];
        }

        /** A number made from counters. */
        Measured measured(ToDoubleFunction<long[]> number) {
            return Measured.of(new Jackknife(groups).mean(number, matches(all())));
        }
    }

    /** Plays A in seat 0 against B, and as many the other way round. */
    static Counted of(Lab lab, String game, String a, String b, int games) {
        long[] one = lab.watch(game, List.of(a, b), games, GROUPS * 2 * SIZE, StrikeCounts::new);
        long[] other = lab.watch(game, List.of(b, a), games, GROUPS * 2 * SIZE, StrikeCounts::new);
        long[][] groups = new long[GROUPS][2 * SIZE];
        for (int g = 0; g < GROUPS; g++) {
            for (int k = 0; k < SIZE; k++) {
                int at = g * 2 * SIZE + k;
                groups[g][k] = one[at] + other[at + SIZE];
                groups[g][SIZE + k] = one[at + SIZE] + other[at];
            }
        }
        return new Counted(groups);
    }

    @Override
    public void begin(Position start) {
        Arrays.fill(sums, 0);
        for (boolean[] pawns : struck) {
            Arrays.fill(pawns, false);
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
        // The matches of a piece of work come in their order, whatever the threads.
        int group = match++ % GROUPS * 2 * SIZE;
        for (int k = 0; k < sums.length; k++) {
            counts[group + k] += sums[k];
        }
    }
}
