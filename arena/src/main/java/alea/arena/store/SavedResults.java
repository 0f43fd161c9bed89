package alea.arena.store;

import alea.arena.store.RunCounts.PlayerCounts;
import alea.game.BadInput;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;

/** A results file that is being read. Several processes may read one at the same time. */
public final class SavedResults implements AutoCloseable {
    private static final String MATCHES = """
            SELECT
                count(*) FILTER (drawn_by IS NOT NULL),
                count(*) FILTER (result = 'truncated'),
                count(*) FILTER (result = 'forfeit'),
                coalesce(avg(turns) FILTER (result <> 'forfeit'), 0)
            FROM matches
            WHERE run = ?
            """;

    private static final String PLAYERS = """
            WITH
                sitting AS (
                    SELECT seating, unnest(list_distinct(players)) AS player FROM seatings WHERE run = ?
                ),
                outcomes AS (
                    SELECT
                        player,
                        result,
                        coalesce(winner = player, false) AS won,
                        coalesce(list_contains(drawn_by, player), false) AS drew
                    FROM matches JOIN sitting USING (seating)
                    WHERE run = ?
                )
            SELECT
                player,
                count(*),
                count(*) FILTER (won),
                count(*) FILTER (drew),
                count(*) FILTER (result = 'truncated'),
                count(*) FILTER (result = 'forfeit' AND NOT won AND NOT drew)
            FROM outcomes
            GROUP BY player
            """;

    private final Path file;
    private final DuckDBConnection connection;

    private SavedResults(Path file, DuckDBConnection connection) {
        this.file = file;
        this.connection = connection;
    }

    /**
     * Opens a results file to read it.
     *
     * @throws BadInput when there is none, it is something else, or another process is writing it
     */
    public static SavedResults open(Path file) {
        return new SavedResults(file, Database.read(file));
    }

    /** All runs, in the order saved. */
    public List<SavedRun> runs() {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM runs ORDER BY run")) {
            List<SavedRun> runs = new ArrayList<>();
            while (rows.next()) {
                int maxTurns = rows.getInt("max_turns");
                runs.add(new SavedRun(
                        rows.getInt("run"),
                        rows.getObject("saved_at", LocalDateTime.class).toInstant(ZoneOffset.UTC),
                        rows.getString("version"),
                        rows.getString("game"),
                        list(rows.getArray("strategies"), String.class),
                        rows.getLong("games"),
                        rows.getLong("matches"),
                        rows.getLong("seed"),
                        rows.getString("seating_rule"),
                        rows.getBoolean("duplicate"),
                        maxTurns == 0 ? Optional.empty() : Optional.of(maxTurns),
                        rows.getBoolean("complete"),
                        list(rows.getArray("places"), Integer.class)));
            }
            return runs;
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private static <T> List<T> list(Array array, Class<T> type) throws SQLException {
        return Arrays.stream((Object[]) array.getArray()).map(type::cast).toList();
    }

    /**
     * One run.
     *
     * @throws BadInput when there is none of this number; it names those there are
     */
    public SavedRun run(int run) {
        List<SavedRun> runs = runs();
        return runs.stream()
                .filter(r -> r.run() == run)
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        String.format(Locale.ROOT, "there is no run %d in %s; there %s", run, file, available(runs))));
    }

    private static String available(List<SavedRun> runs) {
        if (runs.isEmpty()) {
            return "are none";
        }
        if (runs.size() == 1) {
            return "is run " + runs.getFirst().run();
        }
        int first = runs.getFirst().run();
        int last = runs.getLast().run();
        boolean gaps = last - first >= runs.size(); // somebody deleted some with SQL
        return "are runs "
                + (gaps
                        ? runs.stream().map(r -> Integer.toString(r.run())).collect(Collectors.joining(", "))
                        : first + " to " + last);
    }

    /**
     * Counts the matches of a run.
     *
     * @throws BadInput when there is none of this number
     */
    public RunCounts counts(int run) {
        SavedRun saved = run(run);
        try (PreparedStatement statement = connection.prepareStatement(MATCHES)) {
            statement.setInt(1, run);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return new RunCounts(row.getLong(1), row.getLong(2), row.getLong(3), row.getDouble(4), players(saved));
            }
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private List<PlayerCounts> players(SavedRun run) throws SQLException {
        PlayerCounts[] players = run.strategies().stream()
                .map(strategy -> new PlayerCounts(strategy, 0, 0, 0, 0, 0, 0, 0))
                .toArray(PlayerCounts[]::new);
        try (PreparedStatement statement = connection.prepareStatement(PLAYERS)) {
            statement.setInt(1, run.run());
            statement.setInt(2, run.run());
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    int player = rows.getInt(1);
                    long matches = rows.getLong(2);
                    long wins = rows.getLong(3);
                    long draws = rows.getLong(4);
                    long truncated = rows.getLong(5);
                    players[player] = new PlayerCounts(
                            players[player].strategy(),
                            matches,
                            wins,
                            matches - wins - draws - truncated,
                            draws,
                            truncated,
                            rows.getLong(6),
                            (double) wins / matches);
                }
            }
        }
        return List.of(players);
    }

    /**
     * Writes the matches of one run into a file, one row a match; the form is that of the file's ending. A file that is
     * there already is replaced once the new one is whole.
     *
     * @return how many matches were written
     * @throws BadInput when there is no run of this number, the ending is another, or the file cannot be written
     */
    public long export(int run, Path target) {
        Export export = new Export(file, target);
        run(run);
        return export.write(connection, "WHERE run = " + run);
    }

    /**
     * Writes the matches of all runs into a file, as {@link #export(int, Path)} does.
     *
     * @return how many matches were written
     * @throws BadInput when the ending is another, or the file cannot be written
     */
    public long export(Path target) {
        return new Export(file, target).write(connection, "");
    }

    private BadInput cannotRead(SQLException e) {
        return Database.problem("%s cannot be read".formatted(file), e);
    }

    @Override
    public void close() {
        Database.close(connection);
    }
}
