package alea.solve.run;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Reason;
import alea.game.Spec;
import alea.solve.Objective;
import alea.solve.Parts;
import alea.solve.Solution;
import alea.solve.SolvePlugin;
import alea.solve.table.RaceFile;
import alea.solve.table.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Solved games, kept for as long as the process lives: small ones are solved when they are first asked for. */
public final class Solved {
    /** How close the bounds of a game that is solved in passing come. */
    public static final double GAP = 1e-11;

    /** Tables of at most so many bytes are read in full, and compared with their checksum, before they are used. */
    private static final long CHECKED = 1L << 28;

    private static final int KEPT = 8;

    private record Asked(Spec game, Objective objective) {}

    private static final Map<Asked, Optional<SolvedGame>> SOLUTIONS = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Optional<SolvedGame>> eldest) {
            return size() > KEPT;
        }
    };

    private Solved() {}

    /**
     * The solution of a small game; empty when it is not small enough to be solved in passing.
     *
     * @throws BadInput when no solver serves it
     */
    public static synchronized Optional<SolvedGame> small(Game game, Objective objective) {
        Plan plan = Plan.of(game, objective);
        var asked = new Asked(plan.game().spec(), objective);
        Optional<SolvedGame> known = SOLUTIONS.get(asked);
        if (known == null) {
            known = plan.beginSmall(GAP)
                    .map(solving -> new Drive(solving, GAP).run().solving())
                    .map(solving -> new SolvedGame(Solution.of(solving)));
            SOLUTIONS.put(asked, known);
        }
        return known;
    }

    /** The same; empty as well where no solver serves the game, an astronomically large one for instance. */
    public static Optional<SolvedGame> atOnce(Game game, Objective objective) {
        try {
            Plan.of(game, objective);
        } catch (BadInput e) {
            return Optional.empty();
        }
        return small(game, objective);
    }

    /**
     * The solution of a whole game in a file.
     *
     * @throws BadInput when the file is missing or, as far as its checksum is compared, damaged, for another game or
     *     objective, or of endgames alone
     */
    public static SolvedGame table(String file, Game any, Objective objective) {
        SolvedGame solved = part(file, any, objective);
        int pieces = solved.solution().space().pieces();
        if (pieces == 0 && solved.solution().space().partial()) {
            throw new BadInput("%s has races alone, and not the whole of %s; optimal-endgame plays by it"
                    .formatted(file, any.spec()));
        }
        if (pieces > 0) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has endgames alone, of at most %d pieces, and not the whole of %s; optimal-endgame plays by it",
                    file,
                    pieces,
                    any.spec()));
        }
        return solved;
    }

    /**
     * The solutions in some files, of a whole game or of parts of it, as one.
     *
     * @param files what is known best comes first
     * @throws BadInput when one is missing or, as far as its checksum is compared, damaged, or for another game or
     *     objective
     */
    public static SolvedGame parts(List<Path> files, Game any, Objective objective) {
        return new SolvedGame(Parts.of(files.stream()
                .map(file -> part(file.toString(), any, objective).solution())
                .toList()));
    }

    /**
     * The solution in a file, of a whole game, of endgames or of races.
     *
     * @throws BadInput when the file is missing or, as far as its checksum is compared, damaged, or for another
     *     game or objective
     */
    public static SolvedGame part(String file, Game any, Objective objective) {
        if (RaceFile.isOne(path(file))) {
            return new SolvedGame(race(path(file), any, objective));
        }
        TableFile table = TableFile.open(path(file));
        if (table.objective() != objective) {
            throw new BadInput("%s is for the objective %s, not %s".formatted(file, table.objective(), objective));
        }
        Game game = Plan.endless(any);
        table.requireGame(game);
        Plan plan = Plan.of(game, objective, Plan.STANDARD_GAP, table.pieces());
        table.requireGame(game, plan.numbering());
        if (size(path(file)) <= CHECKED) {
            table.verify();
        }
        return new SolvedGame(table.solution(plan.space()));
    }

    private static Solution race(Path file, Game any, Objective objective) {
        if (objective != Objective.ZERO_SUM) {
            throw new BadInput("%s is for the objective %s, not %s".formatted(file, Objective.ZERO_SUM, objective));
        }
        Game game = Plan.endless(any);
        RaceFile.requireGame(file, game);
        return RaceFile.read(file, SolvePlugin.of(game).race(game)).solution();
    }

    private static long size(Path file) {
        return attributes(file).size();
    }

    private static BasicFileAttributes attributes(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no file %s".formatted(file));
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** What a file is like: its size, and when it was changed. */
    public record State(long size, FileTime changed) {
        /** Of a file that is not there. */
        static final State NONE = new State(-1, FileTime.fromMillis(0));
    }

    /** What a file or folder is like now; empty where it is not there or cannot be read. */
    static Optional<State> stateOf(Path file) {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new State(attributes.size(), attributes.lastModifiedTime()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * What a table's file is like now. Who keeps what {@link #table} gave opens it anew once this differs: a file
     * that has been cut off since must not be read on.
     *
     * @throws BadInput when there is none
     */
    public static State state(String file) {
        BasicFileAttributes attributes = attributes(path(file));
        return new State(attributes.size(), attributes.lastModifiedTime());
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new BadInput("'%s' is no file name: %s".formatted(file, e.getReason()));
        }
    }
}
