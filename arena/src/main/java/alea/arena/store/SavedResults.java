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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.duckdb.DuckDBConnection;

/** A results file that is being read. Several processes may read one at the same time. */
public final class SavedResults implements AutoCloseable {
    private static final String MATCHES = """
            SELECT
                count(*) FILTER (drawn_by IS NOT NULL),
                count(*) FILTER (result = 'truncated'),
                count(*) FILTER (result = 'forfeit'),
                avg(turns) FILTER (result <> 'forfeit')
            FROM kept.main.matches
            WHERE run = ?
            """;

    private static final String PLAYERS = """
            WITH
                sitting AS (
                    SELECT seating, unnest(list_distinct(players)) AS player FROM kept.main.seatings WHERE run = ?
                ),
                outcomes AS (
                    SELECT
                        player,
                        result,
                        coalesce(winner = player, false) AS won,
                        coalesce(list_contains(drawn_by, player), false) AS drew
                    FROM kept.main.matches JOIN sitting USING (seating)
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

    private static final String PAYOFFS = """
            SELECT player, avg(payoff)
            FROM (
                SELECT match, player, avg(payoff) AS payoff FROM kept.main.payoffs WHERE run = ? GROUP BY match, player
            )
            GROUP BY player
            """;

    /** Characters of all runs: a thousand times what anybody has played. */
    private static final long LARGEST = 100_000_000;

    /** A seating that names a player whom its run has not: its run, how many players that has, and the number. */
    private static final String STRANGERS = """
            SELECT r.run, len(r.strategies), p.player
            FROM (SELECT run, unnest(players) AS player FROM kept.main.seatings) p JOIN kept.main.runs r USING (run)
            WHERE p.player IS NULL OR p.player NOT BETWEEN 0 AND len(r.strategies) - 1
            ORDER BY r.run, p.player
            LIMIT 1
            """;

    /** The first run that has a seating twice. */
    private static final String TWICE = """
            SELECT run
            FROM kept.main.seatings
            GROUP BY run
            HAVING count(*) > count(DISTINCT seating)
            ORDER BY run
            LIMIT 1
            """;

    private final Path file;
    private DuckDBConnection connection;

    private SavedResults(Path file, DuckDBConnection connection) {
        this.file = file;
        this.connection = connection;
    }

    /**
     * Opens a results file to read it, so that what is damaged is refused whatever is then asked for.
     *
     * @throws BadInput when there is none, it is something else, it is damaged, or another process is writing it
     */
    public static SavedResults open(Path file) {
        return Database.read(file, Optional.empty(), connection -> {
            var results = new SavedResults(file, connection);
            results.requireRuns();
            results.requireSeatings();
            return results;
        });
    }

    private void requireRuns() {
        for (SavedRun run : runs()) {
            if (run.strategies().isEmpty()) {
                throw damaged(String.format(Locale.ROOT, "run %d has no players", run.run()));
            }
            if (run.shown().size() != run.strategies().size()) {
                throw damaged(String.format(
                        Locale.ROOT,
                        "run %d has %d players and %d names",
                        run.run(),
                        run.strategies().size(),
                        run.shown().size()));
            }
        }
    }

    /** Holds that seatings are there once, since equal ones would each be joined with all matches, and name players. */
    private void requireSeatings() {
        try (Statement statement = Database.statement(connection)) {
            try (ResultSet twice = statement.executeQuery(TWICE)) {
                if (twice.next()) {
                    throw damaged(String.format(Locale.ROOT, "run %d has a seating twice", twice.getInt(1)));
                }
            }
            try (ResultSet stranger = statement.executeQuery(STRANGERS)) {
                if (stranger.next()) {
                    throw damaged(String.format(
                            Locale.ROOT,
                            "run %d has %d players, and a seating of it names number %s",
                            stranger.getInt(1),
                            stranger.getInt(2),
                            stranger.getString(3)));
                }
            }
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    /** All runs, in the order saved. */
    public List<SavedRun> runs() {
        requireRoom("runs");
        try (Statement statement = Database.statement(connection);
                ResultSet rows = statement.executeQuery("SELECT * FROM kept.main.runs ORDER BY run")) {
            Map<Integer, List<String>> names = names();
            List<SavedRun> runs = new ArrayList<>();
            while (rows.next()) {
                if (rows.getObject("saved_at") == null) {
                    throw damaged("a run was saved at no time");
                }
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
                        list(rows.getArray("places"), Integer.class),
                        Optional.ofNullable(names.get(rows.getInt("run")))));
            }
            return runs;
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    /** What players are called, by run. */
    private Map<Integer, List<String>> names() throws SQLException {
        Map<Integer, List<String>> names = new HashMap<>();
        if (Schema.hasNames(connection)) {
            requireRoom("names");
            try (Statement statement = Database.statement(connection);
                    ResultSet rows = statement.executeQuery("SELECT run, names FROM kept.main.names")) {
                while (rows.next()) {
                    names.put(rows.getInt(1), list(rows.getArray(2), String.class));
                }
            }
        }
        return names;
    }

    /** Holds that the rows of a table fit into memory. */
    private void requireRoom(String table) {
        try (Statement statement = Database.statement(connection);
                ResultSet row = statement.executeQuery(
                        "SELECT coalesce(sum(strlen(r::VARCHAR)), 0) FROM kept.main.%s r".formatted(table))) {
            row.next();
            if (row.getDouble(1) > LARGEST) {
                throw damaged(String.format(Locale.ROOT, "its %s are more than %,d characters", table, LARGEST));
            }
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private <T> List<T> list(Array array, Class<T> type) throws SQLException {
        List<T> list = new ArrayList<>();
        for (Object element : (Object[]) array.getArray()) {
            if (element == null) {
                throw damaged("a list of a run has an empty place");
            }
            list.add(type.cast(element));
        }
        return List.copyOf(list);
    }

    private BadInput damaged(String what) {
        return new BadInput("%s is damaged: %s".formatted(file, what));
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
        try (PreparedStatement statement = Database.prepare(connection, MATCHES)) {
            statement.setInt(1, run);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                double turns = row.getDouble(4);
                Double mean = row.wasNull() ? null : Double.valueOf(turns);
                return new RunCounts(row.getLong(1), row.getLong(2), row.getLong(3), mean, players(saved));
            }
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private List<PlayerCounts> players(SavedRun run) throws SQLException {
        Map<Integer, Double> payoffs = payoffs(run.run());
        PlayerCounts[] players = IntStream.range(0, run.strategies().size())
                .mapToObj(i -> PlayerCounts.of(run.strategies().get(i), run.name(i), 0, 0, 0, 0, 0, Optional.empty()))
                .toArray(PlayerCounts[]::new);
        try (PreparedStatement statement = Database.prepare(connection, PLAYERS)) {
            statement.setInt(1, run.run());
            statement.setInt(2, run.run());
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    int player = rows.getInt(1);
                    players[player] = PlayerCounts.of(
                            players[player].strategy(),
                            players[player].name(),
                            rows.getLong(2),
                            rows.getLong(3),
                            rows.getLong(4),
                            rows.getLong(5),
                            rows.getLong(6),
                            Optional.ofNullable(payoffs.get(player)));
                }
            }
        }
        return List.of(players);
    }

    /** What a match was worth on average, by player: nothing in a run of a game that is worth a win and no more. */
    private Map<Integer, Double> payoffs(int run) throws SQLException {
        Map<Integer, Double> means = new HashMap<>();
        if (Schema.hasPayoffs(connection)) {
            try (PreparedStatement statement = Database.prepare(connection, PAYOFFS)) {
                statement.setInt(1, run);
                try (ResultSet rows = statement.executeQuery()) {
                    while (rows.next()) {
                        means.put(rows.getInt(1), rows.getDouble(2));
                    }
                }
            }
        }
        return means;
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
        return export(export, "WHERE run = " + run);
    }

    /**
     * Writes the matches of all runs into a file, as {@link #export(int, Path)} does.
     *
     * @return how many matches were written
     * @throws BadInput when the ending is another, or the file cannot be written
     */
    public long export(Path target) {
        return export(new Export(file, target), "");
    }

    /** The connection is opened anew, as one that may write this file. */
    private long export(Export export, String condition) {
        return export.write(
                part -> {
                    Database.close(connection);
                    connection = Database.read(file, Optional.of(part), Function.identity());
                    return connection;
                },
                condition);
    }

    private BadInput cannotRead(SQLException e) {
        return Database.problem("%s cannot be read".formatted(file), e);
    }

    @Override
    public void close() {
        Database.close(connection);
    }
}
