package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What comes from outside is shown shortly, on one line, and never obeyed by a terminal. */
class QuotedTest {
    @Test
    void aLongTextIsCut() {
        assertThat(Quoted.of("x".repeat(60))).isEqualTo("'" + "x".repeat(60) + "'");
        assertThat(Quoted.of("x".repeat(3_000_000))).isEqualTo("'" + "x".repeat(60) + "...'");
        assertThat(Quoted.of("x".repeat(59) + "\ud83c\udfb2\ud83c\udfb2")).isEqualTo("'" + "x".repeat(59) + "...'");
    }

    @Test
    void whatATerminalWouldObeyIsWrittenAsAnEscape() {
        assertThat(Quoted.of("a\u001b[31m\0\t\n\u0085\u202eb"))
                .isEqualTo("'a\\u{1b}[31m\\u{0}\\t\\n\\u{85}\\u{202e}b'");
        assertThat(new BadInput("a\u001b\n b")).hasMessage("a\\u{1b} b");
        assertThat(Quoted.of("\u00e4\u2026\ud83c\udfb2")).isEqualTo("'\u00e4\u2026\ud83c\udfb2'");
    }

    @Test
    void ofALongMessageTheMiddleIsLeftOut() {
        assertThat(new BadInput("wrong: " + "x".repeat(100_000) + "; right is y").getMessage())
                .startsWith("wrong: xxx")
                .contains("xxx...xxx")
                .endsWith("xxx; right is y")
                .hasSize(1003);
    }
}
