package alea.game;

import java.math.BigInteger;

/**
 * What {@link Dice} promises, once more and slowly: numbers without a size, no shortcuts, and the mixing run
 * backwards so that a generator can be put into any state.
 */
final class ReferenceDice {
    private static final BigInteger TWO64 = BigInteger.ONE.shiftLeft(64);
    private static final BigInteger SIX = BigInteger.valueOf(6);
    private static final BigInteger POWER = SIX.pow(22);

    /** The keys of the four rounds of mixing. */
    private static final BigInteger[] ROUNDS = {
        hex("9e3779b97f4a7c15"), hex("3c6ef372fe94f82a"), hex("daa66d2c7ddf743f"), hex("78dde6e5fd29f054")
    };

    private BigInteger s0;
    private BigInteger s1;
    private BigInteger digits = BigInteger.ZERO;
    private int left;

    ReferenceDice(BigInteger s0, BigInteger s1) {
        this.s0 = s0;
        this.s1 = s1;
    }

    static ReferenceDice of(long seed, long index, long stream) {
        BigInteger x = unsigned(seed);
        if (stream != 0) {
            x = x.xor(mix(cut(unsigned(stream).multiply(hex("d1342543de82ef95")))));
        }
        BigInteger y = unsigned(index);
        x = cut(x.add(mix(cut(y.add(ROUNDS[0])))));
        y = cut(y.add(mix(cut(x.add(ROUNDS[1])))));
        x = cut(x.add(mix(cut(y.add(ROUNDS[2])))));
        y = cut(y.add(mix(cut(x.add(ROUNDS[3])))));
        return x.signum() == 0 && y.signum() == 0
                ? new ReferenceDice(BigInteger.ZERO, BigInteger.ONE)
                : new ReferenceDice(x, y);
    }

    /** Dice in a certain state: those of the one (seed, index) whose stream 0 begins there. */
    static Dice inState(BigInteger s0, BigInteger s1) {
        BigInteger x = s0;
        BigInteger y = s1;
        y = cut(y.subtract(mix(cut(x.add(ROUNDS[3])))));
        x = cut(x.subtract(mix(cut(y.add(ROUNDS[2])))));
        y = cut(y.subtract(mix(cut(x.add(ROUNDS[1])))));
        x = cut(x.subtract(mix(cut(y.add(ROUNDS[0])))));
        return new Dice(x.longValue(), y.longValue());
    }

    /** A state whose first word is {@code word}. */
    static BigInteger[] stateBefore(BigInteger word) {
        BigInteger s0 = BigInteger.valueOf(12345);
        BigInteger sum = rotate(cut(word.subtract(s0)), 64 - 17);
        return new BigInteger[] {s0, cut(sum.subtract(s0))};
    }

    BigInteger next() {
        BigInteger result = cut(rotate(cut(s0.add(s1)), 17).add(s0));
        BigInteger t = s0.xor(s1);
        s0 = cut(rotate(s0, 49).xor(t).xor(t.shiftLeft(21)));
        s1 = rotate(t, 28);
        return result;
    }

    /**
     * The next of 22 base-6 digits of a word, most significant first; words that would favour some outcomes are left
     * out.
     */
    int die() {
        if (left == 0) {
            BigInteger product;
            do {
                product = next().multiply(POWER);
            } while (product.mod(TWO64).compareTo(TWO64.mod(POWER)) < 0);
            digits = product.divide(TWO64);
            left = 22;
        }
        left--;
        return digits.divide(SIX.pow(left)).mod(SIX).intValueExact();
    }

    /** The upper half of a word, scaled to 0..n-1; those that would favour some outcomes are left out. */
    int below(int n) {
        BigInteger product;
        do {
            product = next().shiftRight(32).multiply(BigInteger.valueOf(n));
        } while (product.mod(BigInteger.ONE.shiftLeft(32)).longValueExact() < (1L << 32) % n);
        return product.shiftRight(32).intValueExact();
    }

    private static BigInteger mix(BigInteger z) {
        BigInteger a = cut(z.xor(z.shiftRight(30)).multiply(hex("bf58476d1ce4e5b9")));
        BigInteger b = cut(a.xor(a.shiftRight(27)).multiply(hex("94d049bb133111eb")));
        return b.xor(b.shiftRight(31));
    }

    private static BigInteger rotate(BigInteger x, int by) {
        return cut(x.shiftLeft(by).or(x.shiftRight(64 - by)));
    }

    private static BigInteger cut(BigInteger x) {
        return x.mod(TWO64);
    }

    static BigInteger unsigned(long x) {
        return cut(BigInteger.valueOf(x));
    }

    private static BigInteger hex(String digits) {
        return new BigInteger(digits, 16);
    }
}
