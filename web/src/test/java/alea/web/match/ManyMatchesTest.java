package alea.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Many matches at once. */
class ManyMatchesTest {
    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void twoHundredMatchesAreOpenInAQuarterOfAGigabyte(@TempDir Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ManyMatches.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(told).isZero();
        String[] words = told.split(" ");
        assertThat(Integer.parseInt(words[0])).as(told).isGreaterThanOrEqualTo(ManyMatches.MANY);
        assertThat(Integer.parseInt(words[2])).as(told).isGreaterThan(ManyMatches.MANY * 9 / 10); // some are over
    }
}
