package alea.ludo.lanes;

import alea.ludo.Dialect;
import alea.match.MatchLanes;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Matches of one composition. All lanes take a turn at every step; a lane whose draw is thrown away, or whose match is
 * over, sits it out. A lane gets its next match when four turns are done, since so many are drawn together.
 */
final class LudoLanes implements MatchLanes {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int LANES = 8 * LONGS;

    /** Draws of four turns between two looks at the counts, which are bytes. */
    private static final int PATIENCE = 8;

    private static final long NONE = -1;

    /** By place. */
    private final int[] seats;

    private final LaneDice dice = new LaneDice(LONGS);
    private final LaneBoard board;
    /** Whether it matters who sits where. */
    private final boolean mixed;
    /** By turn of those that are drawn together. */
    private final Runnable[][] programs = new Runnable[LaneDice.TURNS][];

    /** By lane: its match, or {@link #NONE}. */
    private final long[] matches = new long[LANES];
    /** By lane: turns since its match began, as far as they are counted. */
    private final int[] played = new int[LANES];

    private long seed;
    private LongFunction<int[]> seating = number -> new int[Dialect.PLACES];
    private long next;
    private long end;

    LudoLanes(LaneRules rules, List<LaneRule> players) {
        mixed = players.size() > 1;
        seats = IntStream.range(0, Dialect.PLACES).map(rules::seat).toArray();
        board = new LaneBoard(rules, players);
        Arrays.setAll(programs, turn -> board.turn(dice.die[turn], dice.twelfth[turn], dice.counts[turn]));
    }

    @Override
    public int width() {
        return LANES;
    }

    @Override
    public void play(long seed, long from, long to, LongFunction<int[]> seating, int cap, Sink sink) {
        this.seed = seed;
        this.seating = seating;
        next = from;
        end = to;
        for (int lane = 0; lane < LANES; lane++) {
            begin(lane);
        }
        long left = to - from;
        int since = 0;
        while (left > 0) {
            dice.draw();
            for (Runnable[] program : programs) {
                for (Runnable loop : program) {
                    loop.run();
                }
            }
            if (++since == PATIENCE) {
                left -= count(cap, sink);
                since = 0;
            }
            if (Moving.any(board.over, LONGS)) {
                left -= harvest(since, cap, sink);
            }
        }
    }

    /** Takes the counts of all lanes out of their bytes; ends matches that could have come to the cap. */
    private int count(int cap, Sink sink) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted in a match");
        }
        int ended = 0;
        for (int lane = 0; lane < LANES; lane++) {
            played[lane] += PATIENCE * LaneDice.TURNS - LaneBoard.at(board.skipped, lane);
            if (matches[lane] != NONE
                    && LaneBoard.at(board.over, lane) == 0
                    && played[lane] > cap - PATIENCE * LaneDice.TURNS) {
                sink.ended(matches[lane], -1, cap);
                begin(lane);
                ended++;
            }
        }
        Arrays.fill(board.skipped, 0);
        return ended;
    }

    /** Tells of the matches that are over, and gives their lanes the next ones. */
    private int harvest(int since, int cap, Sink sink) {
        int ended = 0;
        for (int i = 0; i < LONGS; i++) {
            for (long flags = board.over[i]; flags != 0; flags &= flags - 1) {
                int lane = 8 * i + (Long.numberOfTrailingZeros(flags) >>> 3);
                if (matches[lane] != NONE) {
                    int count = played[lane] + since * LaneDice.TURNS - LaneBoard.at(board.skipped, lane);
                    int winner = count > cap ? -1 : seats[LaneBoard.at(board.places, lane)];
                    sink.ended(matches[lane], winner, Math.min(count, cap));
                    begin(lane);
                    played[lane] = -since * LaneDice.TURNS;
                    ended++;
                }
            }
        }
        return ended;
    }

    /** Gives a lane the next match, or leaves it as one that is over. */
    private void begin(int lane) {
        boolean plays = next < end;
        matches[lane] = plays ? next : NONE;
        if (plays) {
            dice.begin(lane, seed, next++);
        }
        board.begin(lane, plays);
        if (plays && mixed) {
            board.seat(lane, seating.apply(matches[lane]));
        }
        played[lane] = 0;
    }
}
