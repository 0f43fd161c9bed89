package alea.cli;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Records of matches, as files and as folders of files. */
final class Records {
    private static final String ENDING = ".alea";

    private Records() {}

    /**
     * The files: those of a folder whose names end in {@code .alea}, by their names.
     *
     * @throws BadInput where a folder has none
     */
    static List<Path> of(List<Path> named) {
        List<Path> files = new ArrayList<>();
        for (Path path : named) {
            files.addAll(Files.isDirectory(path) ? within(path) : List.of(path));
        }
        return files;
    }

    private static List<Path> within(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> records = all.filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
            if (records.isEmpty()) {
                throw new BadInput("%s holds no records, whose names end in %s".formatted(folder, ENDING));
            }
            return records;
        } catch (IOException e) {
            throw new BadInput("%s: %s".formatted(folder, Reason.of(e)));
        }
    }
}
