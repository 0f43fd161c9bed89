package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Installed;
import alea.ludo.LudoPosition;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The nine descriptors, a move a row: move out, travel, hit, suicide; changes of safe, vulnerable, attacking, runway,
 * finish.
 */
class DescriptorsTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-ludopy-1.3.1");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 6 | 1 0 0 0 1 0 0 0 0 | comes out, on to a globe",
                "B,B,B,B/B,B,B,B/B,B,B,B/13,B,B,B 0 6 | 1 0 1 0 1 0 0 0 0 | comes out and hits",
                "1,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 3 | 0 1 0 0 0 0 0 0 0 | travels from the star 4 to 11",
                "19,B,B,B/7,B,B,B/B,B,B,B/B,B,B,B 0 1 | 0 0 1 0 0 0 -1 0 0 | hits the one it attacked: its 7 is our 20",
                "20,B,B,B/8,8,B,B/B,B,B,B/B,B,B,B 0 1 | 0 0 0 1 0 0 -1 0 0 | runs into a globe with enemies",
                "20,B,B,B/6,B,B,B/B,B,B,B/B,B,B,B 0 1 | 0 0 0 0 1 -1 0 0 0 | flees from an enemy to a globe",
                "20,22,B,B/6,B,B,B/B,B,B,B/B,B,B,B 0 2 | 0 0 0 0 1 -1 0 0 0 | flees to another of its own",
                "9,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 4 | 0 0 0 0 0 1 0 0 0 | stops on a start whose owner may come out",
                "51,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 3 | 0 0 0 0 1 0 0 1 0 | enters the runway",
                "56,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B 0 2 | 0 0 0 0 0 0 0 -1 1 | finishes",
            })
    void aMoveIsDescribed(String position, String described, String why) {
        int[] seen = new int[Descriptors.COUNT];
        String text = position + " round=2";
        new Descriptors().of((LudoPosition) GAME.parse(text), 0, seen);
        assertThat(Arrays.stream(seen).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
                .as(why)
                .isEqualTo(described);
    }
}
