package alea.papers.pyludo.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The published Q-table and its player, row by row. */
class QTableTest {
    private static final String PUBLISHED = "QTable_e-0.05_d-0.5_a-0.25.csv";
    private static final String CLEANED = "mikkel-qtable.tsv";

    @TempDir
    Path folder;

    @Test
    void thePublishedTableAndTheCleanedOneAreTheSame() {
        QTable published = QTable.read(Reference.parameters(PUBLISHED));
        QTable cleaned = QTable.read(Reference.parameters(CLEANED));
        assertThat(published.size()).isEqualTo(2358);
        assertThat(cleaned.size()).isEqualTo(2358);
        for (int n = 0; n < 10_000; n++) {
            String key = String.format(Locale.ROOT, "%04d", n);
            assertThat(published.knows(key)).isEqualTo(cleaned.knows(key));
            for (int action = 0; action < QTable.ACTIONS; action++) {
                assertThat(published.value(key, action)).isEqualTo(cleaned.value(key, action));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {PUBLISHED, CLEANED})
    void everyPickIsThatOfTheFellowStudentsProgram(String file) {
        Path path = Reference.parameters(file);
        QTable table = QTable.read(path);
        Map<String, Policy> named = new HashMap<>(); // by the dialect; each reads the file
        var softly = new SoftAssertions();
        for (String[] row : Reference.rows("mikkel-picks.tsv")) {
            String as = String.join(" ", row);
            Position position = Reference.position(row[2], row[0], row[1]);
            var player = new QTablePolicy(table);
            player.look((LudoPosition) position);
            softly.assertThat(player.key()).as(as).isEqualTo(row[3]);
            softly.assertThat(table.knows(row[3])).as(as).isEqualTo(row[4].equals("1"));
            var valid = new StringBuilder();
            for (boolean flag : player.valid()) {
                valid.append(flag ? 1 : 0);
            }
            softly.assertThat(valid.toString()).as(as).isEqualTo(row[5]);
            softly.assertThat(player.action()).as(as).isEqualTo(Integer.parseInt(row[6]));

            Policy same = named.computeIfAbsent(row[2], dialect -> (Policy) Reference.REGISTRY
                    .player("qtable:file=" + path, Reference.game(dialect))
                    .instances()
                    .get());
            double[] policy = new double[position.options()];
            same.probabilities(position, policy);
            for (int option = 0; option < policy.length; option++) {
                softly.assertThat(policy[option])
                        .as(as)
                        .isEqualTo(row[7].contains(position.label(option)) ? 1.0 / row[7].length() : 0);
            }
            var dice = new Dice(3, 0);
            for (int i = 0; i < 4; i++) {
                softly.assertThat(policy[same.choose(position, dice)]).as(as).isPositive();
            }
        }
        softly.assertAll();
    }

    @Test
    void aTokenOfSeveralIsDrawnEvenly() throws IOException {
        Path file = write("t.tsv", "0000 1 0 0 0 0");
        Policy player = new QTablePolicy(QTable.read(file));
        Position position = Reference.position("up", "-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1", "6");
        int[] times = new int[4];
        var dice = new Dice(1, 1);
        for (int i = 0; i < 4000; i++) {
            times[player.choose(position, dice)]++;
        }
        assertThat(Arrays.stream(times).boxed()).allSatisfy(n -> assertThat(n).isBetween(850, 1150));
    }

    @Test
    void passesWhereNothingMoves() throws IOException {
        Policy player = new QTablePolicy(QTable.read(write("t.tsv", "0000 1 0 0 0 0")));
        Position position = Reference.position("up", "-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1/-1,-1,-1,-1", "5");
        double[] policy = new double[1];
        player.probabilities(position, policy);
        assertThat(policy).containsExactly(1);
        assertThat(player.choose(position, new Dice(1, 1))).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0009 1 2 3 4 5| line 1: it begins with no key of four digits 0..8",
                "0000 1 2 3 4| line 1: after the key come five values, not 4",
                "0000| line 1: after the key come five values, not 0",
                "0000 1 2 3 4 x| line 1: value 5 is not a finite decimal number",
                "0000 1 2 3 4 NaN| line 1: value 5 is not a finite decimal number",
                "0000 1 2 3 1e999 4| line 1: value 4 is not a finite decimal number",
                "0000 0x1p3 2 3 4 5| line 1: value 1 is not a finite decimal number",
                "0000 1 2d 3 4 5| line 1: value 2 is not a finite decimal number",
                "0000 1 2 5f 4 5| line 1: value 3 is not a finite decimal number",
                "0000 1 2 3 4 5;0000 1 2 3 4 5| line 2: the key 0000 is there twice",
                "[0 0 0 0],[1. 2. 3. 4. 5.];[0 0 0 1]| line 2: no entry",
                "[0 0 0 0],\"[1. 2. 3.; 4. 5.]\";[0 0 0],[1. 2. 3. 4. 5.]| line 3: it begins with no key",
                "#nothing| has no entry"
            })
    void saysWhatIsWrongAndWhere(String text, String message) throws IOException {
        Path file = write("bad.csv", text.replace(";", "\n"));
        assertThatThrownBy(() -> QTable.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("bad.csv")
                .hasMessageContaining(message.strip());
    }

    @Test
    void aFileThatIsNotTextIsNotShown() throws IOException {
        for (byte[] content :
                List.of(new byte[] {'0', 27, '[', '3', '1', 'm'}, new byte[] {0}, new byte[] {(byte) 0x93, 'N'})) {
            Path file = Files.write(folder.resolve("binary"), content);
            assertThatThrownBy(() -> QTable.read(file))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " is not text, so it is no Q-table");
        }
    }

    @Test
    void complaintsAboutAFileDoNotShowWhatIsInIt() throws IOException {
        for (String text :
                List.of("root:x:0:0", "0000 secret", "0000 1 2 secret 4 5", "[secret", "[0 0 0 x],[secret]")) {
            Path file = write("some", text);
            assertThatThrownBy(() -> QTable.read(file))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("line 1")
                    .hasMessageNotContainingAny("secret", "root");
        }
    }

    @Test
    void aByteOrderMarkIsSkipped() throws IOException {
        assertThat(QTable.read(write("t.tsv", "\ufeff0003 1 0 -.5 1.e+0 0")).value("0003", 2))
                .isEqualTo(-0.5);
        assertThat(QTable.read(write("t.csv", "\ufeff[0 0 0 3],[1. 2. 3. 4. 5.]"))
                        .value("0003", 1))
                .isEqualTo(2);
    }

    @Test
    void readsValuesOverSeveralLines() throws IOException {
        QTable table = QTable.read(
                write("t.csv", "[0 0 0 3],\"[1.5e-01 0. 0. 0.\r\n 2.]\"\r\n[8 8 8 8],[1. 2. 3. 4. 5.]\r\n"));
        assertThat(table.size()).isEqualTo(2);
        assertThat(List.of(table.value("0003", 0), table.value("0003", 4), table.value("8888", 2)))
                .containsExactly(0.15, 2.0, 3.0);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
