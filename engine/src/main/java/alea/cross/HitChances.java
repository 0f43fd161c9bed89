package alea.cross;

import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How likely one pawn is to hit another with the next throw of its seat, if nobody else were on the board: whatever
 * the rules say of throws, entering, safe squares, short cuts and blocks of two is found out by playing that throw to
 * its end, hits sought. What was asked once is kept, so that asking again is a look at a table.
 *
 * <p>One instance serves one thread. Those that share what they keep may serve several: whoever finds something out
 * finds the same, and a number of 32 bits is written as a whole.
 */
public final class HitChances {
    /** Throws of one turn that are looked at where a throw is thrown again before it is moved. */
    private static final int THROWS = 2;

    private static final int CASES = 4;

    private final CrossGame game;
    private final Circuit way;
    /** How many values of progress there are, the base as 0. */
    private final int codes;

    private final float[] known;
    private final List<Position> plies = new ArrayList<>();

    /** Chances in positions of a game. */
    public HitChances(CrossGame game) {
        this(game, new float[game.seats() * game.seats() * CASES * codes(game) * codes(game)]);
        Arrays.fill(known, Float.NaN);
    }

    private HitChances(CrossGame game, float[] known) {
        this.game = game;
        this.known = known;
        way = game.crossRules().circuit();
        codes = codes(game);
    }

    private static int codes(CrossGame game) {
        return game.crossRules().circuit().end() - Circuit.BASE + 1;
    }

    /** Another instance, which shares what this one keeps: some megabytes on a long way. */
    HitChances another() {
        return new HitChances(game, known);
    }

    /**
     * The chance that a pawn hits another.
     *
     * @param attacker the seat of the pawn that hits
     * @param from its progress
     * @param waiting whether another pawn of that seat is in the base, which may have to enter first
     * @param victim the seat of the pawn that is hit
     * @param at its progress
     * @param paired whether another pawn of that seat stands with it
     * @return 0..1; 0 for partners, and where pawns cannot meet
     */
    public float of(int attacker, int from, boolean waiting, int victim, int at, boolean paired) {
        int one = ((attacker * game.seats() + victim) * CASES + (waiting ? 2 : 0) + (paired ? 1 : 0)) * codes;
        int index = (one + from - Circuit.BASE) * codes + at - Circuit.BASE;
        float chance = known[index];
        if (Float.isNaN(chance)) {
            chance = (float) found(attacker, from, waiting, victim, at, paired);
            known[index] = chance;
        }
        return chance;
    }

    /**
     * The same in a position, between two of its pawns.
     *
     * @param pawn of the attacker
     * @param other of the victim
     */
    public float of(Pawns position, int attacker, int pawn, int victim, int other) {
        int at = position.progress(victim, other);
        int from = position.progress(attacker, pawn);
        if (!way.isShared(at) || from != Circuit.BASE && !way.isOnBoard(from)) {
            return 0;
        }
        boolean waiting = another(position, attacker, pawn, Circuit.BASE);
        return of(attacker, from, waiting, victim, at, another(position, victim, other, at));
    }

    private boolean another(Pawns position, int seat, int pawn, int progress) {
        for (int p = 0; p < game.pawns(); p++) {
            if (p != pawn && position.progress(seat, p) == progress) {
                return true;
            }
        }
        return false;
    }

    private double found(int attacker, int from, boolean waiting, int victim, int at, boolean paired) {
        if (game.together(attacker, victim) || !way.isShared(at)) {
            return 0;
        }
        var state = new CrossState(game.seats(), game.pawns());
        for (int[] row : state.pawns) {
            Arrays.fill(row, Circuit.BASE);
        }
        int[] own = state.pawns[attacker];
        int home = way.end();
        own[0] = from;
        for (int pawn = 1; pawn < own.length; pawn++) {
            home -= way.goal().places() && home == from ? 1 : 0;
            own[pawn] = waiting && pawn == 1 ? Circuit.BASE : home;
            home -= way.goal().places() ? 1 : 0;
        }
        state.pawns[victim][0] = at;
        if (paired && game.pawns() > 1) {
            state.pawns[victim][1] = at;
        }
        state.seat = attacker;
        state.hitters = -1 >>> -game.seats();
        Position start = scratch(0);
        game.setUp(start, state);
        return likely(start, 0, THROWS, victim, at);
    }

    private Position scratch(int ply) {
        while (plies.size() <= ply) {
            plies.add(game.start());
        }
        return plies.get(ply);
    }

    /** How likely the pawn is hit in what is left of the turn, by whoever does all to hit it. */
    private double likely(Position position, int ply, int throwsLeft, int victim, int at) {
        if (((Pawns) position).progress(victim, 0) != at) {
            return 1;
        }
        if (position.turns() != plies.getFirst().turns() || position.node() == Position.OVER) {
            return 0;
        }
        boolean chance = position.isChance();
        if (chance && throwsLeft == 0) {
            return 0;
        }
        double most = 0;
        double sum = 0;
        for (int option = 0; option < position.options(); option++) {
            Position next = scratch(ply + 1);
            next.set(position);
            next.take(option);
            double likely = likely(next, ply + 1, throwsLeft - (chance ? 1 : 0), victim, at);
            most = Math.max(most, likely);
            sum += chance ? position.probability(option) * likely : 0;
        }
        return chance ? sum : most;
    }
}
