package alea.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Whole folders. */
final class Folders {
    private Folders() {}

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> all;
        try (Stream<Path> paths = Files.walk(folder)) {
            all = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : all) {
            Files.delete(path);
        }
    }

    static void copy(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> paths = Files.walk(from)) {
            all = paths.toList();
        }
        for (Path path : all) {
            Files.copy(path, to.resolve(from.relativize(path)), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The content of every file, by its path below the folder. */
    static SortedMap<String, byte[]> contents(Path folder) throws IOException {
        SortedMap<String, byte[]> contents = new TreeMap<>();
        List<Path> all;
        try (Stream<Path> paths = Files.walk(folder)) {
            all = paths.filter(Files::isRegularFile).toList();
        }
        for (Path path : all) {
            contents.put(folder.relativize(path).toString(), Files.readAllBytes(path));
        }
        return contents;
    }
}
