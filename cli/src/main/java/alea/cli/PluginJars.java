package alea.cli;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** The jars that {@code ALEA_PLUGINS} names. The launcher puts them on the class path, where faults of theirs show. */
final class PluginJars {
    static final String VARIABLE = "ALEA_PLUGINS";

    private PluginJars() {}

    /**
     * Holds that they are jars, or folders of classes: the JVM passes over all else in silence.
     *
     * @param paths as a class path names them, or null
     * @throws BadInput naming the first that is neither
     */
    static void require(@Nullable String paths) {
        if (paths == null) {
            return;
        }
        for (String name : paths.split(Pattern.quote(File.pathSeparator))) {
            Path path = Path.of(name);
            if (name.isEmpty() || Files.isDirectory(path)) {
                continue;
            }
            if (!Files.isRegularFile(path)) {
                throw new BadInput("%s: %s is neither a jar nor a folder".formatted(VARIABLE, name));
            }
            try (var jar = new ZipFile(path.toFile())) {
                if (jar.size() == 0) {
                    throw new BadInput("%s: %s is empty".formatted(VARIABLE, name));
                }
            } catch (IOException e) {
                throw new BadInput("%s: %s is not a jar: %s".formatted(VARIABLE, name, Reason.of(e)));
            }
        }
    }

    /** What is wrong with a jar, where that is what an error tells: a class of it is missing or damaged. */
    static Optional<String> fault(Throwable error) {
        boolean theirs = error instanceof LinkageError || error instanceof ServiceConfigurationError;
        if (!theirs || System.getenv(VARIABLE) == null) {
            return Optional.empty();
        }
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String why = cause instanceof NoClassDefFoundError || cause instanceof ClassNotFoundException
                ? "there is no class " + cause.getMessage()
                : String.valueOf(cause.getMessage());
        return Optional.of("%s: a jar cannot be used: %s".formatted(VARIABLE, why));
    }
}
