package alea.ludo.lanes;

import alea.ludo.Dialect;
import alea.ludo.Meeting;
import java.util.Arrays;

/**
 * What a move of a pawn of the place in front would do, in all lanes: where it ends, and whom it strikes. It is looked
 * at one move after the other, and nothing is moved by it.
 */
public final class LaneMove {
    private static final int LONGS = LaneBoard.LONGS;
    private static final int PAWNS = LaneBoard.PAWNS;

    /** By lane: the code where the pawn ends, which is where it was if it does not move. */
    public final long[] end = new long[LONGS];

    /** The code where the pawn comes to, before a star carries it on. */
    final long[] via = new long[LONGS];

    /** The same after that, before it is sent back. */
    final long[] to;

    /** The flag of lanes in which a star carries the pawn on. */
    public final long[] stars = new long[LONGS];

    /** The flag of lanes in which it strikes nobody. */
    public final long[] still = new long[LONGS];

    private final LaneBoard board;
    private final LaneRules rules;
    private final Meeting meeting;

    private final long[] by = new long[LONGS];
    private final long[] progress = new long[LONGS];
    private final long[] within = new long[LONGS];
    private final long[] shut = new long[LONGS];
    private final long[] jumped = new long[LONGS];
    private final long[] entering = new long[LONGS];
    private final long[] globe = new long[LONGS];
    private final long[] strikes = new long[LONGS];
    private final long[] repelled = new long[LONGS];
    private final long[] repelledNext = new long[LONGS];
    private final long[] safe = new long[LONGS];
    private final long[] open = new long[LONGS];
    private final long[] crowd = new long[LONGS];
    private final long[] guards = new long[LONGS];
    private final long[] none = new long[LONGS];
    private final long[][] targets = new long[Dialect.PLACES][LONGS];
    private final long[][] lanes = new long[Dialect.PLACES][LONGS];
    private final long[][] any = new long[Dialect.PLACES][LONGS];
    private final long[][] many = new long[Dialect.PLACES][LONGS];
    private final long[] otherAny = new long[LONGS];
    private final long[] otherMany = new long[LONGS];

    LaneMove(LaneBoard board) {
        this.board = board;
        rules = board.rules;
        meeting = rules.meeting();
        to = rules.stars().length > 0 ? new long[LONGS] : via;
    }

    /** Is told of whom a move strikes, and adds loops that deal with it. */
    @FunctionalInterface
    public interface Strikes {
        /** Leaves it at that. */
        Strikes NONE = (last, frame, hit, code, also) -> {};

        /**
         * The pawns of a frame on one of the two squares where a move can strike.
         *
         * @param last whether it is the square that a star carries on to; otherwise that where the pawn comes to
         * @param hit the flag of lanes in which those of the frame are struck that stand there
         * @param code that they have there
         * @param also another that they can have there, if {@link Meeting#laneIsRing}
         */
        void of(boolean last, int frame, long[] hit, long[] code, long[] also);
    }

    /**
     * Adds the loops of a move.
     *
     * @param from the code of the pawn
     * @param moves the mask of lanes in which it moves
     * @param struck is told of each frame and square
     */
    public void add(long[] from, long[] die, long[] moves, Strikes struck) {
        board.then(() -> Arrays.fill(still, Octet.HIGH));
        board.come(from, die, moves, via);
        board.then(() -> Moving.quarter(via, rules.zero(), progress, within, LONGS));
        board.then(() -> Arrays.fill(stars, 0));
        if (rules.stars().length > 0) {
            board.then(() -> Arrays.fill(by, 0));
            for (int i = 0; i < rules.stars().length; i++) {
                int star = rules.stars()[i];
                int jump = rules.jumps()[i];
                board.then(() -> Encounters.carry(within, star, jump, stars, by, LONGS));
            }
            board.then(() -> Encounters.along(from, progress, moves, rules.zero(), rules.ring(), stars, LONGS));
            board.then(
                    () -> Encounters.jump(progress, stars, by, rules.lastStar(), rules.home(), via, to, jumped, LONGS));
        }
        if (rules.hasBase()) {
            board.then(() -> Encounters.entering(from, moves, entering, LONGS));
        }
        int met = rules.ring() + (meeting.laneIsRing() ? 1 : 0);
        int passesFrom = meeting.passesOutOfLane() ? rules.ring() + rules.zero() : 128;
        board.then(() -> Encounters.shut(progress, moves, met, from, passesFrom, shut, LONGS));
        board.then(() -> Arrays.fill(globe, 0));
        for (int square : rules.globes()) {
            board.then(() -> Encounters.on(within, square, globe, LONGS));
        }
        board.then(() -> Encounters.onRing(progress, rules.ring(), globe, LONGS));
        if (rules.takesOnSafe()) {
            board.then(() -> Encounters.except(globe, entering, LONGS));
        }
        board.then(() -> Arrays.fill(strikes, Octet.HIGH));
        if (!meeting.everyStar()) {
            board.then(() -> Encounters.except(strikes, stars, LONGS));
        }
        square(false, met, meeting.laneIsRing(), repelled, struck);
        if (rules.stars().length > 0) {
            board.then(() -> Encounters.shutUnless(jumped, repelled, meeting.jumpsOn() ? Octet.HIGH : 0, shut, LONGS));
            board.then(() -> Moving.quarter(to, rules.zero(), progress, within, LONGS));
            board.then(() -> Arrays.fill(globe, 0));
            board.then(() -> Arrays.fill(strikes, Octet.HIGH));
            square(true, met, false, repelledNext, struck); // a star is no start
            board.then(() -> Encounters.add(repelled, repelledNext, LONGS));
        }
        board.then(() -> Encounters.end(to, repelled, moves, from, end, LONGS));
    }

    /**
     * Meets who stands on one square.
     *
     * @param met the first progress where nobody is met
     * @param starts whether it can be a start on which those count, too, that stand at the beginning of their lane
     * @param sentBack receives the flag of lanes in which the mover is sent back
     */
    private void square(boolean last, int met, boolean starts, long[] sentBack, Strikes struck) {
        board.then(() -> Arrays.fill(safe, 0));
        board.then(() -> Arrays.fill(open, 0));
        board.then(() -> Arrays.fill(crowd, 0));
        long[] all = rules.takesAll() ? entering : none;
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Moving.target(progress, shut, k, met, rules.zero(), targets[k], LONGS));
            long[] a = board.pawns[PAWNS * k];
            long[] b = board.pawns[PAWNS * k + 1];
            long[] c = board.pawns[PAWNS * k + 2];
            long[] d = board.pawns[PAWNS * k + 3];
            if (starts) {
                board.then(() -> Encounters.alsoLane(targets[k], rules.zero(), rules.ring(), lanes[k], LONGS));
                board.then(() -> Encounters.standing(a, b, targets[k], lanes[k], any[k], many[k], LONGS));
                board.then(() -> Encounters.standing(c, d, targets[k], lanes[k], otherAny, otherMany, LONGS));
                board.then(() -> Encounters.together(any[k], many[k], otherAny, otherMany, LONGS));
            } else {
                board.then(() -> Encounters.standing(a, b, c, d, targets[k], any[k], many[k], LONGS));
            }
        }
        if (meeting.firstFound()) {
            board.then(() -> Encounters.first(any[1], any[2], any[3], all, LONGS));
        }
        long[] guarded = rules.ownersOnly() ? guards : globe;
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            if (rules.ownersOnly()) {
                board.then(() -> Encounters.guard(globe, within, targets[k], rules.zero(), guards, LONGS));
            }
            board.then(() -> Encounters.meet(any[k], many[k], guarded, safe, open, crowd, LONGS));
        }
        board.then(() -> Encounters.repel(
                safe,
                crowd,
                meeting.sharesSafe() ? 0 : Octet.HIGH,
                meeting.takesAll() ? 0 : Octet.HIGH,
                all,
                sentBack,
                LONGS));
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            board.then(() -> Encounters.hits(any[k], sentBack, strikes, still, LONGS));
            struck.of(last, k, any[k], targets[k], starts ? lanes[k] : targets[k]);
        }
    }
}
