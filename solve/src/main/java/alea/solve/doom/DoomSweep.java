package alea.solve.doom;

import alea.solve.Archive;
import java.util.Arrays;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What the solvers of Dice of Doom for two seats with dice placed in order share: going through all boards in rising
 * code, so that all that a turn can lead to is there before it. Each state has a pair of numbers; what they mean, and
 * what makes one out of those it leads to, is the solver's.
 *
 * <p>The last digits of a code, the high ones, make blocks. An attack lowers digits, so a block needs only blocks
 * that are lower in every digit: those whose digits have the same sum are worked through at the same time. What ends
 * a turn can lead anywhere; it is looked up beforehand, from the sweep before. So a sweep does not depend on the
 * number of threads.
 */
abstract class DoomSweep {
    /** No attack: the turn, or the match, ends here. */
    static final byte END = -1;

    private static final int MOST_KEPT = 1 << 28;

    /**
     * What a turn that ends was worth when it began, is kept apart from what it is worth once somebody was attacked.
     */
    final double[] begun;

    final double[] going;
    final int codes;
    final int tiles;
    final int most;
    private final int base;
    private final DoomTiles rules;
    /** Blocks of codes in waves. */
    private final int[][] waves;

    private final int block;
    private final DoomSpace space;
    /** By code: the code when the turn ends there; empty where that would need too much memory. */
    private final int[] next;

    DoomSweep(DoomSpace space) {
        this.space = space;
        rules = new DoomTiles(space);
        codes = rules.codes;
        tiles = rules.count;
        most = rules.most;
        base = rules.base;
        begun = new double[2 * codes];
        going = new double[2 * codes];
        int high = Math.min(2, tiles - 1);
        block = rules.power[tiles - high];
        waves = rules.waves(high);
        next = new int[codes <= MOST_KEPT ? codes : 0];
        if (next.length > 0) {
            IntStream.range(0, codes / block).parallel().forEach(b -> {
                for (var cursor = new Cursor(b * block); cursor.code < (b + 1) * block; cursor.next()) {
                    next[cursor.code] = cursor.skipped();
                }
            });
        }
    }

    /** The states. */
    public final DoomSpace space() {
        return space;
    }

    /** Keeps both numbers of all states, or gets them back. */
    final void archivePairs(Archive archive) {
        archive.doubles(begun, 0, 1);
        archive.doubles(going, 0, 1);
    }

    /** An element of the first or the second array of a table. */
    public final double get(int array, long number) {
        double[] pairs = number % 2 == 0 ? begun : going;
        return pairs[(int) (number / 2 * 2) + array];
    }

    /** Goes through all codes, and returns the greatest of what the blocks return. */
    final double sweep() {
        IntStream.range(0, codes / block).parallel().forEach(b -> skip(b * block, (b + 1) * block));
        return Arrays.stream(waves)
                .mapToDouble(wave -> Arrays.stream(wave)
                        .parallel()
                        .mapToDouble(b -> block(new Cursor(b * block), (b + 1) * block))
                        .max()
                        .orElse(0))
                .max()
                .orElse(0);
    }

    private void skip(int from, int to) {
        if (next.length > 0) {
            for (int code = from; code < to; code++) {
                skipTo(code, next[code]);
            }
            return;
        }
        for (var cursor = new Cursor(from); cursor.code < to; cursor.next()) {
            skipTo(cursor.code, cursor.skipped());
        }
    }

    /**
     * Sets what a board is worth when the turn ends there.
     *
     * @param next the board that the other seat has then
     */
    abstract void skipTo(int code, int next);

    /** Works through the codes from the cursor's to {@code end}, and returns how much there is left to do. */
    abstract double block(Cursor cursor, int end);

    /** A board and what can be done on it. */
    final class Cursor {
        int code;
        /** The tiles of the seat to act. */
        int own;

        private final int[] digit = new int[tiles];

        Cursor(int code) {
            this.code = code;
            for (int t = 0, left = code; t < tiles; t++, left /= base) {
                digit[t] = left % base;
                own |= digit[t] < most ? 1 << t : 0;
            }
        }

        /** Goes to the next code. */
        void next() {
            code++;
            for (int t = 0; t < tiles; t++) {
                if (++digit[t] < base) {
                    own = digit[t] == most ? own & ~(1 << t) : own;
                    return;
                }
                digit[t] = 0;
                own |= 1 << t;
            }
        }

        /** The attack after {@code last}, or the first after {@link #END}; {@link #END} when there is none. */
        byte attackAfter(int last) {
            int t = last < 0 ? 0 : last / 6;
            int k = last < 0 ? 0 : last % 6 + 1;
            for (; t < tiles; t++, k = 0) {
                if (digit[t] >= rules.attack - 1 && digit[t] < most) {
                    int[] to = rules.neighbours[t];
                    for (; k < to.length; k++) {
                        if (digit[to[k]] >= most) {
                            return (byte) (t * 6 + k);
                        }
                    }
                }
            }
            return END;
        }

        double chanceOf(int attack) {
            int t = attack / 6;
            return rules.chance[digit[t] + 1][digit[rules.neighbours[t][attack % 6]] - most + 1];
        }

        /** The code after an attack is won: one die stays, the others move, the defender's are gone. */
        int won(int attack) {
            int t = attack / 6;
            int to = rules.neighbours[t][attack % 6];
            return code - digit[t] * rules.power[t] + (digit[t] - 1 - digit[to]) * rules.power[to];
        }

        /** The code after an attack is lost: one die stays. */
        int lost(int attack) {
            int t = attack / 6;
            return code - digit[t] * rules.power[t];
        }

        /** The code after the turn ends, as the other seat sees it. */
        int skipped() {
            int left = rules.largest[own];
            int to = code;
            for (int t = 0; t < tiles; t++) {
                if (digit[t] < most) {
                    to += most * rules.power[t];
                    if (left > 0) {
                        left--;
                        to += digit[t] < most - 1 ? rules.power[t] : 0;
                    }
                } else {
                    to -= most * rules.power[t];
                }
            }
            return to;
        }

        /** Tiles of the seat to act minus those of the other: above 0 when it has won a match that ends here. */
        int lead() {
            return 2 * Integer.bitCount(own) - tiles;
        }
    }

    /** The first number of a state. */
    LongToDoubleFunction firsts() {
        return number -> number % 2 == 0 ? begun[(int) number] : going[(int) number - 1];
    }

    /** The second number of a state. */
    LongToDoubleFunction seconds() {
        return number -> number % 2 == 0 ? begun[(int) number + 1] : going[(int) number];
    }
}
