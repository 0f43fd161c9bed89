package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The tests of the Python package, by Python's own runner, against this build. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the package waits on pipes as POSIX has them")
class PythonTest {
    private static final Path PACKAGE = Path.of("../python").toAbsolutePath().normalize();

    /** In one run: Python, NumPy and the engine that all modules ask are started once. */
    @Test
    void everyTestOfThePackageHolds() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", "-B", "-m", "unittest", "-v"));
        try (Stream<Path> files = Files.list(PACKAGE.resolve("tests"))) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("test_") && name.endsWith(".py"))
                    .map(name -> "tests." + name.substring(0, name.length() - ".py".length()))
                    .sorted()
                    .forEach(command::add);
        }
        assertThat(command).hasSizeGreaterThan(5 + 3);
        var builder = new ProcessBuilder(command).directory(PACKAGE.toFile()).redirectErrorStream(true);
        builder.environment().put("PYTHONPATH", PACKAGE.toString());
        boolean everything = Boolean.getBoolean("alea.long");
        builder.environment().put("ALEA_LONG", everything ? "1" : "0");
        if (!everything) { // dozens of engines start here, most for a few requests
            builder.environment().put("ALEA_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("... ok");
    }
}
