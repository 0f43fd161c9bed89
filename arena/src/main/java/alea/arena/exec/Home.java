package alea.arena.exec;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Where a bot lives.
 *
 * @param own its folder, or the one file that it is: its command runs in that folder
 * @param hidden a folder that a sandbox hides from it, as that of all submissions
 */
public record Home(Path own, Optional<Path> hidden) {
    /** In the folder where Alea was started, nothing being hidden. */
    public static Home here() {
        return new Home(Path.of("").toAbsolutePath(), Optional.empty());
    }

    /** Paths as the system has them. */
    public Home {
        own = own.toAbsolutePath().normalize();
        hidden = hidden.map(h -> h.toAbsolutePath().normalize());
    }

    /** Whether it is a file and not a folder. */
    boolean isFile() {
        return Files.isRegularFile(own);
    }

    /** The folder in which the command runs. */
    Path folder() {
        return isFile() ? Objects.requireNonNullElse(own.getParent(), own) : own;
    }
}
