package alea.solve.doom;

import alea.doom.DoomBoard;
import alea.doom.DoomGame;
import alea.doom.Reinforcement;
import alea.game.BadInput;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A game of two seats with dice placed in order, as those who go through all of its boards by {@link DoomSpace}'s
 * codes need it.
 */
final class DoomTiles {
    /** How many tiles a board has. */
    final int count;
    /** The most dice of a tile. */
    final int most;
    /** The digits that a tile can be: twice {@link #most}. */
    final int base;
    /** Boards. */
    final int codes;
    /** By tile: what a digit counts in a code. */
    final int[] power;
    /** By tile: the tiles beside it, in the order of moves. */
    final int[][] neighbours;
    /** By the attacker's and the defender's dice: the chance of the attack. */
    final double[][] chance;
    /** By a set of tiles: its largest region. */
    final byte[] largest;
    /** The fewest dice that attack. */
    final int attack;

    DoomTiles(DoomSpace space) {
        DoomGame game = space.game();
        if (!serves(game)) {
            throw new BadInput(game.spec() + " is not a game of two seats whose dice are placed in order");
        }
        DoomBoard board = game.board();
        int[] place = IntStream.range(0, board.places()).filter(board::has).toArray();
        count = place.length;
        most = game.variant().dice();
        attack = game.variant().attack();
        base = 2 * most;
        codes = Math.toIntExact(space.states() / 2);
        power = new int[count];
        neighbours = new int[count][];
        for (int t = 0, p = 1; t < count; t++, p *= base) {
            power[t] = p;
            neighbours[t] = Arrays.stream(board.neighbours(place[t]))
                    .map(to -> Arrays.binarySearch(place, to))
                    .toArray();
        }
        chance = new double[most + 1][most + 1];
        for (int a = 1; a <= most; a++) {
            for (int b = 1; b <= most; b++) {
                chance[a][b] = game.battles().chance(a, b);
            }
        }
        largest = new byte[1 << count];
        for (int own = 0; own < largest.length; own++) {
            long set = 0;
            for (int t = 0; t < count; t++) {
                set |= (own >> t & 1) == 0 ? 0 : 1L << place[t];
            }
            largest[own] = (byte) board.largest(set);
        }
    }

    /** Whether the solvers that go through boards know the rules of a game. */
    static boolean serves(DoomGame game) {
        return game.seats() == 2
                && game.variant().reinforcement() == Reinforcement.IN_ORDER
                && !game.variant().taken();
    }

    /**
     * Blocks of codes by their last digits, in waves: those of a wave have the same sum of last digits. An attack
     * lowers digits, so a block needs only itself and blocks of earlier waves.
     *
     * @param high how many last digits
     */
    int[][] waves(int high) {
        int blocks = (int) Math.pow(base, high);
        return IntStream.rangeClosed(0, high * (base - 1))
                .mapToObj(sum ->
                        IntStream.range(0, blocks).filter(b -> digits(b) == sum).toArray())
                .toArray(int[][]::new);
    }

    private int digits(int number) {
        int sum = 0;
        for (int left = number; left > 0; left /= base) {
            sum += left % base;
        }
        return sum;
    }
}
