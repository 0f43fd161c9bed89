package alea.arena.store;

import alea.game.BadInput;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.duckdb.DuckDBConnection;

/** The tables of a results file; docs/results.md explains them. */
final class Schema {
    /** What is counted up when a file of the past can no longer be read as it is. */
    private static final int NUMBER = 1;

    /** The columns of a flat row, from a match {@code m}, its seating {@code s} and its run {@code r}. */
    private static final String COLUMNS = """
            m.run,
            m.match,
            r.game,
            r.strategies,
            r.seed,
            [r.strategies[p + 1] FOR p IN s.players] AS seating,
            r.places,
            m.result::VARCHAR AS result,
            r.strategies[m.winner + 1] AS winner,
            m.winner_seat,
            [r.strategies[p + 1] FOR p IN m.drawn_by] AS drawn_by,
            m.turns,
            m.reason,
            m.lineup,
            m.deal,
            s.players,
            m.winner AS winner_player,
            r.seating_rule,
            r.duplicate,
            r.max_turns,
            r.complete,
            r.version,
            r.saved_at
            """;

    /**
     * The rows of the view {@code results}, with what players are called, in the order of {@code matches}, after
     * {@link #lookUpRuns}; {@code %s} is a condition. DuckDB keeps the order of a table through projections, but
     * not through the joins of the view, and to sort many wide rows takes gigabytes.
     */
    static final String ROWS = """
            SELECT %s, coalesce(r.names, r.strategies) AS names, names[m.winner + 1] AS winner_name
            FROM (
                SELECT *, r.seatings[seating + 1] AS s
                FROM (SELECT *, getvariable('alea_runs')[run] AS r FROM kept.main.matches %%s)
            ) m
            """.formatted(COLUMNS);

    private static final String TABLES = String.format(Locale.ROOT, """
            CREATE TYPE match_result AS ENUM ('won', 'draw', 'truncated', 'forfeit');

            CREATE TABLE runs (
                run INTEGER PRIMARY KEY,
                saved_at TIMESTAMP NOT NULL,
                version VARCHAR NOT NULL,
                game VARCHAR NOT NULL,
                strategies VARCHAR[] NOT NULL,
                places INTEGER[] NOT NULL,
                games BIGINT NOT NULL,
                matches BIGINT NOT NULL,
                seed BIGINT NOT NULL,
                seating_rule VARCHAR NOT NULL,
                duplicate BOOLEAN NOT NULL,
                max_turns INTEGER,
                complete BOOLEAN NOT NULL
            );

            CREATE TABLE seatings (
                run INTEGER NOT NULL,
                seating INTEGER NOT NULL,
                players INTEGER[] NOT NULL
            );

            CREATE TABLE matches (
                run INTEGER NOT NULL,
                match BIGINT NOT NULL,
                lineup INTEGER NOT NULL,
                deal BIGINT NOT NULL,
                seating INTEGER NOT NULL,
                result match_result NOT NULL,
                winner INTEGER,
                winner_seat INTEGER,
                drawn_by INTEGER[],
                turns INTEGER NOT NULL,
                reason VARCHAR
            );

            CREATE VIEW results AS
            SELECT %s
            FROM matches m JOIN seatings s ON m.run = s.run AND m.seating = s.seating JOIN runs r ON m.run = r.run;

            CREATE TABLE alea_schema (number INTEGER NOT NULL);

            INSERT INTO alea_schema VALUES (%d);
            """, COLUMNS, NUMBER);

    /**
     * What matches were worth, a row a seat: only a file that holds a run of a game that is worth more than a win has
     * this table.
     */
    private static final String PAYOFFS = """
            CREATE TABLE payoffs (
                run INTEGER NOT NULL,
                match BIGINT NOT NULL,
                place INTEGER NOT NULL,
                player INTEGER NOT NULL,
                payoff DOUBLE NOT NULL
            )
            """;

    /** What players are called, in the order named: only a file that holds a run with names has this table. */
    private static final String NAMES = "CREATE TABLE names (run INTEGER NOT NULL, names VARCHAR[] NOT NULL)";

    private Schema() {}

    /**
     * Lets {@link #ROWS} look a run up by its number, and in it a seating by its number. Only what an interrupted run
     * of no matches lacks, or somebody deleted, is null; and names, where nobody has one.
     */
    static String lookUpRuns(Connection connection) throws SQLException {
        String names = hasNames(connection)
                ? "SELECT run, any_value(names) AS names FROM kept.main.names GROUP BY run"
                : "SELECT NULL::INTEGER AS run, NULL::VARCHAR[] AS names";
        return """
            SET VARIABLE alea_runs = (
                SELECT list(r ORDER BY number)
                FROM range(1, (SELECT coalesce(max(run), 0) + 1 FROM kept.main.runs)) numbers(number)
                LEFT JOIN (
                    FROM kept.main.runs LEFT JOIN (
                        SELECT s.run, list(s ORDER BY s.seating) AS seatings FROM kept.main.seatings s GROUP BY s.run
                    ) USING (run) LEFT JOIN (%s) USING (run)
                ) r ON r.run = number
            )
            """.formatted(names);
    }

    /** Makes the table of payoffs where there is none, within the transaction that is open. */
    static void requirePayoffs(DuckDBConnection connection) throws SQLException {
        if (!hasPayoffs(connection)) {
            add(connection, PAYOFFS);
        }
    }

    /** Makes the table of names where there is none, likewise. */
    static void requireNames(DuckDBConnection connection) throws SQLException {
        if (!hasNames(connection)) {
            add(connection, NAMES);
        }
    }

    private static void add(DuckDBConnection connection, String table) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("USE kept");
            statement.execute(table);
            statement.execute("USE memory");
        }
    }

    /** Whether a file has the table of payoffs. */
    static boolean hasPayoffs(Connection connection) throws SQLException {
        return has(connection, "payoffs");
    }

    /** Whether a file has the table of names. */
    static boolean hasNames(Connection connection) throws SQLException {
        return has(connection, "names");
    }

    private static boolean has(Connection connection, String table) throws SQLException {
        try (Statement statement = Database.statement(connection);
                ResultSet row = statement.executeQuery("""
                        SELECT count(*) > 0
                        FROM system.main.duckdb_tables()
                        WHERE database_name = 'kept' AND schema_name = 'main' AND table_name = '%s'
                        """.formatted(table))) {
            row.next();
            return row.getBoolean(1);
        }
    }

    /** Makes the tables, all or none. */
    static void make(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        execute(connection, TABLES);
        connection.commit();
    }

    /** Whether a file holds nothing at all. */
    static boolean isEmpty(Connection connection) throws SQLException {
        try (Statement statement = Database.statement(connection);
                ResultSet row = statement.executeQuery("""
                        SELECT count(*) = 0
                        FROM (
                            SELECT database_name FROM system.main.duckdb_tables()
                            UNION ALL SELECT database_name FROM system.main.duckdb_views() WHERE NOT internal
                        )
                        WHERE database_name = 'kept'
                        """)) {
            row.next();
            return row.getBoolean(1);
        }
    }

    private static void execute(Connection connection, String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : script.split(";\\s*")) {
                statement.execute(sql);
            }
        }
    }

    /**
     * Holds that the tables of a file are those that this version of Alea makes, column by column: a view of the same
     * name, or a column that is worked out, would run what somebody wrote into the file.
     *
     * @throws BadInput when they are not there, or others
     */
    static void check(Connection connection, Path file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("ATTACH ':memory:' AS expected");
            statement.execute("USE expected");
            execute(connection, TABLES);
            if (hasPayoffs(connection)) {
                execute(connection, PAYOFFS);
            }
            if (hasNames(connection)) {
                execute(connection, NAMES);
            }
            statement.execute("USE memory");
        }
        List<String> others = others(connection);
        if (others.contains("alea_schema")) {
            throw new BadInput("%s is a DuckDB file without results of Alea".formatted(file));
        }
        try (Statement statement = Database.statement(connection);
                ResultSet rows = statement.executeQuery("SELECT max(number) FROM kept.main.alea_schema")) {
            rows.next();
            if (rows.getInt(1) != NUMBER) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s was written by another version of Alea: its tables have number %d, here it is %d",
                        file,
                        rows.getInt(1),
                        NUMBER));
            }
        }
        if (!others.isEmpty()) {
            throw new BadInput(
                    "%s is no results file: its table '%s' is not as Alea makes it".formatted(file, others.getFirst()));
        }
        try (Statement statement = Database.statement(connection)) {
            statement.execute("DETACH expected");
        }
    }

    /** The names of tables that a file lacks or has in another form. */
    private static List<String> others(Connection connection) throws SQLException {
        List<String> names = new ArrayList<>();
        try (Statement statement = Database.statement(connection);
                ResultSet rows = statement.executeQuery("""
                        SELECT table_name
                        FROM system.main.duckdb_tables() e
                        WHERE e.database_name = 'expected' AND NOT EXISTS (
                            FROM system.main.duckdb_tables() t
                            WHERE t.database_name = 'kept' AND t.schema_name = 'main'
                                AND t.table_name = e.table_name AND t.sql = e.sql
                        )
                        ORDER BY table_name
                        """)) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }
}
