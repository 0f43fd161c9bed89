package alea.doom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tiles of a board and which of them touch. Tiles are numbered row by row, {@code row * columns + column},
 * whether or not the shape has a tile there; sets of tiles are bits of a long.
 *
 * <p>A tile of the grid touches those to its left, up, up-right, down-left, down and right, in this order, which is
 * the order of the attacks too: hexagons in rows, every row shifted by half a tile against the one above. Boards
 * from a file have the neighbours, and the order, of the file.
 */
public final class DoomBoard {
    /** The most rows and columns: 64 tiles are a long. */
    public static final int SIDE = 8;

    /** Steps to the neighbours, as (row, column), in the rule's order. */
    private static final int[][] STEPS = {{0, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {0, 1}};

    private final int rows;
    private final int columns;
    private final long tiles;
    private final boolean grid;
    private final long notFirst;
    private final long notLast;
    private final int[][] neighbours;
    private final long[] masks;
    /** How many neighbours all tiles before a tile have. */
    private final int[] neighboursBefore;

    private DoomBoard(int rows, int columns, long tiles, boolean grid, int[][] neighbours) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = tiles;
        this.grid = grid;
        this.neighbours = neighbours;
        masks = new long[neighbours.length];
        neighboursBefore = new int[neighbours.length + 1];
        for (int tile = 0; tile < masks.length; tile++) {
            neighboursBefore[tile + 1] = neighboursBefore[tile] + neighbours[tile].length;
            for (int neighbour : neighbours[tile]) {
                masks[tile] |= 1L << neighbour;
            }
        }
        long first = 0;
        for (int row = 0; row < rows; row++) {
            first |= 1L << row * columns;
        }
        notFirst = ~first;
        notLast = ~(first << columns - 1);
    }

    /**
     * A board of hexagons.
     *
     * @param rows 1..8
     * @param columns 1..8
     * @param tiles where there is a tile
     */
    static DoomBoard grid(int rows, int columns, long tiles) {
        int[][] neighbours = new int[rows * columns][];
        for (int tile = 0; tile < neighbours.length; tile++) {
            int row = tile / columns;
            int column = tile % columns;
            List<Integer> touching = new ArrayList<>();
            for (int[] step : STEPS) {
                int r = row + step[0];
                int c = column + step[1];
                if (r >= 0 && r < rows && c >= 0 && c < columns && has(tiles, tile) && has(tiles, r * columns + c)) {
                    touching.add(r * columns + c);
                }
            }
            neighbours[tile] = touching.stream().mapToInt(i -> i).toArray();
        }
        return new DoomBoard(rows, columns, tiles, true, neighbours);
    }

    /**
     * A board of tiles that touch as somebody says.
     *
     * @param tiles where there is a tile
     * @param neighbours of every place of the grid, in the order of the attacks; empty where there is no tile
     */
    static DoomBoard graph(int rows, int columns, long tiles, int[][] neighbours) {
        return new DoomBoard(rows, columns, tiles, false, neighbours);
    }

    /** All tiles of a grid. */
    static long all(int rows, int columns) {
        return rows * columns == 64 ? -1 : (1L << rows * columns) - 1;
    }

    private static boolean has(long set, int tile) {
        return (set >>> tile & 1) != 0;
    }

    /** Rows of the grid: 1..8. */
    public int rows() {
        return rows;
    }

    /** Columns of the grid: 1..8. */
    public int columns() {
        return columns;
    }

    /** The places of the grid, tiles or not: tiles are numbered below this. */
    public int places() {
        return rows * columns;
    }

    /** The tiles, as bits. */
    public long tiles() {
        return tiles;
    }

    /** How many tiles there are: 2..64. */
    public int size() {
        return Long.bitCount(tiles);
    }

    /** Whether there is a tile at this place of the grid. */
    public boolean has(int tile) {
        return tile >= 0 && tile < places() && has(tiles, tile);
    }

    /** Whether tiles touch as on the grid, and not as a file says. */
    public boolean isGrid() {
        return grid;
    }

    /** The tiles that touch a tile, in the order of the attacks: left, up, up-right, down-left, down, right. */
    public int[] neighbours(int tile) {
        return neighbours[tile].clone();
    }

    /** The tiles that touch a tile, as bits. */
    public long touching(int tile) {
        return masks[tile];
    }

    /** How many neighbours all places before a place have, which numbers attacks. */
    int neighboursBefore(int place) {
        return neighboursBefore[place];
    }

    /** The neighbours of every place, not to be written to. */
    int[][] adjacency() {
        return neighbours;
    }

    long[] masks() {
        return masks;
    }

    /** The tiles that touch any of a set; those of the set are among them where they touch each other. */
    public long around(long set) {
        if (!grid) {
            long around = 0;
            for (long left = set; left != 0; left &= left - 1) {
                around |= masks[Long.numberOfTrailingZeros(left)];
            }
            return around;
        }
        int c = columns;
        long west = set & notFirst;
        long east = set & notLast;
        return (west >>> 1 | west << c - 1 | east << 1 | east >>> c - 1 | set >>> c | set << c) & tiles;
    }

    /** How many pairs of touching tiles there are with the first in one set and the second in the other. */
    public int pairs(long from, long to) {
        if (!grid) {
            int pairs = 0;
            for (long left = from; left != 0; left &= left - 1) {
                pairs += Long.bitCount(masks[Long.numberOfTrailingZeros(left)] & to);
            }
            return pairs;
        }
        int c = columns;
        long west = from & notFirst;
        long east = from & notLast;
        return Long.bitCount(west >>> 1 & to)
                + Long.bitCount(west << c - 1 & to)
                + Long.bitCount(east << 1 & to)
                + Long.bitCount(east >>> c - 1 & to)
                + Long.bitCount(from >>> c & to)
                + Long.bitCount(from << c & to);
    }

    /** The tiles of a set that hang together with one of them. */
    public long territory(int tile, long set) {
        return territory(1L << tile, set);
    }

    private long territory(long seed, long set) {
        long found = seed;
        while (true) {
            long grown = (found | around(found)) & set;
            if (grown == found) {
                return found;
            }
            found = grown;
        }
    }

    /** How many tiles the largest part of a set has that hangs together. */
    public int largest(long set) {
        int largest = 0;
        long left = set;
        while (Long.bitCount(left) > largest) {
            long part = territory(left & -left, left);
            largest = Math.max(largest, Long.bitCount(part));
            left &= ~part;
        }
        return largest;
    }

    @Override
    public String toString() {
        return rows + "x" + columns + (grid ? "" : " " + Arrays.deepToString(neighbours));
    }
}
