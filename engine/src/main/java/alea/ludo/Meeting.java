package alea.ludo;

import alea.game.Key;
import alea.game.Settings;
import java.util.List;
import java.util.Map;

/**
 * What happens when a pawn comes to where others stand, put together from what the sources decide each in their own
 * way.
 *
 * @param sharesSafe whether a pawn that lands where somebody is safe stands beside them; otherwise it is sent back
 * @param takesAll whether all who can be struck on a square are; otherwise a pawn alone is, and two send the mover back
 * @param firstFound whether only the first seat found counts, going round from the mover, whoever else stands there
 * @param everyStar whether a pawn that a star carries on strikes on that star, too
 * @param jumpsOn whether a pawn that is sent back from its first star strikes on the next all the same
 * @param passesOutOfLane whether a pawn that a roll too high leads out of its lane meets nobody
 * @param laneIsRing whether a pawn on the first square of its lane also counts as on the ring square after its
 *     turn-off, and as on its start; and one that comes there meets others
 */
public record Meeting(
        boolean sharesSafe,
        boolean takesAll,
        boolean firstFound,
        boolean everyStar,
        boolean jumpsOn,
        boolean passesOutOfLane,
        boolean laneIsRing) {

    static final List<Key> KEYS = List.of(
            Key.choice(
                    "takes",
                    "whom landing strikes: all who are there, or one that is alone, while two send the mover back",
                    "all",
                    "one"),
            Key.choice(
                    "on-safe",
                    "landing where somebody is safe: both share the square, or the mover is sent back",
                    "share",
                    "mover-goes-back"),
            Key.choice(
                    "met", "who counts on a square: all seats, or only the first found, going round", "all", "first"),
            Key.choice(
                    "first-star",
                    "whom a pawn meets on a star that carries it on: it strikes, or spares one that is alone",
                    "spares",
                    "strikes"),
            Key.choice(
                    "sent-back",
                    "a pawn sent back from its first star: at once, or after it has struck on the next, too",
                    "at-once",
                    "after-jump"),
            Key.choice(
                    "out-of-lane",
                    "a pawn that a roll too high leads out of its lane meets others as elsewhere, or passes by",
                    "meets",
                    "passes"),
            Key.choice(
                    "lane-start",
                    "the first square of a lane is apart, or counts also as the next ring square and as the start",
                    "apart",
                    "ring"));

    static Meeting of(Settings s) {
        return new Meeting(
                s.is("on-safe", "share"),
                s.is("takes", "all"),
                s.is("met", "first"),
                s.is("first-star", "strikes"),
                s.is("sent-back", "after-jump"),
                s.is("out-of-lane", "passes"),
                s.is("lane-start", "ring"));
    }

    /**
     * The others round the board, as the mover's place sees them: frame k is the place k further on, squares are the
     * mover's progress.
     */
    interface Others {
        /** How many pawns of frame {@code k} stand on a square; frame 0 is the mover's own. */
        int count(int k, int square);

        /** Sends the pawns of frame {@code k} on a square back. */
        void strike(int k, int square);
    }

    /**
     * Moves a pawn: strikes whom the move strikes, and tells where the pawn ends.
     *
     * @param from the pawn's progress; it can move with this die
     * @return its progress after the move
     */
    int land(Dialect rules, Others others, int from, int die) {
        int to = rules.destination(from, die);
        if (from == Dialect.BASE) {
            if (rules.entering().takesAll()) {
                strikeAll(others, to, 0);
                return to;
            }
            return repels(rules, others, to, true, rules.entering().takesOnSafe()) ? rules.origin() : to;
        }
        boolean outOfLane = from >= rules.ring();
        if (outOfLane && passesOutOfLane) {
            return to;
        }
        int first = rules.via(from, die);
        boolean star = !outOfLane && rules.isStar(first);
        boolean repelled = repels(rules, others, first, !star || everyStar, false);
        if (star && first != rules.lastStar() && (!repelled || jumpsOn)) {
            repelled |= repels(rules, others, to, true, false);
        }
        return repelled ? rules.origin() : to;
    }

    /**
     * Meets who stands on a square.
     *
     * @param strikes whether the pawn strikes there
     * @param asUnsafe whether nobody is safe there
     * @return whether it is sent back
     */
    private boolean repels(Dialect rules, Others others, int square, boolean strikes, boolean asUnsafe) {
        if (square >= rules.ring() && !(laneIsRing && square == rules.ring())) {
            return false;
        }
        boolean safe = !asUnsafe && rules.isGlobe(square);
        if (firstFound) {
            int k = firstFound(others, square);
            if (k == 0) {
                return false;
            }
            if (safe && rules.protects(square, k)) {
                return !sharesSafe;
            }
            return meets(others, square, k, others.count(k, square), strikes);
        }
        int all = 0;
        int open = 0;
        for (int k = 1; k < Dialect.PLACES; k++) {
            int n = others.count(k, square);
            all += n;
            open += safe && rules.protects(square, k) ? 0 : n;
        }
        if (all == open) {
            return meets(others, square, 0, all, strikes);
        }
        if (!sharesSafe) {
            return true;
        }
        // On a start that protects its owner alone others can be struck beside it.
        int owner = square / Dialect.QUARTER;
        if (open > 1 && !takesAll) {
            return true;
        }
        if (open > 0 && strikes) {
            strikeAll(others, square, owner);
        }
        return false;
    }

    /** Meets {@code n} pawns that are not safe, of frame {@code k} or, when that is 0, of all. */
    private boolean meets(Others others, int square, int k, int n, boolean strikes) {
        if (n > 1 && !takesAll) {
            return true;
        }
        if (n > 0 && strikes) {
            if (k == 0) {
                strikeAll(others, square, 0);
            } else {
                others.strike(k, square);
            }
        }
        return false;
    }

    private static void strikeAll(Others others, int square, int but) {
        for (int k = 1; k < Dialect.PLACES; k++) {
            if (k != but) {
                others.strike(k, square);
            }
        }
    }

    private static int firstFound(Others others, int square) {
        for (int k = 1; k < Dialect.PLACES; k++) {
            if (others.count(k, square) > 0) {
                return k;
            }
        }
        return 0;
    }

    /** Whether landing strikes everybody who is not safe, shares with who is, and does nothing else. */
    boolean onlyStrikes() {
        return takesAll && sharesSafe && !firstFound && !passesOutOfLane && !laneIsRing;
    }

    /** Whether two opponents on a square, be they of two seats, send the mover back. */
    public boolean crowdsRepel() {
        return !takesAll && !firstFound;
    }

    /** Whether only the first seat found counts, whoever else stands on a square. */
    public boolean firstFoundCounts() {
        return firstFound;
    }

    /** Whether a pawn that a star carries on spares who is alone on that star. */
    public boolean sparesOnFirstStar() {
        return !everyStar;
    }

    void describe(Map<String, String> parts, Entering entering, boolean safe, boolean stars) {
        var words = new StringBuilder(firstFound ? "the first opponent found counts: " : "");
        if (takesAll) {
            words.append(
                    safe && sharesSafe
                            ? "off the safe squares everybody there is struck"
                            : "everybody there is struck");
            words.append(safe && !sharesSafe ? "; anybody on a safe square sends the mover back" : "");
        } else {
            words.append("one opponent is struck; two");
            words.append(
                    safe && !sharesSafe ? ", or one on a safe square, send the mover back" : " send the mover back");
            words.append(safe && sharesSafe ? "; safe squares are shared" : "");
        }
        if (stars) {
            words.append(
                    everyStar
                            ? "; a star that carries on is met like the next"
                            : "; one on a star that carries on is left alone");
            words.append(jumpsOn ? ", and the next even by a pawn sent back" : "");
        }
        words.append(entering.describeTakes());
        words.append(
                laneIsRing ? "; the first square of a lane counts also as the next of the ring and as the start" : "");
        words.append(passesOutOfLane ? "; who comes back out of its lane meets nobody" : "");
        parts.put("meeting others", words.toString());
    }
}
