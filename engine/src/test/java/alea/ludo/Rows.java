package alea.ludo;

import alea.game.Registry;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Reads the reference rows, and turns their columns into positions. */
record Rows(Map<String, String> columns) {
    static final Registry REGISTRY = Registry.installed();
    private static final Map<Integer, LudoGame> SIMPLE = games("ludo-simple");
    private static final Map<Integer, LudoGame> CLASSIC = games("ludo-classic");

    private static Map<Integer, LudoGame> games(String name) {
        Map<Integer, LudoGame> games = new HashMap<>();
        for (int seats : new int[] {2, 4}) {
            games.put(seats, (LudoGame) REGISTRY.game(name + ":seats=" + seats));
        }
        return games;
    }

    static List<Rows> read(String file) {
        var in = Rows.class.getResourceAsStream(file);
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String[] header = reader.readLine().split(",");
            List<Rows> rows = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] cells = line.split(",", -1);
                Map<String, String> columns = new HashMap<>();
                IntStream.range(0, header.length).forEach(i -> columns.put(header[i], cells[i]));
                rows.add(new Rows(columns));
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String get(String column) {
        return columns.get(column);
    }

    int number(String column) {
        return Integer.parseInt(get(column));
    }

    LudoGame simple() {
        return SIMPLE.get(number("players"));
    }

    LudoGame classic() {
        return CLASSIC.get(number("players"));
    }

    /** The position in Alea's notation. */
    String position(LudoGame game, String prefix, int mover, String die) {
        String[] places = {"-", "-", "-", "-"};
        for (int seat = 0; seat < game.seats(); seat++) {
            places[game.place(seat)] = String.join(
                    ",",
                    Arrays.stream(get(prefix + seat).split(" "))
                            .map(p -> p.equals("-1")
                                    ? "B"
                                    : Integer.parseInt(p) == game.dialect().home() ? "H" : p)
                            .toList());
        }
        return String.join("/", places) + " " + game.place(mover) + " " + die;
    }

    String rolled(LudoGame game) {
        return position(game, "p", number("mover"), get("die"));
    }
}
