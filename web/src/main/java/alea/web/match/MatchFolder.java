package alea.web.match;

import alea.arena.record.MatchRecord;
import alea.arena.record.MatchRecord.Result;
import alea.arena.record.RecordText;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Registry;
import alea.service.MatchFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of matches: a record of each, called by its id, and notes beside it of what a record does not say. Safe
 * to share between threads.
 */
final class MatchFolder {
    /** The most matches that are listed. */
    private static final int LISTED = 500;
    /** The most bytes of notes. */
    private static final int NOTES_LENGTH = 16 << 10;

    private static final String NOTES = ".notes";
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,99}");

    /** A line of the list, as long as a file is as it was. */
    private record Summary(long modified, long size, ListedMatch listed) {}

    private final Registry registry;
    private final Path folder;
    private final Map<String, Summary> summaries = new ConcurrentHashMap<>();

    /** A folder, which is made when there is a match to keep. */
    MatchFolder(Registry registry, Path folder) {
        this.registry = registry;
        this.folder = folder;
    }

    /**
     * An id that is one.
     *
     * @throws BadInput where no match can be called so
     */
    static String requireId(String id) {
        if (!ID.matcher(id).matches()) {
            throw new BadInput("there is no match %s".formatted(Quoted.of(id)));
        }
        return id;
    }

    /** The id of a match in such a file. */
    static String id(MatchFile file) {
        return id(file.path());
    }

    private static String id(Path file) {
        String name = Objects.requireNonNull(file.getFileName()).toString();
        return name.substring(0, name.length() - MatchFile.END.length());
    }

    /**
     * A new file.
     *
     * @param game the name of what is played
     * @throws BadInput when there can be none
     */
    MatchFile begin(String game) {
        return MatchFile.begin(folder, game);
    }

    /** The file of a match that was kept. */
    MatchFile file(String id) {
        return MatchFile.at(path(id));
    }

    private Path path(String id) {
        return folder.resolve(requireId(id) + MatchFile.END);
    }

    private Path notesPath(String id) {
        return folder.resolve(requireId(id) + NOTES);
    }

    /**
     * The record of a match.
     *
     * @throws BadInput when there is none
     */
    MatchRecord read(String id) {
        Path path = path(id);
        if (!Files.isRegularFile(path)) {
            throw new BadInput("there is no match %s".formatted(Quoted.of(id)));
        }
        return RecordText.parse(id, Texts.read(path, RecordText.LONGEST));
    }

    /** What its record does not say. */
    MatchNotes notes(String id) {
        Path path = notesPath(id);
        return Files.isRegularFile(path) ? MatchNotes.parse(Texts.read(path, NOTES_LENGTH)) : MatchNotes.NONE;
    }

    /** Keeps what a record does not say. */
    void note(String id, MatchNotes notes) {
        if (!notes.equals(notes(id))) {
            WholeFile.write(notesPath(id), notes.text());
        }
    }

    /** Forgets a match. */
    void delete(String id) {
        try {
            Files.deleteIfExists(path(id));
            Files.deleteIfExists(notesPath(id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The newest matches, the last that was written first. */
    List<ListedMatch> list() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(MatchFile.END))
                    .flatMap(file -> summary(file).stream())
                    .sorted(Comparator.comparingLong(Summary::modified).reversed())
                    .limit(LISTED)
                    .map(Summary::listed)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Summary> summary(Path file) {
        String id = id(file);
        if (!ID.matcher(id).matches()) {
            return Optional.empty();
        }
        try {
            long modified = Files.getLastModifiedTime(file).toMillis();
            long size = Files.size(file);
            Summary known = summaries.get(id);
            if (known == null || known.modified != modified || known.size != size) {
                known = new Summary(modified, size, listed(id, modified));
                summaries.put(id, known);
            }
            ListedMatch listed = known.listed;
            boolean left = listed.state().equals(ListedMatch.OPEN) && notes(id).left();
            return Optional.of(left ? new Summary(modified, size, listed.left()) : known);
        } catch (IOException | BadInput e) {
            return Optional.empty(); // being written, deleted just now, or no record
        }
    }

    private ListedMatch listed(String id, long modified) {
        MatchRecord record = read(id);
        String title;
        try {
            title = registry.game(record.game()).title();
        } catch (BadInput e) {
            title = ""; // its rules are no longer here
        }
        return new ListedMatch(
                id,
                record.game(),
                title,
                record.strategies(),
                record.turns().size(),
                record.result() instanceof Result.Truncated ? ListedMatch.OPEN : MatchScene.OVER,
                Instant.ofEpochMilli(modified).toString());
    }
}
