package alea.ludo.lanes;

import alea.ludo.Dialect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The boards of all lanes, and what happens in a turn as a list of small loops, put together for a composition.
 *
 * <p>Each loop is called for itself, through an interface with many implementations, on purpose: the compiler then
 * compiles each by itself, and turns it into vector instructions. Inlined into one large method, some are left as they
 * are, now these, now those.
 */
public final class LaneBoard {
    /** Pawns of a place; those that a seat does not have are at home. */
    public static final int PAWNS = 4;

    /** So many longs that a loop is worth its call, and what a turn works with stays near. */
    public static final int LONGS = 256;

    final LaneRules rules;

    /** The rules of the players, by number. */
    private final List<LaneRule> players;

    private final LaneTurns turns;
    /** By place: the codes of its pawns before a match. */
    private final int[][] start = new int[Dialect.PLACES][];

    private final List<Runnable> program = new ArrayList<>();
    /**
     * By {@code 4 * frame + pawn}: where it stands, as its {@link alea.ludo.LudoPosition#walked}. The place in front is
     * frame 0, that of the seat to act.
     */
    public final long[][] pawns = new long[Dialect.PLACES * PAWNS][LONGS];

    /** By player and frame: the mask of lanes in which the player sits there; only where there are several. */
    private final long[][][] sits;
    /** By player and pawn: the mask of lanes in which the player would move it. */
    private final long[][][] narrowed;

    /** By pawn of the place in front: the mask of lanes in which the player likes it, once that is known. */
    final long[][] masks = new long[PAWNS][LONGS];

    private final long[] least = new long[LONGS];
    private final long[] beyond = new long[LONGS];
    private final long[] g0 = new long[LONGS];
    private final long[] g1 = new long[LONGS];
    private final long[] g2 = new long[LONGS];
    private final long[] moves = new long[LONGS];
    private final long[] from = new long[LONGS];
    private final long[] to = new long[LONGS];
    private final long[] progress = new long[LONGS];
    private final long[] within = new long[LONGS];
    private final long[] shut = new long[LONGS];
    private final long[][] targets = new long[Dialect.PLACES][LONGS];
    /** The flag of lanes in which nobody is struck, in games that are plain. */
    private final long[] nobody = new long[LONGS];

    private final long[] homes = new long[LONGS];
    final long[] over = new long[LONGS];
    private final long[] passes = new long[LONGS];
    final long[] skipped = new long[LONGS];
    /** By lane: the place in front. */
    final long[] places = new long[LONGS];

    /** The move that is looked at; and that is made, in games that are not plain. */
    public final LaneMove move;

    // What is ranked.
    private final long[][] ranks = new long[PAWNS][LONGS];
    private final long[] most = new long[LONGS];

    LaneBoard(LaneRules rules, List<LaneRule> players) {
        this.rules = rules;
        this.players = List.copyOf(players);
        sits = new long[players.size()][Dialect.PLACES][LONGS];
        narrowed = new long[players.size()][PAWNS][LONGS];
        turns = new LaneTurns(rules, LONGS);
        move = new LaneMove(this);
        Arrays.setAll(start, rules::start);
        Arrays.fill(nobody, Octet.HIGH);
        Arrays.fill(least, Octet.atLeast(rules.zero()));
        Arrays.fill(beyond, Octet.atLeast(rules.home()));
    }

    /**
     * Sets a lane up.
     *
     * @param plays whether a match begins there; otherwise it looks like one that is over
     */
    void begin(int lane, boolean plays) {
        for (int place = 0; place < Dialect.PLACES; place++) {
            for (int pawn = 0; pawn < PAWNS; pawn++) {
                set(pawns[4 * place + pawn], lane, plays ? start[place][pawn] : rules.home());
            }
        }
        set(skipped, lane, 0);
        set(places, lane, 0);
        set(over, lane, plays ? 0 : 128);
        turns.begin(lane);
    }

    /** Lets players sit down in a lane whose match begins. */
    void seat(int lane, int[] seating) {
        for (int player = 0; player < sits.length; player++) {
            for (int place = 0; place < Dialect.PLACES; place++) {
                int seat = rules.seat(place);
                set(sits[player][place], lane, seat >= 0 && seating[seat] == player ? 127 : 0);
            }
        }
    }

    /**
     * The loops of one turn.
     *
     * @param die by lane: 1..6, or 0 where the draw does not count
     * @param twelfth by lane: 0..11
     * @param counts the mask of lanes whose draw counts
     */
    Runnable[] turn(long[] die, long[] twelfth, long[] counts) {
        program.clear();
        choose(die, twelfth, counts);
        then(() -> Moving.from(pawns[0], pawns[1], pawns[2], pawns[3], g0, g1, g2, from, LONGS));
        long[] still = rules.plain() ? nobody : move.still;
        if (rules.plain()) {
            walk(die);
            strike();
            if (rules.turns().onSomeRoll()) {
                then(() -> Moving.sixAgain(die, still, LONGS));
            }
        } else {
            meet(die);
            turns.again(die, moves, counts, pawns, still, program);
        }
        then(() -> Moving.allHome(pawns[0], pawns[1], pawns[2], pawns[3], rules.home(), homes, LONGS));
        then(() -> Moving.pass(homes, still, counts, over, skipped, passes, LONGS));
        turns.pass(places, passes, program);
        rotate();
        for (int i = 0; i < rules.gap(); i++) {
            then(() -> Moving.allHome(pawns[0], pawns[1], pawns[2], pawns[3], rules.home(), homes, LONGS));
            then(() -> Moving.nobody(homes, over, passes, LONGS));
            rotate();
        }
        return program.toArray(Runnable[]::new);
    }

    /** Adds a loop: small, over all longs, without a branch. */
    public void then(Runnable loop) {
        program.add(loop);
    }

    /**
     * Adds the loops that leave of some pawns those that are worth most.
     *
     * @param worths by pawn: in bytes, 0..126
     * @param masks by pawn: the mask of lanes in which it is one of them
     */
    public void most(long[][] worths, long[][] masks) {
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            then(() -> Choosing.rank(worths[pawn], masks[pawn], ranks[pawn], LONGS));
        }
        mostOf(ranks, masks);
    }

    /** The same where those that are none of them are worth 0, and no others. */
    void mostOf(long[][] ranks, long[][] masks) {
        then(() -> Choosing.greatest(ranks[0], ranks[1], ranks[2], ranks[3], most, LONGS));
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            then(() -> Choosing.keep(ranks[pawn], most, masks[pawn], LONGS));
        }
    }

    /** Adds the loop that leaves the first of some pawns. */
    public void first(long[][] masks) {
        then(() -> Choosing.first(masks[0], masks[1], masks[2], masks[3], LONGS));
    }

    /** Adds the loop that sets the flag of lanes in which a pawn of a frame is in the base. */
    public void inBase(int frame, long[] flags) {
        long[][] p = Arrays.copyOfRange(pawns, PAWNS * frame, PAWNS * frame + PAWNS);
        then(() -> Encounters.inBase(p[0], p[1], p[2], p[3], flags, LONGS));
    }

    /** Adds the loop that sets the flag of lanes in which another pawn of the place in front than one has a code. */
    public void shared(int pawn, long[] code, long[] flags) {
        long[] a = pawns[pawn + 1 & 3];
        long[] b = pawns[pawn + 2 & 3];
        long[] c = pawns[pawn + 3 & 3];
        then(() -> Encounters.shared(code, a, b, c, flags, LONGS));
    }

    /** Adds the loops that set the flag of lanes in which a code is on a safe square of the ring. */
    public void safe(long[] code, long[] flags) {
        then(() -> Moving.quarter(code, rules.zero(), progress, within, LONGS));
        then(() -> Arrays.fill(flags, 0));
        for (int square : rules.globes()) {
            then(() -> Encounters.on(within, square, flags, LONGS));
        }
        then(() -> Encounters.onRing(progress, rules.ring(), flags, LONGS));
    }

    private void choose(long[] die, long[] twelfth, long[] counts) {
        if (rules.faces() != 0) {
            then(() -> Arrays.fill(least, Octet.atLeast(rules.zero())));
            for (int roll = 1; roll <= 6; roll++) {
                int face = roll;
                if ((rules.faces() >>> face & 1) != 0) {
                    then(() -> Choosing.enters(die, face, least, LONGS));
                }
            }
        }
        if (rules.beyond() == Beyond.NOTHING) {
            then(() -> Choosing.exact(die, rules.home(), beyond, LONGS));
        }
        for (int i = 0; i < PAWNS; i++) {
            long[] pawn = pawns[i];
            long[] mask = masks[i];
            then(() -> Choosing.movable(pawn, least, beyond, mask, LONGS));
            if (rules.apart()) {
                long[][] others = {pawns[i + 1 & 3], pawns[i + 2 & 3], pawns[i + 3 & 3]};
                come(pawn, die, mask, to);
                then(() -> Choosing.apart(to, others[0], others[1], others[2], rules.home(), mask, LONGS));
            }
        }
        likes(die);
        then(() -> Choosing.pick(masks[0], masks[1], masks[2], masks[3], twelfth, g0, g1, g2, LONGS));
        then(() -> Choosing.any(masks[0], masks[1], masks[2], masks[3], counts, moves, LONGS));
        turns.ignore(die, moves, program);
    }

    /** Leaves of the pawns that can move those that the player in front would move. */
    private void likes(long[] die) {
        if (players.size() == 1) {
            players.getFirst().narrow(this, die, masks);
            return;
        }
        for (int player = 0; player < players.size(); player++) {
            for (int pawn = 0; pawn < PAWNS; pawn++) {
                long[] can = masks[pawn];
                long[] likes = narrowed[player][pawn];
                then(() -> System.arraycopy(can, 0, likes, 0, LONGS));
            }
            players.get(player).narrow(this, die, narrowed[player]);
        }
        for (int i = 0; i < PAWNS; i++) {
            long[] mask = masks[i];
            then(() -> Arrays.fill(mask, 0));
            for (int player = 0; player < players.size(); player++) {
                long[] likes = narrowed[player][i];
                long[] here = sits[player][0];
                then(() -> Choosing.add(likes, here, mask, LONGS));
            }
        }
    }

    /** Where pawns come to that move, before a star carries them on. */
    void come(long[] from, long[] die, long[] moves, long[] to) {
        if (rules.hasBase()) {
            then(() -> Moving.step(from, die, moves, to, LONGS));
        } else {
            then(() -> Moving.stepOn(from, die, moves, to, LONGS));
        }
        switch (rules.beyond()) {
            case NOTHING -> {}
            case HOME -> then(() -> Moving.stop(to, rules.home(), LONGS));
            case BOUNCE -> then(() -> Moving.bounce(to, rules.home(), LONGS));
            case BACK -> then(() -> Moving.back(to, die, rules.home(), LONGS));
        }
    }

    private void walk(long[] die) {
        come(from, die, moves, to);
        put(to);
    }

    /** Puts the picked pawn where it ends: where it was, if it does not move. */
    private void put(long[] end) {
        then(() -> Moving.putLow(pawns[0], pawns[1], end, g0, g1, LONGS));
        then(() -> Moving.putHigh(pawns[2], pawns[3], end, g1, g2, LONGS));
    }

    private void strike() {
        then(() -> Moving.quarter(to, rules.zero(), progress, within, LONGS));
        then(() -> Moving.shutOffRing(progress, moves, rules.ring(), shut, LONGS));
        for (int square : rules.globes()) {
            then(() -> Moving.shutOn(within, square, shut, LONGS));
        }
        for (int frame = 1; frame < Dialect.PLACES; frame++) {
            int k = frame;
            long[] target = targets[k];
            then(() -> Moving.target(progress, shut, k, rules.ring(), rules.zero(), target, LONGS));
            for (int pawn = 4 * k; pawn < 4 * k + PAWNS; pawn += 2) {
                long[] first = pawns[pawn];
                long[] second = pawns[pawn + 1];
                then(() -> Moving.strike(first, second, target, nobody, LONGS));
            }
        }
    }

    /** Moves where more can happen than that all are struck. */
    private void meet(long[] die) {
        move.add(from, die, moves, (last, frame, hit, code, also) -> {
            for (int pawn = PAWNS * frame; pawn < PAWNS * frame + PAWNS; pawn += 2) {
                long[] first = pawns[pawn];
                long[] second = pawns[pawn + 1];
                if (last || !rules.meeting().laneIsRing()) {
                    then(() -> Encounters.strike(first, second, code, hit, LONGS));
                } else {
                    then(() -> Encounters.strike(first, second, code, also, hit, LONGS));
                }
            }
        });
        put(move.end);
    }

    private void rotate() {
        then(() -> Moving.place(passes, places, LONGS));
        for (int i = 0; i < PAWNS; i++) {
            int pawn = i;
            then(() -> Moving.rotate(pawns[pawn], pawns[4 + pawn], pawns[8 + pawn], pawns[12 + pawn], passes, LONGS));
        }
        for (long[][] frames : sits) {
            if (sits.length > 1) {
                then(() -> Moving.rotate(frames[0], frames[1], frames[2], frames[3], passes, LONGS));
            }
        }
    }

    /** The byte of a lane. */
    static int at(long[] bytes, int lane) {
        return (int) (bytes[lane >>> 3] >>> 8 * (lane & 7)) & 255;
    }

    /** Sets the byte of a lane. */
    static void set(long[] bytes, int lane, int value) {
        int shift = 8 * (lane & 7);
        bytes[lane >>> 3] = bytes[lane >>> 3] & ~(255L << shift) | (long) value << shift;
    }
}
