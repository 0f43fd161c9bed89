package alea.learn.cross;

import alea.cross.Circuit;
import alea.cross.CrossGame;
import alea.cross.HitChances;
import alea.cross.Pawns;
import alea.game.Position;
import alea.learn.td.Features;

/**
 * What a network sees of a position of the cross-and-circle family before a throw. Frame k is the place k further on
 * than that of the seat to throw; squares are the owner's own progress, so that all seats look alike.
 *
 * <p>Slots, one a pawn: {@code (frame, square, level)}, where the first pawn of a frame on a square has level 0 and
 * further ones level 1.
 *
 * <p>Extra inputs, from {@link HitChances}, as if the pawns of a frame threw each for itself (those in the base
 * together):
 * <ul>
 *   <li>for every victim frame, attacker frame and band of six squares: the chances that pawns there are hit, added
 *   up;
 *   <li>for every victim frame and square: the chance that a pawn there is hit before its frame throws, and the same
 *   for those that throw later;
 *   <li>for every frame: expected loss and worst loss (chance of being hit before the next throw, or after it, times
 *   the part of the way walked), the part of the way that is left, and what it may hit, on average, as part of the
 *   way.
 * </ul>
 */
final class CrossFeatures implements Features {
    static final String NAME = "cross";

    private static final int BAND = 6;
    /** Inputs of a frame as a whole. */
    private static final int TOTALS = 4;

    private final CrossGame game;
    private final HitChances chances;
    private final int pawns;
    private final int places;
    /** Squares that a pawn can have, the base and home among them. */
    private final int squares;

    private final int bands;
    /** Squares of the whole way. */
    private final float way;
    /** By the seat to throw: the frames where somebody sits, in the order of play. */
    private final int[][] frames;

    private final int bandsAt;
    private final int soonAt;
    private final int laterAt;
    private final int totalsAt;
    private final int inputs;
    private final int most;
    private final float[] band;
    private final int[] touched;
    private final float[] gain;
    /** By progress, the base as 0: whether pawns of several seats can meet there, and whether it is on the board. */
    private final boolean[] shared;

    private final boolean[] on;
    /** The progress of every pawn, and by seat how many are in the base, from the seat to throw on. */
    private final int[] at;

    private final int[] waiting;
    private final Position next;
    private final Position earlier;

    CrossFeatures(CrossGame game) {
        this.game = game;
        chances = new HitChances(game);
        Circuit board = game.crossRules().circuit();
        pawns = game.pawns();
        places = board.places();
        squares = board.end() - Circuit.BASE + 1;
        bands = squares / BAND + 1;
        way = game.walked(board.end());
        int seats = game.seats();
        frames = new int[seats][seats];
        for (int seat = 0; seat < seats; seat++) {
            for (int ahead = 0; ahead < seats; ahead++) {
                frames[seat][ahead] = Math.floorMod(game.place((seat + ahead) % seats) - game.place(seat), places);
            }
        }
        bandsAt = places * squares * 2;
        soonAt = bandsAt + places * places * bands;
        laterAt = soonAt + places * squares;
        totalsAt = laterAt + places * squares;
        inputs = totalsAt + places * TOTALS;
        touched = new int[seats * seats * Math.min(bands, pawns)];
        most = touched.length + 2 * seats * pawns + seats * TOTALS;
        band = new float[places * places * bands];
        gain = new float[seats];
        at = new int[seats * pawns];
        waiting = new int[seats];
        shared = new boolean[squares];
        on = new boolean[squares];
        for (int i = 0; i < squares; i++) {
            shared[i] = board.isShared(i + Circuit.BASE);
            on[i] = board.isOnBoard(i + Circuit.BASE) && i > 0;
        }
        next = game.start();
        earlier = game.start();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int inputs() {
        return inputs;
    }

    @Override
    public int drawn() {
        return inputs;
    }

    @Override
    public int slots() {
        return game.seats() * pawns;
    }

    @Override
    public int mostExtras() {
        return most;
    }

    @Override
    public boolean values(Position position) {
        return position.isChance();
    }

    private int seat(Position position, int ahead) {
        int seat = position.seat() + ahead;
        return seat < game.seats() ? seat : seat - game.seats();
    }

    @Override
    public void slots(Position position, int[] into) {
        Pawns board = (Pawns) position;
        int[] seated = frames[position.seat()];
        int n = 0;
        for (int ahead = 0; ahead < seated.length; ahead++) {
            int seat = seat(position, ahead);
            int base = seated[ahead] * squares;
            for (int pawn = 0; pawn < pawns; pawn++) {
                int progress = board.progress(seat, pawn);
                int level = 0;
                for (int other = 0; other < pawn; other++) {
                    level |= board.progress(seat, other) == progress ? 1 : 0;
                }
                into[n++] = (base + progress - Circuit.BASE) * 2 + level;
            }
        }
    }

    @Override
    public int extras(Position position, int[] into, float[] values) {
        look(position);
        int[] seated = frames[position.seat()];
        int n = 0;
        int bandsTouched = 0;
        for (int v = 0; v < seated.length; v++) {
            float expected = 0;
            float worst = 0;
            int left = 0;
            for (int pawn = v * pawns; pawn < (v + 1) * pawns; pawn++) {
                int progress = at[pawn];
                int walked = game.walked(progress);
                left += (int) way - walked;
                if (!shared[progress - Circuit.BASE]) {
                    continue;
                }
                float soon = 1;
                float later = 1;
                for (int k = 0; k < seated.length; k++) {
                    float missed = k == v ? 1 : missed(position, k, v, pawn);
                    if (missed == 1) {
                        continue;
                    }
                    if (k < v) {
                        soon *= missed;
                    } else {
                        later *= missed;
                    }
                    gain[k] += (1 - missed) * walked / way;
                    int in = (seated[v] * places + seated[k]) * bands + (progress - Circuit.BASE) / BAND;
                    if (band[in] == 0) {
                        touched[bandsTouched++] = in;
                    }
                    band[in] += 1 - missed;
                }
                int square = seated[v] * squares + progress - Circuit.BASE;
                if (soon < 1) {
                    n = Features.put(into, values, n, soonAt + square, 1 - soon);
                }
                if (later < 1) {
                    n = Features.put(into, values, n, laterAt + square, 1 - later);
                }
                float loss = (1 - soon * later) * walked / way;
                expected += loss;
                worst = Math.max(worst, loss);
            }
            int totals = totalsAt + seated[v] * TOTALS;
            if (expected > 0) {
                n = Features.put(into, values, n, totals, expected);
                n = Features.put(into, values, n, totals + 1, worst);
            }
            n = Features.put(into, values, n, totals + 2, left / (way * pawns));
        }
        for (int k = 0; k < seated.length; k++) {
            if (gain[k] > 0) {
                n = Features.put(into, values, n, totalsAt + seated[k] * TOTALS + 3, gain[k]);
            }
        }
        for (int i = 0; i < bandsTouched; i++) {
            n = Features.put(into, values, n, bandsAt + touched[i], band[touched[i]]);
            band[touched[i]] = 0;
        }
        return n;
    }

    /** Notes where all pawns are, from the seat to throw on. */
    private void look(Position position) {
        Pawns board = (Pawns) position;
        for (int ahead = 0; ahead < waiting.length; ahead++) {
            int seat = seat(position, ahead);
            waiting[ahead] = 0;
            gain[ahead] = 0;
            for (int pawn = 0; pawn < pawns; pawn++) {
                int progress = board.progress(seat, pawn);
                at[ahead * pawns + pawn] = progress;
                waiting[ahead] += progress == Circuit.BASE ? 1 : 0;
            }
        }
    }

    /** The chance that no pawn of a frame hits a pawn of another; those in the base count as one. */
    private float missed(Position position, int k, int v, int pawn) {
        int attacker = seat(position, k);
        int victim = seat(position, v);
        boolean paired = false;
        for (int other = v * pawns; other < (v + 1) * pawns; other++) {
            paired |= other != pawn && at[other] == at[pawn];
        }
        float missed =
                waiting[k] > 0 ? 1 - chances.of(attacker, Circuit.BASE, waiting[k] > 1, victim, at[pawn], paired) : 1;
        for (int other = k * pawns; other < (k + 1) * pawns; other++) {
            if (on[at[other] - Circuit.BASE]) {
                missed *= 1 - chances.of(attacker, at[other], waiting[k] > 0, victim, at[pawn], paired);
            }
        }
        return missed;
    }

    @Override
    public int representative(Position position, int option) {
        if (option == 0) {
            return 0;
        }
        next.set(position);
        next.take(option);
        for (int other = 0; other < option; other++) {
            earlier.set(position);
            earlier.take(other);
            if (game.equivalent(earlier, next)) {
                return other;
            }
        }
        return option;
    }
}
