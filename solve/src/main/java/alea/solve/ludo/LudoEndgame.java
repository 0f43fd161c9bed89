package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.StateRanks;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * The positions of a Ludo game of two seats in which at most so many pawns of both together are not home yet, before a
 * roll, as the seat sees them that is about to roll. A pawn that is home stays there, and a strike only sends one back
 * that is not: so no match leaves these positions again, whether or not its seats can still meet.
 *
 * <p>Configurations are in order of the pawns that are left, then of total progress, and a number counts the pairs of
 * them: those of the seat that waits one after the other, with each those of the seat about to roll that go with it.
 */
public final class LudoEndgame implements LudoPairs {
    private final LudoGame game;
    private final int pieces;
    /** The last one has all at home. */
    private final Configurations configurations;
    /** By how many pawns are left: the first configuration with so many; one more for the end. */
    private final int[] begins;
    /** By how many pawns are left: the number of the first pair. */
    private final long[] firsts;

    /**
     * The endgames of a game.
     *
     * @param pieces the most pawns of both seats that are left
     * @throws BadInput when the game is not one of two seats whose positions can be numbered, or when there are no
     *     such endgames
     */
    public LudoEndgame(LudoGame game, int pieces) {
        if (!serves(game)) {
            throw new BadInput(game.spec() + " is no Ludo of two seats in which only the pawns' places are remembered");
        }
        requirePieces(game, pieces);
        this.game = game;
        this.pieces = pieces;
        configurations = new Configurations(
                game,
                pawns -> left(pawns) < pieces,
                Comparator.<int[]>comparingInt(pawns -> left(pawns) == 0 ? pieces : left(pawns))
                        .thenComparingInt(Configurations::progress));
        int most = Math.min(game.pawns(), pieces - 1);
        begins = new int[most + 2];
        for (int row = rows() - 1; row >= 0; row--) {
            begins[left(configurations.get(row))] = row;
        }
        begins[most + 1] = rows();
        firsts = new long[most + 2];
        for (int left = 1; left <= most; left++) {
            firsts[left + 1] = firsts[left] + (long) (begins[left + 1] - begins[left]) * columnsOf(left);
        }
    }

    /** Whether a game has such endgames: two seats that are alike, nothing remembered. */
    static boolean serves(LudoGame game) {
        return game.seats() == 2 && game.pawns() > 1 && LudoSpace.serves(game);
    }

    private static void requirePieces(LudoGame game, int pieces) {
        int most = 2 * game.pawns() - 1;
        if (pieces < 2 || pieces > most) {
            throw new BadSetting(
                    "endgame",
                    String.format(
                            Locale.ROOT,
                            "%d is not allowed; of the %d pawns of %s, 2..%d can be left",
                            pieces,
                            most + 1,
                            game.spec(),
                            most));
        }
    }

    /**
     * How many positions there are, see {@link #states}.
     *
     * @throws BadInput when there are no such endgames
     */
    static double states(LudoGame game, int pieces) {
        requirePieces(game, pieces);
        int places = game.dialect().home() - game.dialect().origin();
        double[] ways = new double[game.pawns() + 1];
        ways[0] = 1;
        for (int n = 1; n < ways.length; n++) {
            ways[n] = ways[n - 1] * (places + n - 1) / n;
        }
        double states = 0;
        for (int own = 1; own < ways.length; own++) {
            for (int other = 1; other < ways.length && own + other <= pieces; other++) {
                states += ways[own] * ways[other];
            }
        }
        return states;
    }

    /** How many pawns are left to get home. */
    private int left(int[] pawns) {
        int home = game.dialect().home();
        return (int) Arrays.stream(pawns).filter(p -> p < home).count();
    }

    private int columnsOf(int left) {
        return begins[Math.min(pieces - left, begins.length - 2) + 1];
    }

    private int left(int row) {
        int left = 1;
        while (row >= begins[left + 1]) {
            left++;
        }
        return left;
    }

    @Override
    public LudoGame game() {
        return game;
    }

    @Override
    public int pieces() {
        return pieces;
    }

    @Override
    public long states() {
        return firsts[firsts.length - 1];
    }

    @Override
    public int rows() {
        return configurations.count() - 1;
    }

    @Override
    public int[] configuration(int row) {
        return configurations.get(row);
    }

    @Override
    public int configurationOf(int[] pawns) {
        return configurations.of(pawns);
    }

    @Override
    public int columns(int row) {
        return columnsOf(left(row));
    }

    @Override
    public long first(int row) {
        int left = left(row);
        return firsts[left] + (long) (row - begins[left]) * columnsOf(left);
    }

    @Override
    public int row(long number) {
        int left = 1;
        while (number >= firsts[left + 1]) {
            left++;
        }
        return begins[left] + (int) ((number - firsts[left]) / columnsOf(left));
    }

    @Override
    public long number(Position position) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() != Position.CHANCE) {
            return -1;
        }
        int waiting = configurations.of(p, 1 - p.seat());
        int rolling = configurations.of(p, p.seat());
        return waiting < 0 || rolling < 0 || rolling >= columns(waiting) ? -1 : first(waiting) + rolling;
    }

    @Override
    public boolean position(long number, Position into) {
        int row = row(number);
        int[][] progress = {configurations.get((int) (number - first(row))), configurations.get(row)};
        if (!Configurations.legal(game, progress)) {
            return false;
        }
        ((LudoPosition) into).beforeRoll(progress, 0);
        return true;
    }

    @Override
    public boolean counts(long number, Position scratch) {
        int row = row(number);
        return Configurations.legal(game, configurations.get((int) (number - first(row))), configurations.get(row));
    }

    @Override
    public boolean turned() {
        return true;
    }

    @Override
    public Optional<StateRanks> ranks() {
        return Optional.of(new LudoRanks(this));
    }

    @Override
    public int progress(long number) {
        int row = row(number);
        return Configurations.progress(configurations.get(row))
                + Configurations.progress(configurations.get((int) (number - first(row))))
                - 2 * game.dialect().origin() * game.pawns();
    }
}
