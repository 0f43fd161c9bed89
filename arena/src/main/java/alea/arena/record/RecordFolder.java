package alea.arena.record;

import alea.arena.ArenaSetup;
import alea.arena.MatchResult;
import alea.file.Claim;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** A folder of match records, one file a match. */
public final class RecordFolder implements AutoCloseable {
    private final Path folder;
    private final ArenaSetup setup;
    private final String pattern;
    private final Claim claim;

    /**
     * Opens a folder, and makes it when it is not there. Until it is closed, nobody else can write records there.
     *
     * @param matches how many matches there will be, which decides how long the numbers in file names are
     * @throws BadInput when it cannot be made, has records of another arena, or another arena is writing there
     */
    public RecordFolder(Path folder, ArenaSetup setup, long matches) {
        this.folder = folder;
        this.setup = setup;
        pattern = "match-%0" + Long.toString(Math.max(1, matches - 1)).length() + "d.alea";
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
        claim = Claim.folder(folder);
        boolean empty = false;
        try (Stream<Path> files = Files.list(folder)) {
            empty = files.noneMatch(file -> file.getFileName().toString().endsWith(".alea"));
        } catch (IOException e) {
            throw new BadInput("the folder %s cannot be read: %s".formatted(folder, Reason.of(e)));
        } finally {
            if (!empty) {
                claim.close();
            }
        }
        if (!empty) {
            throw new BadInput("the folder %s holds records already; name another or empty it".formatted(folder));
        }
    }

    /**
     * Writes the record of a match; a file appears whole or not at all.
     *
     * @throws BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public void add(MatchResult result) {
        Path file = folder.resolve(String.format(Locale.ROOT, pattern, result.number()));
        byte[] text = RecordText.write(MatchRecord.of(setup, result)).getBytes(StandardCharsets.UTF_8);
        try (var whole = new WholeFile(file)) {
            whole.write(text, 0, text.length);
            whole.finish(); // without waiting for the disk, which would make an arena a hundred times slower
        }
    }

    /** Lets others write there. */
    @Override
    public void close() {
        claim.close();
    }
}
