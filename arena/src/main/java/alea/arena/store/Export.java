package alea.arena.store;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;

/** Writes the rows of the view {@code results} into a file, which appears whole or not at all. */
final class Export {
    /** A form of file. */
    private enum Form {
        /** Text; a list is written as JSON, since CSV knows none. */
        CSV("SELECT * REPLACE (%s) FROM (%%s)"
                .formatted(List.of("strategies", "seating", "places", "drawn_by", "players").stream()
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

    private final Path target;
    private final Path folder;
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
        folder = Database.folder(target, "made");
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
    long write(Connection connection, String condition) {
        Path unfinished = folder.resolve(".alea-" + UUID.randomUUID() + ".part");
        unfinished.toFile().deleteOnExit(); // after a Ctrl-C
        try (Statement statement = connection.createStatement()) {
            statement.execute(Schema.LOOK_UP_RUNS);
            String sql = "COPY (%s) TO %s (FORMAT %s)"
                    .formatted(
                            form.rows.formatted(Schema.ROWS.formatted(condition)),
                            literal(unfinished.toString()),
                            form.word());
            long rows = statement.executeLargeUpdate(sql);
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (SQLException e) {
            throw Database.problem("%s cannot be written".formatted(target), e);
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(target, Reason.of(e)));
        } finally {
            remove(unfinished);
        }
    }

    /** A text in SQL; DuckDB knows no other escape in it than the doubled quote. */
    private static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static void remove(Path unfinished) {
        try {
            Files.deleteIfExists(unfinished);
        } catch (IOException e) {
            // it is hidden and harmless, and why there is one is told already
        }
    }
}
