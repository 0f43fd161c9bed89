package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import alea.game.Game;
import alea.game.Position;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
                .containsPattern("Dash: .*: expectimax wins [67]\\d\\d of 1000\n")
                .containsPattern("ludo-simple:pawns=1: the first seat wins with 0\\.5\\d{8}\n");
        assertThat(Files.readString(Path.of("../docs/release.md"))).contains("embed.jar\n" + told + "```\n");
        double exact = Run.alea("evaluate", "doom:2x2,dice=3,turns=none", "greedy", "random", "--json")
                .json()
                .at("/starting/win")
                .asDouble();
        assertThat(Integer.parseInt(first(told, "greedy, who begins, wins (\\d+) of 10000\n")) / 10_000.0)
                .as("four standard errors from what Alea says exactly")
                .isCloseTo(exact, within(0.02));
    }

    /** Start of each page of Javadoc. */
    @Test
    void theGuideShowsFifteenLinesOfEachAtMost() throws Exception {
        String guide = Files.readString(Path.of("../src/javadoc/overview.html"));
        List<MatchResult> shown = Pattern.compile("\\{@snippet file=\"([^\"]+)\" region=\"([a-z]+)\"}")
                .matcher(guide)
                .results()
                .toList();
        assertThat(shown).extracting(found -> found.group(2)).containsExactly("play", "ask", "game", "solve");
        for (MatchResult found : shown) {
            String source = Files.readString(EXAMPLE.resolve("src/main/java").resolve(found.group(1)));
            String region = source.split("// @start region=\"" + found.group(2) + "\"\n", 2)[1]
                    .split("// @end", 2)[0];
            assertThat(region.lines().filter(line -> !line.isBlank()))
                    .as(found.group(2))
                    .hasSizeBetween(3, 15);
        }
    }

    @Test
    void theGuideNamesEveryMethodThatAGameAndItsPositionHaveToWrite() throws Exception {
        String guide = Files.readString(Path.of("../src/javadoc/overview.html"));
        for (Class<?> type : List.of(Game.class, Position.class)) {
            assertThat(first(guide, "\\{@code " + type.getSimpleName() + "}\\s+has\\s+eight[^:]*:([^.;]*)[.;]")
                            .replaceAll("(?s)\\{@code (\\w+)}|.", "$1 ")
                            .trim()
                            .split("\\s+"))
                    .hasSize(8)
                    .containsExactlyInAnyOrderElementsOf(Stream.of(type.getDeclaredMethods())
                            .filter(method -> Modifier.isAbstract(method.getModifiers()))
                            .map(Method::getName)
                            .toList());
        }
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
