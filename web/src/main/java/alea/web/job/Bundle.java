package alea.web.job;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What somebody takes away of a job that made several files. */
final class Bundle {
    private Bundle() {}

    /**
     * Puts all files of a folder into one, but for hidden ones.
     *
     * @param target in that folder
     * @throws BadInput when it cannot be written
     */
    static void write(Path folder, Path target) {
        try (var whole = new WholeFile(target)) {
            List<Path> files;
            try (Stream<Path> all = Files.list(folder)) {
                files = all.filter(file -> Files.isRegularFile(file)
                                && !file.getFileName().toString().startsWith(".")
                                && !file.equals(target))
                        .sorted()
                        .toList();
            }
            try (var zip = new ZipOutputStream(Files.newOutputStream(whole.part()))) {
                for (Path file : files) {
                    zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
                    Files.copy(file, zip);
                    zip.closeEntry();
                }
            }
            whole.finish();
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(target.getFileName(), Reason.of(e)));
        }
    }
}
