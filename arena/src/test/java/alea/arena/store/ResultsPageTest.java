package alea.arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import alea.arena.PayoffsTest;
import alea.arena.Setups;
import alea.match.Seating;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/results.md says of a results file. */
class ResultsPageTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("results.duckdb");
    }

    private List<List<String>> query(String sql) throws SQLException {
        return SavedFixture.query("jdbc:duckdb:" + file(), sql);
    }

    @Test
    void everyQueryOfTheDocumentationRuns() throws IOException, SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        SavedFixture.save(file(), SavedFixture.withQuitter());
        SavedFixture.save(file(), Setups.with(SavedFixture.small(), 1, Seating.ROTATE, true, Integer.MAX_VALUE));
        SavedFixture.save(file(), PayoffsTest.setup(true, 10, 1, false));
        var blocks = Pattern.compile("```sql\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("../docs/results.md")));
        int queries = 0;
        while (blocks.find()) {
            assertThat(query(blocks.group(1))).isNotEmpty();
            queries++;
        }
        assertThat(queries).isEqualTo(6);
    }

    @Test
    void theDocumentationNamesEveryColumnOfTheView() throws IOException, SQLException {
        SavedFixture.save(file(), SavedFixture.small());
        var rows = Pattern.compile("(?m)^\\| `(\\w+)` \\| `([A-Z\\[\\]]+)` \\|")
                .matcher(Files.readString(Path.of("../docs/results.md")))
                .results()
                .map(row -> List.of(row.group(1), row.group(2)))
                .toList();
        assertThat(rows).isEqualTo(query("SELECT column_name, column_type FROM (DESCRIBE results)"));
    }
}
