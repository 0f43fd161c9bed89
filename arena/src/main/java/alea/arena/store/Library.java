package alea.arena.store;

import alea.file.NotWritten;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.duckdb.DuckDBDriver;

/**
 * DuckDB's own code. Its driver unpacks a library of some 70 MB into the folder for temporary files, loads it, and
 * deletes it when the JVM ends in order: here it is deleted as soon as it is loaded, so that nothing stays after a
 * SIGKILL.
 */
final class Library {
    private static final String CLASS = "org.duckdb.DuckDBNative";
    private static final String NAME = "libduckdb_java";
    private static final Path MAPPED = Path.of("/proc/self/maps");
    private static boolean loaded;

    private Library() {}

    /**
     * Loads it, once.
     *
     * @throws NotWritten when there is no room for it
     */
    static synchronized void load() {
        if (loaded) {
            return;
        }
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        requireRoom(folder);
        try {
            Class.forName(CLASS, true, DuckDBDriver.class.getClassLoader());
        } catch (LinkageError | ClassNotFoundException e) {
            throw noRoom(folder, "a file that can be run cannot be made there");
        }
        loaded = true;
        delete(folder.toAbsolutePath());
    }

    private static void requireRoom(Path folder) {
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw noRoom(folder, "it cannot be written");
        }
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            long needed = size();
            if (free < needed) {
                throw noRoom(
                        folder,
                        String.format(
                                Locale.ROOT, "it has %,d MB left, and needs %,d", free >> 20, (needed >> 20) + 1));
            }
        } catch (IOException e) {
            // unpacking it will tell
        }
    }

    /** How large the library of this system is; 0 where that is not known. */
    private static long size() throws IOException {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        URL library = DuckDBDriver.class.getResource("/%s.so_%s_%s"
                .formatted(
                        NAME,
                        system.startsWith("mac") ? "macos" : system.startsWith("windows") ? "windows" : "linux",
                        machine.matches("aarch64|arm64") ? "arm64" : "amd64"));
        return library == null ? 0 : library.openConnection().getContentLengthLong();
    }

    private static NotWritten noRoom(Path folder, String why) {
        return new NotWritten(
                ("DuckDB's library cannot be unpacked into %s: %s; ALEA_JAVA_OPTS=-Djava.io.tmpdir=... names "
                                + "another folder")
                        .formatted(folder, why));
    }

    /**
     * Deletes the file that this process has loaded, and no other's; where the system does not tell, the JVM does at
     * its end.
     */
    private static void delete(Path folder) {
        if (!Files.isReadable(MAPPED)) {
            return;
        }
        try (Stream<String> mapped = Files.lines(MAPPED)) {
            for (String line : (Iterable<String>) mapped::iterator) {
                int at = line.indexOf('/');
                Path file = at < 0 ? folder : Path.of(line.substring(at));
                if (folder.equals(file.getParent())
                        && String.valueOf(file.getFileName()).startsWith(NAME)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | java.io.UncheckedIOException e) {
            // the JVM deletes it at its end
        }
    }
}
