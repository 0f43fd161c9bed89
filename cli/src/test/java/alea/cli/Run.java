package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** What a command line did. */
public record Run(int code, String out, String err) {
    /** Nobody, who says nothing and hears nothing. */
    static final Console NOBODY = new Console(
            InputStream.nullInputStream(),
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()),
            false,
            false);

    static Run alea(String... args) {
        return aleaReading("", args);
    }

    static Run aleaReading(String input, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = Alea.run(new Console(in, new PrintWriter(out), new PrintWriter(err), false, false), args);
        return new Run(code, out.toString(), err.toString());
    }

    /** A process of its own, which can be killed; both streams go to one place. */
    static Process start(ProcessBuilder.Redirect output, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "alea.cli.Alea"));
        command.addAll(List.of(args));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
    }

    /** Waits until a process has written a file. */
    static void awaitFile(Path file, Process process) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!Files.exists(file) && process.isAlive() && System.nanoTime() < until) {
            Thread.sleep(2);
        }
        assertThat(file).exists();
    }

    /** The result as JSON, after checking that there is nothing else. */
    JsonNode json() {
        assertThat(err).isEmpty();
        assertThat(code).isEqualTo(Exit.DONE);
        assertThat(out.lines()).hasSize(1);
        return Json.mapper().readTree(out);
    }

    /** Checks that the command did what it was asked. */
    Run done() {
        assertThat(err).isEmpty();
        assertThat(code).isEqualTo(Exit.DONE);
        return this;
    }

    /** Checks that the command complained in this one line, and wrote no result. */
    void complains(String line) {
        assertThat(err).isEqualTo(line + System.lineSeparator());
        assertThat(out).isEmpty();
        assertThat(code).isEqualTo(Exit.BAD_INPUT);
    }
}
