package alea.solve.doom;

import alea.solve.doom.DoomValues.Rounding;
import java.util.Arrays;

/**
 * What a turn is worth when it begins, on every board, from what turns are worth after it: win minus loss of the
 * seat to act when it picks what is worth most.
 *
 * <p>Boards go in rising code, so that all that an attack leads to is there before it. Boards that differ in their
 * first tiles only are a group: an attack between other tiles leads from a group to a group, the boards side by
 * side, so it is worked out for all of them at once. The last tiles make blocks, in waves of blocks that do not
 * need each other: see {@link DoomTiles#waves}. So what comes out does not depend on the number of threads.
 */
final class DoomTurns {
    /** Less than any number. */
    private static final double NOTHING = Double.NEGATIVE_INFINITY;
    /** What two products, a sum and a weight can be off by, all values being at most 1. */
    private static final double OFF = 4 * 0x1p-53;

    private final DoomTiles tiles;
    /** How many tiles differ within a group, and the boards that makes. */
    private final int first;

    private final int size;
    private final int block;
    private final int[][] waves;
    /** By tile and board of a group: the tile's digit. */
    private final byte[][] digit;
    /** By board of a group: the seat's own tiles. */
    private final byte[] own;
    /** By dice placed on tiles of the group at most, and board: the other seat's when the turn ends. */
    private final int[][] placed;

    /**
     * How one time through all boards has changed the values at the beginning of a turn.
     *
     * @param down the least of new less old; 0 when there is none below
     * @param up the most of new less old; 0 when there is none above
     * @param stored whether all could be stored, rounded the right way
     */
    record Change(double down, double up, boolean stored) {
        private static final Change NONE = new Change(0, 0, true);

        private Change and(Change other) {
            return new Change(Math.min(down, other.down), Math.max(up, other.up), stored && other.stored);
        }

        /** The largest change. */
        double largest() {
            return Math.max(-down, up);
        }
    }

    DoomTurns(DoomTiles tiles) {
        this.tiles = tiles;
        // An odd number: the other seat's board is in another wave then.
        int last = tiles.count >= 5 ? 3 : 1;
        first = Math.min(2, tiles.count - last);
        size = tiles.power[first - 1] * tiles.base;
        block = tiles.power[tiles.count - last];
        waves = tiles.waves(last);
        digit = new byte[first][size];
        own = new byte[size];
        for (int t = 0; t < first; t++) {
            for (int i = 0; i < size; i++) {
                digit[t][i] = (byte) (i / tiles.power[t] % tiles.base);
                own[i] |= (byte) (digit[t][i] < tiles.most ? 1 << t : 0);
            }
        }
        placed = new int[first + 1][size];
        for (int dice = 0; dice <= first; dice++) {
            for (int i = 0; i < size; i++) {
                placed[dice][i] = i;
                int left = dice;
                for (int t = 0; t < first; t++) {
                    placed[dice][i] += ends(t, digit[t][i], left);
                    left -= digit[t][i] < tiles.most ? 1 : 0;
                }
            }
        }
    }

    /** How a tile changes the code when the turn ends, and so many dice are left to be placed. */
    private int ends(int tile, int digit, int left) {
        int power = tiles.power[tile];
        return digit < tiles.most
                ? tiles.most * power + (left > 0 && digit < tiles.most - 1 ? power : 0)
                : -tiles.most * power;
    }

    /**
     * Goes through all boards.
     *
     * @param after what turns are worth that begin after those worked out; may be the same as {@code begun}
     * @param begun what turns are worth when they begin; worked out
     * @param going the same once somebody was attacked; worked out
     * @param rounding which way everything is rounded
     */
    Change go(DoomValues after, DoomValues begun, DoomValues going, Rounding rounding) {
        Change change = Change.NONE;
        for (int[] wave : waves) {
            change = change.and(Arrays.stream(wave)
                    .parallel()
                    .mapToObj(b -> new Block(b, after, begun, going, rounding).go())
                    .reduce(Change.NONE, Change::and));
        }
        return change;
    }

    /** Goes through the groups of a block. */
    private final class Block {
        private final DoomValues after;
        private final DoomValues begun;
        private final DoomValues going;
        private final Rounding rounding;
        private final double one;
        private final double off;
        private final int end;
        /** By board of the group: what it is worth to attack, and to end the turn. */
        private final double[] attack = new double[size];

        private final double[] skip = new double[size];
        /** The digits of the tiles that a group's boards share, and which of these tiles are the seat's own. */
        private final int[] shared = new int[tiles.count];

        private int sharedOwn;
        private int at;
        private double down;
        private double up;
        private boolean stored = true;

        Block(int number, DoomValues after, DoomValues begun, DoomValues going, Rounding rounding) {
            this.after = after;
            this.begun = begun;
            this.going = going;
            this.rounding = rounding;
            one = begun.one();
            off = one * (rounding == Rounding.DOWN ? -OFF : rounding == Rounding.UP ? OFF : 0);
            at = number * block;
            end = at + block;
            for (int t = first; t < tiles.count; t++) {
                shared[t] = at / tiles.power[t] % tiles.base;
                sharedOwn |= shared[t] < tiles.most ? 1 << t : 0;
            }
        }

        Change go() {
            for (; at < end; next()) {
                skip();
                Arrays.fill(attack, NOTHING);
                attackFromShared();
                for (int start = 0; start < size; start += tiles.base) {
                    row(start);
                }
            }
            return new Change(down / one, up / one, stored);
        }

        private void next() {
            at += size;
            for (int t = first; t < tiles.count; t++) {
                if (++shared[t] < tiles.base) {
                    sharedOwn = shared[t] == tiles.most ? sharedOwn & ~(1 << t) : sharedOwn;
                    return;
                }
                shared[t] = 0;
                sharedOwn |= 1 << t;
            }
        }

        /** What boards are worth when the turn ends there. */
        private void skip() {
            for (int start = 0; start < size; start += tiles.most) {
                int set = own[start];
                int left = tiles.largest[sharedOwn | set];
                int[] group = placed[Math.min(left, first)];
                left -= Integer.bitCount(set);
                int from = at;
                for (int t = first; t < tiles.count; t++) {
                    from += ends(t, shared[t], left);
                    left -= sharedOwn >> t & 1;
                }
                for (int i = start; i < start + tiles.most; i++) {
                    skip[i] = -after.get(from + group[i]);
                }
            }
        }

        /** Attacks from tiles that the group shares: for all of its boards at once. */
        private void attackFromShared() {
            for (int t = first; t < tiles.count; t++) {
                int dice = shared[t] + 1;
                if (dice < tiles.attack || dice > tiles.most) {
                    continue;
                }
                int lost = at - shared[t] * tiles.power[t];
                for (int to : tiles.neighbours[t]) {
                    if (to >= first && shared[to] >= tiles.most) {
                        double p = tiles.chance[dice][shared[to] + 1 - tiles.most];
                        going.attack(attack, p, lost + (dice - 2 - shared[to]) * tiles.power[to], lost);
                    } else if (to == 0) {
                        for (int start = tiles.most; start < size; start += tiles.base) {
                            attackOneByOne(start, dice, lost);
                        }
                    } else if (to < first) {
                        for (int d = tiles.most; d < tiles.base; d++) {
                            attackRow(
                                    d * tiles.base,
                                    tiles.chance[dice][d + 1 - tiles.most],
                                    lost + (dice - 2 - d) * tiles.base,
                                    lost);
                        }
                    }
                }
            }
        }

        /** An attack on the first tile, which has another number of dice on each board. */
        private void attackOneByOne(int start, int dice, int lost) {
            double[] chance = tiles.chance[dice];
            for (int d = 1; d <= tiles.most; d++) {
                int i = start + d - 1;
                double won = going.get(lost + i + dice - 1 - d - tiles.most);
                attack[i] = Math.max(attack[i], chance[d] * won + (1 - chance[d]) * going.get(lost + i));
            }
        }

        private void attackRow(int start, double p, int won, int lost) {
            for (int i = start; i < start + tiles.base; i++) {
                attack[i] = Math.max(attack[i], p * going.get(won + i) + (1 - p) * going.get(lost + i));
            }
        }

        /** Boards that differ in the first tile only. */
        private void row(int start) {
            int second = first > 1 ? digit[1][start] : 0;
            if (first > 1 && second >= tiles.attack - 1 && second < tiles.most) {
                attackFromSecond(start, second + 1);
            }
            // What the first tile's attacks lead to comes before them.
            int few = Math.min(tiles.attack - 1, tiles.most);
            store(start, start + few);
            for (int to : tiles.neighbours[0]) {
                int d = to < first ? second : shared[to];
                if (d >= tiles.most) {
                    attackFromFirst(start, to, d);
                }
            }
            store(start + few, start + tiles.base);
        }

        private void attackFromFirst(int start, int to, int d) {
            double otherwise = going.get(at + start);
            for (int dice = tiles.attack; dice <= tiles.most; dice++) {
                double p = tiles.chance[dice][d + 1 - tiles.most];
                double won = going.get(at + start + (dice - 2 - d) * tiles.power[to]);
                int i = start + dice - 1;
                attack[i] = Math.max(attack[i], p * won + (1 - p) * otherwise);
            }
        }

        private void attackFromSecond(int start, int dice) {
            int lost = at - (dice - 1) * tiles.base;
            for (int to : tiles.neighbours[1]) {
                if (to == 0) {
                    attackOneByOne(start + tiles.most, dice, lost);
                } else if (shared[to] >= tiles.most) {
                    double p = tiles.chance[dice][shared[to] + 1 - tiles.most];
                    attackRow(start, p, lost + (dice - 2 - shared[to]) * tiles.power[to], lost);
                }
            }
        }

        /** Takes over what boards are worth. */
        private void store(int from, int to) {
            boolean all = stored;
            int side = rounding == Rounding.DOWN ? 1 : rounding == Rounding.UP ? -1 : 0;
            double most = up;
            double least = down;
            for (int i = from; i < to; i++) {
                int code = at + i;
                double value = attack[i];
                double old = begun.get(code);
                double now;
                if (value == NOTHING) {
                    now = begun.set(
                            code,
                            one * Integer.signum(2 * Integer.bitCount(sharedOwn | own[i]) - tiles.count),
                            rounding);
                    going.set(code, skip[i], rounding);
                } else {
                    value += off;
                    value = value > one ? one : value < -one ? -one : value;
                    now = begun.set(code, value, rounding);
                    all &= (now - value) * side <= 0;
                    going.set(code, Math.max(now, skip[i]), rounding);
                }
                double change = now - old;
                if (change > most) {
                    most = change;
                }
                if (change < least) {
                    least = change;
                }
            }
            stored = all;
            up = most;
            down = least;
        }
    }
}
