package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aPageSaysWhatHelpSays() {
        String page = alea("man", "arena").done().out();
        assertThat(page)
                .startsWith(".TH \"ALEA\\-ARENA\" 1 ")
                .contains(".SH SYNOPSIS\nalea arena ")
                .contains("\n\\fB\\-\\-seed=S\\fR\nwhat all dice and draws derive from (standard: 1)\n")
                .contains("alea arena ludo\\-simple hybrid fast");
        assertThat(alea("man", "rules", "check").done().out()).startsWith(".TH \"ALEA\\-RULES\\-CHECK\"");
    }

    @Test
    void everyCommandHasAPage() throws IOException {
        alea("man", "--out", folder.toString()).done();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .contains("alea.1", "alea-rules-check.1")
                    .containsAll(AleaTest.commands().stream()
                            .map(command -> "alea-" + command + ".1")
                            .toList());
        }
        for (String page : Files.readString(folder.resolve("alea.1")).split("\n\\.TP\n")) {
            assertThat(page.lines().toList()).hasSizeGreaterThan(1); // no term without its meaning
        }
    }

    @Test
    void whatIsNoCommandIsRefused() {
        alea("man", "arenas")
                .complains(
                        "alea man: alea has no command 'arenas'; there are " + String.join(", ", AleaTest.commands()));
        alea("man", "arena", "x").complains("alea man: alea arena has no command 'x'");
        alea("man", "arena", "--out", folder.toString())
                .complains("alea man: --out writes the pages of all commands; leave out arena");
    }

    @Test
    void bashCompletesByWhatCompletionWrites() throws Exception {
        String written = alea("completion").done().out();
        assertThat(written).doesNotContain("YOUR_APP_HOME", "[3]").contains("source <(alea completion)");
        assertThat(written)
                .contains("complete -F _complete_alea_joined -o default alea")
                .doesNotContain("+o default");
        Path script = Files.writeString(folder.resolve("alea.sh"), written);
        String asks = """
                source "$1"
                complete_after() {
                    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMPREPLY=()
                    _complete_alea_joined alea "${!#}" "${COMP_WORDS[$(($# - 2))]}" 2>/dev/null # there is no terminal
                    echo ${COMPREPLY[*]}
                }
                complete_after alea rules che
                complete_after alea arena ludo-l
                complete_after alea arena ludo-simple hyb
                complete_after alea arena ludo-simple --seating f
                complete_after alea solve --objective o
                complete_after alea review --by opti
                complete_after alea review --level = q
                complete_after alea review --level =
                complete_after alea review --level=q
                complete_after alea arena --threads = 2 ludo-ludopy-
                complete_after alea arena ludo-simple --adjust ex
                complete_after alea games ludo-simple --diff mad
                complete_after alea rules diff ludo-simple mad
                complete_after alea regret ludo-simple hyb
                complete_after alea man aren
                [[ $COMP_WORDBREAKS != *@* ]] && echo 'x@hy is a word'
                """;
        Process bash = new ProcessBuilder(List.of("bash", "-c", asks, "bash", script.toString()))
                .redirectErrorStream(true)
                .start();
        bash.getOutputStream().close();
        String told = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(told.lines())
                .containsExactly(
                        "check",
                        "ludo-ludopy ludo-ludopy-1.3.1",
                        "hybrid",
                        "fixed",
                        "own-win",
                        "optimal optimal-endgame",
                        "quick",
                        "quick standard deep",
                        "--level=quick",
                        "ludo-ludopy-1.3.1",
                        "exact",
                        "madn",
                        "madn",
                        "hybrid",
                        "arena",
                        "x@hy is a word");
    }
}
