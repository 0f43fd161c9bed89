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

    /** Leaves a safe square of the ring though another pawn, which is on none, could move. */
    static Answer leavesSafety(LudoPosition p, int option) {
        int safe = 0;
        for (int k = 0; k < p.options(); k++) {
            safe += isSafe(p, k) ? 1 : 0;
        }
        if (safe == 0 || safe == p.options()) {
            return Answer.OTHER;
        }
        return isSafe(p, option) ? Answer.YES : Answer.NO;
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
                && inReach(p, from)
                && inReach(p, to);
    }

    /** Whether an opponent can roll onto a square of seat 0's lap. */
    private static boolean inReach(LudoPosition p, int square) {
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int gap = Math.floorMod(square - its - Chase.WAY, Chase.LAP);
            if (its < Chase.LAP && gap >= 1 && gap <= 6 && its + gap < Chase.LAP) {
                return true;
            }
        }
        return false;
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
