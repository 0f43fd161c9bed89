package alea.solve.ludo;

import alea.solve.StateRanks;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Positions of Ludo in order of the pawns that are left, then by falling progress of both seats: only a strike leads to
 * a later one. Positions in which the seats have changed places follow each other, since a turn may pass.
 */
final class LudoRanks implements StateRanks {
    private final LudoPairs space;
    private final Bands bands;
    /** By configuration: its band. */
    private final int[] band;

    private final List<Bands.Pair> pairs;
    /** By pair: the first rank; one more for the end. */
    private final long[] firsts;
    /** By one band and another before it, or the same: the place of the pair. */
    private final int[][] places;

    private final long[] levels;

    LudoRanks(LudoPairs space) {
        this.space = space;
        bands = new Bands(space);
        band = new int[space.rows()];
        Arrays.setAll(band, bands::of);
        pairs = bands.pairs().stream()
                .sorted(Comparator.<Bands.Pair>comparingInt(bands::left)
                        .thenComparingInt(pair -> -bands.progress(pair))
                        .thenComparing(pair -> pair.one() == pair.other()) // has an odd number of states
                        .thenComparingInt(Bands.Pair::one))
                .toList();
        firsts = new long[pairs.size() + 1];
        places = new int[bands.count()][];
        Arrays.setAll(places, one -> new int[one + 1]);
        LongStream.Builder begins = LongStream.builder();
        for (int i = 0; i < pairs.size(); i++) {
            Bands.Pair pair = pairs.get(i);
            places[pair.one()][pair.other()] = i;
            firsts[i + 1] = firsts[i] + states(pair);
            if (i == 0 || !isLevel(pairs.get(i - 1), pair)) {
                begins.add(firsts[i]);
            }
        }
        levels = begins.add(space.states()).build().toArray();
    }

    private boolean isLevel(Bands.Pair one, Bands.Pair other) {
        return bands.left(one) == bands.left(other) && bands.progress(one) == bands.progress(other);
    }

    private long states(Bands.Pair pair) {
        long all = (long) bands.length(pair.one()) * bands.length(pair.other());
        return pair.one() == pair.other() ? all : 2 * all;
    }

    @Override
    public long[] levels() {
        return levels.clone();
    }

    @Override
    public long rank(long number) {
        int row = space.row(number);
        int column = (int) (number - space.first(row));
        int one = Math.max(band[row], band[column]);
        int other = Math.min(band[row], band[column]);
        long first = firsts[places[one][other]];
        int i = row - bands.begin(band[row]);
        int j = column - bands.begin(band[column]);
        if (one != other) {
            return band[row] == one ? first + 2 * within(i, j, other) : first + 2 * within(j, i, other) + 1;
        }
        // The pairs of two in both ways, then the configurations with themselves.
        long m = bands.length(one);
        return i == j ? first + m * (m - 1) + i : first + 2 * triangle(i, j) + (i > j ? 0 : 1);
    }

    private long within(int i, int j, int other) {
        return (long) i * bands.length(other) + j;
    }

    private static long triangle(int i, int j) {
        long larger = Math.max(i, j);
        return larger * (larger - 1) / 2 + Math.min(i, j);
    }

    @Override
    public long number(long rank) {
        int place = Arrays.binarySearch(firsts, rank);
        Bands.Pair pair = pairs.get(place < 0 ? -place - 2 : place);
        long at = rank - firsts[place < 0 ? -place - 2 : place];
        boolean swapped = at % 2 == 1;
        long i;
        long j;
        if (pair.one() != pair.other()) {
            int columns = bands.length(pair.other());
            i = at / 2 / columns;
            j = at / 2 % columns;
        } else {
            long m = bands.length(pair.one());
            if (at >= m * (m - 1)) {
                i = at - m * (m - 1);
                j = i;
                swapped = false;
            } else {
                i = (long) ((1 + Math.sqrt(1 + 4.0 * (at - at % 2))) / 2);
                j = at / 2 - i * (i - 1) / 2;
            }
        }
        int one = bands.begin(pair.one()) + (int) i;
        int other = bands.begin(pair.other()) + (int) j;
        return swapped ? space.first(other) + one : space.first(one) + other;
    }
}
