package alea.service;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.file.NotWritten;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The file of a match that people play, which is written anew as the match goes on: it is whole at any time. */
public final class MatchFile {
    /** How the names of such files end. */
    public static final String END = ".alea";

    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    /** Turns of a match that is written for every turn; a longer one is written for a part of so many of all. */
    private static final int PART = 64;

    private final Path path;
    private int turns;
    private @Nullable String trouble;

    private MatchFile(Path path) {
        this.path = path;
    }

    /** A file that is there. */
    public static MatchFile at(Path path) {
        return new MatchFile(path);
    }

    /**
     * A new file, called by the time and a game.
     *
     * @param folder is made where it is missing
     * @throws BadInput when there can be none
     */
    public static MatchFile begin(Path folder, String game) {
        String name =
                NOW.format(ZonedDateTime.now(ZoneId.systemDefault())) + "-" + game.replaceAll("[^A-Za-z0-9]+", "-");
        try {
            Files.createDirectories(folder);
            for (int next = 1; ; next++) {
                Path path = folder.resolve(name + (next == 1 ? "" : String.format(Locale.ROOT, "-%d", next)) + END);
                try {
                    return new MatchFile(Files.createFile(path));
                } catch (FileAlreadyExistsException taken) {
                    // the next number
                }
            }
        } catch (IOException e) {
            throw new BadInput("matches cannot be kept in %s: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** Where matches are kept when nobody says where: {@code alea/matches} in what XDG calls the user's state. */
    public static Path folder(Map<String, String> environment, String home) {
        String state = environment.getOrDefault("XDG_STATE_HOME", "");
        Path root = Path.of(state);
        return (root.isAbsolute() ? root : Path.of(home, ".local", "state"))
                .resolve("alea")
                .resolve("matches");
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /** Why it is not written any more, where it is not. */
    public Optional<String> trouble() {
        return Optional.ofNullable(trouble);
    }

    /** Whether so many turns have been played that it is time to write. */
    public boolean isDue(int played) {
        return played < turns || played > turns + turns / PART;
    }

    /** Writes what has been played. Where that fails, the match goes on, and nothing more is written. */
    public void write(MatchRecord record) {
        if (trouble != null) {
            return;
        }
        byte[] text = RecordText.write(record).getBytes(StandardCharsets.UTF_8);
        try (var whole = new WholeFile(path)) {
            whole.write(text, 0, text.length);
            whole.finish(); // without waiting for the disk: it is for crashes of a program, not of a machine
            turns = record.turns().size();
        } catch (BadInput | NotWritten e) {
            trouble = String.valueOf(e.getMessage());
        }
    }
}
