package alea.ludo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.zip.GZIPInputStream;

/** Reads the reference rows of star and globe Ludo, and turns native arrays into positions. */
final class StarRows {
    private StarRows() {}

    /** The rows of a file, without its comments, as columns. */
    static List<String[]> read(String file) {
        try (var reader = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(StarRows.class.getResourceAsStream("star/" + file + ".gz")),
                StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int[] numbers(String row) {
        return Arrays.stream(row.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    /**
     * A pyludo state, relative to the mover or to seat 0, as the pawns of Alea's notation, the first row at place 0.
     */
    static String pyludo(String state) {
        String[] rows = state.split("/");
        var places = new StringJoiner("/");
        for (int k = 0; k < rows.length; k++) {
            var pawns = new StringJoiner(",");
            for (int v : numbers(rows[k])) {
                pawns.add(
                        v == -1
                                ? "B"
                                : v == 99
                                        ? "H"
                                        : Integer.toString(
                                                v < 52 ? Math.floorMod(v - 13 * k, 52) - 1 : v - 52 - 5 * k + 51));
            }
            places.add(pawns.toString());
        }
        return places.toString();
    }

    /** LUDOPy pieces of one or more seats, each in its own coordinates, as pawns of Alea's notation. */
    static String ludopy(String pieces, int goal) {
        var places = new StringJoiner("/");
        for (String row : pieces.split("/")) {
            var pawns = new StringJoiner(",");
            for (int v : numbers(row)) {
                pawns.add(v == 0 ? "B" : v == goal ? "H" : Integer.toString(v - 1));
            }
            places.add(pawns.toString());
        }
        return places.toString();
    }
}
