package alea.file;

import alea.game.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** There is no such file. Who asked knows how one is made, and can tell people. */
public final class Missing extends BadInput {
    private static final long serialVersionUID = 1L;
    /** Files of a folder that are looked at. */
    private static final int MOST = 10_000;

    private static final Pattern ZEROS = Pattern.compile("(?<!\\d)0+(?=\\d)");

    public Missing(Path file) {
        super("there is no file %s%s".formatted(file, meant(file)));
    }

    /** A file of that name in the same folder, but for zeros before a number. */
    private static String meant(Path file) {
        String name = String.valueOf(file.getFileName());
        try (Stream<Path> beside = Files.list(file.toAbsolutePath().resolveSibling(""))) {
            return beside.limit(MOST)
                    .map(f -> String.valueOf(f.getFileName()))
                    .filter(n -> ZEROS.matcher(n)
                            .replaceAll("")
                            .equals(ZEROS.matcher(name).replaceAll("")))
                    .min(Comparator.naturalOrder())
                    .map(" (did you mean '%s'?)"::formatted)
                    .orElse("");
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }
}
