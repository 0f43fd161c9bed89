package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Solves Ludo for two seats, pawns alike, row by row.
 *
 * <p>Row i of a table is for a seat that stands in way i and has just moved; column j for the other, who is about to roll; the entry
 * is win minus loss for the first. Whatever the other does, all ways j of it are treated alike: a row is the mean, over the dice, of the
 * greatest of the rows to which the moves lead, element by element. Entries in which two seats share a square where pawns are
 * struck are no positions; there stands what the strike is worth, and so rows need no exception.
 *
 * <p>Two such tables, from below and from above, bracket the truth at every step: what is rounded is rounded outward. Rows are
 * worked through by falling progress, those of equal progress at a time, each from what was there before; so the result does not depend on the
 * number of threads.
 *
 * <p>Bounds that may stay apart by {@link #COARSE} are kept in whole numbers, which take half the memory.
 */
public final class LudoRows<R> implements Solving {
    /** Bounds that far apart are rounded to whole numbers. */
    static final double COARSE = 1e-6;
    /** Columns worked out together: so many that the rows which a band needs stay in a fast cache. */
    private static final int COLUMNS = 512;

    private final Rows<R> of;

    private final LudoSpace space;
    private final int rows;
    /** By row, die and option: the row that a move leads to, {@link #rows} for the end of the match. */
    private final int[][][] moves;
    /** By die: whether the same seat rolls again after it. */
    private final boolean[] again = new boolean[7];

    private final long[] squares;
    /** By row and set of pawns: the row that is left when these are struck. */
    private final int[][] struck;
    /** Just moved, the other to roll. */
    private final List<R> lower;

    private final List<R> upper;
    /** About to roll, the other waiting; only where a die rolls again. */
    private final List<R> rollLower;

    private final List<R> rollUpper;
    private final R won;
    /** Where the rows of equal progress begin, and the end of the last. They do not need each other. */
    private final int[] bands;

    private final List<R> bandLower;
    private final List<R> bandUpper;
    private final ThreadLocal<R> scratch;
    private int sweeps;
    private double gap = 2;

    /**
     * Tables that know nothing yet.
     *
     * @param enough how far the bounds may be apart in the end
     * @throws BadInput when the game is not one of two seats that strikes and does nothing else
     */
    public static LudoRows<?> of(LudoSpace space, double enough) {
        return enough >= COARSE ? new LudoRows<>(space, new Rows.Ints()) : new LudoRows<>(space, new Rows.Doubles());
    }

    private LudoRows(LudoSpace space, Rows<R> of) {
        if (!serves(space.game())) {
            throw new BadInput(space.game().spec() + " is not a Ludo of two seats in which pawns only strike");
        }
        this.space = space;
        this.of = of;
        rows = space.rows();
        moves = new int[rows][7][];
        findMoves();
        squares = IntStream.range(0, rows).mapToLong(this::squares).toArray();
        struck = IntStream.range(0, rows).mapToObj(this::strikes).toArray(int[][]::new);
        boolean any = IntStream.rangeClosed(1, 6).anyMatch(d -> again[d]);
        lower = of.table(rows, rows, -1);
        upper = of.table(rows, rows, 1);
        rollLower = any ? of.table(rows, rows, -1) : List.of();
        rollUpper = any ? of.table(rows, rows, 1) : List.of();
        won = of.row(rows, 1);
        bands = bands();
        int widest = IntStream.range(1, bands.length)
                .map(b -> bands[b] - bands[b - 1])
                .max()
                .orElseThrow();
        bandLower = of.table(widest, rows, 0);
        bandUpper = of.table(widest, rows, 0);
        scratch = ThreadLocal.withInitial(() -> of.row(rows, 0));
    }

    /** Whether this solver knows the rules of a game. */
    public static boolean serves(LudoGame game) {
        return game.seats() == 2 && LudoSpace.serves(game) && game.dialect().onlyStrikes();
    }

    /** What a state takes, in bytes, where a die rolls again. */
    public static int bytes(double enough) {
        return 4 * (enough >= COARSE ? Integer.BYTES : Double.BYTES);
    }

    /** The moves as the rules make them, with the other seat where it meets nobody. */
    private void findMoves() {
        var position = (LudoPosition) space.game().start();
        var after = (LudoPosition) space.game().start();
        int[] away = space.way(0);
        int[] pawns = new int[space.game().pawns()];
        for (int i = 0; i < rows; i++) {
            for (int die = 1; die <= 6; die++) {
                position.beforeRoll(new int[][] {space.way(i), away}, 0);
                position.take(die - 1);
                int[] to = new int[position.options()];
                for (int option = 0; option < to.length; option++) {
                    after.set(position);
                    after.take(option);
                    for (int pawn = 0; pawn < pawns.length; pawn++) {
                        pawns[pawn] = after.progress(0, pawn);
                    }
                    to[option] = space.wayOf(pawns);
                    again[die] |= after.node() != Position.OVER && after.seat() == 0;
                }
                moves[i][die] = Arrays.stream(to).distinct().toArray();
            }
        }
    }

    /** The squares, from the own start on, on which pawns of a way can be struck. */
    private long squares(int way) {
        Dialect dialect = space.game().dialect();
        long bits = 0;
        for (int p : space.way(way)) {
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
    public LudoSpace space() {
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
        sweeps = (int) archive.number(sweeps);
        gap = archive.real(gap);
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
        int parts = (rows + COLUMNS - 1) / COLUMNS;
        for (int band = bands.length - 1; band > 0; band--) {
            int begin = bands[band - 1];
            int end = bands[band];
            widest = Math.max(
                    widest,
                    IntStream.range(0, parts)
                            .parallel()
                            .mapToDouble(
                                    part -> columns(begin, end, part * COLUMNS, Math.min(rows, (part + 1) * COLUMNS)))
                            .max()
                            .orElse(0));
            store(begin, end);
        }
        gap = widest;
        sweeps++;
    }

    private int[] bands() {
        return IntStream.concat(
                        IntStream.range(0, rows).filter(i -> i == 0 || progress(i) != progress(i - 1)),
                        IntStream.of(rows))
                .toArray();
    }

    private int progress(int way) {
        return Arrays.stream(space.way(way)).sum();
    }

    /** Works out both bounds for a seat about to roll in the ways of a band, in some columns, and returns how far they are apart. */
    private double columns(int begin, int end, int from, int to) {
        R best = scratch.get();
        double widest = 0;
        for (int i = begin; i < end; i++) {
            R low = bandLower.get(i - begin);
            R high = bandUpper.get(i - begin);
            mean(i, lower, rollLower, low, best, false, from, to);
            mean(i, upper, rollUpper, high, best, true, from, to);
            widest = Math.max(widest, of.widest(low, high, from, to));
        }
        return widest;
    }

    private void mean(int i, List<R> moved, List<R> rolls, R into, R best, boolean up, int begin, int end) {
        for (int die = 1; die <= 6; die++) {
            int[] to = moves[i][die];
            List<R> from = again[die] ? rolls : moved;
            R first = from(from, to[0]);
            if (to.length == 1) {
                if (die == 1) {
                    of.copy(first, into, begin, end);
                } else {
                    of.add(into, first, begin, end);
                }
                continue;
            }
            of.copy(first, best, begin, end);
            for (int k = 1; k < to.length - 1; k++) {
                of.greatest(best, from(from, to[k]), begin, end);
            }
            R last = from(from, to[to.length - 1]);
            if (die == 1) {
                of.greatest(best, last, begin, end);
                of.copy(best, into, begin, end);
            } else {
                of.addGreatest(into, best, last, begin, end);
            }
        }
        of.mean(into, up, begin, end);
    }

    private R from(List<R> table, int row) {
        return row == rows ? won : table.get(row);
    }

    /** Writes a band: what is good for the one about to roll is bad for the one who has moved. */
    private void store(int begin, int end) {
        int parts = Math.max(1, rows / 64);
        IntStream.range(0, parts).parallel().forEach(part -> {
            for (int j = (int) ((long) rows * part / parts); j < (long) rows * (part + 1) / parts; j++) {
                of.opposite(upper.get(j), begin, bandLower, j, end - begin);
                of.opposite(lower.get(j), begin, bandUpper, j, end - begin);
            }
        });
        if (!rollLower.isEmpty()) {
            for (int i = begin; i < end; i++) {
                of.copy(bandLower.get(i - begin), rollLower.get(i), 0, rows);
                of.copy(bandUpper.get(i - begin), rollUpper.get(i), 0, rows);
            }
        }
        IntStream.range(0, rows).parallel().forEach(j -> {
            for (int i = begin; i < end; i++) {
                long shared = squares[i] & seenOpposite(squares[j]);
                if (shared != 0) {
                    strike(i, j, shared);
                }
            }
        });
    }

    /**
     * The entries in which the seats share squares: somebody was struck, and the other is to roll. They come from entries in
     * which nobody shares a square, so their order does not matter.
     */
    private void strike(int i, int j, long shared) {
        // The seat in way j has moved and struck pawns of way i.
        int back = struck(i, shared);
        of.opposite(lower.get(j), i, upper.get(back), j);
        of.opposite(upper.get(j), i, lower.get(back), j);
        // The seat in way i has moved and struck pawns of way j.
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

    /** The way in which the pawns on some squares are back where struck pawns go. */
    private int struck(int way, long squares) {
        int[] pawns = space.way(way);
        int set = 0;
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            set |= pawns[pawn] >= 0 && (squares >>> pawns[pawn] & 1) != 0 ? 1 << pawn : 0;
        }
        return struck[way][set];
    }

    private int[] strikes(int way) {
        int[] left = new int[1 << space.game().pawns()];
        for (int set = 0; set < left.length; set++) {
            int[] pawns = space.way(way).clone();
            for (int pawn = 0; pawn < pawns.length; pawn++) {
                pawns[pawn] = (set >> pawn & 1) != 0 ? space.game().dialect().origin() : pawns[pawn];
            }
            left[set] = space.wayOf(pawns);
        }
        return left;
    }

    /** A lower bound of the value of a state of the space, for the seat about to roll. */
    public double lower(long number) {
        return -of.get(upper.get((int) (number / rows)), (int) (number % rows));
    }

    /** An upper bound. */
    public double upper(long number) {
        return -of.get(lower.get((int) (number / rows)), (int) (number % rows));
    }
}
