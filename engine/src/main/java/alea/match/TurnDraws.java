package alea.match;

import alea.game.Dice;

/**
 * The dice of {@link Dealing#BY_TURN}: each turn has one draw, which tells its die and a choice of its player. It is
 * made so that many matches can be drawn side by side, each from its own (seed, number), with operations on bytes.
 *
 * <p>The words of stream 0 of a match, each 16 bits after the other from the lowest on, are draws. The low seven bits
 * of a draw are a number of 0..127, of which 126 and 127 are thrown away with the draw. Divided by 21 it is the die;
 * what is left over, divided by 7 and times 4, and the lowest two bits of the high byte are together the twelfth. So
 * all 72 outcomes are equally likely, exactly.
 */
public final class TurnDraws {
    private static final int DRAWS = 4;
    private static final int FAIR = 126;

    private final Dice words = new Dice(0, 0);
    private long word;
    private int left;
    private int face;
    private int twelfth;

    /** Starts over for a match. */
    public void begin(long seed, long number) {
        words.set(seed, number, 0);
        left = 0;
    }

    /** Draws for the next turn. */
    public void draw() {
        int v;
        do {
            if (left == 0) {
                word = words.next();
                left = DRAWS;
            }
            v = (int) word & 127;
            face = v / 21;
            twelfth = v % 21 / 7 * 4 + ((int) word >>> 8 & 3);
            word >>>= 16;
            left--;
        } while (v >= FAIR);
    }

    /** The die of the turn, from 0: {@code 0..5}. */
    public int face() {
        return face;
    }

    /** What chooses: of n options that n divides 12, the one numbered {@code n * twelfth / 12}; {@code 0..11}. */
    public int twelfth() {
        return twelfth;
    }
}
