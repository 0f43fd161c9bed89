package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void jsonIsTheSameInEveryRun() {
        String first = run("bench", "--games", "1", "--json");
        assertThat(first)
                .contains("\"games\":1", "\"seed\":1", "\"game\":\"ludo-simple\"", "\"game\":\"ludo-classic\"")
                .doesNotContain("/s", "nanos");
        assertThat(run("bench", "--games", "1", "--json")).isEqualTo(first);
        assertThat(run("bench", "--games", "1", "--json", "--seed", "2")).isNotEqualTo(first);
    }

    @Test
    void tableHasOneLineAGameAndOneInAll() {
        assertThat(run("bench", "--games", "1").lines().map(line -> line.replaceFirst(" .*", "")))
                .startsWith("game")
                .contains("ludo-classic", "ludo-simple")
                .endsWith("all");
    }

    @Test
    void noGamesIsBadInput() {
        assertThat(code("bench", "--games", "0")).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString().lines()).containsExactly("alea bench: --games 0 is not allowed; it is at least 1");
    }

    private String run(String... args) {
        out.getBuffer().setLength(0);
        assertThat(code(args)).as(err::toString).isEqualTo(Exit.DONE);
        return out.toString();
    }

    private int code(String... args) {
        var console =
                new Console(InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), false, false);
        return Alea.run(console, args);
    }
}
