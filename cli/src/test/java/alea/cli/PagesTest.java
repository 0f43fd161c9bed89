package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
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

    /** What takes many seconds: the last are a program in a thousand matches, and ten pairs of players. */
    private static final List<String> LONG = List.of(
            "--games 200000",
            "--luck net",
            "\"exec:python3 examples/bot.py\" random --games 1000",
            "ludo-simple fast strike aggressive");

    /** Pages whose examples are not run here, and why. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "design-a-rule.md", "RulesPagesTest takes its steps",
            "python.md", "the Python package's own tests run it",
            "league.md", "LeagueCommandTest plays such a class",
            "endgames.md", "its tables take an hour to solve",
            "scale.md", "a billion matches take a quarter of an hour");

    /** A command on a page, in an example or by itself; a long one goes on behind a backslash. */
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\$ | {4})\\./alea ((?:[^\\n]*\\\\\\n)*[^\\n]*)$");

    /** What a shell does with it, and what is said of it. */
    private static final Pattern AROUND = Pattern.compile("\\s+(\\||>|<|#|&)\\s.*", Pattern.DOTALL);

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(Path.of("../README.md"), Path.of("../CONTRIBUTING.md")));
        for (Path folder : List.of(Path.of("../docs"), Path.of("../examples"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
            }
        }
        return pages;
    }

    @TestFactory
    Stream<DynamicTest> everyCommandOfEveryPageIsOneThatAleaUnderstands() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            COMMAND.matcher(Files.readString(page))
                    .results()
                    .map(m -> m.group(1))
                    .forEach(command -> tests.add(DynamicTest.dynamicTest(
                            page.getFileName() + ": alea " + command,
                            () -> isUnderstood(words(AROUND.matcher(
                                            command.replace("\\\n", " ").replaceAll("--games [A-Z]+", "--games 1"))
                                    .replaceFirst(""))))));
        }
        assertThat(tests).hasSizeGreaterThan(150);
        return tests.stream();
    }

    private static void isUnderstood(String... words) {
        new Alea(Run.NOBODY).reading(words).parseArgs(words);
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsAsPrinted() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            if (ELSEWHERE.containsKey(page.getFileName().toString())) {
                continue;
            }
            Matcher example = EXAMPLE.matcher(Files.readString(page));
            while (example.find()) {
                String command = example.group(1);
                String printed = example.group(2);
                if (Boolean.getBoolean("alea.long") || LONG.stream().noneMatch(command::contains)) {
                    tests.add(DynamicTest.dynamicTest(
                            page.getFileName() + ": alea " + command, () -> isAsPrinted(command, printed)));
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
        // Tests run in the folder of their room, one below that of the page.
        Run run = Run.alea(words(command.replace("examples/", "../examples/")));
        String shown =
                (run.out() + run.err()).replace("../examples/", "examples/").stripTrailing();
        // Columns are as wide as their widest cell, which the longer path widens.
        assertThat(squeezed(shown) + "\n")
                .matches(Arrays.stream(LEFT_OUT.split(squeezed(printed) + "\n", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining("(?s:.*)")));
    }

    private static String[] words(String command) {
        return WORD.matcher(command)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .toArray(String[]::new);
    }

    private static String squeezed(String text) {
        return text.replaceAll(" +", " ").replaceAll("\\r", "").replaceAll("\\b[0-9.]+ s\\b", "# s");
    }
}
