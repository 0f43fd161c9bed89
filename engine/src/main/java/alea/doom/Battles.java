package alea.doom;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;

/**
 * How likely the attacker is to win a battle: the sum of {@code a} dice is greater than the sum of {@code b} dice;
 * equal sums are the defender's (thesis, sections 2.1 and 3.1.5, Table 1).
 *
 * <p>Counted exactly: of the {@code faces^(a+b)} equally likely throws, in how many the attacker's sum is greater.
 */
public final class Battles {
    private final int faces;
    private final int most;
    /** Winning throws, by attacker's and defender's dice. */
    private final BigInteger[][] wins;
    /** The same as a probability, at {@code a * (most + 1) + b}. */
    private final double[] chances;

    /**
     * The battles between up to {@code most} dice.
     *
     * @param faces of every die, numbered from 1: 2 or more
     * @param most dice of a side: 1 or more
     */
    public Battles(int faces, int most) {
        this.faces = faces;
        this.most = most;
        BigInteger[][] ways = ways(faces, most);
        wins = new BigInteger[most + 1][most + 1];
        chances = new double[(most + 1) * (most + 1)];
        for (int b = 1; b <= most; b++) {
            BigInteger[] below = sums(ways[b]);
            for (int a = 1; a <= most; a++) {
                wins[a][b] = wins(ways[a], below, a, a * faces);
                chances[a * (most + 1) + b] = new BigDecimal(wins[a][b])
                        .divide(new BigDecimal(throwsOf(a, b)), MathContext.DECIMAL128)
                        .doubleValue();
            }
        }
    }

    /** In how many ways some dice show a sum: {@code [dice][sum]}. */
    private static BigInteger[][] ways(int faces, int most) {
        BigInteger[][] ways = new BigInteger[most + 1][most * faces + 1];
        for (BigInteger[] row : ways) {
            Arrays.fill(row, BigInteger.ZERO);
        }
        ways[0][0] = BigInteger.ONE;
        for (int dice = 1; dice <= most; dice++) {
            BigInteger[] fewer = sums(ways[dice - 1]);
            for (int sum = dice; sum <= dice * faces; sum++) {
                // the last die shows 1..faces, so the others show sum-faces..sum-1
                ways[dice][sum] = fewer[sum].subtract(fewer[Math.max(0, sum - faces)]);
            }
        }
        return ways;
    }

    /** In how many ways the sum is below {@code i}: one entry more than {@code ways}. */
    private static BigInteger[] sums(BigInteger[] ways) {
        BigInteger[] below = new BigInteger[ways.length + 1];
        below[0] = BigInteger.ZERO;
        for (int i = 0; i < ways.length; i++) {
            below[i + 1] = below[i].add(ways[i]);
        }
        return below;
    }

    private static BigInteger wins(BigInteger[] attacker, BigInteger[] below, int low, int high) {
        BigInteger wins = BigInteger.ZERO;
        for (int sum = low; sum <= high; sum++) {
            wins = wins.add(attacker[sum].multiply(below[sum]));
        }
        return wins;
    }

    /** Faces of every die. */
    public int faces() {
        return faces;
    }

    /** The most dice of a side. */
    public int most() {
        return most;
    }

    /**
     * The probability that the attacker wins, correctly rounded.
     *
     * @param a the attacker's dice: 1..most
     * @param b the defender's dice: 1..most
     */
    public double chance(int a, int b) {
        return chances[a * (most + 1) + b];
    }

    /** In how many of the {@link #throwsOf} equally likely throws the attacker wins. */
    public BigInteger wins(int a, int b) {
        return wins[a][b];
    }

    /** How many equally likely throws there are: {@code faces^(a+b)}. */
    public BigInteger throwsOf(int a, int b) {
        return BigInteger.valueOf(faces).pow(a + b);
    }

    /** The probability as a fraction in lowest terms, for instance {@code 181/216}. */
    public String fraction(int a, int b) {
        BigInteger all = throwsOf(a, b);
        BigInteger common = wins[a][b].gcd(all);
        return wins[a][b].divide(common) + "/" + all.divide(common);
    }
}
