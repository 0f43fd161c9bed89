package alea.cli;

import alea.game.Reason;
import alea.service.MatchFile;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What Alea finds around it, and what to do where that is in its way. */
final class Diagnosis {
    /** How much a thing that is found matters. */
    enum State {
        GOOD,
        /** Something that some people want is not there. */
        LACKING,
        /** Alea cannot work so. */
        WRONG;

        /** As people and programs read it. */
        @JsonValue
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One thing that was looked at.
     *
     * @param what its name
     * @param state how it is
     * @param found what was found
     * @param advice what to do about it; null where there is nothing to do
     */
    record Finding(
            String what,
            State state,
            String found,
            @Nullable String advice) {}

    /** Heap with which everything but large solves and long trainings runs. */
    private static final long HEAP = 1L << 30;

    private static final long MEGA = 1L << 20;
    private static final int JAVA = 25;

    /** How long another program may take to tell its version. */
    private static final int SECONDS = 10;

    private static final String PYTHON = """
            import sys
            try:
                import numpy
                numpy = numpy.__version__
            except Exception:
                numpy = ''
            print('.'.join(map(str, sys.version_info[:3])), numpy, sep=';')
            """;

    private final Map<String, String> environment;
    private final List<Finding> findings = new ArrayList<>();

    private Diagnosis(Map<String, String> environment) {
        this.environment = environment;
    }

    /**
     * Looks at everything.
     *
     * @param environment of the process
     * @param home of the person
     */
    static List<Finding> of(Console console, Map<String, String> environment, Path home) {
        var diagnosis = new Diagnosis(environment);
        diagnosis.java();
        diagnosis.start();
        diagnosis.memory();
        diagnosis.cores();
        diagnosis.terminal(console);
        diagnosis.folder(
                "current folder",
                Path.of("").toAbsolutePath(),
                State.LACKING,
                "results and records go there; " + "work in a folder of your own, or say --db and --record");
        diagnosis.folder(
                "temporary files",
                Path.of(System.getProperty("java.io.tmpdir")),
                State.WRONG,
                "set ALEA_JAVA_OPTS=-Djava.io.tmpdir=DIR to a folder that you may write");
        diagnosis.folder(
                "kept matches",
                MatchFile.folder(environment, home.toString()),
                State.LACKING,
                "alea play and alea web keep matches there; set XDG_STATE_HOME to a folder that you may write");
        diagnosis.python();
        diagnosis.chromium();
        return List.copyOf(diagnosis.findings);
    }

    private void good(String what, String found) {
        findings.add(new Finding(what, State.GOOD, found, null));
    }

    private void lacks(String what, String found, String advice) {
        findings.add(new Finding(what, State.LACKING, found, advice));
    }

    private void java() {
        String found = "%s of %s, %s"
                .formatted(Runtime.version(), System.getProperty("java.vendor"), System.getProperty("java.home"));
        String asked = environment.getOrDefault("ALEA_JAVA_HOME", "");
        if (Runtime.version().feature() >= JAVA) {
            if (asked.isEmpty() || isJava(asked)) {
                good("Java", found);
            } else {
                lacks(
                        "Java",
                        found + ", and not ALEA_JAVA_HOME=" + asked,
                        "name a Java 25 or later in ALEA_JAVA_HOME, or unset it");
            }
        } else {
            findings.add(new Finding("Java", State.WRONG, found, "install Java 25, or name one in ALEA_JAVA_HOME"));
        }
    }

    /** Whether it is the one that runs. */
    private static boolean isJava(String home) {
        try {
            return Files.isSameFile(Path.of(home), Path.of(System.getProperty("java.home")));
        } catch (IOException | InvalidPathException _) {
            return false;
        }
    }

    private void start() {
        Optional<Path> cache = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-XX:AOTCache="))
                .map(argument -> Path.of(argument.substring(argument.indexOf('=') + 1)))
                .filter(Files::isReadable)
                .findFirst();
        if (cache.isPresent()) {
            good("quick start", "by " + cache.get());
        } else {
            lacks(
                    "quick start",
                    "no",
                    "Alea starts in twice the time; it keeps what it needs in ~/.cache/alea, or in the folder that "
                            + "ALEA_CACHE names");
        }
    }

    private void memory() {
        long heap = Runtime.getRuntime().maxMemory();
        String found = String.format(Locale.ROOT, "up to %,d MB", heap / MEGA);
        if (heap >= HEAP) {
            good("memory", found);
        } else {
            lacks("memory", found, "large solves and trainings need more: ALEA_JAVA_OPTS=-Xmx4g");
        }
    }

    private void cores() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (cores > 1) {
            good("cores", String.valueOf(cores));
        } else {
            lacks("cores", "1", "everything works, and one thing after the other");
        }
    }

    private void terminal(Console console) {
        Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"), StandardCharsets.UTF_8);
        if (!charset.equals(StandardCharsets.UTF_8)) {
            lacks(
                    "names of files",
                    "in " + charset,
                    "set LC_ALL=C.UTF-8: else names with other letters cannot be read");
        }
        if (!console.outIsTerminal()) {
            good("terminal", "none: the output goes to a file or a program");
        } else if (!console.screen()) {
            lacks("terminal", "cannot move its cursor", "alea play writes line by line; set TERM where it can do more");
        } else {
            good(
                    "terminal",
                    "%s, %s, %s columns"
                            .formatted(
                                    environment.get("TERM"),
                                    console.colour() ? "colours" : "no colours",
                                    environment.getOrDefault("COLUMNS", "unknown")));
        }
    }

    /** A folder that is there or could be made. */
    private void folder(String what, Path folder, State otherwise, String advice) {
        Path there = folder;
        while (there.getParent() != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            Files.delete(Files.createTempFile(there, ".alea", null)); // what permissions say is not all
            good(what, folder.toString());
        } catch (IOException e) {
            findings.add(new Finding(what, otherwise, "%s: %s".formatted(folder, Reason.of(e)), advice));
        }
    }

    private void python() {
        Optional<Path> python = program("python3");
        String[] told = python.flatMap(found -> answer(found.toString(), "-c", PYTHON))
                .orElse("")
                .split(";", -1);
        if (told.length < 2) {
            lacks("Python", "not found", "the package alea and players in Python need python3, 3.9 or later");
        } else if (told[1].isEmpty()) {
            lacks("Python", told[0] + " without NumPy", "alea.env, the environments for learning, needs numpy");
        } else {
            good("Python", "%s with NumPy %s, %s".formatted(told[0], told[1], python.orElseThrow()));
        }
    }

    private void chromium() {
        Optional<Path> browser = Stream.of(
                        environment.getOrDefault("ALEA_BROWSER", ""), "chromium", "chromium-browser", "google-chrome")
                .filter(name -> !name.isEmpty())
                .flatMap(name -> program(name).stream())
                .findFirst();
        if (browser.isPresent()) {
            good("Chromium", browser.get().toString());
        } else {
            lacks("Chromium", "not found", "only ./check needs it; alea web opens in any browser");
        }
    }

    /** A program on the PATH, or at a path. */
    private Optional<Path> program(String name) {
        return Stream.concat(
                        name.contains(File.separator) ? Stream.of("") : Stream.empty(),
                        Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator)))
                .flatMap(folder -> path(folder, name).stream())
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    private static Optional<Path> path(String folder, String name) {
        try {
            return Optional.of(Path.of(folder).resolve(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The first line that a program writes when all is well with it. */
    private static Optional<String> answer(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            return process.exitValue() == 0
                    ? process.inputReader(StandardCharsets.UTF_8).lines().findFirst()
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
