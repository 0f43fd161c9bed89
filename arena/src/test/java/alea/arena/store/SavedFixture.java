package alea.arena.store;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Report;
import alea.arena.Setups;
import alea.arena.Tally;
import alea.game.Forfeit;
import alea.game.Player;
import alea.game.Spec;
import alea.match.Seating;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Runs that are kept, and what is then in a file, for tests. */
final class SavedFixture {
    static final Player QUITTER = new Player(new Spec("exec", "bot 'a', \"b\""), () -> (position, dice) -> {
        if (position.turns() > 20) {
            throw new Forfeit("it's \"had\" enough, really");
        }
        return 0;
    });

    private SavedFixture() {}

    /** Plays a run and keeps it. */
    static Report save(Path file, ArenaSetup setup) {
        Tally tally = new Tally(setup);
        try (ResultsStore store = ResultsStore.open(file);
                Recording recording = store.begin(setup, "0.1.0")) {
            boolean complete = new Arena(setup).run(result -> {
                recording.add(result);
                return tally.accept(result);
            });
            recording.finish(complete);
        }
        return tally.report("0.1.0", false);
    }

    static ArenaSetup small() {
        return Setups.of("ludo-simple", 40, 7, "fast", "random");
    }

    static ArenaSetup withQuitter() {
        var game = Setups.REGISTRY.game("ludo-simple:seats=3");
        var players = List.of(
                QUITTER,
                Setups.REGISTRY.player("fast", game),
                Setups.REGISTRY.player("random", game),
                Setups.REGISTRY.player("fast", game));
        return Setups.of(game, players, 50, 2, 1, Seating.SHUFFLE, true, 250, false);
    }

    /** Every row that a query gives, in any database. */
    static List<List<String>> query(String url, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<List<String>> all = new ArrayList<>();
            while (rows.next()) {
                List<String> row = new ArrayList<>();
                for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                    row.add(String.valueOf(rows.getObject(column)));
                }
                all.add(row);
            }
            return all;
        }
    }

    /** What a file says in SQL, such as an export. */
    static List<List<String>> elsewhere(String sql) throws SQLException {
        return query("jdbc:duckdb:", sql);
    }
}
