package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MatchProgressTest {
    private static String told(boolean terminal, long every) {
        var err = new StringWriter();
        var console = new Console(
                InputStream.nullInputStream(),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(err),
                terminal,
                terminal);
        try (var progress = new MatchProgress(console, "alea balance", true, every)) {
            progress.tell(100, 400);
            progress.tell(200, 400);
            progress.tell(400, 400);
        }
        return err.toString();
    }

    @Test
    void whereNobodyLooksALineNowAndThenSaysHowMuchTimeIsLeft() {
        assertThat(told(false, 0).lines().map(line -> line.replaceAll("\\S+ (a second|s left)", "N $1")))
                .containsExactly(
                        "alea balance: 100 of 400 matches, N a second",
                        "alea balance: 200 of 400 matches, N a second, about N s left",
                        "alea balance: 400 of 400 matches, N a second");
        assertThat(told(false, TimeUnit.HOURS.toNanos(1))).isEmpty();
    }
}
