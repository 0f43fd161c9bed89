package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import java.util.List;

/** Looks at the decisions of seat 0, and counts those of a kind and among them those that a strategy makes in a certain way. */
final class Decisions implements Lab.Watcher {
    /** What is asked of a decision, when an option has been chosen. */
    @FunctionalInterface
    interface Question {
        /** Nothing when it is not of the kind. */
        Answer ask(LudoPosition position, int option);
    }

    /** What it was. */
    enum Answer {
        /** Not of the kind. */
        OTHER,
        /** Of the kind, but not made so. */
        NO,
        /** Made so. */
        YES
    }

    /**
     * How often.
     *
     * @param kind decisions of the kind
     * @param yes those that were made so
     */
    record Count(long kind, long yes) {
        double share() {
            return yes / (double) kind;
        }
    }

    private final Question question;
    private long kind;
    private long yes;

    private Decisions(Question question) {
        this.question = question;
    }

    /** Counts in matches of {@code ludo-simple} of a strategy, which begins, against another. */
    static Count of(Lab lab, String strategy, String opponent, int games, Question question) {
        long[] n = lab.watch("ludo-simple", List.of(strategy, opponent), games, 2, () -> new Decisions(question));
        return new Count(n[0], n[1]);
    }

    /** Leaves a safe square, on which it has progress to lose, though another pawn, which is on none, could move. */
    static Answer leavesSafety(LudoPosition p, int option) {
        int safe = 0;
        int others = 0;
        for (int k = 0; k < p.options(); k++) {
            safe += keepsProgress(p, k) ? 1 : 0;
            others += isSafe(p, k) ? 0 : 1;
        }
        if (safe == 0 || others == 0) {
            return Answer.OTHER;
        }
        return keepsProgress(p, option) ? Answer.YES : Answer.NO;
    }

    /** Whether what is at risk falls most, or rises least, by leaving such a square: the option that is taken does not matter. */
    static Answer riskLeavesSafety(LudoPosition p, int option) {
        double leaving = Double.POSITIVE_INFINITY;
        double staying = Double.POSITIVE_INFINITY;
        for (int k = 0; k < p.options(); k++) {
            int from = p.progress(0, p.pawn(k));
            double more = risk(p, from + p.die()) - risk(p, from);
            if (keepsProgress(p, k)) {
                leaving = Math.min(leaving, more);
            } else if (!isSafe(p, k)) {
                staying = Math.min(staying, more);
            }
        }
        if (Double.isInfinite(leaving) || Double.isInfinite(staying)) {
            return Answer.OTHER;
        }
        return leaving < staying ? Answer.YES : Answer.NO;
    }

    /** The risk function of section 12.1, none on safe squares: progress times 1 - (5/6)^n for n opponents in reach. */
    private static double risk(LudoPosition p, int square) {
        if (square >= Chase.LAP || p.game().dialect().isGlobe(square)) {
            return 0;
        }
        return square * (1 - Math.pow(5.0 / 6, inReach(p, square)));
    }

    private static boolean keepsProgress(LudoPosition p, int option) {
        return isSafe(p, option) && p.progress(0, p.pawn(option)) > 0;
    }

    /** Strikes, where one pawn could and another could not. */
    static Answer strikes(LudoPosition p, int option) {
        int can = 0;
        for (int k = 0; k < p.options(); k++) {
            can += isStrike(p, k) ? 1 : 0;
        }
        if (can == 0 || can == p.options()) {
            return Answer.OTHER;
        }
        return isStrike(p, option) ? Answer.YES : Answer.NO;
    }

    private static boolean isStrike(LudoPosition p, int option) {
        int to = p.progress(0, p.pawn(option)) + p.die();
        if (to >= Chase.LAP || p.game().dialect().isGlobe(to)) {
            return false;
        }
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            if (its < Chase.LAP && Math.floorMod(its + Chase.WAY, Chase.LAP) == to) {
                return true;
            }
        }
        return false;
    }

    /** Overtakes an opponent, where one pawn would and another would not. */
    static Answer overtakes(LudoPosition p, int option) {
        int would = 0;
        for (int k = 0; k < p.options(); k++) {
            would += isOvertaking(p, k) ? 1 : 0;
        }
        if (would == 0 || would == p.options()) {
            return Answer.OTHER;
        }
        return isOvertaking(p, option) ? Answer.YES : Answer.NO;
    }

    private static boolean isOvertaking(LudoPosition p, int option) {
        int from = p.progress(0, p.pawn(option));
        int to = from + p.die();
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int square = Math.floorMod(its + Chase.WAY, Chase.LAP);
            if (its < Chase.LAP && square > from && square < Math.min(to, Chase.LAP)) {
                return true;
            }
        }
        return false;
    }

    /** Moves another pawn than the foremost though no opponent is within a roll before or behind any, now or after any move. */
    static Answer leavesTheForemostAlone(LudoPosition p, int option) {
        int most = 0;
        int least = Chase.LAP;
        for (int k = 0; k < p.options(); k++) {
            int from = p.progress(0, p.pawn(k));
            if (isNear(p, from) || isNear(p, from + p.die())) {
                return Answer.OTHER;
            }
            most = Math.max(most, from);
            least = Math.min(least, from);
        }
        if (most == least) {
            return Answer.OTHER;
        }
        return p.progress(0, p.pawn(option)) < most ? Answer.YES : Answer.NO;
    }

    private static boolean isNear(LudoPosition p, int square) {
        if (square >= Chase.LAP) {
            return false;
        }
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int gap = Math.floorMod(its + Chase.WAY - square, Chase.LAP);
            if (its < Chase.LAP && (gap <= 6 || gap >= Chase.LAP - 6)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSafe(LudoPosition p, int option) {
        return p.game().dialect().isGlobe(p.progress(0, p.pawn(option)));
    }

    /** Moves a pawn from a safe square to one where an opponent that was in reach of it still is, though it could move another that does not. */
    static Answer leavesIntoDanger(LudoPosition p, int option) {
        int out = 0;
        for (int k = 0; k < p.options(); k++) {
            out += goesIntoDanger(p, k) ? 1 : 0;
        }
        if (out == 0 || out == p.options()) {
            return Answer.OTHER;
        }
        return goesIntoDanger(p, option) ? Answer.YES : Answer.NO;
    }

    private static boolean goesIntoDanger(LudoPosition p, int option) {
        int from = p.progress(0, p.pawn(option));
        int to = from + p.die();
        return isSafe(p, option)
                && to < Chase.LAP
                && !p.game().dialect().isGlobe(to)
                && inReach(p, from) > 0
                && inReach(p, to) > 0;
    }

    /** How many opponents can roll onto a square of seat 0's lap. */
    private static int inReach(LudoPosition p, int square) {
        int count = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int gap = Math.floorMod(square - its - Chase.WAY, Chase.LAP);
            count += its < Chase.LAP && gap >= 1 && gap <= 6 && its + gap < Chase.LAP ? 1 : 0;
        }
        return count;
    }

    /** Moves another pawn than the foremost, before an opponent has passed its start, where pawns that can move are on different squares. */
    static Answer leavesTheForemost(LudoPosition p, int option) {
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            if (p.progress(1, pawn) > Chase.WAY) {
                return Answer.OTHER;
            }
        }
        int most = 0;
        int least = Chase.LAP;
        for (int k = 0; k < p.options(); k++) {
            most = Math.max(most, p.progress(0, p.pawn(k)));
            least = Math.min(least, p.progress(0, p.pawn(k)));
        }
        if (most == least) {
            return Answer.OTHER;
        }
        return p.progress(0, p.pawn(option)) < most ? Answer.YES : Answer.NO;
    }

    /** Has fewer options than pawns that are not home. */
    static Answer isBarred(LudoPosition p, int option) {
        int out = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            out += p.progress(0, pawn) < p.game().dialect().home() ? 1 : 0;
        }
        return Integer.bitCount(p.movable()) < out ? Answer.YES : Answer.NO;
    }

    @Override
    public void begin(Position start) {
        kind = 0;
        yes = 0;
    }

    @Override
    public void before(Position position, int option) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() == Position.DECISION && p.seat() == 0) {
            Answer answer = question.ask(p, option);
            kind += answer == Answer.OTHER ? 0 : 1;
            yes += answer == Answer.YES ? 1 : 0;
        }
    }

    @Override
    public void after(Position position) {}

    @Override
    public void end(Position position, long[] counts) {
        counts[0] += kind;
        counts[1] += yes;
    }
}
