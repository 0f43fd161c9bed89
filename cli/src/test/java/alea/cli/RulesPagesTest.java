package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Key;
import alea.game.Registry;
import alea.game.RuleFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** docs/rules.md lists every key there is, and docs/design-a-rule.md is what happens when its steps are taken. */
class RulesPagesTest {
    private static final Pattern BLOCK =
            Pattern.compile("(?m)^```(yaml)?\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern COMMAND = Pattern.compile(
            "\\$ \\./alea (?<arguments>[^|>\\n]*?)(?: \\| sed 's/(?<from>.*?)/(?<to>.*?)/')?(?: > (?<file>\\S+))?\\n"
                    + "(?<printed>(?:(?!\\$ ).*\\n)*)");

    @TempDir
    private Path folder;

    static Stream<String> families() {
        return Registry.installed().families().stream().map(RuleFamily::name);
    }

    private static String page(String name) throws IOException {
        return Files.readString(Path.of("../docs", name));
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyKeyIsOnThePage(String name) throws IOException {
        RuleFamily family = Registry.installed().families().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
        List<String> rows = family.groups().stream()
                .flatMap(group -> group.keys().stream()
                        .map(key -> row(group.keys().getFirst().equals(key) ? "`" + group.name() + "`" : "", key)))
                .toList();
        List<String> there = page("rules.md")
                .lines()
                .dropWhile(line -> !line.equals("### Family `%s`".formatted(name)))
                .dropWhile(line -> !line.startsWith("|"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(there).isEqualTo(rows);
    }

    private static String row(String group, Key key) {
        String standard = key.standard();
        return "| %s | `%s` | %s | %s | %s |"
                .formatted(
                        group,
                        key.name(),
                        values(key.values()),
                        standard == null ? "must be given" : "`" + standard + "`",
                        key.meaning());
    }

    private static String values(Key.Values values) {
        return switch (values) {
            case Key.Choice choice -> words(choice.words().stream());
            case Key.NumberSet set ->
                words(set.names().stream().map(Key.NamedSet::name)) + ", or numbers " + set.low() + ".." + set.high();
            case Key.NumberMap map ->
                words(map.names().stream().map(Key.NamedMap::name)) + ", or " + map.low() + ".." + map.high()
                        + " each with its " + map.what() + ", " + map.least() + ".." + map.most();
            case Key.NumberLists lists ->
                words(Stream.of(Key.NumberLists.NONE)) + ", or lists of " + lists.low() + ".." + lists.high();
            default -> values.describe();
        };
    }

    private static String words(Stream<String> words) {
        return words.map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }

    @Test
    void theStepsOfTheDesignersPageDoWhatItShows() throws IOException {
        int commands = 0;
        for (MatchResult block :
                BLOCK.matcher(page("design-a-rule.md")).results().toList()) {
            String text = block.group(2);
            if ("yaml".equals(block.group(1))) {
                String name = text.lines().findFirst().orElseThrow().replace("# ", "");
                Files.writeString(folder.resolve(name), text);
                continue;
            }
            var matcher = COMMAND.matcher(text);
            while (matcher.find()) {
                commands++;
                String printed = run(matcher.group("arguments"));
                String from = matcher.group("from");
                String changed = from == null ? printed : printed.replaceAll(from, matcher.group("to"));
                String file = matcher.group("file");
                if (file != null) {
                    Files.writeString(folder.resolve(file), changed);
                } else {
                    assertThat(changed).as(matcher.group()).isEqualTo(matcher.group("printed"));
                }
            }
        }
        assertThat(commands).isGreaterThan(5);
    }

    /** Runs a command as if in the folder. */
    private String run(String arguments) {
        String[] words = Arrays.stream(arguments.split(" "))
                .map(word -> word.matches("[a-z]+\\.yaml.*") ? folder + "/" + word : word)
                .toArray(String[]::new);
        return alea(words).done().out().replace(folder + "/", "");
    }

    /** Where a page shows what is said of a slip, that is said, on that line. */
    @Test
    void messagesOnThePageAreThoseOfAlea() throws IOException {
        List<String> slips = List.of("agian: six", "lane: 7", "safe: [0, 8, 13, 26, 39]", "own: forbid\n  walls: yes");
        Pattern message = Pattern.compile("my\\.yaml, line (\\d+): ([a-z]+)\\..*");
        List<MatchResult> shown = page("rules.md")
                .lines()
                .flatMap(l -> message.matcher(l).results())
                .toList();
        assertThat(shown).hasSameSizeAs(slips);
        for (int i = 0; i < slips.size(); i++) {
            MatchResult line = shown.get(i);
            String head = "alea-rules: 1\nname: my\nsource: [here]\nextends: ludo-classic\n";
            String blank = "\n".repeat(Integer.parseInt(line.group(1)) - 6);
            Path file = Files.writeString(
                    folder.resolve("my.yaml"), head + blank + line.group(2) + ":\n  " + slips.get(i) + "\n");
            assertThat(alea("rules", "check", file.toString()).err().replace(folder + "/", ""))
                    .startsWith("alea rules check: " + line.group().replaceFirst(",? \\.\\.\\.$", ""));
        }
    }
}
