package alea.arena.store;

import alea.file.Missing;
import alea.file.NotWritten;
import alea.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.duckdb.DuckDBConnection;

/**
 * Opens DuckDB files, and says in one line why one cannot be used.
 *
 * <p>A file may come from anybody, so nothing of it is run. It is attached to an empty database, in whose names alone
 * queries look: views and macros of the file are never found. Tables are used only as {@link Schema} makes them.
 * Before that, DuckDB is forbidden all files but this one, and to have that changed; and a question has a bound of
 * time and of memory.
 */
final class Database {
    /** What the file is called in queries. */
    static final String FILE = "kept";

    /** The oldest DuckDB that can read what is written: anybody's Python, for instance. */
    private static final String OLDEST = "v1.0.0";

    /** How long a question may take, in seconds: a small file can hold an unbounded number of equal rows. */
    private static final int LONGEST = 120;

    /**
     * How long it may take to open a file, in seconds: in one that is damaged DuckDB can go round in circles, deaf to
     * cancelling.
     */
    private static final int OPENING = 30;

    /** What sorting and writing may hold in memory; past it DuckDB uses a folder beside the file. */
    private static final String MEMORY = "1GB";

    private static final Pattern HOLDER = Pattern.compile("\\(PID (\\d+)\\)");

    /** How DuckDB says that a disk is full or fails, alone or in another message; what the system says is last. */
    private static final Pattern DISK = Pattern.compile(
            "Could not (?:write|fsync|truncate) (?:to )?file \\\\*\"[^\"]*\"[^:]*: ([^\"\\\\\\n\\r{}]+)");

    /** Which of its parts complains; of a commit, DuckDB says in what it failed afterwards. */
    private static final Pattern KIND = Pattern.compile("^(?:[A-Z]\\w*(?: [A-Za-z]+)* Error: |Failed to commit: )+");

    private Database() {}

    /**
     * Opens a results file to write in, and makes it when there is none. Nobody else can open it meanwhile.
     *
     * @throws BadInput when that is not possible
     * @throws NotWritten when the disk is full or fails; a file that was not there before is not there then either
     */
    static DuckDBConnection write(Path file) {
        Path folder = folder(file, "made");
        if (Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(folder)) {
            throw new BadInput("%s is not writable".formatted(Files.exists(file) ? file : folder));
        }
        if (!Files.exists(file)) {
            makeOrNone(file);
        }
        return inTime(file, OPENING, () -> {
            DuckDBConnection connection = attach(file, false, Optional.empty());
            if (isEmpty(connection, file)) { // somebody was stopped while making it
                close(connection);
                make(file);
                connection = attach(file, false, Optional.empty());
            }
            return checked(connection, file);
        });
    }

    private static boolean isEmpty(DuckDBConnection connection, Path file) {
        try {
            return Schema.isEmpty(connection);
        } catch (SQLException e) {
            close(connection);
            throw cannotOpen(file, e);
        }
    }

    /** A database in memory, for rows that are written to another file. */
    static DuckDBConnection empty() throws SQLException {
        Library.load();
        return DriverManager.getConnection("jdbc:duckdb:").unwrap(DuckDBConnection.class);
    }

    /** Makes a file, of which nothing stays when that fails. */
    private static void makeOrNone(Path file) {
        boolean made = false;
        try {
            make(file);
            made = true;
        } finally {
            if (!made) {
                remove(file);
                remove(file.resolveSibling(file.getFileName() + ".wal"));
            }
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // why it was to go is told already
        }
    }

    /** Makes a file with the tables in it, as the only database there, so that its view names no other. */
    private static void make(Path file) {
        Library.load();
        var properties = new Properties();
        properties.setProperty("storage_compatibility_version", OLDEST);
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:" + path(file), properties)) {
            Schema.make(connection);
        } catch (SQLException e) {
            throw cannotOpen(file, e);
        }
    }

    /**
     * Opens a results file to read it.
     *
     * @param target the one other file that may be written
     * @param opened makes of the connection what is wanted, or refuses it, which closes it
     * @throws BadInput when that is not possible, or takes too long
     */
    static <T> T read(Path file, Optional<Path> target, Function<DuckDBConnection, T> opened) {
        folder(file, "read");
        if (!Files.exists(file)) {
            throw new Missing(file);
        }
        if (!Files.isReadable(file)) {
            throw new BadInput("%s is not readable".formatted(file));
        }
        return inTime(file, OPENING, () -> {
            DuckDBConnection connection = checked(attach(file, true, target), file);
            try {
                return opened.apply(connection);
            } catch (RuntimeException e) {
                close(connection);
                throw e;
            }
        });
    }

    /**
     * Does something with a file, but gives up after some time, and leaves what goes on for ever to a thread that
     * nothing waits for. What it opens after all is closed again.
     *
     * @param seconds how long it may take
     * @throws BadInput when it takes longer
     * @throws CancellationException when the calling thread is interrupted; it stays so
     */
    static <T> T inTime(Path file, int seconds, Callable<T> work) {
        var task = new FutureTask<>(work);
        if (Thread.currentThread().isInterrupted()) { // else it would depend on who is first
            throw interrupted(file);
        }
        Thread.ofPlatform().daemon().name("results file").start(task);
        try {
            return task.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            closeLater(task);
            throw new BadInput(
                    String.format(Locale.ROOT, "%s cannot be opened: it takes more than %d seconds", file, seconds));
        } catch (InterruptedException e) {
            closeLater(task);
            Thread.currentThread().interrupt();
            throw interrupted(file);
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException("%s cannot be opened".formatted(file), e);
            }
        }
    }

    private static CancellationException interrupted(Path file) {
        return new CancellationException("interrupted while %s was opened".formatted(file));
    }

    private static <T> void closeLater(FutureTask<T> task) {
        Thread.ofPlatform().daemon().name("results file, given up").start(() -> {
            try {
                if (task.get() instanceof AutoCloseable opened) {
                    opened.close();
                }
            } catch (Exception e) {
                // nobody waits for it
            }
        });
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
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput("%s is no ordinary file".formatted(file));
        }
        if (!Files.isDirectory(parent)) {
            throw new BadInput("%s cannot be %s: there is no folder %s".formatted(file, cannot, parent));
        }
        return parent;
    }

    private static String path(Path file) {
        String path = file.toAbsolutePath().toString(); // absolute, since ':memory:' and 'md:...' are not files
        if (path.contains(";")) {
            throw new BadInput("%s cannot be opened: its path contains ';'".formatted(file));
        }
        return path;
    }

    private static DuckDBConnection attach(Path file, boolean readOnly, Optional<Path> target) {
        String path = path(file);
        Library.load();
        var properties = new Properties();
        properties.setProperty("memory_limit", MEMORY);
        properties.setProperty("temp_directory", path + ".tmp");
        properties.setProperty("autoinstall_known_extensions", "false"); // never reaches for the network
        properties.setProperty("autoload_known_extensions", "false");
        DuckDBConnection connection;
        try {
            connection = DriverManager.getConnection("jdbc:duckdb:", properties).unwrap(DuckDBConnection.class);
        } catch (SQLException e) {
            throw cannotOpen(file, e);
        }
        try (Statement statement = statement(connection)) {
            statement.execute(
                    "ATTACH %s AS %s (TYPE duckdb%s)".formatted(literal(path), FILE, readOnly ? ", READ_ONLY" : ""));
            if (target.isPresent()) {
                statement.execute("SET allowed_paths = [%s]"
                        .formatted(literal(target.get().toAbsolutePath().toString())));
            }
            statement.execute("SET enable_external_access = false");
            statement.execute("SET lock_configuration = true");
            return connection;
        } catch (SQLException e) {
            close(connection);
            throw cannotOpen(file, e);
        }
    }

    private static DuckDBConnection checked(DuckDBConnection connection, Path file) {
        try {
            Schema.check(connection, file);
            return connection;
        } catch (SQLException e) {
            close(connection);
            throw cannotOpen(file, e);
        } catch (BadInput e) {
            close(connection);
            throw e;
        }
    }

    /** A statement that ends in time. */
    static Statement statement(Connection connection) throws SQLException {
        Statement statement = connection.createStatement();
        statement.setQueryTimeout(LONGEST);
        return statement;
    }

    /** A question that ends in time. */
    static PreparedStatement prepare(Connection connection, String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statement.setQueryTimeout(LONGEST);
        return statement;
    }

    /** A text in SQL; DuckDB knows no other escape in it than the doubled quote. */
    static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    static void close(DuckDBConnection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("a DuckDB connection cannot be closed", e);
        }
    }

    /** Why a file cannot be opened; a disk that is full or fails is nobody's bad input. */
    static RuntimeException cannotOpen(Path file, SQLException e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("Could not set lock")) {
            Matcher holder = HOLDER.matcher(message);
            return new BadInput("%s is in use by another process%s; try again when it has ended"
                    .formatted(file, holder.find() ? " (" + holder.group(1) + ")" : ""));
        }
        if (message.contains("already attached")) {
            return new BadInput("%s is in use by this process; try again later".formatted(file));
        }
        if (message.contains("not a valid DuckDB database file")) {
            return new BadInput("%s is not a DuckDB file".formatted(file));
        }
        String what = "%s cannot be opened".formatted(file);
        return DISK.matcher(message).find() ? notWritten(what, e) : problem(what, e);
    }

    /** A complaint of one line that begins with {@code what} and ends with what DuckDB said. */
    static BadInput problem(String what, SQLException e) {
        return new BadInput(what + ": " + reason(e));
    }

    /** The same where a file was being written: what the disk does wrong is nobody's bad input. */
    static RuntimeException notWritten(String what, SQLException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("IO Error")
                        || DISK.matcher(message).find()
                        || message.contains("No space left")
                        || message.contains("Out of Memory Error")
                ? new NotWritten(what + ": " + reason(e))
                : problem(what, e);
    }

    private static String reason(SQLException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("INTERRUPT")
                ? String.format(Locale.ROOT, "it takes more than %d seconds", LONGEST)
                : plain(message);
    }

    /** What the system said of the disk, or else the first line of DuckDB without the names of its own parts. */
    private static String plain(String message) {
        Matcher disk = DISK.matcher(message);
        return disk.find()
                ? disk.group(1).strip()
                : KIND.matcher(message).replaceFirst("").replaceFirst("\\s*\\R[\\s\\S]*", "");
    }
}
