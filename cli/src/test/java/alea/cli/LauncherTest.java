package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The launcher, in a small checkout whose Maven copies the sources into a jar, and whose Java tells how it was
 * called.
 */
class LauncherTest {
    private static final String JAVA = """
            #!/bin/bash
            case "$*" in *Modernise*) exit ;; *AOTMode*) : >"$ALEA_ROOT/cli/target/alea.aot"; exit ;; esac
            { : 3<&0; } 2>/dev/null && in=open || in=closed
            { : 3>&1; } 2>/dev/null && out=open || out=closed
            : 3>&2 && err=open || err=closed
            letter=$'\\xc3\\xbc'
            echo "in=$in out=$out err=$err letters=${#letter} lc_all=${LC_ALL-none} lc_ctype=${LC_CTYPE-none}" \\
                "lang=${LANG-none} name=${ALEA_NAME-none}" >"$ALEA_ROOT/seen"
            """;
    private static final String MAVEN = """
            #!/bin/bash
            mkdir -p cli/target/lib
            cat engine/src/main/A.java >cli/target/lib/alea-engine.jar
            [ ! -f broken ] || exit 1
            cat cli/src/main/B.java >cli/target/alea.jar
            echo built >>builds
            """;

    /** What the command is made of: {@code -pl cli -am} builds it, and the launcher has to watch it. */
    private static final List<String> ROOMS = Rooms.ALL.subList(0, Rooms.ALL.indexOf("cli") + 1);

    @TempDir
    private Path root;

    @BeforeEach
    void makeACheckout() throws IOException {
        for (String file : List.of("alea", ".mvn/process.sh")) {
            write(file, Files.readString(Path.of("..", file)));
        }
        for (String room : ROOMS) {
            write(room + "/pom.xml", room);
            Files.createDirectories(root.resolve(room + "/src/main"));
        }
        for (String file : List.of(
                "pom.xml",
                "players/a.net",
                "docs/papers/items/a.json",
                "docs/a.md",
                "README.md",
                "CONTRIBUTING.md",
                "CHANGELOG.md",
                "SECURITY.md",
                "CODE_OF_CONDUCT.md",
                "CITATION.cff",
                "examples/bot.py",
                "examples/hypergammon/README.md",
                "cli/launch/M.java")) {
            write(file, file);
        }
        write("engine/src/main/A.java", "old");
        write("cli/src/main/B.java", "old");
        write("mvnw", MAVEN);
        write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
        write("jdk/bin/javac", "");
        write("jdk/bin/java", JAVA);
    }

    @Test
    void everyRoomThatTheCommandIsMadeOfIsWatched() throws IOException {
        assertThat(Files.readString(Path.of("../alea"))).contains("rooms=(" + String.join(" ", ROOMS) + ")");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<&-", ">&-", "2>&-", "<&- >&- 2>&-", ""})
    void everyStreamIsOpen(String closing) throws Exception {
        launch(Map.of(), closing);
        assertThat(seen()).startsWith("in=open out=open err=open");
    }

    @Test
    void aleaKnowsWhatItWasStartedAs() throws Exception {
        launch(Map.of(), "");
        assertThat(seen()).endsWith(" name=" + root.resolve("alea") + "\n");
        launch(Map.of("PATH", root + ":" + System.getenv("PATH")), "");
        assertThat(seen()).endsWith(" name=alea\n");
    }

    @Test
    void aClosedInputIsAnEmptyOne() throws Exception {
        write("jdk/bin/java", JAVA + "wc -c >\"$ALEA_ROOT/seen\"\n");
        launch(Map.of(), "<&-");
        assertThat(seen()).isEqualToIgnoringWhitespace("0");
    }

    @Test
    void namesOfFilesAreUtf8WhereTheLocaleIsNot() throws Exception {
        launch(Map.of(), "");
        assertThat(seen()).contains("letters=1 lc_all=none").contains("lang=none");
        launch(Map.of("LC_ALL", "C"), "");
        assertThat(seen()).contains("letters=1 lc_all=").contains("UTF-8 lc_ctype=none lang=none");
        launch(Map.of("LANG", "POSIX"), "");
        assertThat(seen()).contains("letters=1 lc_all=none").contains("lang=POSIX");
        launch(Map.of("LANG", "C.UTF-8", "LC_CTYPE", "xx_XX.UTF-8"), ""); // which is nowhere installed
        assertThat(seen())
                .contains("letters=1 lc_all=none")
                .doesNotContain("xx_XX")
                .contains("lang=C.UTF-8");
    }

    @Test
    void aLocaleOfUtf8StaysAsItIs() throws Exception {
        launch(Map.of("LC_ALL", "C.UTF-8", "LC_CTYPE", "C", "LANG", "de_DE.ISO-8859-1"), "");
        assertThat(seen()).contains("letters=1 lc_all=C.UTF-8 lc_ctype=C lang=de_DE.ISO-8859-1");
    }

    @Test
    void aJavaHomeThatIsNoneIsNotPassedOverInSilence() throws Exception {
        launch(Map.of(), "");
        String home = root.resolve("jdk").toString();
        String none = root.resolve("none").toString();
        String told = "alea: ALEA_JAVA_HOME=%s has no JDK 25 or later; using %s\n";
        assertThat(launch(Map.of("ALEA_JAVA_HOME", none, "JAVA_HOME", home), ""))
                .isEqualTo(told.formatted(none, home));
        write("jdk-21/release", "JAVA_VERSION=\"21.0.1\"\n");
        write("jdk-21/bin/javac", "");
        String old = root.resolve("jdk-21").toString();
        assertThat(launch(Map.of("ALEA_JAVA_HOME", old, "JAVA_HOME", home), "")).isEqualTo(told.formatted(old, home));
        assertThat(launch(Map.of("JAVA_HOME", old), "")).isEmpty();
    }

    @Test
    void itBuildsOnceAndAgainWhenASourceChanges() throws Exception {
        assertThat(launch(Map.of(), "")).contains("building Alea (the first time");
        assertThat(launch(Map.of(), "")).isEmpty();
        change("engine/src/main/A.java", "new");
        assertThat(launch(Map.of(), "")).isEqualTo("building Alea\n");
        assertThat(root.resolve("cli/target/lib/alea-engine.jar")).hasContent("new");
        assertThat(builds()).isEqualTo(2);
        for (String file : List.of("players/a.net", "papers/pom.xml", "engine/src/main/C.java")) {
            change(file, "new");
            assertThat(launch(Map.of(), "")).as(file).isEqualTo("building Alea\n");
        }
    }

    @Test
    void aCopyThatHasOtherTimesIsBuiltAlready() throws Exception {
        launch(Map.of(), "");
        change("engine/src/main/A.java", "old");
        change("pom.xml", "pom.xml");
        assertThat(launch(Map.of(), "")).isEmpty();
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aBuildThatWasBrokenOffCountsAsNone() throws Exception {
        launch(Map.of(), "");
        change("engine/src/main/A.java", "new");
        write("broken", "");
        assertThat(launch(Map.of(), "")).contains("alea: the build failed");
        change("engine/src/main/A.java", "old");
        Files.delete(root.resolve("broken"));
        assertThat(launch(Map.of(), "")).isEqualTo("building Alea\n");
        assertThat(root.resolve("cli/target/lib/alea-engine.jar")).hasContent("old");
    }

    @Test
    void jarsThatAnotherBuildMadeOfOtherSourcesAreNotTaken() throws Exception {
        launch(Map.of(), "");
        write("cli/target/lib/alea-engine.jar", "new");
        change("engine/src/main/A.java", "old");
        assertThat(launch(Map.of(), "")).isEqualTo("building Alea\n");
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        assertThat(path.toFile().setExecutable(true)).isTrue();
    }

    /** Writes a file that is newer than everything. */
    private void change(String file, String text) throws IOException {
        write(file, text);
        try (Stream<Path> all = Files.walk(root)) {
            FileTime latest = FileTime.from(Instant.EPOCH);
            for (Path path : (Iterable<Path>) all::iterator) {
                FileTime time = Files.getLastModifiedTime(path);
                latest = time.compareTo(latest) > 0 ? time : latest;
            }
            Files.setLastModifiedTime(
                    root.resolve(file), FileTime.from(latest.toInstant().plusSeconds(1)));
        }
        // The build that follows has to be later still.
        try (Stream<Path> others = Files.walk(root)) {
            Instant before = Instant.now().minusSeconds(60);
            FileTime newest = Files.getLastModifiedTime(root.resolve(file));
            for (Path path : (Iterable<Path>) others::iterator) {
                long behind =
                        newest.toMillis() - Files.getLastModifiedTime(path).toMillis();
                Files.setLastModifiedTime(path, FileTime.from(before.minusMillis(behind)));
            }
        }
    }

    /** What the launcher said, with nothing but these variables around it. */
    private String launch(Map<String, String> environment, String redirections) throws Exception {
        Path complaints = root.resolve("complaints");
        var builder = new ProcessBuilder("bash", "-c", "\"" + root.resolve("alea") + "\" games " + redirections);
        builder.environment().clear();
        builder.environment().put("PATH", System.getenv("PATH"));
        builder.environment().put("ALEA_JAVA_HOME", root.resolve("jdk").toString());
        builder.environment().put("ALEA_ROOT", root.toString());
        builder.environment().putAll(environment);
        Process process = builder.redirectError(complaints.toFile()).start();
        process.getOutputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readString(complaints);
    }

    private String seen() throws IOException {
        return Files.readString(root.resolve("seen"), StandardCharsets.UTF_8);
    }

    private int builds() throws IOException {
        return Files.readAllLines(root.resolve("builds")).size();
    }
}
