package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConsoleTest {
    @Test
    void anInputThatCannotBeReadIsBadInput() {
        var broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Bad file descriptor");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return read();
            }
        };
        assertThatThrownBy(() -> new Console.Asked(broken).read())
                .isInstanceOf(BadInput.class)
                .hasMessage("standard input cannot be read: Bad file descriptor");
    }

    @Test
    void coloursAreForTerminalsThatHaveThem() {
        assertThat(Console.colours(Map.of("TERM", "xterm-256color"))).isTrue();
        assertThat(Console.colours(Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
        assertThat(Console.colours(Map.of("TERM", "xterm", "CLICOLOR", "1"))).isTrue();
        assertThat(Console.colours(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Console.colours(Map.of())).isFalse();
        assertThat(Console.colours(Map.of("TERM", "xterm", "CLICOLOR", "0"))).isFalse();
        assertThat(Console.colours(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
        assertThat(Console.moves(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isTrue();
        assertThat(Console.moves(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Console.moves(Map.of("TERM", ""))).isFalse();
        assertThat(Console.moves(Map.of())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "80, 80",
        "120, 120",
        "20, 55",
        "0, 55",
        "-1, 55",
        "2000, 160",
        "wide, 100",
        "99999999999, 100",
        "'', 100"
    })
    void helpIsAsWideAsColumnsSays(String columns, int width) {
        assertThat(Console.width(Map.of("COLUMNS", columns))).isEqualTo(width);
        assertThat(Console.width(Map.of())).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"60", "140"})
    void noLineOfHelpIsWider(int columns) throws Exception {
        var builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "alea.cli.Alea",
                "arena",
                "--help");
        builder.environment().put("COLUMNS", Integer.toString(columns));
        Process process = builder.start();
        String help = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        int widest = help.lines().mapToInt(String::length).max().orElse(0);
        assertThat(widest).isBetween(columns - 15, columns);
    }
}
