package alea.rules;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Conformance;
import alea.game.Game;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rule files in examples/rules, short ones and whole ones, are the games that they say. */
class ExampleFilesTest {
    private static final Registry SHIPPED = Registry.installed();
    private static final Path FOLDER = Path.of("../examples/rules");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mensch.yaml | madn | ending: {end: all}",
                "eile-mit-weile.yaml | eile-mit-weile:seats=4,hit=both,overshoot=back,block=all | ending: {end: all}",
                "parchis.yaml | parchis | {}",
                "yut.yaml | yut | {}",
            })
    void aFileHasTheRulesOfTheGameThatItsNameSays(String file, String spec, String changes) {
        RuleFile read = RuleFile.read(FOLDER.resolve(file), SHIPPED);
        String head = "alea-rules: 1\nname: x\nsource: [y]\nextends: '" + spec + "'\n";
        RuleFile same = RuleFile.parse(file, head + (changes.equals("{}") ? "" : changes + "\n"), SHIPPED);
        assertThat(read.factory().name()).isEqualTo(same.factory().name());
        Game game = read.game();
        Conformance.checkTurns(game, 19, 0, 20);
    }

    @Test
    void everyFileThereIsTried() throws IOException {
        try (var files = Files.list(FOLDER)) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrder("mensch.yaml", "eile-mit-weile.yaml", "parchis.yaml", "yut.yaml");
        }
    }
}
