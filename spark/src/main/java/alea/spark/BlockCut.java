package alea.spark;

import alea.solve.RankedSpace;
import alea.solve.Space;
import alea.solve.StateRanks;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Where the states of a space are cut into blocks, and in which order those are worked through. States are in the order
 * of the space's {@linkplain Space#ranks ranks}, where it has some. A level is a wave of blocks, which do not need each
 * other; small levels are one block together, which goes through them in order.
 */
final class BlockCut {
    private static final int WHERE_NO_ORDER_IS_KNOWN = 8;

    private final Space plain;
    private final Optional<StateRanks> ranks;
    private final Space space;
    /** Where blocks begin; at the end, how many states there are. */
    private final long[] begins;
    /** The first block of each wave; at the end, how many blocks there are. */
    private final int[] waves;

    private final int size;
    private final int wave;

    /**
     * Cuts a space.
     *
     * @param size the most states of a block
     * @param least the fewest blocks of a wave, or 0 for one level each, or eight blocks where there are no levels;
     *     what comes last, and what is less far on than what comes after it, may have fewer
     */
    BlockCut(Space plain, int size, int least) {
        this.plain = plain;
        this.size = size;
        ranks = plain.ranks();
        wave = least > 0 ? least : ranks.isPresent() ? 1 : WHERE_NO_ORDER_IS_KNOWN;
        space = ranks.<Space>map(order -> new RankedSpace(plain, order)).orElse(plain);
        long[] levels = ranks.map(StateRanks::levels).orElseGet(this::alike);
        LongStream.Builder blocks = LongStream.builder();
        IntStream.Builder firsts = IntStream.builder();
        int count = 0;
        int inWave = wave;
        for (int from = 0, to; from < levels.length - 1; from = to) {
            to = from + 1;
            boolean rises = from > 0 && rises(levels, from);
            while (to < levels.length - 1 && levels[to + 1] - levels[from] <= size && !rises(levels, to)) {
                to++;
            }
            if (inWave >= wave || rises) {
                firsts.add(count);
                inWave = 0;
            }
            int here = add(blocks, levels[from], levels[to]);
            count += here;
            inWave += here;
        }
        begins = blocks.add(space.states()).build().toArray();
        waves = firsts.add(count).build().toArray();
    }

    /** Nothing is known of an order: every block is a level. */
    private long[] alike() {
        long states = plain.states();
        return LongStream.concat(LongStream.iterate(0, at -> at < states, at -> at + size), LongStream.of(states))
                .toArray();
    }

    /** Whether a level is further on than the one before it. */
    private boolean rises(long[] levels, int level) {
        return ranks.isPresent() && space.progress(levels[level]) > space.progress(levels[level - 1]);
    }

    /** Adds the blocks of a level, as large as each other. Each begins at an even place. */
    private int add(LongStream.Builder blocks, long from, long to) {
        long parts = (to - from + size - 1) / size;
        long each = (to - from + parts - 1) / parts;
        each += each % 2;
        int added = 0;
        for (long at = from; at < to; at += each) {
            blocks.add(at);
            added++;
        }
        return added;
    }

    /** The states, numbered in the order of the blocks. */
    Space space() {
        return space;
    }

    /** The states with their own numbers. */
    Space plain() {
        return plain;
    }

    /** The place of a number of {@link #plain} in the order of the blocks. */
    long rank(long number) {
        return ranks.isPresent() ? ranks.get().rank(number) : number;
    }

    /** How many blocks there are. */
    int blocks() {
        return begins.length - 1;
    }

    /** The first state of a block, or the end of the one before it. */
    long begin(int block) {
        return begins[block];
    }

    /** The block of a state. */
    int block(long state) {
        int at = Arrays.binarySearch(begins, state);
        return at < 0 ? -at - 2 : at;
    }

    /** The fewest blocks of a wave. */
    int wave() {
        return wave;
    }

    /** How many waves there are. */
    int waves() {
        return waves.length - 1;
    }

    /** The blocks of a wave. */
    IntStream wave(int number) {
        return IntStream.range(waves[number], waves[number + 1]);
    }

    /** How long a wave takes. */
    @FunctionalInterface
    interface Length {
        /**
         * Seconds, from a wave's blocks and how many states these have in the mean.
         */
        double seconds(int blocks, double states);
    }

    /** Seconds that a sweep takes, in which each wave waits for the one before. */
    double seconds(Length wave) {
        double seconds = 0;
        for (int w = 0; w < waves(); w++) {
            int blocks = waves[w + 1] - waves[w];
            seconds += wave.seconds(blocks, (double) (begins[waves[w + 1]] - begins[waves[w]]) / blocks);
        }
        return seconds;
    }
}
