package alea.analysis.dice;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FairnessTest {
    private static int[] rolls(long seed, int n) {
        Dice dice = new Dice(seed, 0);
        return IntStream.range(0, n).map(i -> dice.die() + 1).toArray();
    }

    /** Looked at after every roll, too: whoever stops when it looks worst is wrong as seldom. */
    @Test
    void aleasOwnDiceAreDoubtedAsSeldomAsIsPromised() {
        int doubted = 0;
        for (int seed = 0; seed < 2_000; seed++) {
            doubted += Fairness.of(rolls(seed, 600), 6).isDoubtful() ? 1 : 0;
        }
        assertThat(doubted).isLessThanOrEqualTo(20 + 14); // 1 % of 2,000 and three standard deviations
        assertThat(Fairness.of(rolls(1, 1_000_000), 6).isDoubtful()).isFalse();
    }

    @Test
    void loadedAndRememberingDiceAreFound() {
        int[] loaded = rolls(3, 3_000);
        int[] remembering = rolls(4, 3_000);
        for (int i = 1; i < loaded.length; i++) {
            loaded[i] = i % 12 == 0 ? 6 : loaded[i];
            remembering[i] = i % 6 == 0 ? remembering[i - 1] : remembering[i];
        }
        assertThat(Fairness.of(loaded, 6).facesP()).isLessThan(0.001);
        assertThat(Fairness.of(remembering, 6).facesP()).isGreaterThan(0.01);
        assertThat(Fairness.of(remembering, 6).pairsP()).isLessThan(0.001);
        assertThat(Fairness.of(remembering, 6).isDoubtful()).isTrue();
    }

    @Test
    void streaksAndDroughtsAreWhereTheyAre() {
        Fairness found = Fairness.of(new int[] {1, 2, 2, 2, 3, 4, 5, 1}, 6);
        assertThat(found.streak().face()).isEqualTo(2);
        assertThat(found.streak().length()).isEqualTo(3);
        assertThat(found.streak().from()).isEqualTo(2);
        assertThat(found.drought().face()).isEqualTo(6);
        assertThat(found.drought().length()).isEqualTo(8);
        assertThat(found.shares().get(1).count()).isEqualTo(3);
    }

    /** By counting all rows of five rolls of a die with three faces. */
    @Test
    void theChanceOfAStreakIsThatOfAllRows() {
        int rows = 0;
        int with = 0;
        for (int code = 0; code < 243; code++) {
            int[] row = new int[5];
            for (int i = 0, left = code; i < 5; i++, left /= 3) {
                row[i] = left % 3 + 1;
            }
            rows++;
            with += Fairness.of(row, 3).streak().length() >= 3 ? 1 : 0;
        }
        double chance = Fairness.of(new int[] {1, 1, 1, 2, 3}, 3).streak().chance();
        assertThat(chance).isCloseTo(with / (double) rows, org.assertj.core.data.Offset.offset(1e-12));
    }
}
