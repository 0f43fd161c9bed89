package alea.doom;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * What an attack adds to what a turn that ends now is worth, for every number of dice and gain: as a number for
 * people, and as its exact rank among all of them, so that equal ones are equal and comparing two is comparing ints.
 *
 * <p>With the attacker's dice {@code a}, the defender's {@code b}, and a reinforcement that grows by {@code gain}
 * when the attack is won, an attack is worth {@code p * gain - (1 - p) * loss} more than ending the turn, where
 * {@code p} is the chance to win and {@code loss} what a lost attack costs: {@code a - 1} dice for greedy (thesis,
 * section 3.1.3), nothing for expansion (section 3.2.6).
 */
final class Ranks {
    private final int most;
    private final int gains;
    private final int[] ranks;
    private final double[] values;

    private Ranks(DoomGame game, boolean losses) {
        most = game.variant().dice();
        // A won attack adds at most all tiles to a territory, or the dice taken.
        gains = Math.max(game.board().size(), most) + 1;
        int size = (most + 1) * (most + 1) * gains;
        ranks = new int[size];
        values = new double[size];
        Battles battles = game.battles();
        BigInteger all = battles.throwsOf(most, most);
        BigInteger[] exact = new BigInteger[size];
        Arrays.fill(exact, BigInteger.ZERO);
        for (int a = 2; a <= most; a++) {
            for (int b = 1; b <= most; b++) {
                BigInteger scale = all.divide(battles.throwsOf(a, b));
                BigInteger won = battles.wins(a, b).multiply(scale);
                BigInteger lost = all.subtract(won).multiply(BigInteger.valueOf(losses ? a - 1 : 0));
                double chance = battles.chance(a, b);
                for (int gain = 0; gain < gains; gain++) {
                    exact[at(a, b, gain)] =
                            won.multiply(BigInteger.valueOf(gain)).subtract(lost);
                    values[at(a, b, gain)] = chance * gain - (1 - chance) * (losses ? a - 1 : 0);
                }
            }
        }
        BigInteger[] sorted = Arrays.stream(exact).distinct().sorted().toArray(BigInteger[]::new);
        int zero = Arrays.binarySearch(sorted, BigInteger.ZERO);
        for (int i = 0; i < size; i++) {
            ranks[i] = Arrays.binarySearch(sorted, exact[i]) - zero;
        }
    }

    /** Expected dice, the reinforcement included. */
    static Ranks greedy(DoomGame game) {
        return new Ranks(game, true);
    }

    /** Expected size of the largest territory. */
    static Ranks expansion(DoomGame game) {
        return new Ranks(game, false);
    }

    private int at(int a, int b, int gain) {
        return (a * (most + 1) + b) * gains + gain;
    }

    /** Greater for what is worth more; above zero when it is better than to end the turn, zero when as good. */
    int rank(int a, int b, int gain) {
        return ranks[at(a, b, gain)];
    }

    /** How much it is worth beyond ending the turn: in dice, or in tiles. */
    double value(int a, int b, int gain) {
        return values[at(a, b, gain)];
    }
}
