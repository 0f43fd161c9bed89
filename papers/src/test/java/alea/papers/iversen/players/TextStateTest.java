package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The paper's words (section 2.1), one situation a row: bits are home, safe, vulnerable, attacking, finish line,
 * finished.
 */
class TextStateTest {
    private static int[][] rows(String text) {
        return Arrays.stream(text.split("/"))
                .map(row -> Arrays.stream(row.split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 100000 | at home",
                "59,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 000001 | in the goal, which is no longer the finish line",
                "53,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 000010 | on the finish line",
                "9,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 010000 | on a globe",
                "20,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 010000 | beside another of its own",
                "20,0,0,0/1,0,0,0/0,0,0,0/0,0,0,0 | 001000 | an enemy six behind: its 1 is our 14",
                "21,0,0,0/1,0,0,0/0,0,0,0/0,0,0,0 | 000000 | seven behind is too far",
                "22,0,0,0/4,0,0,0/0,0,0,0/0,0,0,0 | 010000 | on a globe it is not vulnerable",
                "14,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 | 011000 | on the start of an enemy who has a piece at home: "
                        + "safe and vulnerable",
                "14,0,0,0/59,59,59,59/0,0,0,0/0,0,0,0 | 010000 | on the start of one who has not: safe",
                "15,0,0,0/2,0,0,0/0,0,0,0/0,0,0,0 | 000000 | on the same square is neither behind nor ahead",
                "13,0,0,0/2,0,0,0/0,0,0,0/0,0,0,0 | 000100 | an enemy two ahead",
                "13,0,0,0/1,0,0,0/0,0,0,0/0,0,0,0 | 000000 | one ahead, but on a globe",
                "13,0,0,0/3,3,0,0/0,0,0,0/0,0,0,0 | 000000 | one ahead, but two together",
                "3,0,0,0/0,0,0,0/0,0,0,0/12,0,0,0 | 001000 | behind across the own start: its 12 is our 51",
                "50,0,0,0/0,0,0,0/0,0,0,0/15,0,0,0 | 000000 | ahead across 52, where the piece leaves the ring",
            })
    void aPieceHasTheBitsOfTheWords(String rows, String bits, String why) {
        String all = String.format("%24s", Integer.toBinaryString(TextState.bits(rows(rows))))
                .replace(' ', '0');
        assertThat(all.substring(0, 6)).as(why).isEqualTo(bits);
    }
}
