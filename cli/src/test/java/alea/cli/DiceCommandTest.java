package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class DiceCommandTest {
    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void theDiceOfRecordsAreFound() {
        alea("arena", "ludo-simple", "fast", "random", "--games", "20", "--record", folder.toString());
        JsonNode found = alea("dice", folder.toString(), "--json").json();
        assertThat(found.get("rolls").intValue()).isGreaterThan(1_000);
        assertThat(found.get("shares").size()).isEqualTo(6);
        assertThat(found.get("facesP").doubleValue()).isGreaterThan(0.005);
        assertThat(alea("dice", folder.toString()).done().out())
                .contains("rolls from 20 files in ", "longest drought", "Nothing here speaks against these dice");
    }

    @Test
    void diceThatAlwaysShowSixAreDoubted() throws IOException {
        Run run = alea("dice", file("six.txt", String.join(" ", Collections.nCopies(40, "6"))));
        assertThat(run.code()).isEqualTo(Exit.NOT_MET);
        assertThat(run.out()).contains("These dice are not fair", "longest streak: 40 times 6");
    }

    @Test
    void aColumnOfATableIsEnough() throws IOException {
        assertThat(alea("dice", file("log.csv", "turn,who,roll\n1,ann,6\n2,bob,2\n"), "--json")
                        .json()
                        .get("shares")
                        .get(5)
                        .get("count")
                        .intValue())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 2 x | , line 1: 'x' is no roll; it is 1..100",
                "1 2 0 | , line 1: '0' is no roll; it is 1..100",
                "turn,score@1,2 | , line 1: there is no column roll, die, dice, face, value; there is 'turn, score'",
                "turn,roll@1 | , line 2 has no column 2"
            })
    void whatIsNoLogIsRefusedInOneLine(String text, String complaint) throws IOException {
        String log = file("log.txt", text.replace('@', '\n'));
        alea("dice", log).complains("alea dice: " + log + complaint);
    }

    @Test
    void anEmptyLogIsRefused() throws IOException {
        String log = file("log.txt", "\n");
        alea("dice", log).complains("alea dice: " + log + " has no rolls");
        alea("dice", file("one.txt", "1"), "--faces", "2000000000")
                .complains("alea dice: --faces 2000000000 is not allowed; it is 2..100");
        alea("dice", file("one.txt", "7"), "--faces", "6")
                .complains("alea dice: --faces 6 is not allowed; it is 7..100");
    }
}
