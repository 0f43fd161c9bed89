package alea.solve.doom;

import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import org.jspecify.annotations.Nullable;

/**
 * Win minus loss of the seat to act when both play as well as can be, between bounds: found by {@link DoomPolicyIteration} and proved
 * by {@link DoomBounds}. Where the proof fails, bounds are brought closer from what is certain.
 */
public final class DoomZeroSum implements Solving {
    /** How far from what was found the bounds begin, as a part of how far they may be apart in the end. */
    private static final double MARGIN = 0.4;

    private static final double CLOSEST = 1e-14;
    private static final double COARSEST = 1e-10;

    private enum Phase {
        FIND,
        PROVE,
        PROVED,
        BRACKET
    }

    private final DoomSpace space;
    private final double enough;
    private Phase phase = Phase.FIND;
    /** Until it has found something. */
    private @Nullable DoomPolicyIteration found;
    /** After that. */
    private @Nullable DoomBounds bounds;

    private double[] guess = {};
    private int attempts;
    private int before;

    /**
     * Tables that know nothing yet.
     *
     * @param enough how far the bounds may be apart in the end
     */
    public DoomZeroSum(DoomSpace space, double enough) {
        this.space = space;
        this.enough = enough;
        found = new DoomPolicyIteration(space, Objective.ZERO_SUM, Math.clamp(enough * 1e-4, CLOSEST, COARSEST));
    }

    @Override
    public DoomSpace space() {
        return space;
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    @Override
    public void refine() {
        if (found != null) {
            found.refine();
            if (found.done()) {
                var proof = new DoomBounds(space);
                guess = proof.guess(found);
                proof.suppose(guess, MARGIN * enough);
                before = found.sweeps();
                found = null;
                bounds = proof;
                phase = Phase.PROVE;
            }
            return;
        }
        DoomBounds proof = bounds();
        proof.refine();
        attempts++;
        if (phase == Phase.PROVE && proof.inside(guess, MARGIN * enough)) {
            phase = Phase.PROVED;
            guess = new double[0];
        } else if (phase == Phase.PROVE && attempts == DoomBounds.PROOF) {
            phase = Phase.BRACKET;
            guess = new double[0];
            proof.forget();
        }
    }

    private DoomBounds bounds() {
        if (bounds == null) {
            throw new IllegalStateException();
        }
        return bounds;
    }

    @Override
    public int sweeps() {
        return found != null ? found.sweeps() : before + bounds().sweeps();
    }

    /** The largest difference of the bounds; 2 before anything is proved. */
    @Override
    public double gap() {
        return phase == Phase.PROVED || phase == Phase.BRACKET ? bounds().gap() : 2;
    }

    /** Bounds; before anything is proved, those that are always true. */
    @Override
    public double get(int array, long number) {
        return phase == Phase.PROVED || phase == Phase.BRACKET ? bounds().get(array, number) : array == 0 ? -1 : 1;
    }

    @Override
    public void archive(Archive archive) {
        phase = phase(archive.number(code(phase)));
        before = (int) archive.number(before);
        attempts = (int) archive.number(attempts);
        if (phase == Phase.FIND && found != null) {
            found.archive(archive);
            return;
        }
        if (bounds == null) { // what is being read was further
            found = null;
            bounds = new DoomBounds(space);
            guess = new double[phase == Phase.PROVE ? bounds.codes : 0];
        }
        archive.doubles(guess);
        bounds.archive(archive);
    }

    private static int code(Phase phase) {
        return switch (phase) {
            case FIND -> 0;
            case PROVE -> 1;
            case PROVED -> 2;
            case BRACKET -> 3;
        };
    }

    private static Phase phase(long code) {
        return code == 0 ? Phase.FIND : code == 1 ? Phase.PROVE : code == 2 ? Phase.PROVED : Phase.BRACKET;
    }
}
