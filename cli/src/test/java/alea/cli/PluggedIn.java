package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.json.Json;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import tools.jackson.databind.JsonNode;

/**
 * A plug-in that is compiled against the class path, and Alea loaded anew beside it, as if it had been started with
 * {@code ALEA_PLUGINS}.
 */
final class PluggedIn implements AutoCloseable {
    private final URLClassLoader loader;

    /**
     * Compiles a plug-in.
     *
     * @param classes an empty folder for its classes
     * @param roots folders of sources, of other files, or of both
     */
    PluggedIn(Path classes, Path... roots) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none"));
        for (Path root : roots) {
            for (Path file : files(root)) {
                if (file.toString().endsWith(".java")) {
                    arguments.add(file.toString());
                } else {
                    Path to = classes.resolve(root.relativize(file));
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to);
                }
            }
        }
        var said = new StringWriter();
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(InputStream.nullInputStream(), null, null, arguments.toArray(String[]::new));
        assertThat(failed).as(said.toString()).isZero();
        List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    /** All files below a folder, in order. */
    static List<Path> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Runs a command line beside the plug-in. */
    Run run(String input, String... args) throws ReflectiveOperationException {
        var out = new StringWriter();
        var err = new StringWriter();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            var make = loader.loadClass("alea.cli.Console")
                    .getDeclaredConstructor(
                            InputStream.class, PrintWriter.class, PrintWriter.class, boolean.class, boolean.class);
            make.setAccessible(true);
            Object console = make.newInstance(
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    new PrintWriter(out),
                    new PrintWriter(err),
                    false,
                    false);
            int code = (int) loader.loadClass("alea.cli.Alea")
                    .getMethod("run", console.getClass(), String[].class)
                    .invoke(null, console, args);
            return new Run(code, out.toString(), err.toString());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** What a command line answers as JSON. */
    JsonNode json(String... args) throws ReflectiveOperationException {
        Run run = run("", args);
        assertThat(run.code()).as(run.err()).isZero();
        return Json.mapper().readTree(run.out());
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
