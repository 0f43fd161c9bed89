package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The example of a fitness of one's own runs as its first lines say. */
class FitnessExampleTest {
    @Test
    void theExampleEvolves() throws IOException {
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "../examples/Fitness.java",
                        "1")
                .start();
        assertThat(run.inputReader().lines()).singleElement().asString().startsWith("1 0.6");
    }
}
