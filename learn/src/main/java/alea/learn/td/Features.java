package alea.learn.td;

import alea.game.Position;

/**
 * What a value network sees of a position: a fixed number of <em>slots</em>, each with exactly one input that is on
 * (what stands on a tile, where a pawn is), and then some <em>extra</em> inputs with values. Everything is told
 * from the seat to act, so that one network serves all seats. Most slots stay as they are from one candidate move
 * to the next, which makes the first layer cheap.
 *
 * <p>One instance serves one thread; it allocates nothing.
 */
public interface Features {
    /** The name by which models and configurations call these features. */
    String name();

    /** How many inputs there are, slots' and extra. */
    int inputs();

    /**
     * How many inputs, from the first on, begin with drawn weights. Those of the others begin at zero: they are so
     * rare that a drawn one would be noise for long.
     */
    int drawn();

    /** How many slots there are. */
    int slots();

    /** The most extra inputs that one position has. */
    int mostExtras();

    /** Whether the network values such a position itself; others are averages over what chance does. */
    boolean values(Position position);

    /**
     * Writes the input of every slot.
     *
     * @param position one that the network values
     * @param into receives {@link #slots} inputs, each 0..inputs-1; a sum over them counts an input as often as
     *     it appears
     */
    void slots(Position position, int[] into);

    /**
     * Writes the extra inputs that are not zero.
     *
     * @param inputs receives up to {@link #mostExtras} inputs; one that appears twice counts with both its values
     * @param values receives their values, about 0..1
     * @return how many
     */
    int extras(Position position, int[] inputs, float[] values);

    /**
     * Adds an extra input to those written so far; one that was also the last is added up with it.
     *
     * @param n how many are written
     * @return how many are written then
     */
    static int put(int[] inputs, float[] values, int n, int input, float value) {
        if (n > 0 && inputs[n - 1] == input) {
            values[n - 1] += value;
            return n;
        }
        inputs[n] = input;
        values[n] = value;
        return n + 1;
    }

    /** The same, worked out in the plainest way there is: what these are tested and measured beside. */
    default Features plain() {
        return this;
    }

    /**
     * The representative of the options equivalent to {@code option}: the first that leads to the same but for the
     * names of pawns.
     */
    default int representative(Position position, int option) {
        return option;
    }
}
