package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The strategies that docs/strategies.md shows are compiled, and play as the page says. */
class StrategiesPageTest {
    private static final Pattern CODE =
            Pattern.compile("```java\\n(.*?public final class (\\w+) implements Plugin.*?)```", Pattern.DOTALL);

    @Test
    void thoseInJavaPlayAndRepeatOnAnyNumberOfThreads(@TempDir Path folder) throws Exception {
        Path sources = folder.resolve("sources");
        Path services = Files.createDirectories(sources.resolve("META-INF/services"));
        Matcher code = CODE.matcher(Files.readString(Path.of("../docs/strategies.md")));
        while (code.find()) {
            Files.writeString(sources.resolve(code.group(2) + ".java"), code.group(1));
        }
        Files.write(services.resolve("alea.game.Plugin"), List.of("Last", "Hunter"));
        try (var alea = new PluggedIn(Files.createDirectory(folder.resolve("classes")), sources)) {
            String[] words = "arena ludo-simple hunter fast --games 400 --json --threads 1".split(" ");
            var arena = alea.json(words);
            assertThat(arena.path("players").get(0).path("winRate").doubleValue())
                    .isGreaterThan(0.6);
            words[words.length - 1] = "4";
            assertThat(alea.json(words)).isEqualTo(arena);
        }
    }
}
