package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Solves Ludo for two seats, pawns alike, row by row.
 *
 * <p>Row i of a table is for a seat that stands in configuration i and has just moved; column j for the other, who is
 * about to roll, where the two go together ({@link LudoPairs}); the entry is win minus loss for the first. Whatever
 * the other does, all configurations j of it are treated alike: a row is the mean, over the dice, of the greatest of
 * the rows to which the moves lead, element by element. Entries in which two seats share a square where pawns are
 * struck are no positions; there stands what the strike is worth, and so rows need no exception.
 *
 * <p>Two such tables, from below and from above, bracket the truth at every step: what is rounded is rounded
 * outward. They are worked through in blocks, the configurations of equal progress by those of equal progress, by
 * falling progress of both seats in sum. Only a strike leads back; else a match goes on in blocks that are done, or
 * passes from a block to the one with the seats exchanged, which is done with it: a pass from each side is an
 * equation that is solved. So the result does not depend on the number of threads.
 *
 * <p>Bounds that may stay apart by {@link #COARSE} are kept in numbers of half the length.
 */
public final class LudoRows<R> implements Solving {
    /** Bounds that may be so far apart are kept in 32 bits. */
    static final double COARSE = 1e-6;

    /** So many rows of a block are turned into columns at a time, that what they fill stays in the fastest cache. */
    private static final int TILE = 64;

    /** So few entries are not worth the trouble of several threads. */
    private static final int FEW = 2_000;

    private final Rows<R> of;

    private final LudoPairs space;
    private final int rows;
    /**
     * By row: where the moves lead, for each die as many as for the one with most, the last repeated; {@link #rows} for
     * the end of the match, one more for a die that moves nothing.
     */
    private final int[][] moves;
    /** By row: how many dice pass the turn on, nothing having moved. */
    private final int[] passes;
    /** By row: how many dice move nothing and are rolled again. */
    private final int[] repeats;
    /** By die: whether the same seat rolls again after it. */
    private final boolean[] again = new boolean[7];

    private final long[] squares;
    private final long[] seenOpposite;
    /** By row and set of pawns: the row that is left when these are struck. */
    private final int[][] struck;
    /** Just moved, the other to roll. */
    private final List<R> lower;

    private final List<R> upper;
    /** About to roll, the other waiting; only where a die rolls again. */
    private final List<R> rollLower;

    private final List<R> rollUpper;
    private final R won;
    private final R nothing;
    /** How many columns the longest row has. */
    private final int longest;

    private final Bands bands;
    /** By falling progress of both seats in sum; those of equal progress do not need each other. */
    private final List<List<Bands.Pair>> blocks;

    private final ThreadLocal<Work> work;
    private int sweeps;
    private double gap = 2;

    /**
     * Tables that know nothing yet.
     *
     * @param enough how far the bounds may be apart in the end
     * @throws BadInput when the game is not one of two seats that strikes and does nothing else
     */
    public static LudoRows<?> of(LudoPairs space, double enough) {
        return enough >= COARSE ? new LudoRows<>(space, new IntRows()) : new LudoRows<>(space, new LongRows());
    }

    private LudoRows(LudoPairs space, Rows<R> of) {
        if (!serves(space.game())) {
            throw new BadInput(space.game().spec() + " is not a Ludo of two seats in which pawns only strike");
        }
        this.space = space;
        this.of = of;
        rows = space.rows();
        moves = new int[rows][];
        passes = new int[rows];
        repeats = new int[rows];
        findMoves();
        squares = IntStream.range(0, rows).mapToLong(this::squares).toArray();
        seenOpposite = Arrays.stream(squares).map(LudoRows::seenOpposite).toArray();
        struck = IntStream.range(0, rows).mapToObj(this::strikes).toArray(int[][]::new);
        boolean any = IntStream.rangeClosed(1, 6).anyMatch(d -> again[d]);
        lower = table(-1);
        upper = table(1);
        rollLower = any ? table(-1) : List.of();
        rollUpper = any ? table(1) : List.of();
        longest = IntStream.range(0, rows).map(space::columns).max().orElseThrow();
        won = of.row(longest, 1);
        nothing = of.row(longest, 0);
        bands = new Bands(space);
        blocks = blocks();
        int largest = blocks.stream()
                .flatMap(List::stream)
                .mapToInt(this::entries)
                .max()
                .orElseThrow();
        work = ThreadLocal.withInitial(() -> new Work(largest));
    }

    private List<R> table(int number) {
        return IntStream.range(0, rows)
                .mapToObj(row -> of.row(space.columns(row), number))
                .toList();
    }

    /** Whether this solver knows the rules of a game. */
    public static boolean serves(LudoGame game) {
        Dialect rules = game.dialect();
        return game.seats() == 2
                && LudoSpace.serves(game)
                && rules.strikesFreely()
                && rules.entersAsElsewhere()
                && rules.turns().onStrikeOrByDieAlone()
                && sharesOnlyWhereSafe(game);
    }

    /**
     * Else who is struck may come back to where somebody stands, and one entry of a table would stand for two
     * positions.
     */
    private static boolean sharesOnlyWhereSafe(LudoGame game) {
        return IntStream.range(0, game.dialect().ring())
                .allMatch(p -> (game.shared() >>> p & 1) == 0 || game.dialect().isSafe(p));
    }

    /** What a state takes, in bytes. */
    public static int bytes(LudoGame game, double enough) {
        int tables = game.dialect().turns().onSomeRoll() ? 4 : 2;
        return tables * (enough >= COARSE ? Integer.BYTES : Long.BYTES);
    }

    /** The moves as the rules make them, with the other seat where it meets nobody. */
    private void findMoves() {
        var position = (LudoPosition) space.game().start();
        var after = (LudoPosition) space.game().start();
        int[] away = space.configuration(0);
        int[] pawns = new int[space.game().pawns()];
        int[][] leads = new int[6][];
        for (int i = 0; i < rows; i++) {
            int row = i;
            for (int die = 1; die <= 6; die++) {
                position.beforeRoll(new int[][] {space.configuration(i), away}, 0);
                position.take(die - 1);
                int[] to = new int[position.options()];
                for (int option = 0; option < to.length; option++) {
                    after.set(position);
                    after.take(option);
                    for (int pawn = 0; pawn < pawns.length; pawn++) {
                        pawns[pawn] = after.progress(0, pawn);
                    }
                    to[option] = space.configurationOf(pawns);
                    again[die] |= after.node() != Position.OVER && after.seat() == 0;
                }
                boolean still = Arrays.stream(to).allMatch(configuration -> configuration == row);
                if (still) {
                    (again[die] ? repeats : passes)[i]++;
                }
                leads[die - 1] = still
                        ? new int[] {rows + 1}
                        : Arrays.stream(to).distinct().toArray();
            }
            moves[i] = alike(leads);
        }
    }

    /** The same number of options for each die, the last repeated. */
    private static int[] alike(int[][] leads) {
        int options = Arrays.stream(leads).mapToInt(to -> to.length).max().orElseThrow();
        int[] all = new int[leads.length * options];
        for (int i = 0; i < all.length; i++) {
            int[] to = leads[i / options];
            all[i] = to[Math.min(i % options, to.length - 1)];
        }
        return all;
    }

    /** The squares, from the own start on, on which pawns of a configuration can be struck. */
    private long squares(int configuration) {
        Dialect dialect = space.game().dialect();
        long bits = 0;
        for (int p : space.configuration(configuration)) {
            if (p >= 0 && p < dialect.ring() && !dialect.isSafe(p)) {
                bits |= 1L << p;
            }
        }
        return bits;
    }

    /** The same squares, counted from the start of the seat opposite. */
    private static long seenOpposite(long squares) {
        int half = Dialect.SQUARES / 2;
        return (squares >>> half | squares << half) & (1L << Dialect.SQUARES) - 1;
    }

    @Override
    public LudoPairs space() {
        return space;
    }

    @Override
    public Objective objective() {
        return Objective.ZERO_SUM;
    }

    @Override
    public void refine() {
        sweep();
    }

    @Override
    public double get(int array, long number) {
        return array == 0 ? lower(number) : upper(number);
    }

    @Override
    public void archive(Archive archive) {
        sweeps = archive.count(sweeps, Integer.MAX_VALUE);
        gap = archive.real(gap, 0, 2);
        Stream.of(lower, upper, rollLower, rollUpper)
                .flatMap(List::stream)
                .forEachOrdered(row -> of.archive(archive, row));
    }

    /** How often the tables were gone through. */
    @Override
    public int sweeps() {
        return sweeps;
    }

    /** The largest difference of the two tables, win minus loss. */
    @Override
    public double gap() {
        return gap;
    }

    /** Goes through the tables once. */
    public void sweep() {
        double widest = 0;
        for (List<Bands.Pair> alike : blocks) {
            int entries = alike.stream().mapToInt(this::entries).sum();
            Stream<Bands.Pair> those = entries > FEW ? alike.parallelStream() : alike.stream();
            widest = Math.max(widest, those.mapToDouble(this::block).max().orElse(0));
        }
        gap = widest;
        sweeps++;
    }

    private List<List<Bands.Pair>> blocks() {
        var byProgress = new TreeMap<Integer, List<Bands.Pair>>(Comparator.reverseOrder());
        for (Bands.Pair block : bands.pairs()) {
            byProgress
                    .computeIfAbsent(bands.progress(block), sum -> new ArrayList<>())
                    .add(block);
        }
        return List.copyOf(byProgress.values());
    }

    private int entries(Bands.Pair block) {
        return bands.length(block.one()) * bands.length(block.other());
    }

    /**
     * Works out both bounds where one seat stands in the configurations of a band, the other in those of another,
     * and returns how far they are apart.
     */
    private double block(Bands.Pair block) {
        Work w = work.get();
        int one = block.one();
        int other = block.other();
        int i = bands.begin(one);
        int m = bands.length(one);
        int j = bands.begin(other);
        int n = bands.length(other);
        sums(i, m, j, n, lower, rollLower, w.low, w);
        sums(i, m, j, n, upper, rollUpper, w.high, w);
        sums(j, n, i, m, lower, rollLower, w.otherLow, w);
        sums(j, n, i, m, upper, rollUpper, w.otherHigh, w);
        for (int k = 0; k < m; k++) {
            mean(w.low, i + k, k * n, w.otherHigh, k, m, j, n, false);
            mean(w.high, i + k, k * n, w.otherLow, k, m, j, n, true);
        }
        for (int l = 0; l < n; l++) {
            meanAfter(w.otherLow, j + l, l * m, w.high, l, n, m, false);
            meanAfter(w.otherHigh, j + l, l * m, w.low, l, n, m, true);
        }
        double widest = Math.max(of.widest(w.low, w.high, 0, m * n), of.widest(w.otherLow, w.otherHigh, 0, m * n));
        store(i, m, j, n, w.low, w.high);
        store(j, n, i, m, w.otherLow, w.otherHigh);
        for (int k = i; k < i + m; k++) {
            for (int l = j; l < j + n; l++) {
                long shared = squares[k] & seenOpposite[l];
                if (shared != 0) {
                    strike(k, l, shared);
                    widest = Math.max(widest, Math.max(width(k, l), width(l, k)));
                }
            }
        }
        return widest;
    }

    private double width(int i, int j) {
        return of.get(upper.get(i), j) - of.get(lower.get(i), j);
    }

    /**
     * For a seat about to roll in some configurations, the other waiting in some others: the sums over the dice
     * that move something.
     */
    private void sums(int begin, int count, int column, int columns, List<R> moved, List<R> rolls, R into, Work w) {
        for (int k = 0; k < count; k++) {
            int[] to = moves[begin + k];
            int options = to.length / 6;
            R[] from = w.from.get(options - 1);
            for (int option = 0; option < to.length; option++) {
                from[option] = from(again[option / options + 1] ? rolls : moved, to[option]);
            }
            of.sum(w.sums, from, column, column + columns);
            of.copy(w.sums, column, into, k * columns, columns);
        }
    }

    private R from(List<R> table, int row) {
        return row < rows ? table.get(row) : row == rows ? won : nothing;
    }

    /**
     * Makes sums values. A seat that passes gets what the other's turn is worth to it, who may pass too: x = (s - p
     * y) / (6 - r) and y = (t - q x) / (6 - u), for the sums s and t, passes p and q, and repeats r and u.
     */
    private void mean(R sums, int row, int at, R others, int of, int apart, int column, int columns, boolean up) {
        int p = passes[row];
        int r = repeats[row];
        if (p == 0) {
            this.of.mean(sums, at, columns, 6 - r, up);
            return;
        }
        for (int l = 0; l < columns; l++) {
            int rest = 6 - repeats[column + l];
            this.of.set(sums, at + l, rest, others, of + l * apart, p, (6 - r) * rest - p * passes[column + l], up);
        }
    }

    /** The same for the other seat, when the values of the first are known. */
    private void meanAfter(R sums, int row, int at, R values, int of, int apart, int columns, boolean up) {
        int q = passes[row];
        int rest = 6 - repeats[row];
        if (q == 0) {
            this.of.mean(sums, at, columns, rest, up);
            return;
        }
        for (int l = 0; l < columns; l++) {
            this.of.set(sums, at + l, 1, values, of + l * apart, q, rest, up);
        }
    }

    /** Writes a block: what is good for the one about to roll is bad for the one who has moved. */
    private void store(int begin, int count, int column, int columns, R low, R high) {
        for (int k = 0; k < count; k += TILE) {
            int tile = Math.min(TILE, count - k);
            for (int l = 0; l < columns; l++) {
                of.opposite(upper.get(column + l), begin + k, low, k * columns + l, columns, tile);
                of.opposite(lower.get(column + l), begin + k, high, k * columns + l, columns, tile);
            }
        }
        if (!rollLower.isEmpty()) {
            for (int k = 0; k < count; k++) {
                of.copy(low, k * columns, rollLower.get(begin + k), column, columns);
                of.copy(high, k * columns, rollUpper.get(begin + k), column, columns);
            }
        }
    }

    /**
     * The entries in which the seats share squares: somebody was struck, and the other is to roll. They come from
     * entries in which nobody shares a square, so their order does not matter.
     */
    private void strike(int i, int j, long shared) {
        // The seat in configuration j has moved and struck pawns of configuration i.
        int back = struck(i, shared);
        of.opposite(lower.get(j), i, upper.get(back), j);
        of.opposite(upper.get(j), i, lower.get(back), j);
        // The seat in configuration i has moved and struck pawns of configuration j.
        int others = struck(j, seenOpposite(shared));
        of.opposite(lower.get(i), j, upper.get(others), i);
        of.opposite(upper.get(i), j, lower.get(others), i);
        if (!rollLower.isEmpty()) {
            of.opposite(rollLower.get(i), j, upper.get(others), i);
            of.opposite(rollUpper.get(i), j, lower.get(others), i);
            of.opposite(rollLower.get(j), i, upper.get(back), j);
            of.opposite(rollUpper.get(j), i, lower.get(back), j);
        }
    }

    /** The configuration in which the pawns on some squares are back where struck pawns go. */
    private int struck(int configuration, long squares) {
        int[] pawns = space.configuration(configuration);
        int set = 0;
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            set |= pawns[pawn] >= 0 && (squares >>> pawns[pawn] & 1) != 0 ? 1 << pawn : 0;
        }
        return struck[configuration][set];
    }

    private int[] strikes(int configuration) {
        int[] left = new int[1 << space.game().pawns()];
        for (int set = 0; set < left.length; set++) {
            int[] pawns = space.configuration(configuration).clone();
            for (int pawn = 0; pawn < pawns.length; pawn++) {
                pawns[pawn] = (set >> pawn & 1) != 0 ? space.game().dialect().origin() : pawns[pawn];
            }
            left[set] = space.configurationOf(pawns);
        }
        return left;
    }

    /** A lower bound of the value of a state of the space, for the seat about to roll. */
    public double lower(long number) {
        int row = space.row(number);
        return -of.get(upper.get(row), (int) (number - space.first(row)));
    }

    /** An upper bound. */
    public double upper(long number) {
        int row = space.row(number);
        return -of.get(lower.get(row), (int) (number - space.first(row)));
    }

    /** What a thread works out before it is stored: two blocks. */
    private final class Work {
        private final R low;
        private final R high;
        private final R otherLow;
        private final R otherHigh;
        /** A row of sums, at the indices of the rows that are added up. */
        private final R sums = of.row(longest, 0);
        /** The rows of which one is worked out, by the number of options less one. */
        private final List<R[]> from = IntStream.rangeClosed(1, space.game().pawns())
                .mapToObj(options -> of.some(6 * options))
                .toList();

        Work(int size) {
            low = of.row(size, 0);
            high = of.row(size, 0);
            otherLow = of.row(size, 0);
            otherHigh = of.row(size, 0);
        }
    }
}
