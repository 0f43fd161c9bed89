package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same bytes in every locale: with other digits, commas, letters. */
class LocaleTest {
    private static final String[][] COMMANDS = {
        {"--help"},
        {"arena", "--help"},
        {"arena", "ludo-simple", "hybrid", "fast", "--games", "1000"},
        {"arena", "ludo-simple", "hybrid", "fast", "strike", "--games", "300", "--json"},
        {"arena", "ludo-simple", "hybrid", "fast", "--games", "300", "--csv"},
        {"balance", "ludo-simple:pawns=1", "--vary", "again=six,never", "--games", "40"},
        {"balance", "ludo-simple:pawns=1", "--vary", "again=six,never", "--games", "40", "--csv"},
        {"games", "ludo-classic"},
        {"games", "--json"},
        {"choose", "ludo-simple", "12,0,30,20/-/10,0,0,7/- 0 3", "hybrid"},
        {"options", "ludo-simple", "12,0,30,20/-/10,0,0,7/- 0 3", "--json"},
        {"analyse", "doom:2x2,dice=2", "r2b1/b2r2 r 1"},
        {"convert", "ludo-ludopy", "B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 2 6"},
        {"play", "ludo-simple", "--seat", "0=hybrid", "--seat", "2=fast", "--seed", "1"},
        {"arena", "ludo-simple", "hybrid", "fast", "--games", "-5"},
        {"games", "LUDO-SIMPLI"},
        {"arena", "ludo-simple:pawns=17", "hybrid", "fast"}
    };

    /** What commands say without a locale, by their words. */
    private static final Map<String, Run> ROOT = new HashMap<>();

    private final Locale own = Locale.getDefault();

    @TempDir
    private Path folder;

    @AfterEach
    void backHome() {
        Locale.setDefault(own);
    }

    /** Other digits, another i, another point and comma. */
    static Stream<String> locales() {
        Stream<String> all = Stream.of("fa-IR", "tr-TR", "de-DE", "ar-EG", "th-TH-u-nu-thai", "hi-IN-u-nu-deva");
        return Boolean.getBoolean("alea.long") ? all : all.limit(2);
    }

    /** What a command says, without the file of a match, which is called by the time. */
    private static Run said(String... command) {
        Run run = Run.alea(command);
        return new Run(run.code(), run.out().replaceFirst("alea review [^\n]+", "alea review"), run.err());
    }

    @ParameterizedTest
    @MethodSource("locales")
    void everyCommandSaysTheSame(String locale) {
        for (String[] command : COMMANDS) {
            Run root = ROOT.computeIfAbsent(String.join(" ", command), words -> {
                Locale.setDefault(Locale.ROOT);
                return said(command);
            });
            Locale.setDefault(Locale.forLanguageTag(locale));
            assertThat(said(command)).as(String.join(" ", command)).isEqualTo(root);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fa-IR", "ar-EG", "tr-TR", "de-DE"})
    void filesAreTheSame(String locale) throws Exception {
        Locale.setDefault(Locale.ROOT);
        records("root");
        Locale.setDefault(Locale.forLanguageTag(locale));
        records("there");
        for (int match = 0; match < 3; match++) {
            String name = "match-" + match + ".alea";
            assertThat(folder.resolve("there").resolve(name))
                    .hasSameBinaryContentAs(folder.resolve("root").resolve(name));
        }
        try (var files = Files.list(folder.resolve("there"))) {
            assertThat(files).hasSize(3);
        }
    }

    private void records(String name) {
        Run.alea(
                        "arena",
                        "ludo-simple",
                        "hybrid",
                        "fast",
                        "--games",
                        "3",
                        "--save",
                        "--db",
                        folder.resolve(name + ".duckdb").toString(),
                        "--record",
                        folder.resolve(name).toString())
                .done();
    }
}
