package alea.solve.doom;

import alea.doom.DoomGame;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.doom.DoomTurns.Change;
import alea.solve.doom.DoomValues.Doubles;
import alea.solve.doom.DoomValues.Ints;
import alea.solve.doom.DoomValues.Lower;
import alea.solve.doom.DoomValues.Rounding;
import alea.solve.doom.DoomValues.Upper;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Win minus loss of the seat to act when both play as well as can be, between bounds.
 *
 * <p>First values are found: boards are gone through until the values change no more. Then they are proved. What a
 * turn is worth is at least what it is when all later turns are worth their upper bounds to the other seat, and at
 * most what it is when they are worth their lower ones. Bounds that begin a little below and above the values found
 * bracket the truth as soon as one time through all boards leaves them inside of where they were, for that keeps
 * the order of tables and has a single fixed point. See Hartmanns and Kaminski, Optimistic value iteration (2020),
 * and {@link alea.solve.graph.ZeroSum}.
 *
 * <p>No pair of policies can keep a match from ending: a turn has an attack, and with a probability that is bounded
 * below the seat to act wins all of its attacks and the other loses all of its own, so that within some turns
 * somebody cannot attack.
 *
 * <p>Bounds that may stay apart by {@link #COARSE} are kept in whole numbers, which take less memory.
 */
public final class DoomZeroSum implements Solving {
    /** Bounds that far apart are rounded to whole numbers. */
    static final double COARSE = 1e-5;
    /** How far from what was found the bounds begin, as a part of how far they may be apart in the end. */
    private static final double MARGIN = 0.4;
    /** They begin at most so far from it: whole numbers reach no further. */
    private static final double WIDEST = 5e-5;
    /** Values that change by less, as a part of the margin, count as found at first. */
    private static final double STILL = 1e-2;

    private static final double FINER = 1e-2;
    private static final double FINEST = 1e-14;
    private static final double FINEST_COARSE = 100.0 / DoomValues.ONE;
    /** After so many sweeps without a smaller change, rounding is what keeps the values moving. */
    private static final int PATIENCE = 60;
    /** How often a proof goes through all boards before it is given up. */
    private static final int PROOF = 200;

    private enum Phase {
        /** Values are looked for. */
        FIND(0),
        /** Bounds about the values found may bracket the truth, or not. */
        PROVE(1),
        /** They do. */
        BRACKET(2),
        /** They do, and are close enough; or could not be proved. */
        DONE(3);

        private final int code;

        Phase(int code) {
            this.code = code;
        }

        static Phase of(int code) {
            return Arrays.stream(values())
                    .filter(p -> p.code == code)
                    .findFirst()
                    .orElseThrow();
        }
    }

    private final DoomSpace space;
    private final double enough;
    private final boolean coarse;
    private final double margin;
    private final DoomTurns turns;
    private final int codes;

    private final Steady steady = new Steady();
    /** Where the values were at the beginning of the period; there is none where the period is 0. */
    private @Nullable DoomValues before;

    private int period;
    private int left;

    private Phase phase = Phase.FIND;
    private double still;
    private double smallest = Double.MAX_VALUE;
    private int idle;
    private int sweeps;
    private int attempts;
    private double gap = 2;
    /** At the beginning of a turn: the values being looked for, then lower bounds. */
    private DoomValues lower;

    private @Nullable DoomValues upper;
    /** The same once somebody was attacked. */
    private DoomValues goingLower;

    private @Nullable DoomValues goingUpper;

    /**
     * Tables that know nothing yet.
     *
     * @param enough how far the bounds may be apart in the end
     */
    public DoomZeroSum(DoomSpace space, double enough) {
        this.space = space;
        this.enough = enough;
        coarse = enough >= COARSE;
        margin = Math.min(MARGIN * enough, WIDEST);
        still = Math.max(STILL * margin, finest());
        var tiles = new DoomTiles(space);
        turns = new DoomTurns(tiles);
        codes = tiles.codes;
        lower = coarse ? new Ints(codes) : new Doubles(codes);
        goingLower = coarse ? new Ints(codes) : new Doubles(codes);
    }

    /** What a board takes, in bytes. */
    public static int bytes(double enough) {
        return enough >= COARSE ? 12 : 32;
    }

    /** Whether this and {@link DoomPolicyIteration} know the rules of a game. */
    public static boolean serves(DoomGame game) {
        return DoomTiles.serves(game);
    }

    @Override
    public DoomSpace space() {
        return space;
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    private double finest() {
        return coarse ? FINEST_COARSE : FINEST;
    }

    @Override
    public void refine() {
        switch (phase) {
            case FIND -> find();
            case PROVE, BRACKET -> approach();
            case DONE -> throw new IllegalStateException();
        }
    }

    /** Goes through all boards, and further the way that the values go when they have come to go it steadily. */
    private void find() {
        if (period == 0) {
            period = steady.period();
            left = period;
            before = period == 0 ? null : lower.copy();
        }
        Change change = turns.go(lower, lower, goingLower, Rounding.NEAREST);
        sweeps++;
        steady.add(change);
        idle = change.largest() < smallest ? 0 : idle + 1;
        smallest = Math.min(smallest, change.largest());
        if (smallest <= still || idle == PATIENCE) {
            suppose();
        } else if (before != null && --left == 0) {
            if (steady.steady(period)) {
                goOn(before, steady.rest(period));
                steady.clear();
            }
            period = 0;
        }
    }

    private void goOn(DoomValues from, double factor) {
        double one = lower.one();
        each(code -> {
            double now = lower.get(code);
            lower.set(code, Math.clamp(now + factor * (now - from.get(code)), -one, one), Rounding.NEAREST);
        });
    }

    /** Begins with bounds a little below and above what was found. */
    private void suppose() {
        before = null;
        period = 0;
        steady.clear();
        open();
        attempts = 0;
        phase = Phase.PROVE;
        switch (lower) {
            case Lower(int[] low, char[] width) -> {
                int units = (int) (margin * DoomValues.ONE);
                int one = DoomValues.ONE;
                each(code -> {
                    int found = low[code];
                    low[code] = Math.max(-one, found - units);
                    width[code] = (char) (Math.min(one, found + units) - low[code]);
                });
            }
            case Doubles found -> {
                each(code -> {
                    double value = found.get(code);
                    upper().set(code, Math.min(1, value + margin), Rounding.UP);
                    lower.set(code, Math.max(-1, value - margin), Rounding.DOWN);
                });
            }
            default -> throw new IllegalStateException();
        }
    }

    /** Makes room for upper bounds. */
    private void open() {
        if (lower instanceof Ints(int[] values)) {
            var width = new char[codes];
            lower = new Lower(values, width);
            upper = new Upper(values, width);
        } else if (upper == null) {
            upper = new Doubles(codes);
            goingUpper = new Doubles(codes);
        }
    }

    private DoomValues upper() {
        if (upper == null) {
            throw new IllegalStateException();
        }
        return upper;
    }

    private void each(IntConsumer action) {
        IntStream.range(0, codes).parallel().forEach(action);
    }

    private void approach() {
        DoomValues going = goingUpper == null ? goingLower : goingUpper;
        Change low = turns.go(upper(), lower, goingLower, Rounding.DOWN);
        Change high = turns.go(lower, upper(), going, Rounding.UP);
        sweeps += 2;
        attempts++;
        if (low.stored() && high.stored() && high.up() == 0) {
            phase = Phase.BRACKET;
        }
        if (phase == Phase.BRACKET) {
            gap = IntStream.range(0, codes)
                            .parallel()
                            .mapToDouble(code -> upper().get(code) - lower.get(code))
                            .max()
                            .orElseThrow()
                    / lower.one();
            if (gap <= enough) {
                finish();
            }
        } else if (attempts == PROOF / 2) {
            lookAgain();
        }
    }

    /** Both bounds of what turns are worth once somebody was attacked, and with them the gap of all. */
    private void finish() {
        if (goingLower instanceof Ints(int[] values)) {
            var width = new char[codes];
            goingUpper = new Upper(values, width);
            turns.go(upper(), lower, goingLower, Rounding.DOWN);
            turns.go(lower, upper(), goingUpper, Rounding.UP);
            sweeps += 2;
        }
        gap = IntStream.range(0, codes)
                .parallel()
                .mapToDouble(code -> Math.max(width(2L * code), width(2L * code + 1)))
                .max()
                .orElseThrow();
        phase = Phase.DONE;
    }

    private double width(long number) {
        return get(1, number) - get(0, number);
    }

    /** What was found was not good enough to be proved: looks on from there, or begins with what is certain. */
    private void lookAgain() {
        if (still > finest()) {
            still = Math.max(still * FINER, finest());
            smallest = Double.MAX_VALUE;
            idle = 0;
            lower = lower instanceof Lower(int[] low, char[] width) ? new Ints(low) : lower;
            phase = Phase.FIND;
        } else if (coarse) {
            phase = Phase.DONE;
        } else {
            each(code -> {
                lower.set(code, -1, Rounding.DOWN);
                upper().set(code, 1, Rounding.UP);
            });
            phase = Phase.BRACKET;
        }
    }

    @Override
    public boolean done() {
        return phase == Phase.DONE;
    }

    @Override
    public int sweeps() {
        return sweeps;
    }

    @Override
    public String progress() {
        return phase == Phase.FIND
                ? String.format(Locale.ROOT, "%,d sweeps, values to be proved change by %.1e at most", sweeps, smallest)
                : Solving.super.progress();
    }

    /** The largest difference of the bounds; 2 before anything is proved. */
    @Override
    public double gap() {
        return gap;
    }

    /** Bounds; before anything is proved, those that are always true. */
    @Override
    public double get(int array, long number) {
        DoomValues low = number % 2 == 0 ? lower : goingLower;
        DoomValues high = number % 2 == 0 ? upper : goingUpper;
        if (gap == 2 || high == null || goingUpper == null) {
            return array == 0 ? -1 : 1;
        }
        return (array == 0 ? low : high).get((int) (number / 2)) / low.one();
    }

    @Override
    public void archive(Archive archive) {
        phase = Phase.of(archive.count(phase.code, Phase.DONE.code));
        still = archive.real(still, 0, 2);
        sweeps = archive.count(sweeps, Integer.MAX_VALUE);
        attempts = archive.count(attempts, PROOF);
        gap = archive.real(gap, 0, 2);
        if (phase == Phase.FIND) {
            period = archive.count(period, Steady.LONGEST);
            left = archive.count(left, Steady.LONGEST);
            smallest = archive.real(smallest, 0, Double.MAX_VALUE);
            idle = archive.count(idle, PATIENCE);
            steady.archive(archive);
            lower.archive(archive);
            before = period == 0 ? null : before == null ? lower.copy() : before;
            if (before != null) {
                before.archive(archive);
            }
            return;
        }
        open();
        lower.archive(archive);
        upper().archive(archive);
        if (phase == Phase.DONE) {
            if (goingUpper == null && goingLower instanceof Ints(int[] values)) {
                goingUpper = new Upper(values, new char[codes]);
            }
            goingLower.archive(archive);
            if (goingUpper != null) {
                goingUpper.archive(archive);
            }
        }
    }
}
