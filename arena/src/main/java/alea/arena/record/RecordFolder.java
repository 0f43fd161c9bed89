package alea.arena.record;

import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/** A folder of match records, one file a match. */
public final class RecordFolder {
    private final Path folder;
    private final ArenaSetup setup;
    private final String pattern;

    /**
     * Opens a folder, and makes it when it is not there.
     *
     * @param matches how many matches there will be, which decides how long the numbers in file names are
     * @throws BadInput when it cannot be made, or has records of another arena
     */
    public RecordFolder(Path folder, ArenaSetup setup, long matches) {
        this.folder = folder;
        this.setup = setup;
        pattern = "match-%0" + Long.toString(Math.max(1, matches - 1)).length() + "d.alea";
        try {
            Files.createDirectories(folder);
            try (Stream<Path> files = Files.list(folder)) {
                if (files.anyMatch(file -> file.getFileName().toString().endsWith(".alea"))) {
                    throw new BadInput(
                            "the folder %s holds records already; name another or empty it".formatted(folder));
                }
            }
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
    }

    /**
     * Writes the record of a match; a file appears whole or not at all.
     *
     * @throws BadInput when it cannot be written
     */
    public void add(MatchResult result) {
        Path file = folder.resolve(pattern.formatted(result.number()));
        Path unfinished = folder.resolve("." + file.getFileName() + ".part");
        try {
            Files.writeString(unfinished, RecordText.write(MatchRecord.of(setup, result)));
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
    }
}
