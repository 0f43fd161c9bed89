package alea.ludo;

/**
 * Who rolls next. What a dialect has to remember for that is one small number, 0 at the start of a match.
 */
public enum Turns {
    /** Nobody rolls again. */
    ALTERNATE("", "never") {
        @Override
        int after(Moment m) {
            return 0;
        }
    },
    /** A strike gives another roll. */
    AGAIN_ON_STRIKE("", "after a strike") {
        @Override
        int after(Moment m) {
            return m.struck() ? AGAIN : 0;
        }
    },
    /** A six gives another roll. No dialect has it alone; house rules do. */
    AGAIN_ON_SIX("", "after a six") {
        @Override
        int after(Moment m) {
            return m.die() == 6 ? AGAIN : 0;
        }
    },
    /** A six or a strike gives another roll, both together one. */
    AGAIN_ON_SIX_OR_STRIKE("", "after a six or a strike") {
        @Override
        int after(Moment m) {
            return m.struck() || m.die() == 6 ? AGAIN : 0;
        }
    },
    /**
     * LUDO like UCSC, rules 4 and 7: a six that is played gives another roll, the third in a row is ignored and the dice pass.
     * Remembered is the number of sixes so far in this turn. A seat that has finished does not roll any more.
     */
    SIXES("sixes", "after a six that can be played; the third in a row is ignored") {
        @Override
        int after(Moment m) {
            return m.die() == 6 && m.moved() ? AGAIN | m.memory() + 1 : 0;
        }

        @Override
        boolean ignores(int memory, int die) {
            return memory == 2 && die == 6;
        }

        @Override
        boolean skipsFinished() {
            return true;
        }
    },
    /**
     * LUDOPy: in the first round a seat with all its pawns in the base rolls up to four times, and a six gives no other roll;
     * later it does, without limit. Remembered is the number of attempts, or {@link #LATER} once the first round is over.
     */
    LUDOPY("round", "after a six, but not in round 1; there up to four rolls while all pawns are in the base") {
        @Override
        int after(Moment m) {
            if (m.memory() == LATER) {
                return m.die() == 6 ? AGAIN | LATER : LATER;
            }
            if (m.allInBase() && m.memory() < 3) {
                return AGAIN | m.memory() + 1;
            }
            return m.lastSeat() ? LATER : 0;
        }
    },
    /**
     * A six gives another roll; a seat that cannot move has three tries for a six. Remembered is the number of tries
     * that failed.
     */
    THREE_TRIES("tries", "after a six; up to three rolls while nothing can move") {
        @Override
        int after(Moment m) {
            if (m.die() == 6) {
                return AGAIN;
            }
            return !m.moved() && m.memory() < 2 ? AGAIN | m.memory() + 1 : 0;
        }
    };

    /** Set in the answer of {@link #after} when the same seat rolls again; the rest is what to remember. */
    static final int AGAIN = 16;

    /** LUDOPy's memory after the first round. */
    static final int LATER = 4;

    private final String memory;
    private final String description;

    Turns(String memory, String description) {
        this.memory = memory;
        this.description = description;
    }

    /** When a seat rolls again, in a few words. */
    String describe() {
        return description;
    }

    /** The name of what is remembered in position texts; empty when nothing is. */
    public String memory() {
        return memory;
    }

    /**
     * The end of a turn, as far as it matters for who rolls next.
     *
     * @param memory what was remembered, 0..7
     * @param die 1..6
     * @param allInBase whether all pawns of the seat that moved are in the base
     * @param moved whether a pawn could move
     * @param lastSeat whether the seat is the last of a round
     */
    record Moment(int memory, int die, boolean struck, boolean allInBase, boolean moved, boolean lastSeat) {}

    /** Whether nothing can be moved with this roll, whoever stands where. */
    boolean ignores(int memory, int die) {
        return false;
    }

    /** Whether seats that have finished are passed over while the match goes on; otherwise they roll and pass. */
    boolean skipsFinished() {
        return false;
    }

    /** Who rolls next, and what to remember then: see {@link #AGAIN}. */
    abstract int after(Moment moment);
}
