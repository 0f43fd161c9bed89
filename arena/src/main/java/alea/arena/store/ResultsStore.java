package alea.arena.store;

import alea.arena.ArenaSetup;
import alea.game.BadInput;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;

/**
 * A results file that is being written: each arena run is added whole or not at all. While it is open, no other process
 * can open the file. {@link SavedResults} reads it.
 */
public final class ResultsStore implements AutoCloseable {
    /** The file that is used when none is named. */
    public static final Path STANDARD_FILE = Path.of("alea-results.duckdb");

    private final Path file;
    private final DuckDBConnection connection;
    private @Nullable Recording recording;

    private ResultsStore(Path file, DuckDBConnection connection) {
        this.file = file;
        this.connection = connection;
    }

    /**
     * Opens a results file, and makes it when there is none.
     *
     * @throws BadInput when there is no such folder, it is not a DuckDB file, another process uses it, or it cannot be
     *     written
     * @throws alea.file.NotWritten when the disk is full or fails; a new file is removed then
     */
    public static ResultsStore open(Path file) {
        return new ResultsStore(file, Database.write(file));
    }

    /**
     * Begins to keep a run. Only one can be kept at a time.
     *
     * @param setup what is played
     * @param version the version of Alea that plays
     * @throws BadInput when the file cannot be written
     */
    public Recording begin(ArenaSetup setup, String version) {
        if (recording != null && !recording.isClosed()) {
            throw new IllegalStateException("a run is being kept already");
        }
        try {
            connection.setAutoCommit(false);
            recording = new Recording(connection, file, next(), setup, version);
            return recording;
        } catch (SQLException e) {
            throw Database.notWritten("%s cannot be written".formatted(file), e);
        }
    }

    private int next() throws SQLException {
        try (Statement statement = Database.statement(connection);
                ResultSet last = statement.executeQuery("SELECT coalesce(max(run), 0) + 1 FROM kept.main.runs")) {
            last.next();
            return last.getInt(1);
        }
    }

    /** Closes the file; a run that is not finished leaves no trace. */
    @Override
    public void close() {
        try {
            if (recording != null) {
                recording.close();
            }
        } finally {
            Database.close(connection);
        }
    }
}
