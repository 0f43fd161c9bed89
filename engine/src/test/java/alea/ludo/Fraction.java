package alea.ludo;

import java.math.BigInteger;

/** An exact fraction with a positive denominator, not necessarily in lowest terms. */
record Fraction(BigInteger above, BigInteger below) implements Comparable<Fraction> {
    static final Fraction ZERO = of(0, 1);
    static final Fraction ONE = of(1, 1);

    static Fraction of(long above, long below) {
        return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    Fraction plus(Fraction other) {
        return new Fraction(above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
    }

    Fraction minus(Fraction other) {
        return plus(new Fraction(other.above.negate(), other.below));
    }

    Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    Fraction times(long factor) {
        return times(of(factor, 1));
    }

    @Override
    public int compareTo(Fraction other) {
        return above.multiply(other.below).compareTo(other.above.multiply(below));
    }
}
