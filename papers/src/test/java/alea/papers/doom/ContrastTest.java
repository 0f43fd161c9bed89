package alea.papers.doom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.papers.Measured;
import alea.papers.doom.AgainstGreedy.Played;
import alea.papers.doom.AgainstGreedy.Row;
import alea.papers.doom.Contrast.Of;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ContrastTest {
    private static Played line(String row, long wins, long losses, long matches) {
        return new Played(Row.of(row + "-A"), 0, wins, losses, matches);
    }

    @Test
    void aBoardWithManyMatchesOrFewTiesDoesNotWeighMoreThanAnother() {
        List<Played> lines = List.of(
                line("type1-init0-dice2-1x2", 100, 900, 100_000), line("type1-init0-dice2-2x2", 800, 200, 1_000));
        Measured mean = Contrast.mean(Of.DECIDED, lines, row -> true);
        assertThat(mean.number()).isEqualTo(0.45, within(1e-12));
        assertThat(mean.count()).isEqualTo(101_000);
        assertThat(Contrast.mean(Of.WINS, lines, row -> true).number()).isEqualTo((0.001 + 0.8) / 2, within(1e-12));
        assertThat(Contrast.mean(Of.TIES, lines, row -> row.size().equals("1x2"))
                        .number())
                .isEqualTo(0.99, within(1e-12));
    }

    @Test
    void aLineThatStandsInTwoPairsCountsWithItsWholeErrorOnce() {
        Played one = line("type1-init0-dice2-1x2", 500, 500, 1_000);
        List<Played> others =
                List.of(line("type2-init0-dice2-1x2", 600, 400, 1_000), line("type3-init0-dice2-1x2", 600, 400, 1_000));
        Measured difference = Contrast.difference(Of.WINS, others, List.of(one), (a, b) -> true);
        assertThat(difference.number()).isEqualTo(0.1, within(1e-12));
        double error = difference.deviation() / Math.sqrt((double) difference.count());
        assertThat(error).isEqualTo(Math.sqrt(0.24 / 1000 / 2 + 0.25 / 1000), within(1e-5));
    }

    @Test
    void ninetyFiveOfAHundredIntervalsCoverTheDifference() {
        SplittableRandom random = new SplittableRandom(11);
        int covered = 0;
        int trials = 2_000;
        for (int t = 0; t < trials; t++) {
            List<Played> lines = new ArrayList<>();
            for (int type = 1; type <= 2; type++) {
                for (String size : List.of("1x2", "2x2", "2x3")) {
                    int wins = 0;
                    int losses = 0;
                    for (int i = 0; i < 400; i++) {
                        double u = random.nextDouble();
                        wins += u < 0.3 + 0.1 * type ? 1 : 0;
                        losses += u > 0.9 ? 1 : 0;
                    }
                    lines.add(line(String.format(Locale.ROOT, "type%d-init0-dice2-%s", type, size), wins, losses, 400));
                }
            }
            Measured difference = Contrast.difference(
                    Of.WINS,
                    lines,
                    lines,
                    (a, b) -> a.type() == 2 && b.type() == 1 && a.size().equals(b.size()));
            covered += difference.low() <= 0.1 && 0.1 <= difference.high() ? 1 : 0;
        }
        assertThat(covered / (double) trials).isBetween(0.93, 0.97);
    }
}
