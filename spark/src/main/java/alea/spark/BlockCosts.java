package alea.spark;

import alea.solve.Space;
import alea.solve.graph.ZeroSumBlock;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * What a block from the middle of a table costs, in this process. Seconds are those of a processor.
 *
 * @param states of the table
 * @param blocks of the table
 * @param waves of blocks
 * @param block its number
 * @param follow seconds a state to find out where it leads
 * @param bytes a state of what is then known, without the bounds
 * @param read seconds a state to get that from where it is kept, without the disk
 * @param sweep seconds a state to be gone through once
 * @param asked how many bounds of other blocks are asked for, a state
 * @param others how many other blocks are asked
 */
record BlockCosts(
        long states,
        int blocks,
        int waves,
        int block,
        double follow,
        double bytes,
        double read,
        double sweep,
        double asked,
        int others) {
    /** Seconds that a bound of another block takes to be read, and what else a sweep needs: measured, docs/scale.md. */
    private static final double TOLD = 65e-9;

    private static final int TIMES = 3;

    /** Seconds a state in a sweep. */
    double turn() {
        return read + sweep + asked * TOLD;
    }

    static BlockCosts of(BlockPlan plan) {
        BlockCut cut = plan.cut();
        Space space = cut.space();
        int number = cut.blocks() / 2;
        long from = cut.begin(number);
        long to = cut.begin(number + 1);
        double count = to - from;
        long before = memory();
        long begun = processor();
        var block = new ZeroSumBlock(space, from, to);
        double follow = (processor() - begun) * 1e-9 / count;
        double bytes = (memory() - before) / count;
        double read = read(block) / count;
        long[] outside = block.outside();
        int others =
                (int) Arrays.stream(outside).mapToInt(cut::block).distinct().count();
        float[] lower = ZeroSumBlock.unknown(space, from, to, 0);
        float[] upper = ZeroSumBlock.unknown(space, from, to, 1);
        float[] below = new float[outside.length];
        float[] above = new float[outside.length];
        Arrays.fill(below, -1);
        Arrays.fill(above, 1);
        block.sweep(lower, upper, below, above);
        begun = processor();
        for (int i = 0; i < TIMES; i++) {
            block.sweep(lower, upper, below, above);
        }
        double sweep = (processor() - begun) * 1e-9 / count / TIMES;
        return new BlockCosts(
                space.states(),
                cut.blocks(),
                cut.waves(),
                number,
                follow,
                bytes,
                read,
                sweep,
                outside.length / count,
                others);
    }

    /** As Spark keeps it. */
    private static double read(ZeroSumBlock block) {
        try {
            var kept = new ByteArrayOutputStream();
            try (var out = new ObjectOutputStream(kept)) {
                out.writeObject(block);
            }
            byte[] bytes = kept.toByteArray();
            read(bytes);
            long begun = processor();
            for (int i = 0; i < TIMES; i++) {
                read(bytes);
            }
            return (processor() - begun) * 1e-9 / TIMES;
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.readObject();
        }
    }

    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long memory() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
