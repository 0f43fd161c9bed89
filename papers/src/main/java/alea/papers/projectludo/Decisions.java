package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Asks questions of the decisions of seat 0: counts those of a kind, and among them those that a strategy makes in a
 * certain way.
 */
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

    private final Question[] questions;
    /** Of a match, by question: decisions of the kind, and those made so. */
    private final long[] found;

    private Decisions(Question[] questions) {
        this.questions = questions;
        found = new long[2 * questions.length];
    }

    /** Counts in matches of {@code ludo-simple} of a strategy, which begins, against another; an answer a question. */
    static List<Count> of(Lab lab, String strategy, String opponent, int games, Question... questions) {
        long[] n = lab.watch(
                "ludo-simple",
                List.of(strategy, opponent),
                games,
                2 * questions.length,
                () -> new Decisions(questions));
        return IntStream.range(0, questions.length)
                .mapToObj(q -> new Count(n[2 * q], n[2 * q + 1]))
                .toList();
    }

    /** Whether an option has something, where one has and another has not. */
    static Answer has(LudoPosition p, int option, BiPredicate<LudoPosition, Integer> something) {
        int having = 0;
        for (int k = 0; k < p.options(); k++) {
            having += something.test(p, k) ? 1 : 0;
        }
        if (having == 0 || having == p.options()) {
            return Answer.OTHER;
        }
        return something.test(p, option) ? Answer.YES : Answer.NO;
    }

    /** Whether another pawn than the foremost is moved, where those that can be are on different squares. */
    static Answer notTheForemost(LudoPosition p, int option) {
        return switch (has(p, option, (q, k) -> q.progress(0, q.pawn(k)) == foremost(q))) {
            case YES -> Answer.NO;
            case NO -> Answer.YES;
            case OTHER -> Answer.OTHER;
        };
    }

    static int foremost(LudoPosition p) {
        int most = 0;
        for (int k = 0; k < p.options(); k++) {
            most = Math.max(most, p.progress(0, p.pawn(k)));
        }
        return most;
    }

    /** How many opponents are on squares of seat 0's lap of which something holds. */
    static int opponents(LudoPosition p, IntPredicate square) {
        int count = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            count += its < Chase.LAP && square.test((its + Chase.WAY) % Chase.LAP) ? 1 : 0;
        }
        return count;
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

    /**
     * Whether what is at risk falls most, or rises least, by leaving such a square: the option that is taken does not
     * matter.
     */
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
        return has(p, option, Decisions::isStrike);
    }

    static boolean isStrike(LudoPosition p, int option) {
        int to = p.progress(0, p.pawn(option)) + p.die();
        return to < Chase.LAP && !p.game().dialect().isGlobe(to) && opponents(p, square -> square == to) > 0;
    }

    /** Overtakes an opponent, where one pawn would and another would not. */
    static Answer overtakes(LudoPosition p, int option) {
        return has(p, option, Decisions::isOvertaking);
    }

    static boolean isOvertaking(LudoPosition p, int option) {
        int from = p.progress(0, p.pawn(option));
        return opponents(p, square -> square > from && square < from + p.die()) > 0;
    }

    /**
     * Moves another pawn than the foremost though no opponent is within a roll before or behind any, now or after any
     * move.
     */
    static Answer leavesTheForemostAlone(LudoPosition p, int option) {
        for (int k = 0; k < p.options(); k++) {
            int from = p.progress(0, p.pawn(k));
            if (isNear(p, from) || isNear(p, from + p.die())) {
                return Answer.OTHER;
            }
        }
        return notTheForemost(p, option);
    }

    private static boolean isNear(LudoPosition p, int at) {
        return at < Chase.LAP && opponents(p, square -> Math.floorMod(square - at + 6, Chase.LAP) <= 12) > 0;
    }

    static boolean isSafe(LudoPosition p, int option) {
        return p.game().dialect().isGlobe(p.progress(0, p.pawn(option)));
    }

    /**
     * Moves a pawn from a safe square to one where an opponent that was in reach of it still is, though it could move
     * another that does not.
     */
    static Answer leavesIntoDanger(LudoPosition p, int option) {
        return has(p, option, Decisions::goesIntoDanger);
    }

    static boolean goesIntoDanger(LudoPosition p, int option) {
        int from = p.progress(0, p.pawn(option));
        int to = from + p.die();
        return isSafe(p, option)
                && to < Chase.LAP
                && !p.game().dialect().isGlobe(to)
                && inReach(p, from) > 0
                && inReach(p, to) > 0;
    }

    /** How many opponents can roll onto a square of seat 0's lap. */
    static int inReach(LudoPosition p, int square) {
        int count = 0;
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            int its = p.progress(1, pawn);
            int gap = Math.floorMod(square - its - Chase.WAY, Chase.LAP);
            count += its < Chase.LAP && gap >= 1 && gap <= 6 && its + gap < Chase.LAP ? 1 : 0;
        }
        return count;
    }

    /**
     * Moves another pawn than the foremost, before an opponent has passed its start, where pawns that can move are on
     * different squares.
     */
    static Answer leavesTheForemost(LudoPosition p, int option) {
        for (int pawn = 0; pawn < p.game().pawns(); pawn++) {
            if (p.progress(1, pawn) > Chase.WAY) {
                return Answer.OTHER;
            }
        }
        return notTheForemost(p, option);
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
        Arrays.fill(found, 0);
    }

    @Override
    public void before(Position position, int option) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() == Position.DECISION && p.seat() == 0) {
            for (int q = 0; q < questions.length; q++) {
                Answer answer = questions[q].ask(p, option);
                found[2 * q] += answer == Answer.OTHER ? 0 : 1;
                found[2 * q + 1] += answer == Answer.YES ? 1 : 0;
            }
        }
    }

    @Override
    public void after(Position position) {}

    @Override
    public void end(Position position, long[] counts) {
        for (int i = 0; i < found.length; i++) {
            counts[i] += found[i];
        }
    }
}
