package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.Turns;
import alea.solve.Archive;
import alea.solve.Objective;
import alea.solve.Solving;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Solves Ludo for two seats, pawns alike, row by row.
 *
 * <p>Row i of a table is for a seat that stands in way i and has just moved; column j for the other, who is about to roll; the entry
 * is win minus loss for the first. Whatever the other does, all ways j of it are treated alike: a row is the mean, over the dice, of the
 * greatest of the rows to which the moves lead, element by element. Entries in which two seats share a square where pawns are
 * struck are no positions; there stands what the strike is worth, and so rows need no exception.
 *
 * <p>Two such tables, from below and from above, bracket the truth at every step: what is rounded is rounded outward. Rows are
 * worked through by falling progress, some at a time, each from what was there before; so the result does not depend on the
 * number of threads.
 */
public final class LudoRows implements Solving {
    /** Rows worked out from the same tables; two cache lines of doubles. */
    private static final int BAND = 16;
    /** What six additions, a division and a change of sign can be off by, all values being at most 1. */
    private static final double OFF = 12 * 0x1p-53;

    private final LudoSpace space;
    private final int rows;
    /** By row, die and option: the row that a move leads to, {@link #rows} for the end of the match. */
    private final int[][][] moves;
    /** By die: whether the same seat rolls again after it. */
    private final boolean[] again = new boolean[7];

    private final long[] squares;
    /** By square of the board: the rows with a pawn there, for the seat opposite. */
    private final int[][] standing;
    /** Just moved, the other to roll. */
    private final double[][] lower;

    private final double[][] upper;
    /** About to roll, the other waiting; only where a die rolls again. */
    private final double[][] rollLower;

    private final double[][] rollUpper;
    private final double[] won;
    private final double[][] bandLower;
    private final double[][] bandUpper;
    private int sweeps;
    private double gap = 2;

    /**
     * Tables that know nothing yet.
     *
     * @throws BadInput when the game is not one of two seats that strikes and does nothing else
     */
    public LudoRows(LudoSpace space) {
        if (!serves(space.game())) {
            throw new BadInput(space.game().spec() + " is not a Ludo of two seats in which pawns only strike");
        }
        this.space = space;
        rows = space.rows();
        moves = new int[rows][7][];
        findMoves();
        squares = IntStream.range(0, rows).mapToLong(this::squares).toArray();
        standing = IntStream.range(0, Dialect.SQUARES)
                .mapToObj(s -> IntStream.range(0, rows)
                        .filter(j -> (seenOpposite(squares[j]) >>> s & 1) != 0)
                        .toArray())
                .toArray(int[][]::new);
        boolean any = IntStream.rangeClosed(1, 6).anyMatch(d -> again[d]);
        lower = table(-1);
        upper = table(1);
        rollLower = any ? table(-1) : new double[0][];
        rollUpper = any ? table(1) : new double[0][];
        won = filled(1);
        bandLower = new double[BAND][rows];
        bandUpper = new double[BAND][rows];
    }

    /** Whether this solver knows the rules of a game. */
    public static boolean serves(LudoGame game) {
        return game.seats() == 2 && LudoSpace.serves(game) && game.dialect().onlyStrikes();
    }

    /** Bytes of the tables of a game with so many rows. */
    public static long bytes(LudoSpace space) {
        boolean six = space.game().dialect().turns() == Turns.AGAIN_ON_SIX_OR_STRIKE;
        return (long) space.rows() * space.rows() * Double.BYTES * (six ? 4 : 2);
    }

    private double[][] table(double value) {
        return IntStream.range(0, rows).mapToObj(i -> filled(value)).toArray(double[][]::new);
    }

    private double[] filled(double value) {
        double[] row = new double[rows];
        Arrays.fill(row, value);
        return row;
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
        for (double[][] table : new double[][][] {lower, upper, rollLower, rollUpper}) {
            for (double[] row : table) {
                archive.doubles(row);
            }
        }
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
        for (int end = rows; end > 0; end -= BAND) {
            int begin = Math.max(0, end - BAND);
            widest = Math.max(
                    widest,
                    IntStream.range(begin, end)
                            .parallel()
                            .mapToDouble(i -> row(i, bandLower[i - begin], bandUpper[i - begin]))
                            .max()
                            .orElse(0));
            store(begin, end);
        }
        gap = widest;
        sweeps++;
    }

    /** Works out both bounds for a seat about to roll in way {@code i}, and returns how far they are apart. */
    private double row(int i, double[] low, double[] high) {
        var best = new double[rows];
        mean(i, lower, rollLower, low, best, -OFF);
        mean(i, upper, rollUpper, high, best, OFF);
        double widest = 0;
        for (int j = 0; j < rows; j++) {
            widest = Math.max(widest, high[j] - low[j]);
        }
        return widest;
    }

    private void mean(int i, double[][] moved, double[][] rolls, double[] into, double[] best, double off) {
        Arrays.fill(into, off * 6);
        for (int die = 1; die <= 6; die++) {
            int[] to = moves[i][die];
            double[][] from = again[die] ? rolls : moved;
            if (to.length == 1) {
                add(into, from(from, to[0]));
                continue;
            }
            System.arraycopy(from(from, to[0]), 0, best, 0, rows);
            for (int k = 1; k < to.length - 1; k++) {
                greatest(best, from(from, to[k]));
            }
            addGreatest(into, best, from(from, to[to.length - 1]));
        }
        divide(into);
    }

    private double[] from(double[][] table, int row) {
        return row == rows ? won : table[row];
    }

    // Small loops of their own, which the compiler turns into vector instructions.

    private static void add(double[] into, double[] row) {
        for (int j = 0; j < into.length; j++) {
            into[j] += row[j];
        }
    }

    private static void greatest(double[] into, double[] row) {
        for (int j = 0; j < into.length; j++) {
            into[j] = Math.max(into[j], row[j]);
        }
    }

    private static void addGreatest(double[] into, double[] best, double[] row) {
        for (int j = 0; j < into.length; j++) {
            into[j] += Math.max(best[j], row[j]);
        }
    }

    private static void divide(double[] into) {
        for (int j = 0; j < into.length; j++) {
            into[j] /= 6;
        }
    }

    /** Writes a band: what is good for the one about to roll is bad for the one who has moved. */
    private void store(int begin, int end) {
        int parts = Math.max(1, rows / 64);
        IntStream.range(0, parts).parallel().forEach(part -> {
            for (int j = (int) ((long) rows * part / parts); j < (long) rows * (part + 1) / parts; j++) {
                double[] low = lower[j];
                double[] high = upper[j];
                for (int i = begin; i < end; i++) {
                    high[i] = -bandLower[i - begin][j];
                    low[i] = -bandUpper[i - begin][j];
                }
            }
        });
        if (rollLower.length > 0) {
            for (int i = begin; i < end; i++) {
                System.arraycopy(bandLower[i - begin], 0, rollLower[i], 0, rows);
                System.arraycopy(bandUpper[i - begin], 0, rollUpper[i], 0, rows);
            }
        }
        for (int i = begin; i < end; i++) {
            strikes(i);
        }
    }

    /** The entries of row and column i in which somebody was struck: the seat that moved rolls again. */
    private void strikes(int i) {
        for (long left = squares[i]; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            for (int j : standing[square]) {
                long shared = squares[i] & seenOpposite(squares[j]);
                if (Long.numberOfTrailingZeros(shared) != square) {
                    continue;
                }
                // The seat in way j has moved and struck pawns of way i.
                int back = struck(i, shared);
                lower[j][i] = -upper[back][j];
                upper[j][i] = -lower[back][j];
                // The seat in way i has moved and struck pawns of way j.
                int others = struck(j, seenOpposite(shared));
                double least = -upper[others][i];
                double most = -lower[others][i];
                lower[i][j] = least;
                upper[i][j] = most;
                if (rollLower.length > 0) {
                    rollLower[i][j] = least;
                    rollUpper[i][j] = most;
                    rollLower[j][i] = -upper[back][j];
                    rollUpper[j][i] = -lower[back][j];
                }
            }
        }
    }

    /** The way in which the pawns on some squares are back where struck pawns go. */
    private int struck(int way, long squares) {
        int[] pawns = space.way(way).clone();
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            if (pawns[pawn] >= 0 && (squares >>> pawns[pawn] & 1) != 0) {
                pawns[pawn] = space.game().dialect().origin();
            }
        }
        return space.wayOf(pawns);
    }

    /** A lower bound of the value of a state of the space, for the seat about to roll. */
    public double lower(long number) {
        return -upper[(int) (number / rows)][(int) (number % rows)];
    }

    /** An upper bound. */
    public double upper(long number) {
        return -lower[(int) (number / rows)][(int) (number % rows)];
    }
}
