package alea.arena.store;

import alea.game.BadInput;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

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
     * Lets {@link #ROWS} look a run up by its number, and in it a seating by its number. Only what an interrupted run of
     * no matches lacks, or somebody deleted, is null.
     */
    static final String LOOK_UP_RUNS = """
            SET VARIABLE alea_runs = (
                SELECT list(r ORDER BY number)
                FROM range(1, (SELECT coalesce(max(run), 0) + 1 FROM runs)) numbers(number)
                LEFT JOIN (
                    FROM runs LEFT JOIN (
                        SELECT s.run, list(s ORDER BY s.seating) AS seatings FROM seatings s GROUP BY s.run
                    ) USING (run)
                ) r ON r.run = number
            )
            """;

    /**
     * The rows of the view {@code results} in the order of {@code matches}, after {@link #LOOK_UP_RUNS}; {@code %s} is a
     * condition. DuckDB keeps the order of a table through projections, but not through the joins of the view, and to
     * sort many wide rows takes gigabytes.
     */
    static final String ROWS = """
            SELECT %s
            FROM (
                SELECT *, r.seatings[seating + 1] AS s
                FROM (SELECT *, getvariable('alea_runs')[run] AS r FROM matches %%s)
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

    private Schema() {}

    /** Makes the tables, all or none, unless they are there. */
    static void make(Connection connection, Path file) throws SQLException {
        if (exists(connection, "alea_schema")) {
            check(connection, file);
            return;
        }
        for (String name : new String[] {"runs", "seatings", "matches", "results"}) {
            if (exists(connection, name)) {
                throw new BadInput("%s holds a table '%s' that is not Alea's; name another file".formatted(file, name));
            }
        }
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            for (String sql : TABLES.split(";\\s*")) {
                statement.execute(sql);
            }
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    /** @throws BadInput when the tables are not there, or not those that this version of Alea knows */
    static void check(Connection connection, Path file) throws SQLException {
        if (!exists(connection, "alea_schema")) {
            throw new BadInput("%s is a DuckDB file without results of Alea".formatted(file));
        }
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT max(number) FROM alea_schema")) {
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
    }

    private static boolean exists(Connection connection, String name) throws SQLException {
        try (ResultSet tables = connection.getMetaData().getTables(null, "main", name, null)) {
            return tables.next();
        }
    }
}
