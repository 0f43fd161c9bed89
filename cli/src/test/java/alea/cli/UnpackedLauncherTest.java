package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of the archives, with a Java that tells how it was called, where names have blanks and umlauts. */
class UnpackedLauncherTest {
    private static final String JAVA = """
            #!/bin/bash
            for word; do
                case "$word" in
                    -XX:AOTMode=*) mode=made ;;
                    -XX:AOTCache=*) cache=${word#*=} ;;
                esac
            done
            [ -z "${mode:-}" ] || { [ -z "${cache:-}" ] || echo cache >"$cache"; echo made >>"$HOME/made"; exit; }
            printf '%s\\n' "$@"
            """;

    @TempDir
    private Path folder;

    private Path home;
    private Path root;

    @BeforeEach
    void unpack() throws IOException {
        home = folder.resolve("home");
        root = folder.resolve("an ö place");
        Files.createDirectories(home);
        write(root.resolve("alea"), Files.readString(Path.of("../dist/alea")));
        write(root.resolve("lib/app/process.sh"), Files.readString(Path.of("../.mvn/process.sh")));
        write(root.resolve("lib/app/release"), "0.1.0-17\n");
        write(root.resolve("lib/app/lib/alea-engine.jar"), "");
        write(root.resolve("lib/app/alea.jar"), "");
        java(folder.resolve("jdk"), "25.0.1");
    }

    @Test
    void theFirstStartMakesWhatLaterOnesLoad() throws Exception {
        for (int i = 0; i < 2; i++) {
            assertThat(launch(Map.of(), "games", "a b"))
                    .endsWith("-jar", root.resolve("lib/app/alea.jar").toString(), "games", "a b")
                    .anyMatch(word -> word.startsWith("-XX:AOTCache=" + home.resolve(".cache/alea/0.1.0-17-25.0.1_"))
                            && word.endsWith("_an ö place/alea.aot"));
            assertThat(home.resolve("made")).hasContent("made\nmade\nmade\nmade\n");
        }
    }

    @Test
    void newJarsPushOutWhatOlderOnesHadMade() throws Exception {
        launch(Map.of(), "games");
        write(root.resolve("lib/app/release"), "0.2.0-18\n");
        launch(Map.of(), "games");
        try (Stream<Path> kept = Files.list(home.resolve(".cache/alea"))) {
            assertThat(kept)
                    .hasSize(1)
                    .allMatch(name -> name.getFileName().toString().startsWith("0.2.0-18-"));
        }
    }

    @Test
    void helpAndTheVersionNeedNotWait() throws Exception {
        for (List<String> words : List.of(List.<String>of(), List.of("arena", "--help"), List.of("-V"))) {
            launch(Map.of(), words.toArray(String[]::new));
        }
        assertThat(home.resolve("made")).doesNotExist();
    }

    @Test
    void nothingIsKeptWhereThatIsNotWanted() throws Exception {
        assertThat(launch(Map.of("ALEA_CACHE", "never"), "games")).noneMatch(word -> word.contains("AOTCache"));
        assertThat(launch(Map.of("HOME", ""), "games")).noneMatch(word -> word.contains("AOTCache"));
        assertThat(home).isEmptyDirectory();
    }

    @Test
    void whatAPackagePreparedServesAll() throws Exception {
        Files.createDirectories(root.resolve("lib/cache"));
        launch(Map.of("ALEA_CACHE", home.resolve("other").toString()), "games");
        assertThat(root.resolve("lib/cache/alea.aot")).hasContent("cache");
        assertThat(home.resolve("other")).doesNotExist();
    }

    @Test
    void theJavaBesideItGoesBeforeAllOthers() throws Exception {
        java(root.resolve("lib/runtime"), "25.0.2");
        Files.writeString(root.resolve("lib/runtime/bin/java"), "#!/bin/bash\necho own\n");
        assertThat(launch(Map.of("ALEA_CACHE", "never"), "games")).containsExactly("own");
    }

    @Test
    void aJavaHomeThatIsNoneIsNotPassedOverInSilence() throws Exception {
        String home = folder.resolve("jdk").toString();
        assertThat(launch(Map.of("ALEA_CACHE", "never", "ALEA_JAVA_HOME", "/no/java", "JAVA_HOME", home), "games"))
                .startsWith("alea: ALEA_JAVA_HOME=/no/java has no Java 25 or later; using " + home);
    }

    private void java(Path to, String version) throws IOException {
        write(to.resolve("bin/java"), JAVA);
        write(to.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    }

    private static void write(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        assertThat(path.toFile().setExecutable(true)).isTrue();
    }

    /** What Java was given, word by word. */
    private List<String> launch(Map<String, String> environment, String... words) throws Exception {
        Path out = folder.resolve("out");
        var command = Stream.concat(Stream.of(root.resolve("alea").toString()), Arrays.stream(words))
                .toList();
        var builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment().put("PATH", System.getenv("PATH"));
        builder.environment().put("HOME", home.toString());
        builder.environment().put("ALEA_JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().putAll(environment);
        Process process =
                builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        process.getOutputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readAllLines(out);
    }
}
