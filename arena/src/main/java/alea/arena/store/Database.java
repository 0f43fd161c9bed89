package alea.arena.store;

import alea.game.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.duckdb.DuckDBConnection;

/** Opens DuckDB files, and says in one line why one cannot be used. */
final class Database {
    /** What sorting and writing may hold in memory; past it DuckDB uses a folder beside the file. */
    private static final String MEMORY = "1GB";

    private static final Pattern HOLDER = Pattern.compile("\\(PID (\\d+)\\)");

    private Database() {}

    /**
     * Opens a results file to write in, and makes it when there is none. Nobody else can open it meanwhile.
     *
     * @throws BadInput when that is not possible
     */
    static DuckDBConnection write(Path file) {
        Path folder = folder(file, "made");
        if (Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(folder)) {
            throw new BadInput("%s is not writable".formatted(Files.exists(file) ? file : folder));
        }
        return open(file, false);
    }

    /**
     * Opens a results file to read it.
     *
     * @throws BadInput when that is not possible
     */
    static DuckDBConnection read(Path file) {
        folder(file, "read");
        if (!Files.exists(file)) {
            throw new BadInput("there is no file %s; 'alea arena ... --save' makes one".formatted(file));
        }
        if (!Files.isReadable(file)) {
            throw new BadInput("%s is not readable".formatted(file));
        }
        return open(file, true);
    }

    /**
     * The folder in which a file is or will be.
     *
     * @param cannot what cannot be done with the file where there is no folder
     * @throws BadInput when there is none, or the file is a folder itself
     */
    static Path folder(Path file, String cannot) {
        Path parent = file.toAbsolutePath().getParent();
        if (parent == null || Files.isDirectory(file)) {
            throw new BadInput("%s is a folder; name a file".formatted(file));
        }
        if (!Files.isDirectory(parent)) {
            throw new BadInput("%s cannot be %s: there is no folder %s".formatted(file, cannot, parent));
        }
        return parent;
    }

    private static DuckDBConnection open(Path file, boolean readOnly) {
        String path = file.toAbsolutePath().toString(); // absolute, since ':memory:' and 'md:...' are not files
        if (path.contains(";")) {
            throw new BadInput("%s cannot be opened: its path contains ';'".formatted(file));
        }
        var properties = new Properties();
        properties.setProperty("duckdb.read_only", Boolean.toString(readOnly));
        properties.setProperty("memory_limit", MEMORY);
        properties.setProperty("autoinstall_known_extensions", "false"); // never reaches for the network
        properties.setProperty("autoload_known_extensions", "false");
        DuckDBConnection connection;
        try {
            connection = DriverManager.getConnection("jdbc:duckdb:" + path, properties)
                    .unwrap(DuckDBConnection.class);
        } catch (SQLException e) {
            throw cannotOpen(file, e);
        }
        try {
            if (readOnly) {
                Schema.check(connection, file);
            } else {
                Schema.make(connection, file);
            }
            return connection;
        } catch (SQLException e) {
            close(connection);
            throw cannotOpen(file, e);
        } catch (BadInput e) {
            close(connection);
            throw e;
        }
    }

    static void close(DuckDBConnection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("a DuckDB connection cannot be closed", e);
        }
    }

    private static BadInput cannotOpen(Path file, SQLException e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("Could not set lock")) {
            Matcher holder = HOLDER.matcher(message);
            return new BadInput("%s is in use by another process%s; try again when it has ended"
                    .formatted(file, holder.find() ? " (" + holder.group(1) + ")" : ""));
        }
        if (message.contains("different configuration")) { // one connection reads only, the other does not
            return new BadInput("%s is in use by this process; try again later".formatted(file));
        }
        if (message.contains("not a valid DuckDB database file")) {
            return new BadInput("%s is not a DuckDB file".formatted(file));
        }
        return problem("%s cannot be opened".formatted(file), e);
    }

    /** A complaint of one line that begins with {@code what} and ends with what DuckDB said. */
    static BadInput problem(String what, SQLException e) {
        return new BadInput(what + ": " + String.valueOf(e.getMessage()).replaceFirst("\\s*\\R[\\s\\S]*", ""));
    }
}
