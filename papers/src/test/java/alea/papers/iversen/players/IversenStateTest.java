package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.NativeArrays;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.assertj.core.api.SoftAssertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** All rows of the reference file, which the published code made. */
class IversenStateTest {
    private static final Path ROWS = Path.of("../engine/src/test/resources/alea/ludo/star/iversen-state.tsv.gz");

    private static List<String[]> rows() throws IOException {
        try (var reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(ROWS)), StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .toList();
        }
    }

    private static int[][] array(String own, String enemies) {
        return Arrays.stream((own + "/" + enemies).split("/"))
                .map(row -> Arrays.stream(row.split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new);
    }

    @Test
    void everyRowHasItsBitsPredictionRewardAndTruth() throws IOException {
        var softly = new SoftAssertions();
        Registry registry = Registry.installed();
        LudoGame current = (LudoGame) registry.game("ludo-ludopy");
        LudoGame old = (LudoGame) registry.game("ludo-ludopy-1.3.1");
        List<String[]> rows = rows();
        assertThat(rows).hasSizeGreaterThan(1000);
        for (String[] row : rows) {
            String as = String.join(" ", row);
            int[][] before = array(row[1], row[2]);
            int die = Integer.parseInt(row[4]);
            int piece = Integer.parseInt(row[5]);
            int bits = IversenState.bits(before);
            softly.assertThat(text(bits)).as(as).isEqualTo(row[3]);
            int predicted = IversenState.bits(IversenState.predict(before, piece, die));
            softly.assertThat(text(predicted)).as(as).isEqualTo(row[6]);
            softly.assertThat(RewardWeights.HUMAN.reward(bits, predicted))
                    .as(as)
                    .isCloseTo(Double.parseDouble(row[7]), Offset.offset(5e-5));
            LudoGame game = row[0].equals("1.5.0") ? current : old;
            LudoPosition position = NativeArrays.position(game, before, 0, die, false);
            position.take(position.optionOf(piece));
            softly.assertThat(text(IversenState.bits(NativeArrays.of(position, false))))
                    .as(as)
                    .isEqualTo(row[8].equals("=") ? row[6] : row[8]);
        }
        softly.assertAll();
    }

    private static String text(int bits) {
        return String.format("%24s", Integer.toBinaryString(bits)).replace(' ', '0');
    }
}
