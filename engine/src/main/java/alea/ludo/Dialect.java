package alea.ludo;

/**
 * The rules of one way to play Ludo.
 *
 * <p>All dialects share the board: 52 ring squares, four places whose start squares lie 13 apart, played clockwise. A
 * pawn's <em>progress</em> counts squares from its own start: 0 is the start square, then the ring, then the lane, then
 * home; in the base it is {@link #BASE}. Seen from place s, progress p on the ring is square (p + 13 s) mod 52.
 *
 * @param name the name in specs
 * @param title what it is, in a few words
 * @param source the document and section that the rules come from
 * @param ring ring squares that a pawn walks, its start square included: 52 for the whole lap
 * @param lane squares of a pawn's own lane between ring and home
 * @param entry how pawns come on to the board
 * @param overshoot what a roll that leads beyond home does
 * @param safe ring squares where nobody is struck, as bits of progress; the same from every place
 * @param againOnSix whether a six gives another roll
 * @param againOnStrike whether a strike gives another roll (a six and a strike together give one)
 */
public record Dialect(
        String name,
        String title,
        String source,
        int ring,
        int lane,
        Entry entry,
        Overshoot overshoot,
        long safe,
        boolean againOnSix,
        boolean againOnStrike) {

    /** Ring squares of the board. */
    public static final int SQUARES = 52;

    /** Ring squares from one place's start to the next. */
    public static final int QUARTER = 13;

    /** The places round the board. */
    public static final int PLACES = 4;

    /** The progress of a pawn in its base. */
    public static final int BASE = -1;

    private static final long LAP = (1L << SQUARES) - 1;

    /** How pawns come on to the board. */
    public enum Entry {
        /** All pawns begin on their start square, and a struck pawn returns to it. */
        AT_START,
        /** Pawns begin in the base; a six brings one to its start square; a struck pawn returns to the base. */
        ON_SIX
    }

    /** What a roll that leads beyond home does. */
    public enum Overshoot {
        /** The pawn gets home and the rest of the roll is lost. */
        ENOUGH,
        /** The pawn can't make this move: home takes an exact roll. */
        EXACT
    }

    public Dialect {
        if (rotate(safe, QUARTER) != safe) {
            throw new IllegalArgumentException("safe squares must look the same from every place");
        }
    }

    /** The progress of a pawn that is home. */
    public int home() {
        return ring + lane;
    }

    /** The progress at which pawns begin and to which struck pawns return. */
    public int origin() {
        return entry == Entry.AT_START ? 0 : BASE;
    }

    /** Whether nobody is struck on the ring square at {@code progress}. */
    public boolean isSafe(int progress) {
        return progress >= ring || (safe >>> progress & 1) != 0;
    }

    /**
     * Where a roll leads a pawn, or the pawn's own progress when it cannot move: the geometry alone.
     *
     * @param progress {@link #BASE} to {@link #home()}
     * @param die 1..6
     */
    public int destination(int progress, int die) {
        if (progress == home()) {
            return progress;
        }
        if (progress == BASE) {
            return die == 6 ? 0 : BASE;
        }
        int to = progress + die;
        if (to > home()) {
            return overshoot == Overshoot.ENOUGH ? home() : progress;
        }
        return to;
    }

    /** Ring squares seen from a place {@code by} squares further on: bit p moves to bit (p + by) mod 52. */
    static long rotate(long squares, int by) {
        return (squares << by | squares >>> (SQUARES - by)) & LAP;
    }

    private static long starsAndStarts() {
        long safe = 0;
        for (int square = 0; square < SQUARES; square++) {
            if (square % QUARTER == 0 || square % QUARTER == 8) {
                safe |= 1L << square;
            }
        }
        return safe;
    }

    /** Project LUDO, section 2.2: no base, no lane, an extra turn for a strike only. Readings R1 to R8. */
    static final Dialect SIMPLE = new Dialect(
            "ludo-simple",
            "Ludo simplified: every pawn begins on the board, any sufficient roll gets home, a strike gives an extra turn",
            "Project LUDO (UCSD), section 2.2",
            52,
            0,
            Entry.AT_START,
            Overshoot.ENOUGH,
            starsAndStarts(),
            false,
            true);

    /** Project LUDO, section 2.1: base and lane, a six enters, a six or a strike gives an extra turn. */
    static final Dialect CLASSIC = new Dialect(
            "ludo-classic",
            "Classic Ludo: a six enters, home by exact roll, a six or a strike gives an extra turn",
            "Project LUDO (UCSD), section 2.1",
            51,
            5,
            Entry.ON_SIX,
            Overshoot.EXACT,
            starsAndStarts(),
            true,
            true);
}
