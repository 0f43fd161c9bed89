package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The example of a program with Alea inside, run from its source against the jars that it asks for. */
class EmbedExampleTest {
    private static final Path EXAMPLE = Path.of("../examples/embed");

    @Test
    void itPlaysAsksAndSolves() throws Exception {
        Process java = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EXAMPLE.resolve("src/main/java/embed/Embed.java").toString()))
                .redirectErrorStream(true)
                .start();
        java.getOutputStream().close();
        String told = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(java.waitFor()).as(told).isZero();
        assertThat(told)
                .containsPattern("hybrid wins 6\\d\\d of 1000\nfast wins 3\\d\\d of 1000\n")
                .contains("pawn 2 with probability 1.00\n")
                .containsPattern("ludo-simple:pawns=1: the first seat wins with 0\\.5\\d{8}\n");
    }

    @Test
    void itAsksForTheJarsThatAreMadeHere() throws Exception {
        String own = Files.readString(Path.of("../pom.xml"));
        String example = Files.readString(EXAMPLE.resolve("pom.xml"));
        assertThat(first(example, "<alea.group>([^<]+)")).isEqualTo(first(own, "<groupId>([^<]+)"));
        assertThat(first(example, "<alea.version>([^<]+)")).isEqualTo(first(own, "<version>([^<]+)"));
    }

    private static String first(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }
}
