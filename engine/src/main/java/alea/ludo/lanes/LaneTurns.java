package alea.ludo.lanes;

import alea.ludo.Turns;
import java.util.Arrays;
import java.util.List;

/** Who rolls next in every lane, and what is remembered for that, where it is more than the die and a strike. */
final class LaneTurns {
    private final Turns rules;
    private final int pawns;
    private final int lastPlace;
    private final int longs;
    /** Tries that failed so far. */
    private final long[] failed;
    /** Sixes in a row so far, where they are counted. */
    private final long[] sixes;
    /** The flag of lanes in the first round, where that is apart. */
    private final long[] first;
    /** The flag of lanes in a round with tries. */
    private final long[] rounds;

    private final long[] ignored;
    private final long[] again;
    private final long[] waits;
    private final long[] six;

    LaneTurns(LaneRules lanes, int longs) {
        rules = lanes.turns();
        pawns = lanes.pawns();
        lastPlace = lanes.places().getLast();
        this.longs = longs;
        failed = new long[longs];
        sixes = new long[longs];
        first = new long[longs];
        ignored = new long[longs];
        again = new long[longs];
        waits = new long[longs];
        six = new long[longs];
        rounds = rules.firstApart() ? first : new long[longs];
        if (!rules.firstApart()) {
            Arrays.fill(rounds, Octet.HIGH);
        }
    }

    /** Forgets what a lane remembers. */
    void begin(int lane) {
        LaneBoard.set(failed, lane, 0);
        LaneBoard.set(sixes, lane, 0);
        if (rules.firstApart()) {
            LaneBoard.set(first, lane, 128);
        }
    }

    /** Adds the loops that take lanes from those that move in which the roll is ignored. */
    void ignore(long[] die, long[] moves, List<Runnable> program) {
        if (counts()) {
            program.add(() -> Rolling.ignored(die, sixes, first, rules.limit(), ignored, longs));
            program.add(() -> Rolling.still(ignored, moves, longs));
        }
    }

    private boolean counts() {
        return rules.onSix() && rules.limit() > 0;
    }

    /**
     * Adds the loops that say who does not roll again.
     *
     * @param moves the mask of lanes in which a pawn moved
     * @param counts the mask of lanes that had a turn
     * @param front the pawns of the place in front, after the move
     * @param still in: the flag of lanes in which nobody was struck. Out: of those that pass the dice on
     */
    void again(long[] die, long[] moves, long[] counts, long[][] front, long[] still, List<Runnable> program) {
        program.add(() -> Arrays.fill(again, 0));
        if (rules.onSix()) {
            program.add(() -> Rolling.six(die, moves, first, ignored, rules.ifPlayed() ? 0 : Octet.HIGH, again, longs));
        }
        if (counts()) {
            program.add(() -> System.arraycopy(again, 0, six, 0, longs));
            program.add(() -> Rolling.count(six, counts, sixes, longs));
        }
        if (rules.onStrike()) {
            program.add(() -> Rolling.strike(still, first, again, longs));
        }
        if (rules.tries() > 1) {
            if (rules.whileInBase()) {
                program.add(() -> Arrays.fill(waits, Octet.HIGH));
                for (int i = 0; i < pawns; i++) {
                    long[] pawn = front[i];
                    program.add(() -> Rolling.inBase(pawn, waits, longs));
                }
            } else {
                program.add(() -> Rolling.stuck(moves, waits, longs));
            }
            program.add(() -> Rolling.tries(waits, again, ignored, rounds, failed, rules.tries(), longs));
            program.add(() -> Rolling.count(waits, counts, failed, longs));
        } else {
            program.add(() -> Arrays.fill(waits, 0));
        }
        program.add(() -> Rolling.not(again, waits, still, longs));
    }

    /** Adds the loops that note who passes the dice on, before they are passed. */
    void pass(long[] places, long[] passes, List<Runnable> program) {
        if (rules.firstApart()) {
            program.add(() -> Rolling.endRound(places, lastPlace, passes, first, longs));
        }
    }
}
