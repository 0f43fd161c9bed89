package alea.arena.store;

import alea.file.WholeFile;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;

/** Rows of a number, a text and further numbers, written as a Parquet file, which appears whole or not at all. */
public final class TableRows {
    /** Gives the rows, in order. */
    @FunctionalInterface
    public interface Source {
        /** Hands every row over. */
        void rows(Sink sink);
    }

    /** Takes rows. */
    @FunctionalInterface
    public interface Sink {
        /**
         * Takes one.
         *
         * @param values one for each further column
         */
        void row(long index, String text, double[] values);
    }

    private TableRows() {}

    /**
     * Writes a file.
     *
     * @param columns the names of all: of a whole number, a text, then numbers
     * @throws alea.game.BadInput when there can be no such file
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    public static void parquet(Path target, List<String> columns, Source source) {
        try (var whole = new WholeFile(target);
                DuckDBConnection memory = Database.empty();
                Statement statement = memory.createStatement()) {
            String numbers = columns.stream()
                    .skip(2)
                    .map(name -> ", \"%s\" DOUBLE".formatted(name))
                    .collect(Collectors.joining());
            statement.execute("CREATE TABLE rows (\"%s\" BIGINT, \"%s\" VARCHAR%s)"
                    .formatted(columns.get(0), columns.get(1), numbers));
            try (var appender = memory.createAppender("rows")) {
                source.rows((index, text, values) -> {
                    try {
                        appender.beginRow();
                        appender.append(index);
                        appender.append(text);
                        for (double value : values) {
                            appender.append(value);
                        }
                        appender.endRow();
                    } catch (SQLException e) {
                        throw Database.notWritten("%s cannot be written".formatted(target), e);
                    }
                });
            }
            statement.execute("COPY rows TO %s (FORMAT parquet, USE_TMP_FILE false)"
                    .formatted(Database.literal(whole.part().toAbsolutePath().toString())));
            whole.finish();
        } catch (SQLException e) {
            throw Database.notWritten("%s cannot be written".formatted(target), e);
        }
    }
}
