package alea.arena.store;

import alea.file.WholeFile;
import alea.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the rows of the view {@code results}, and names, into a file, which appears whole or not at all. */
final class Export {
    /** A form of file. */
    private enum Form {
        /** Text; a list is written as JSON, since CSV knows none. */
        CSV("SELECT * REPLACE (%s) FROM (%%s)"
                .formatted(List.of("strategies", "seating", "places", "drawn_by", "players", "names").stream()
                        .map(list -> "to_json(%1$s) AS %1$s".formatted(list))
                        .collect(Collectors.joining(", ")))),
        /** Columns; a list is a list. */
        PARQUET("%s");

        /** A query, made of another whose place is {@code %s}. */
        private final String rows;

        Form(String rows) {
            this.rows = rows;
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Opens a results file so that another file can be written. */
    interface Source {
        Connection open(Path writable);
    }

    /** How long an export may take, in seconds. */
    private static final int LONGEST = 3600;

    private final Path target;
    private final Form form;

    /** @throws BadInput when {@code target} has another ending or cannot be, or is the results file itself */
    Export(Path source, Path target) {
        this.target = target;
        String name = target.toString().toLowerCase(Locale.ROOT);
        form = Arrays.stream(Form.values())
                .filter(f -> name.endsWith("." + f.word()))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "%s: results are written to a file that ends in .csv or .parquet".formatted(target)));
        Database.folder(target, "made");
        if (Files.exists(target) && same(source, target)) {
            throw new BadInput("%s is the results file itself; name another file".formatted(target));
        }
    }

    private static boolean same(Path source, Path target) {
        try {
            return Files.isSameFile(source, target);
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes the rows that a condition selects, in order; the result is their number. */
    long write(Source source, String condition) {
        try (var whole = new WholeFile(target);
                Statement statement = source.open(whole.part()).createStatement()) {
            statement.setQueryTimeout(LONGEST);
            statement.execute(Schema.lookUpRuns(statement.getConnection()));
            String sql = "COPY (%s) TO %s (FORMAT %s, USE_TMP_FILE false)"
                    .formatted(
                            form.rows.formatted(Schema.ROWS.formatted(condition)),
                            Database.literal(whole.part().toAbsolutePath().toString()),
                            form.word());
            long rows = statement.executeLargeUpdate(sql);
            whole.finish();
            return rows;
        } catch (SQLException e) {
            throw Database.notWritten("%s cannot be written".formatted(target), e);
        }
    }
}
