package alea.solve.run;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Reason;
import alea.solve.Objective;
import alea.solve.table.RaceFile;
import alea.solve.table.TableFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folders in which tables are looked for that nobody named, in their order: files {@code *.table} as {@code alea
 * solve} writes them.
 */
public final class TableFolders {
    /** Folders, as a path of the system has them. */
    public static final String VARIABLE = "ALEA_TABLES";

    private static final String ENDING = ".table";
    private static final Path HERE = Path.of("tables");

    private final List<Path> folders;

    /** Some folders, whether or not they are there. */
    public TableFolders(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /** Those of this process: see {@link #of}. */
    public static TableFolders standard() {
        return of(System.getenv(), System.getProperty("os.name", ""), System.getProperty("user.home", ""));
    }

    /**
     * Those of {@code ALEA_TABLES}, then {@code tables} where the process runs, then {@code alea/tables} where a
     * person's programs keep their data.
     *
     * @param environment of the process
     * @param system the name of the operating system
     * @param home of the person
     * @throws BadInput when the variable names what can be no folder
     */
    static TableFolders of(Map<String, String> environment, String system, String home) {
        List<Path> folders = new ArrayList<>();
        try {
            for (String folder : environment.getOrDefault(VARIABLE, "").split(File.pathSeparator)) {
                if (!folder.isEmpty()) {
                    folders.add(Path.of(folder));
                }
            }
        } catch (InvalidPathException e) {
            throw new BadInput("%s: '%s' is no folder's name: %s".formatted(VARIABLE, e.getInput(), e.getReason()));
        }
        folders.add(HERE);
        data(environment, system, home)
                .ifPresent(data -> folders.add(data.resolve("alea").resolve("tables")));
        return new TableFolders(folders);
    }

    /** Where a person's programs keep their data. */
    private static Optional<Path> data(Map<String, String> environment, String system, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        String told = environment.get(name.startsWith("windows") ? "LOCALAPPDATA" : "XDG_DATA_HOME");
        try {
            if (told != null && !told.isEmpty()) {
                return Optional.of(Path.of(told));
            }
            if (home.isEmpty() || name.startsWith("windows")) {
                return Optional.empty();
            }
            return Optional.of(Path.of(home, name.startsWith("mac") ? "Library/Application Support" : ".local/share"));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The folders, for people. */
    @Override
    public String toString() {
        return folders.stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    /** What the folders are like now: as long as that stays the same, the same tables are found. */
    public List<Solved.State> state() {
        return folders.stream()
                .map(folder -> Solved.stateOf(folder).orElse(Solved.State.NONE))
                .toList();
    }

    /**
     * A table of a whole game.
     *
     * @throws BadInput when a table of the game is damaged
     */
    public Optional<Path> whole(Game game, Objective objective) {
        return tables(game, objective, table -> table.pieces() == 0)
                .map(Found::file)
                .findFirst();
    }

    /**
     * The tables that say most of the positions of a game together: of the whole of it, or of the endgames with most
     * pieces, and after that of its races.
     *
     * @return none, one, or two
     * @throws BadInput when a table of the game is damaged
     */
    public List<Path> all(Game game, Objective objective) {
        if (whole(game, objective).isPresent() || objective != Objective.ZERO_SUM) {
            return best(game, objective).stream().toList();
        }
        return Stream.concat(best(game, objective).stream(), races(game).stream())
                .toList();
    }

    /** A table of the races of a game. */
    private Optional<Path> races(Game any) {
        Game game = Plan.endless(any);
        return folders.stream()
                .flatMap(folder -> files(folder).stream())
                .filter(file -> RaceFile.isOf(file, game))
                .findFirst();
    }

    /**
     * The table that says most of the positions of a game: of the whole of it, or of the endgames with most pieces.
     *
     * @throws BadInput when a table of the game is damaged
     */
    public Optional<Path> best(Game game, Objective objective) {
        Optional<Path> whole = whole(game, objective);
        return whole.isPresent()
                ? whole
                : tables(game, objective, table -> table.pieces() > 0)
                        .reduce((a, b) -> b.table.pieces() > a.table.pieces() ? b : a)
                        .map(Found::file);
    }

    private record Found(Path file, TableFile table) {}

    private Stream<Found> tables(Game any, Objective objective, Predicate<TableFile> some) {
        Game game = Plan.endless(any);
        return folders.stream()
                .flatMap(folder -> files(folder).stream())
                .map(file -> open(file, game))
                .filter(found -> found != null && found.table.objective() == objective && some.test(found.table));
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (NoSuchFileException | NotDirectoryException e) {
            return List.of();
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** A table of a game, or null where a file is something else. */
    private static @Nullable Found open(Path file, Game game) {
        if (!TableFile.isOf(file, game)) {
            return null;
        }
        return new Found(file, TableFile.open(file));
    }
}
