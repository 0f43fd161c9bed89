package alea.solve.ludo;

import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The ways in which the pawns of a seat can stand, in an order. Pawns are alike: n pawns on p places have {@code C(p +
 * n - 1, n)} configurations.
 */
final class Configurations {
    private final LudoGame game;
    private final int origin;
    private final int codes;
    /** By configuration: the progress of the pawns, ascending. */
    private final int[][] all;
    /** By the pawns' codes as digits, in any order; -1 for what is left out. */
    private final int[] numbers;

    /**
     * Numbers configurations.
     *
     * @param some which ones, by the progress of the pawns
     * @param order their order; those that are equal by it are in order of the progress of each pawn
     */
    Configurations(LudoGame game, Predicate<int[]> some, Comparator<int[]> order) {
        this.game = game;
        Dialect dialect = game.dialect();
        origin = dialect.origin();
        codes = dialect.home() - origin + 1;
        List<int[]> found = new ArrayList<>();
        add(found, some, new int[game.pawns()], 0, origin);
        all = found.stream().sorted(order).toArray(int[][]::new);
        numbers = new int[(int) Math.pow(codes, game.pawns())];
        Arrays.fill(numbers, -1);
        for (int number = 0; number < all.length; number++) {
            number(number, all[number].clone(), 0);
        }
    }

    private void add(List<int[]> found, Predicate<int[]> some, int[] pawns, int pawn, int least) {
        if (pawn == pawns.length) {
            if (some.test(pawns)) {
                found.add(pawns.clone());
            }
            return;
        }
        for (int progress = least; progress < origin + codes; progress++) {
            pawns[pawn] = progress;
            add(found, some, pawns, pawn + 1, progress);
        }
    }

    /** Every order of the pawns is one configuration. */
    private void number(int number, int[] pawns, int from) {
        if (from == pawns.length) {
            numbers[key(pawns)] = number;
            return;
        }
        for (int i = from; i < pawns.length; i++) {
            int p = pawns[i];
            pawns[i] = pawns[from];
            pawns[from] = p;
            number(number, pawns, from + 1);
            pawns[from] = pawns[i];
            pawns[i] = p;
        }
    }

    private int key(int[] pawns) {
        int key = 0;
        for (int p : pawns) {
            key = key * codes + p - origin;
        }
        return key;
    }

    /** How many there are. */
    int count() {
        return all.length;
    }

    /** The progress of the pawns in a configuration, ascending. */
    int[] get(int number) {
        return all[number];
    }

    /** The number of a configuration, its pawns in any order, or -1. */
    int of(int[] pawns) {
        return numbers[key(pawns)];
    }

    /** The number of the configuration of a seat, or -1. */
    int of(LudoPosition position, int seat) {
        int key = 0;
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            key = key * codes + position.progress(seat, pawn) - origin;
        }
        return numbers[key];
    }

    /** The progress of the pawns in sum. */
    static int progress(int[] pawns) {
        int sum = 0;
        for (int p : pawns) {
            sum += p;
        }
        return sum;
    }

    /** Whether seats stand as they may: two share a square only where the rules let them, and so do two of one seat. */
    static boolean legal(LudoGame game, int[]... seats) {
        Dialect dialect = game.dialect();
        long shared = game.shared();
        long taken = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            long own = 0;
            for (int pawn = 0; pawn < seats[seat].length; pawn++) {
                int p = seats[seat][pawn];
                boolean stacked = pawn > 0 && p == seats[seat][pawn - 1];
                if (stacked && dialect.barriers().keepApart() && p >= 0 && p < dialect.home()) {
                    return false;
                }
                if (p >= 0 && p < dialect.ring() && (shared >>> p & 1) == 0) {
                    own |= 1L << (p + Dialect.QUARTER * game.place(seat)) % Dialect.SQUARES;
                }
            }
            if ((taken & own) != 0) {
                return false;
            }
            taken |= own;
        }
        return true;
    }
}
