package alea.analysis.equity;

import alea.game.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Equities that remember what some chance nodes lead to. Matches that are played on from one position pass the same
 * nodes again and again: those of the first turns, and where few pieces are left. To the bit as without, where equal
 * positions have equal equities. One instance serves one thread.
 */
public final class Remembered implements Equities {
    private static final int PLACES = 1 << 13;
    /** Others that have to come to a place in a row before it is given to one of them. */
    private static final int PATIENCE = 3;

    private final Equities others;
    private final int seats;
    private final @Nullable Position[] nodes = new Position[PLACES];
    private final double[][] after = new double[PLACES][];
    private final byte[] patience = new byte[PLACES];

    /** What others say, for games of so many seats. */
    public Remembered(Equities others, int seats) {
        this.others = others;
        this.seats = seats;
        Arrays.fill(after, new double[0]);
    }

    @Override
    public void at(Position position, double[] into) {
        others.at(position, into);
    }

    @Override
    public void afterEach(Position chance, Position next, double[][] into) {
        int hash = chance.hashCode() * 0x9e3779b9;
        int place = hash >>> Integer.SIZE - Integer.numberOfTrailingZeros(PLACES);
        Position known = nodes[place];
        if (known != null && known.equals(chance)) {
            patience[place] = PATIENCE;
            tell(after[place], chance.options(), into);
            return;
        }
        others.afterEach(chance, next, into);
        if (known == null) {
            nodes[place] = chance.copy();
            keep(place, chance.options(), into);
        } else if (patience[place]-- == 0) {
            known.set(chance);
            keep(place, chance.options(), into);
        }
    }

    private void tell(double[] values, int outcomes, double[][] into) {
        for (int outcome = 0; outcome < outcomes; outcome++) {
            System.arraycopy(values, outcome * seats, into[outcome], 0, seats);
        }
    }

    private void keep(int place, int outcomes, double[][] values) {
        patience[place] = 0;
        if (after[place].length < outcomes * seats) {
            after[place] = new double[outcomes * seats];
        }
        for (int outcome = 0; outcome < outcomes; outcome++) {
            System.arraycopy(values[outcome], 0, after[place], outcome * seats, seats);
        }
    }
}
