package alea.doom;

import alea.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Boards by their settings: a size, a shape within it, or tiles that touch as a file says. */
final class Shapes {
    /** The mask that leaves every tile. */
    static final String FULL = "full";
    /** The map that is none. */
    static final String NONE = "none";

    private static final int LARGEST_FILE = 1 << 16;

    private Shapes() {}

    /**
     * The board of some settings.
     *
     * @param size {@code ROWSxCOLUMNS}
     * @param mask {@code full}, {@code triangle}, {@code hexagon}, or rows of {@code x} and {@code -}
     * @param map a file that says which tiles touch, or {@code none}
     * @throws BadInput when one of them cannot be used, or they do not go together
     */
    static DoomBoard board(String size, String mask, String map) {
        if (!size.matches("[1-8]x[1-8]") || size.equals("1x1")) {
            throw new BadInput("doom: size=%s is not allowed; size is ROWSxCOLUMNS, 1x2 to 8x8".formatted(size));
        }
        int rows = size.charAt(0) - '0';
        int columns = size.charAt(2) - '0';
        if (!map.equals(NONE)) {
            if (!mask.equals(FULL)) {
                throw new BadInput(
                        "doom: mask=%s and map=%s: a map says itself where there are tiles".formatted(mask, map));
            }
            return map(rows, columns, map);
        }
        long tiles = switch (mask) {
            case FULL -> DoomBoard.all(rows, columns);
            case "triangle" -> triangle(rows, columns);
            case "hexagon" -> hexagon(rows, columns);
            default -> mask(rows, columns, mask);
        };
        if (Long.bitCount(tiles) < 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "doom: mask=%s leaves %d tiles; a board has at least two",
                    mask,
                    Long.bitCount(tiles)));
        }
        return DoomBoard.grid(rows, columns, tiles);
    }

    private static long triangle(int rows, int columns) {
        if (rows != columns) {
            throw new BadInput(String.format(
                    Locale.ROOT, "doom: mask=triangle needs as many rows as columns, not %dx%d", rows, columns));
        }
        long tiles = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns - row; column++) {
                tiles |= 1L << row * columns + column;
            }
        }
        return tiles;
    }

    private static long hexagon(int rows, int columns) {
        if (rows != columns || rows % 2 == 0) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "doom: mask=hexagon needs as many rows as columns, an odd number, not %dx%d",
                    rows,
                    columns));
        }
        long tiles = 0;
        int side = rows / 2;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                tiles |= Math.abs(row + column - 2 * side) <= side ? 1L << row * columns + column : 0;
            }
        }
        return tiles;
    }

    private static long mask(int rows, int columns, String mask) {
        String[] lines = mask.split("/", -1);
        boolean fits = lines.length == rows;
        long tiles = 0;
        for (int row = 0; fits && row < rows; row++) {
            fits = lines[row].matches("[x-]{" + columns + "}");
            for (int column = 0; fits && column < columns; column++) {
                tiles |= lines[row].charAt(column) == 'x' ? 1L << row * columns + column : 0;
            }
        }
        if (!fits) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "doom: mask=%s is not allowed; mask is full, triangle, hexagon, or %d rows of %d, separated "
                            + "by /, of x (a tile) and - (none)",
                    mask,
                    rows,
                    columns));
        }
        return tiles;
    }

    /**
     * Lines {@code TILE: NEIGHBOUR NEIGHBOUR ...}; what follows a # is a remark; a tile without a line is not
     * there.
     */
    private static DoomBoard map(int rows, int columns, String file) {
        int places = rows * columns;
        int[][] neighbours = new int[places][0];
        long tiles = 0;
        Map<Integer, Integer> lineOf = new HashMap<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            String text = line.replaceFirst("#.*", "").strip();
            if (text.isEmpty()) {
                continue;
            }
            if (!text.matches("[0-9]{1,2}:( +[0-9]{1,2})*")) {
                throw wrong(file, number, "it is not TILE: NEIGHBOUR NEIGHBOUR ...");
            }
            String[] ends = text.split(":");
            int tile = tile(file, number, ends[0], places);
            if (lineOf.put(tile, number) != null) {
                throw wrong(file, number, "its tile has a line already");
            }
            List<Integer> touching = new ArrayList<>();
            for (String word : ends.length < 2 ? new String[0] : ends[1].strip().split(" +")) {
                int neighbour = tile(file, number, word, places);
                if (neighbour == tile || touching.contains(neighbour)) {
                    throw wrong(file, number, "a neighbour is the tile itself, or there twice");
                }
                touching.add(neighbour);
            }
            neighbours[tile] = touching.stream().mapToInt(i -> i).toArray();
            tiles |= 1L << tile;
        }
        DoomBoard board = DoomBoard.graph(rows, columns, tiles, neighbours);
        for (int tile = 0; tile < places; tile++) {
            for (int neighbour : neighbours[tile]) {
                if ((board.touching(neighbour) >>> tile & 1) == 0) {
                    throw wrong(file, lineOf.getOrDefault(tile, 0), "a neighbour does not touch the tile as well");
                }
            }
        }
        if (board.size() < 2) {
            throw new BadInput("doom: map=%s has fewer than two tiles".formatted(file));
        }
        return board;
    }

    private static int tile(String file, int line, String digits, int places) {
        int tile = Integer.parseInt(digits);
        if (tile >= places) {
            throw wrong(
                    file,
                    line,
                    String.format(Locale.ROOT, "there is no such tile; they are 0..%d, row by row", places - 1));
        }
        return tile;
    }

    /** Says where and what is allowed, and never what the file holds: whoever asks may not be allowed to read it. */
    private static BadInput wrong(String file, int line, String what) {
        return new BadInput(String.format(Locale.ROOT, "doom: map=%s, line %d: %s", file, line, what));
    }

    private static List<String> lines(String file) {
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST_FILE) {
                throw new BadInput(
                        String.format(Locale.ROOT, "doom: map=%s is no file of at most %,d bytes", file, LARGEST_FILE));
            }
            return Files.readAllLines(path);
        } catch (InvalidPathException e) {
            throw new BadInput("doom: map=%s is no file name: %s".formatted(file, e.getReason()));
        } catch (IOException e) {
            throw new BadInput("doom: map=%s cannot be read as text".formatted(file));
        }
    }
}
