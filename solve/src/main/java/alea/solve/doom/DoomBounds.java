package alea.solve.doom;

import alea.doom.DoomGame;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.Arrays;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Win minus loss of the seat to act when both play as well as can be, between bounds; see {@link alea.solve.graph.ZeroSum}. The
 * pair of a state is its lower and its upper bound; they bracket the truth after every sweep.
 *
 * <p>No pair of policies can keep a match from ending: a turn has an attack, and with a probability that is bounded below the seat to
 * act wins all of its attacks and the other loses all of its own, so that within some turns somebody cannot attack.
 */
public final class DoomBounds extends DoomSweep implements Solving {
    /** What two products, a sum and a weight can be off by, all values being at most 1. */
    private static final double OFF = 4 * 0x1p-53;

    /** Sweeps after which a proof is given up. */
    static final int PROOF = 200;

    private int sweeps;
    private double gap = 2;

    /** Tables that know nothing yet. */
    public DoomBounds(DoomSpace space) {
        super(space);
        for (int i = 0; i < 2 * codes; i++) {
            double bound = i % 2 == 0 ? -1 : 1;
            begun[i] = bound;
            going[i] = bound;
        }
    }

    /** Whether this and {@link DoomPolicyIteration} know the rules of a game. */
    public static boolean serves(DoomGame game) {
        return DoomSweep.serves(game);
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    @Override
    public void archive(Archive archive) {
        sweeps = (int) archive.number(sweeps);
        gap = archive.real(gap);
        archivePairs(archive);
    }

    /** Goes through the tables once. */
    @Override
    public void refine() {
        gap = sweep();
        sweeps++;
    }

    @Override
    void skipTo(int code, int next) {
        going[2 * code] = -begun[2 * next + 1];
        going[2 * code + 1] = -begun[2 * next];
    }

    @Override
    double block(Cursor c, int end) {
        double widest = 0;
        for (; c.code < end; c.next()) {
            double low = -1;
            double high = -1;
            byte a = c.attackAfter(END);
            boolean over = a == END;
            for (; a != END; a = c.attackAfter(a)) {
                double p = c.chanceOf(a);
                int won = 2 * c.won(a);
                int lost = 2 * c.lost(a);
                low = Math.max(low, p * going[won] + (1 - p) * going[lost]);
                high = Math.max(high, p * going[won + 1] + (1 - p) * going[lost + 1]);
            }
            low = Math.max(-1, low - OFF);
            high = Math.min(1, high + OFF);
            int at = 2 * c.code;
            if (over) {
                low = Integer.signum(c.lead());
                high = low;
            } else {
                going[at] = Math.max(low, going[at]);
                going[at + 1] = Math.max(high, going[at + 1]);
            }
            begun[at] = low;
            begun[at + 1] = high;
            widest = Math.max(widest, Math.max(high - low, going[at + 1] - going[at]));
        }
        return widest;
    }

    /**
     * Brackets the truth closely, in far less time than {@link #refine} where matches are long: proves values that policy iteration
     * found. If the tables, begun at these values less and plus a margin, are inside that margin after some sweeps, they bracket
     * the truth then, for a sweep keeps the order of tables and has a single fixed point. See Hartmanns and Kaminski, Optimistic value
     * iteration (2020).
     *
     * @param found values of the same space
     * @param margin how far they may be off
     * @return whether the proof succeeded; if not, the tables know nothing
     */
    public boolean prove(DoomPolicyIteration found, double margin) {
        double[] guess = guess(found);
        suppose(guess, margin);
        for (int i = 0; i < PROOF; i++) {
            refine();
            if (inside(guess, margin)) {
                return true;
            }
        }
        forget();
        return false;
    }

    /** By board: the value that policy iteration found when a turn begins there. */
    double[] guess(DoomPolicyIteration found) {
        double[] guess = new double[codes];
        Arrays.parallelSetAll(guess, code -> found.begun[2 * code] - found.begun[2 * code + 1]);
        return guess;
    }

    /** Begins with tables at some values less and plus a margin. */
    void suppose(double[] guess, double margin) {
        IntStream.range(0, codes).parallel().forEach(code -> {
            begun[2 * code] = Math.max(-1, guess[code] - margin);
            begun[2 * code + 1] = Math.min(1, guess[code] + margin);
        });
    }

    /** Whether the tables are inside of where they began, and so bracket the truth. */
    boolean inside(double[] guess, double margin) {
        return IntStream.range(0, codes)
                .parallel()
                .allMatch(code -> begun[2 * code] >= Math.max(-1, guess[code] - margin)
                        && begun[2 * code + 1] <= Math.min(1, guess[code] + margin));
    }

    /** Begins with tables that know nothing. */
    void forget() {
        for (int i = 0; i < 2 * codes; i++) {
            begun[i] = i % 2 == 0 ? -1 : 1;
        }
        gap = 2;
    }

    /** How often the tables were gone through. */
    @Override
    public int sweeps() {
        return sweeps;
    }

    /** The largest difference of the bounds. */
    @Override
    public double gap() {
        return gap;
    }

    /** Lower bounds by the number of a state. */
    public LongToDoubleFunction lower() {
        return firsts();
    }

    /** Upper bounds by the number of a state. */
    public LongToDoubleFunction upper() {
        return seconds();
    }
}
