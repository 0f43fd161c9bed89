package alea.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches of a results file as CSV and Parquet. */
class ExportTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("results.duckdb");
    }

    private List<List<String>> query(String sql) throws SQLException {
        return SavedFixture.query("jdbc:duckdb:" + file(), sql);
    }

    @Test
    void csvHoldsEveryMatchOnceInOrder() throws IOException, SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        SavedFixture.save(file(), SavedFixture.withQuitter());
        Path csv = folder.resolve("it's; \"all\" %41.CSV");
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.export(csv)).isEqualTo(240);
        }
        assertThat(Files.readAllLines(csv).getFirst())
                .isEqualTo("run,match,game,strategies,seed,seating,places,result,winner,winner_seat,drawn_by,turns,"
                        + "reason,lineup,"
                        + "deal,players,winner_player,seating_rule,duplicate,max_turns,complete,"
                        + "version,saved_at,names,winner_name");
        assertThat(Files.readAllLines(csv).get(1))
                .startsWith("1,0,ludo-simple,\"[\"\"fast\"\",\"\"random\"\"]\",7,"
                        + "\"[\"\"fast\"\",\"\"random\"\"]\",\"[0,2]\",won,");
        String sql = """
                SELECT * EXCLUDE (names, winner_name) REPLACE (strategies::JSON::VARCHAR[] AS strategies,
                    seating::JSON::VARCHAR[] AS seating,
                    places::JSON::INTEGER[] AS places, drawn_by::JSON::VARCHAR[] AS drawn_by,
                    players::JSON::INTEGER[] AS players)
                FROM read_csv('%s', delim = ',', quote = '"', escape = '"')
                """.formatted(csv.toString().replace("'", "''"));
        assertThat(SavedFixture.elsewhere(sql)).isEqualTo(query("FROM results ORDER BY run, match"));
        assertThat(SavedFixture.elsewhere(sql))
                .anySatisfy(row -> assertThat(row).contains("it's \"had\" enough, really"));
        assertThat(leftovers()).isEmpty();
    }

    @Test
    void parquetHoldsTheMatchesOfOneRunWithTheirTypes() throws IOException, SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        SavedFixture.save(file(), SavedFixture.withQuitter());
        Path parquet = folder.resolve("two.parquet");
        Files.writeString(parquet, "what was there before");
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.export(2, parquet)).isEqualTo(200);
        }
        assertThat(SavedFixture.elsewhere("SELECT * EXCLUDE (names, winner_name) FROM '%s'".formatted(parquet)))
                .isEqualTo(query("FROM results WHERE run = 2 ORDER BY match"));
        String types = "SELECT column_name, column_type FROM (DESCRIBE FROM %s) "
                + "WHERE column_name NOT IN ('names', 'winner_name')";
        assertThat(SavedFixture.elsewhere(types.formatted("'" + parquet + "'")))
                .isEqualTo(query(types.formatted("results")));
        assertThat(leftovers()).isEmpty();
    }

    private List<Path> leftovers() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().startsWith(".")).toList();
        }
    }

    @Test
    void anExportThatCannotBeSaysWhyAndTouchesNothing() throws IOException {
        SavedFixture.save(file(), SavedFixture.small());
        Path there = folder.resolve("there.json");
        Files.writeString(there, "kept");
        Files.createDirectory(folder.resolve("folder.csv"));
        try (SavedResults results = SavedResults.open(file())) {
            assertThatThrownBy(() -> results.export(there))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(there + ": results are written to a file that ends in .csv or .parquet");
            assertThatThrownBy(() -> results.export(3, folder.resolve("x.csv")))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("there is no run 3 in %s; there is run 1".formatted(file()));
            assertThatThrownBy(() -> results.export(folder.resolve("none/x.csv")))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("%s/none/x.csv cannot be made: there is no folder %s/none".formatted(folder, folder));
            assertThatThrownBy(() -> results.export(folder.resolve("folder.csv")))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("%s/folder.csv is a folder; name a file".formatted(folder));
        }
        assertThat(there).hasContent("kept");
        assertThat(leftovers()).isEmpty();
        Path odd = folder.resolve("odd.csv");
        SavedFixture.save(odd, SavedFixture.small());
        try (SavedResults results = SavedResults.open(odd)) {
            assertThatThrownBy(() -> results.export(odd))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(odd + " is the results file itself; name another file");
        }
    }

    @Test
    void anExportWithoutMatchesHasItsColumns() throws SQLException {
        ResultsStore.open(file()).close();
        Path none = folder.resolve("none.csv");
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.export(none)).isZero();
        }
        assertThat(none).content().startsWith("run,match,game,").hasLineCount(1);
        try (ResultsStore store = ResultsStore.open(file());
                Recording recording = store.begin(SavedFixture.small(), "test")) {
            recording.finish(false);
        }
        Path parquet = folder.resolve("none.parquet");
        try (SavedResults results = SavedResults.open(file())) {
            assertThat(results.export(1, parquet)).isZero();
        }
        String columns = "SELECT column_name, column_type FROM (DESCRIBE FROM %s) "
                + "WHERE column_name NOT IN ('names', 'winner_name')";
        assertThat(SavedFixture.elsewhere(columns.formatted("'" + parquet + "'")))
                .isEqualTo(query(columns.formatted("results")));
    }
}
