package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The pages show what the commands really print: every example of the form {@code $ ./alea ...} with its output is
 * run.
 */
class PagesTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("```\\n\\$ \\./alea ([^\\n]*)\\n(?!\\$|```)(.+?)\\n```", Pattern.DOTALL);
    /** Lines that a page leaves out. */
    private static final Pattern LEFT_OUT = Pattern.compile("(?m)^\\.\\.\\.\\n");

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** More matches than a test should play. */
    private static final String LONG = "--games 200000";

    @TestFactory
    Stream<DynamicTest> everyExampleIsAsPrinted() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String page : List.of(
                "README.md",
                "docs/tour.md",
                "docs/start-student.md",
                "docs/start-teacher.md",
                "docs/start-researcher.md",
                "docs/start-designer.md",
                "docs/start-player.md",
                "docs/analysis.md",
                "docs/games.md",
                "docs/strategies.md",
                "docs/solving.md",
                "docs/balance.md",
                "docs/bots.md",
                "docs/conformance.md",
                "docs/ludo-cs.md")) {
            Matcher example = EXAMPLE.matcher(Files.readString(Path.of("..", page)));
            while (example.find()) {
                String command = example.group(1);
                String printed = example.group(2);
                if (!command.contains(LONG)) {
                    tests.add(DynamicTest.dynamicTest(page + ": alea " + command, () -> isAsPrinted(command, printed)));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(4);
        return tests.stream();
    }

    /** What is typed stands behind the question in a terminal, and is not written by Alea. */
    @Test
    void theMatchOfTheTourIsPlayedSo() throws IOException {
        String page = Files.readString(Path.of("../docs/tour.md"));
        Matcher shown = Pattern.compile("\\$ \\./alea (play [^\\n]*)\\n.*?`1`:\\n\\n```\\n(.*?)\\n```", Pattern.DOTALL)
                .matcher(page);
        assertThat(shown.find()).isTrue();
        Pattern typed = Pattern.compile("(, your move \\([^)]*\\): )([^\\n]+)\\n");
        List<String> answers = new ArrayList<>(List.of("1"));
        typed.matcher(shown.group(2)).results().forEach(answer -> answers.add(answer.group(2)));
        Run run = Run.aleaReading(
                String.join("\n", answers) + "\n", shown.group(1).split(" "));
        assertThat(answers).contains("hint");
        assertThat(run.out()).contains(typed.matcher(shown.group(2)).replaceAll("$1"));
    }

    private static void isAsPrinted(String command, String printed) {
        List<String> words = new ArrayList<>();
        // Tests run in the folder of their room, one below that of the page.
        Matcher word = WORD.matcher(command.replace("examples/", "../examples/"));
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        Run run = Run.alea(words.toArray(String[]::new));
        String shown =
                (run.out() + run.err()).replace("../examples/", "examples/").stripTrailing();
        // Columns are as wide as their widest cell, which the longer path widens.
        assertThat(squeezed(shown) + "\n")
                .matches(Arrays.stream(LEFT_OUT.split(squeezed(printed) + "\n", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining("(?s:.*)")));
    }

    private static String squeezed(String text) {
        return text.replaceAll(" +", " ").replaceAll("\\r", "").replaceAll("\\b[0-9.]+ s\\b", "# s");
    }
}
