package alea.service;

import alea.arena.store.TableRows;
import alea.file.NotWritten;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Position;
import alea.game.Reason;
import alea.game.Registry;
import alea.learn.npy.Npy;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.Space;
import alea.solve.run.Plan;
import alea.solve.table.RaceFile;
import alea.solve.table.TableFile;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The values of a table for programs that know nothing of its numbering: for every number that a position has, the
 * position as text, the number, the value of the seat to act, and what the table has of it.
 */
public final class TableExport {
    /** A form of file. */
    public enum Form {
        /** Arrays of NumPy, packed: {@code numpy.load} reads them by name. */
        NPZ,
        /** Columns, for DuckDB, pandas, R. */
        PARQUET,
        /** Lines of text, a position in quotes: for spreadsheets, and programs that read nothing else. */
        CSV;

        /** The ending of its files. */
        public String ending() {
            return "." + name().toLowerCase(Locale.ROOT);
        }

        /** The form that a file's name ends in. */
        static Form of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            return Arrays.stream(values())
                    .filter(form -> name.endsWith(form.ending()))
                    .findFirst()
                    .orElseThrow(() -> new BadSetting(
                            "out",
                            "%s is not allowed: values of a table go into a file that ends in .npz, .parquet or .csv"
                                    .formatted(file)));
        }
    }

    /**
     * What was written.
     *
     * @param file where
     * @param rows one for every number that a position has
     * @param columns their names
     */
    public record Done(String file, String game, long rows, List<String> columns) {}

    /** Bytes of a letter in an array of texts. */
    private static final int LETTER = 4;

    private static final int BUFFER = 1 << 16;
    private static final long MOST = 50_000_000;
    private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final Registry registry;

    /** Exports with the games of a registry. */
    public TableExport(Registry registry) {
        this.registry = registry;
    }

    /** Whether a file is a table of races, which has chances of one seat and not values of positions. */
    public static boolean isOfRaces(Path file) {
        return RaceFile.isOne(file);
    }

    /** Whether a file is a table of values, which can be exported. */
    public static boolean isTable(Path file) {
        return TableFile.isOne(file);
    }

    /**
     * Exports a table.
     *
     * @param out whose name ends in {@code .npz}, {@code .parquet} or {@code .csv}
     * @throws BadInput when it is no table, or is damaged, or there can be no such file
     */
    public Done run(Path table, Path out) {
        Form form = Form.of(out);
        TableFile file = TableFile.open(table);
        file.verify();
        Game game = registry.game(file.game());
        Plan plan = Plan.of(game, file.objective(), Plan.STANDARD_GAP, file.pieces());
        plan.requireRoom();
        Solution solution = file.solution(plan.space());
        var rows = new Rows(solution);
        switch (form) {
            case NPZ -> npz(out, rows);
            case CSV -> csv(out, rows);
            case PARQUET ->
                TableRows.parquet(out, rows.columns, sink -> rows.each((n, text, values) -> sink.row(n, text, values)));
        }
        return new Done(out.toString(), game.spec().toString(), rows.count, rows.columns);
    }

    private static void csv(Path out, Rows rows) {
        try (var whole = new WholeFile(out)) {
            var text = new StringBuilder(String.join(",", rows.columns)).append('\n');
            rows.each((n, position, values) -> {
                text.append(n).append(",\"").append(position).append('"');
                for (double value : values) {
                    text.append(',').append(value);
                }
                text.append('\n');
                if (text.length() >= BUFFER) {
                    write(whole, text);
                }
            });
            write(whole, text);
            whole.finish();
        }
    }

    private static void write(WholeFile whole, StringBuilder text) {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        whole.write(bytes, 0, bytes.length);
        text.setLength(0);
    }

    private static void npz(Path out, Rows rows) {
        try (var whole = new WholeFile(out);
                var zip = new ZipOutputStream(new BufferedOutputStream(new Into(whole), BUFFER))) {
            var ints = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
            array(
                    zip,
                    "index",
                    "<i8",
                    rows,
                    sink -> rows.each(
                            (n, text, values) -> sink.write(ints.putLong(0, n).array(), 0, Long.BYTES)));
            byte[] letters = new byte[rows.letters * LETTER];
            array(
                    zip,
                    "position",
                    "<U" + rows.letters,
                    rows,
                    sink -> rows.each((n, text, values) -> {
                        Arrays.fill(letters, (byte) 0);
                        for (int i = 0; i < text.length(); i++) {
                            letters[i * LETTER] = (byte) text.charAt(i);
                            letters[i * LETTER + 1] = (byte) (text.charAt(i) >>> Byte.SIZE);
                        }
                        sink.write(letters, 0, letters.length);
                    }));
            for (int column = 0; column < rows.columns.size() - 2; column++) {
                int of = column;
                array(
                        zip,
                        rows.columns.get(2 + column),
                        "<f8",
                        rows,
                        sink -> rows.each((n, text, values) ->
                                sink.write(ints.putDouble(0, values[of]).array(), 0, Double.BYTES)));
            }
            zip.finish();
            zip.flush();
            whole.finish();
        } catch (IOException e) {
            throw new NotWritten("%s cannot be written: %s".formatted(out, Reason.of(e)));
        }
    }

    /** Takes bytes. */
    @FunctionalInterface
    private interface Bytes {
        void write(byte[] bytes, int from, int length);
    }

    private static void array(ZipOutputStream zip, String name, String type, Rows rows, Consumer<Bytes> content)
            throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(EPOCH); // the same table gives the same bytes
        zip.putNextEntry(entry);
        zip.write(Npy.start(type, List.of(Math.toIntExact(rows.count))));
        try {
            content.accept((bytes, from, length) -> {
                try {
                    zip.write(bytes, from, length);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (UncheckedIOException e) {
            throw new IOException(e.getCause());
        }
        zip.closeEntry();
    }

    /** Writes into a file that appears whole. */
    private static final class Into extends OutputStream {
        private final WholeFile whole;

        Into(WholeFile whole) {
            this.whole = whole;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            whole.write(bytes, from, length);
        }
    }

    /** Sees a row. */
    @FunctionalInterface
    private interface Row {
        /**
         * Sees one.
         *
         * @param values value, then the arrays of the table; to be read at once
         */
        void see(long number, String position, double[] values);
    }

    /** The rows of a table, gone through as often as needed. */
    private static final class Rows {
        private final Solution solution;
        private final Space space;
        private final Position position;
        private final double[] values;
        private final List<String> columns = new ArrayList<>(List.of("index", "position", "value"));
        private final long count;
        private final int letters;

        Rows(Solution solution) {
            this.solution = solution;
            space = solution.space();
            position = space.game().start();
            List<String> arrays = solution.objective().arrays(space.game().seats());
            columns.addAll(arrays);
            values = new double[arrays.size() + 1];
            long rows = 0;
            int longest = 1;
            for (long n = 0; n < space.states(); n++) {
                if (space.position(n, position)) {
                    rows++;
                    longest = Math.max(longest, position.toString().length());
                }
            }
            if (rows > MOST) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s has %,d positions; at most %,d are exported",
                        space.game().spec(),
                        rows,
                        MOST));
            }
            count = rows;
            letters = longest;
        }

        void each(Row row) {
            boolean bounds = solution.objective() == Objective.ZERO_SUM;
            for (long n = 0; n < space.states(); n++) {
                if (space.position(n, position)) {
                    for (int a = 1; a < values.length; a++) {
                        values[a] = solution.arrays().get(a - 1, n);
                    }
                    values[0] = bounds ? (values[1] + values[2]) / 2 : values[1];
                    row.see(n, position.toString(), values);
                }
            }
        }
    }
}
