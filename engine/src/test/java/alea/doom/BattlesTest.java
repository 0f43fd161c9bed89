package alea.doom;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The chances of battles are those of the thesis, and of every throw counted. */
class BattlesTest {
    /**
     * Table 1 of the thesis, by attacker and defender. It prints (4,3) in single precision and (1,5) with three
     * digits.
     */
    private static final double[][] TABLE = {
        {0.416667, 0.0925926, 0.0115741, 0.000771605, 2.14E-05},
        {0.837963, 0.443673, 0.152006, 0.0358796, 0.00610497},
        {0.972994, 0.778549, 0.453575, 0.191701, 0.0607127},
        {0.997299, 0.939236, 0.74283, 0.459528, 0.220442},
        {0.99985, 0.98794, 0.909347, 0.718078, 0.463654}
    };

    @Test
    void allTwentyFiveAreThoseOfTable1() {
        var battles = new Battles(6, 5);
        for (int a = 1; a <= 5; a++) {
            for (int b = 1; b <= 5; b++) {
                assertThat(battles.chance(a, b))
                        .as("%d against %d: %s", a, b, battles.fraction(a, b))
                        .isCloseTo(TABLE[a - 1][b - 1], Offset.offset(a == 1 && b == 5 ? 5e-8 : 1e-6));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1,1,5/12",
        "1,2,5/54",
        "1,3,5/432",
        "1,4,1/1296",
        "1,5,1/46656",
        "2,1,181/216",
        "2,2,575/1296",
        "2,3,197/1296",
        "2,4,31/864",
        "2,5,1709/279936",
        "3,1,1261/1296",
        "3,2,1009/1296",
        "3,3,3527/7776",
        "3,4,559/2916",
        "3,5,50987/839808",
        "4,1,2585/2592",
        "4,2,541/576",
        "4,3,23105/31104",
        "4,4,85759/186624",
        "4,5,246839/1119744",
        "5,1,46649/46656",
        "5,2,17285/17496",
        "5,3,84853/93312",
        "5,4,25127/34992",
        "5,5,97345/209952"
    })
    void allTwentyFiveAsFractions(int a, int b, String fraction) {
        assertThat(new Battles(6, 5).fraction(a, b)).isEqualTo(fraction);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6})
    void everyThrowUpToFourAgainstFourIsCounted(int faces) {
        var battles = new Battles(faces, 4);
        for (int a = 1; a <= 4; a++) {
            for (int b = 1; b <= 4; b++) {
                long all = 1;
                for (int i = 0; i < a + b; i++) {
                    all *= faces;
                }
                long wins = 0;
                for (long roll = 0; roll < all; roll++) {
                    long rest = roll;
                    int lead = 0;
                    for (int die = 0; die < a + b; die++) {
                        int face = (int) (rest % faces) + 1;
                        lead += die < a ? face : -face;
                        rest /= faces;
                    }
                    wins += lead > 0 ? 1 : 0;
                }
                assertThat(battles.wins(a, b)).as("%d against %d", a, b).isEqualTo(BigInteger.valueOf(wins));
                assertThat(battles.throwsOf(a, b)).isEqualTo(BigInteger.valueOf(all));
                assertThat(battles.chance(a, b)).isEqualTo((double) wins / all);
            }
        }
    }

    @Test
    void aBattleAndItsMirrorAndTheTiesAreAllThereIs() {
        var battles = new Battles(20, 20);
        for (int n = 1; n <= 20; n++) {
            BigInteger ties = battles.throwsOf(n, n).subtract(battles.wins(n, n).shiftLeft(1));
            assertThat(ties).as("ties of %d against %d", n, n).isPositive();
            for (int m = 1; m <= 20; m++) {
                assertThat(battles.wins(n, m).add(battles.wins(m, n))).isLessThan(battles.throwsOf(n, m));
            }
        }
        assertThat(battles.wins(1, 20)).isZero();
        assertThat(battles.chance(20, 1)).isEqualTo(1);
    }
}
