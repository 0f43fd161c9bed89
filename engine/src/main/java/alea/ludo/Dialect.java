package alea.ludo;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules of one way to play Ludo, put together from parts.
 *
 * <p>All dialects share the board: 52 ring squares, four places whose start squares lie 13 apart, played clockwise. A
 * pawn's <em>progress</em> counts squares from its own start: 0 is the start square, then the ring, then the lane, then
 * home; in the base it is {@link #BASE}. Seen from place s, progress p on the ring is square (p + 13 s) mod 52.
 *
 * @param name the name in specs
 * @param title what it is, in a few words
 * @param source the document and section, or the engine, that the rules come from
 * @param track the way that a pawn goes
 * @param squares the special squares
 * @param encounter what happens where others stand
 * @param turns who rolls next
 */
public record Dialect(
        String name, String title, String source, Track track, Squares squares, Encounter encounter, Turns turns) {

    /** Ring squares of the board. */
    public static final int SQUARES = 52;

    /** Ring squares from one place's start to the next. */
    public static final int QUARTER = 13;

    /** The places round the board. */
    public static final int PLACES = 4;

    /** The progress of a pawn in its base. */
    public static final int BASE = -1;

    private static final long LAP = (1L << SQUARES) - 1;

    /**
     * The way that a pawn goes.
     *
     * @param ring ring squares that a pawn walks, its start square included: 52 for the whole lap
     * @param lane squares of a pawn's own lane between ring and home
     * @param entry how pawns come on to the board
     * @param overshoot what a roll that leads beyond home does
     */
    public record Track(int ring, int lane, Entry entry, Overshoot overshoot) {}

    /**
     * The special squares, as bits of progress, the same from every place.
     *
     * @param globes where an encounter is different: safe squares
     * @param stars from which a pawn carries on to the next star; the last of the ring leads home
     * @param shared where two seats can stand together, so that a position with them there is possible
     */
    public record Squares(long globes, long stars, long shared) {}

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
        EXACT,
        /** The pawn turns back at home for the rest of the roll. */
        BOUNCE,
        /** The pawn goes back from where it stood, by as much as the roll was too high. */
        BACK
    }

    public Dialect {
        if (rotate(squares.globes, QUARTER) != squares.globes || rotate(squares.stars, QUARTER) != squares.stars) {
            throw new IllegalArgumentException("special squares must look the same from every place");
        }
    }

    /** The same rules on another way. */
    public Dialect with(Track other) {
        return new Dialect(name, title, source, other, squares, encounter, turns);
    }

    /** The same rules with other special squares. */
    public Dialect with(Squares other) {
        return new Dialect(name, title, source, track, other, encounter, turns);
    }

    /** The same rules with another encounter. */
    public Dialect with(Encounter other) {
        return new Dialect(name, title, source, track, squares, other, turns);
    }

    /** The same rules with other turns. */
    public Dialect with(Turns other) {
        return new Dialect(name, title, source, track, squares, encounter, other);
    }

    /** Ring squares that a pawn walks, its start square included. */
    public int ring() {
        return track.ring;
    }

    /** Squares of a pawn's own lane between ring and home. */
    public int lane() {
        return track.lane;
    }

    /** The progress of a pawn that is home. */
    public int home() {
        return track.ring + track.lane;
    }

    /** Whether all that a move can do to others is to strike them, and to roll again for it. */
    public boolean onlyStrikes() {
        return encounter == Encounter.STRIKE
                && (turns == Turns.AGAIN_ON_STRIKE || turns == Turns.AGAIN_ON_SIX_OR_STRIKE);
    }

    /** Whether pawns begin in a base. */
    public boolean hasBase() {
        return track.entry == Entry.ON_SIX;
    }

    /** The progress at which pawns begin and to which struck pawns return. */
    public int origin() {
        return hasBase() ? BASE : 0;
    }

    /** Whether a ring square is a globe: one of the safe squares. */
    public boolean isGlobe(int progress) {
        return progress < track.ring && (squares.globes >>> progress & 1) != 0;
    }

    /** Whether no pawn can be struck at {@code progress} by the common rule: globes, the lane, home. */
    public boolean isSafe(int progress) {
        return progress >= track.ring || isGlobe(progress);
    }

    /** Whether a ring square is a star. */
    public boolean isStar(int progress) {
        return progress >= 0 && progress < track.ring && (squares.stars >>> progress & 1) != 0;
    }

    /** The star after a star that is not the last. */
    public int nextStar(int star) {
        return star + 1 + Long.numberOfTrailingZeros(squares.stars >>> star + 1);
    }

    /** The last star of the ring, which leads home; -1 where there are none. */
    public int lastStar() {
        return 63 - Long.numberOfLeadingZeros(squares.stars);
    }

    /** Whether the rules let a pawn move with this die, wherever others stand. */
    public boolean movable(int progress, int die) {
        if (progress == home()) {
            return false;
        }
        if (progress == BASE) {
            return die == 6;
        }
        return track.overshoot != Overshoot.EXACT || progress + die <= home();
    }

    /** The square that a movable pawn comes to first, before a star carries it on. */
    public int via(int progress, int die) {
        if (progress == BASE) {
            return 0;
        }
        int to = progress + die;
        if (to <= home()) {
            return to;
        }
        return switch (track.overshoot) {
            case ENOUGH, EXACT -> home();
            case BOUNCE -> 2 * home() - to;
            case BACK -> progress - (to - home());
        };
    }

    /** Where a movable pawn ends when it meets nobody. */
    public int destination(int progress, int die) {
        int to = via(progress, die);
        if (progress == BASE || progress >= track.ring || !isStar(to)) {
            return to;
        }
        return to == lastStar() ? home() : nextStar(to);
    }

    /**
     * Which pawns of the place {@code k} further on stand on a square: their progress values, as bits.
     *
     * @param square the mover's progress, 0 to home
     */
    long standing(int k, int square) {
        int theirs = Math.floorMod(square - QUARTER * k, SQUARES);
        if (encounter != Encounter.LUDOPY) {
            return square < SQUARES && theirs < track.ring ? 1L << theirs : 0;
        }
        // LUDOPy looks up to its first lane square, where pawns also count as standing on their start.
        if (square > track.ring) {
            return 0;
        }
        int own = square < QUARTER * k ? square + SQUARES - QUARTER * k : square - QUARTER * k;
        return own == 0 ? 1L | 1L << track.ring : 1L << own;
    }

    /** The parts by name, in words. */
    Map<String, String> parts() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("pawns begin", hasBase() ? "in the base, and enter with a six" : "on the start square");
        parts.put("ring squares walked", "progress 0.." + (track.ring - 1));
        parts.put(
                "lane",
                track.lane == 0 ? "none" : String.format(Locale.ROOT, "progress %d..%d", track.ring, home() - 1));
        parts.put("home", "progress " + home());
        parts.put(
                "a roll beyond home",
                switch (track.overshoot) {
                    case ENOUGH -> "gets home";
                    case EXACT -> "cannot be moved";
                    case BOUNCE -> "turns back at home for the rest";
                    case BACK -> "goes back from where the pawn stood, by the rest";
                });
        parts.put("globes", squares.globes == 0 ? "none" : list(squares.globes & (1L << track.ring) - 1));
        parts.put("stars", squares.stars == 0 ? "none" : list(squares.stars) + "; the last leads home");
        parts.put("squares that two seats can share", squares.shared == 0 ? "none" : list(squares.shared));
        parts.put("meeting others", encounter.describe());
        parts.put("rolling again", turns.describe());
        return parts;
    }

    private static String list(long squares) {
        return IntStream.range(0, SQUARES)
                .filter(p -> (squares >>> p & 1) != 0)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
    }

    /** Ring squares seen from a place {@code by} squares further on: bit p moves to bit (p + by) mod 52. */
    static long rotate(long squares, int by) {
        return (squares << by | squares >>> (SQUARES - by)) & LAP;
    }

    /** The squares whose progress modulo 13 is one of two. */
    private static long everyQuarter(int one, int other) {
        long squares = 0;
        for (int square = 0; square < SQUARES; square++) {
            if (square % QUARTER == one || square % QUARTER == other) {
                squares |= 1L << square;
            }
        }
        return squares;
    }

    /** The four starts, and the eighth square after each. */
    private static final long STARTS_AND_EIGHTHS = everyQuarter(0, 8);

    private static final Squares SAFE_SQUARES = new Squares(STARTS_AND_EIGHTHS, 0, STARTS_AND_EIGHTHS);

    /** Project LUDO, section 2.2: no base, no lane, an extra turn for a strike only. Readings R1 to R8. */
    static final Dialect SIMPLE = new Dialect(
            "ludo-simple",
            "Ludo simplified: every pawn begins on the board, any sufficient roll gets home, a strike gives an extra turn",
            "Project LUDO (UCSD), section 2.2",
            new Track(52, 0, Entry.AT_START, Overshoot.ENOUGH),
            SAFE_SQUARES,
            Encounter.STRIKE,
            Turns.AGAIN_ON_STRIKE);

    /** Project LUDO, section 2.1: base and lane, a six enters, a six or a strike gives an extra turn. */
    static final Dialect CLASSIC = new Dialect(
            "ludo-classic",
            "Classic Ludo: a six enters, home by exact roll, a six or a strike gives an extra turn",
            "Project LUDO (UCSD), section 2.1",
            new Track(51, 5, Entry.ON_SIX, Overshoot.EXACT),
            SAFE_SQUARES,
            Encounter.STRIKE,
            Turns.AGAIN_ON_SIX_OR_STRIKE);

    /** LUDO like UCSC, rules 1 to 11: no safe squares, one pawn a square, three sixes at most. */
    static final Dialect UCSC = new Dialect(
            "ludo-ucsc",
            "Traditional Ludo of LUDO like UCSC: no safe squares, own pawns bar the way, the third six is ignored",
            "LUDO like UCSC (take-home assignment, 2024), section 1.1",
            new Track(51, 5, Entry.ON_SIX, Overshoot.EXACT),
            new Squares(0, 0, 0),
            Encounter.CAPTURE,
            Turns.SIXES);

    /** pyludo at commit 1b18bdc. */
    static final Dialect PYLUDO = new Dialect(
            "ludo-pyludo",
            "Star and globe Ludo as the engine pyludo plays it",
            "pyludo (Haugaard), commit 1b18bdc",
            new Track(51, 5, Entry.ON_SIX, Overshoot.BOUNCE),
            new Squares(STARTS_AND_EIGHTHS, everyQuarter(5, 11), 0),
            Encounter.PYLUDO,
            Turns.ALTERNATE);

    /** The copy of pyludo that "Playing Ludo with AI" used. */
    static final Dialect PYLUDO_FORK = new Dialect(
            "ludo-pyludo-fork",
            "Star and globe Ludo as the paper's copy of pyludo plays it: the first star of a jump strikes, too",
            "Playing Ludo with AI (SDU), its copy of pyludo",
            PYLUDO.track,
            PYLUDO.squares,
            Encounter.PYLUDO_FORK,
            Turns.ALTERNATE);

    /**
     * LUDOPy 1.5.0: overshooting can lead back on to the last square of the ring, and a pawn on the first square of a lane counts
     * as on the ring square after that, so that seats share those two of every quarter.
     */
    static final Dialect LUDOPY = new Dialect(
            "ludo-ludopy",
            "Star and globe Ludo as LUDOPy 1.5.0 plays it",
            "LUDOPy 1.5.0, commit 48a9c93",
            new Track(51, 5, Entry.ON_SIX, Overshoot.BACK),
            new Squares(STARTS_AND_EIGHTHS, everyQuarter(4, 11), everyQuarter(11, 12)),
            Encounter.LUDOPY,
            Turns.LUDOPY);

    /** LUDOPy 1.3.1, which Iversen's paper used: 52 ring squares and 6 in the lane. */
    static final Dialect LUDOPY_1_3_1 = new Dialect(
            "ludo-ludopy-1.3.1",
            "Star and globe Ludo as LUDOPy 1.3.1 plays it, with its longer way home",
            "LUDOPy 1.3.1, commit 3d2b764, of Q-Learning - Ludo (SDU)",
            new Track(52, 6, Entry.ON_SIX, Overshoot.BACK),
            new Squares(STARTS_AND_EIGHTHS, everyQuarter(4, 11), 0),
            Encounter.LUDOPY,
            Turns.LUDOPY);

    /** Star and globe Ludo without the engines' quirks. */
    static final Dialect STAR = new Dialect(
            "ludo-star",
            "Star and globe Ludo without the engines' quirks: three tries for a six, sixes roll again, all stars strike",
            "Alea: the rules that the star and globe engines mean",
            PYLUDO.track,
            PYLUDO.squares,
            Encounter.PYLUDO_FORK,
            Turns.THREE_TRIES);
}
