package alea.spark;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.graph.ZeroSumBlock;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * The values of a game whose table lies on many machines: bounds in blocks of floats. In a sweep every block tells the
 * others the bounds that they asked for, and goes through itself with what it was told; so what comes of a sweep
 * depends on the one before alone, and not on how blocks are shared out. Blocks are worked through in {@link
 * BlockLayers}.
 *
 * <p>Every so often all blocks are written as files into a folder that all machines see. There a machine that takes
 * over from a lost one begins, and a driver that is started again.
 */
final class BlockSolve {
    /** How often a block goes through itself before it tells the others. */
    private static final int WITHIN = 10;
    /** It stops before that when bounds move by less than such a part of what they first moved by. */
    private static final double SETTLED = 0.1;
    /** Sweeps between two times that blocks are written, at most: what is computed again goes no further back. */
    private static final int MOST_KEPT = 25;
    /** After so many sweeps of a layer, rounding or endless play keeps the bounds apart. */
    private static final int PATIENCE = 20_000;

    private static final String PROGRESS = "progress.txt";
    private static final String PLAN = "plan.txt";

    private final BlockPlan plan;
    private final double enough;
    private final Path folder;
    private final Partitioner partitioner;
    private final JavaPairRDD<Integer, Integer> blocks;
    private final JavaPairRDD<Integer, Telling> tellings;
    private final List<BitSet> layers;

    private JavaPairRDD<Integer, BlockBounds> bounds;
    private int layer;
    /** Sweeps of the layer at hand. */
    private int within;

    private int sweeps;
    private int keptAt;
    private double gap;

    /** What a block tells: to which others, and the bounds of which of its states. */
    private record Telling(int[] to, int[][] states) implements Serializable {}

    /** A block asks for bounds. */
    private record Asking(int block, int[] states) implements Serializable {}

    /** A block is told bounds of another one's states. */
    private record Told(int of, float[] lower, float[] upper) implements Serializable {}

    /** What a sweep did to the blocks that took part. */
    private record Sweep(double moved, double gap) implements Serializable {
        Sweep and(Sweep other) {
            return new Sweep(Math.max(moved, other.moved), Math.max(gap, other.gap));
        }
    }

    /**
     * Begins, or goes on with what the folder has.
     *
     * @param partitions how many tasks a sweep has at most
     * @param enough how far bounds may stay apart
     * @param folder that all machines see
     * @throws BadInput when the game has no blocks, or the folder has those of another solve
     */
    BlockSolve(Cluster cluster, BlockPlan plan, int partitions, double enough, Path folder) {
        this.plan = plan;
        this.enough = enough;
        this.folder = folder;
        int count = plan.blocks();
        int tasks = Math.min(partitions, count);
        partitioner = new HashPartitioner(tasks);
        List<Tuple2<Integer, Integer>> numbers =
                IntStream.range(0, count).mapToObj(b -> new Tuple2<>(b, b)).toList();
        blocks = cluster.context()
                .parallelizePairs(numbers, tasks)
                .partitionBy(partitioner)
                .persist(StorageLevel.MEMORY_AND_DISK());
        JavaPairRDD<Integer, Asking> askings = blocks.flatMapToPair(block -> askings(plan, block._1));
        tellings =
                askings.groupByKey(partitioner).mapValues(BlockSolve::telling).persist(StorageLevel.MEMORY_AND_DISK());
        layers = layers(count);
        requirePlan();
        bounds = resumed() ? read() : unknown();
    }

    private void requirePlan() {
        String job = String.format(
                Locale.ROOT,
                "alea blocks 1%ngame: %s%npieces: %d%nblock: %d%ngap: %s%n",
                plan.space().game().spec(),
                plan.pieces(),
                plan.size(),
                enough);
        Path file = folder.resolve(PLAN);
        try {
            if (!Files.exists(file)) {
                WholeFile.write(file, job);
            } else if (!Files.readString(file).equals(job)) {
                throw new BadInput("%s is of another solve".formatted(file));
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** Whether a folder has what can be gone on with. */
    static boolean isBegun(Path folder) {
        return Files.exists(folder.resolve(PLAN));
    }

    private static Iterator<Tuple2<Integer, Asking>> askings(BlockPlan plan, int block) {
        long[] outside = plan.block(block).outside();
        List<Tuple2<Integer, Asking>> all = new ArrayList<>();
        for (int from = 0, to = 0; from < outside.length; from = to) {
            int other = (int) (outside[from] / plan.size());
            while (to < outside.length && outside[to] / plan.size() == other) {
                to++;
            }
            int[] states = Arrays.stream(outside, from, to)
                    .mapToInt(number -> (int) (number - plan.from(other)))
                    .toArray();
            all.add(new Tuple2<>(other, new Asking(block, states)));
        }
        return all.iterator();
    }

    private static Telling telling(Iterable<Asking> askings) {
        List<Asking> all = new ArrayList<>();
        askings.forEach(all::add);
        all.sort(Comparator.comparingInt(Asking::block));
        return new Telling(
                all.stream().mapToInt(Asking::block).toArray(),
                all.stream().map(Asking::states).toArray(int[][]::new));
    }

    private List<BitSet> layers(int count) {
        List<List<Integer>> leads = new ArrayList<>();
        IntStream.range(0, count).forEach(_ -> leads.add(new ArrayList<>()));
        tellings.mapValues(Telling::to).collect().forEach(told -> {
            for (int block : told._2) {
                leads.get(block).add(told._1);
            }
        });
        return BlockLayers.of(leads.stream()
                .map(to -> to.stream().mapToInt(block -> block).toArray())
                .toArray(int[][]::new));
    }

    /** How many layers there are. */
    int layers() {
        return layers.size();
    }

    /** How often bounds were told. */
    int sweeps() {
        return sweeps;
    }

    /** The largest difference of the bounds of a state of the layers that are done. */
    double gap() {
        return gap;
    }

    private JavaPairRDD<Integer, BlockBounds> unknown() {
        BlockPlan of = plan;
        return blocks.mapValues(block -> new BlockBounds(
                        ZeroSumBlock.unknown(of.space(), of.from(block), of.to(block), 0),
                        ZeroSumBlock.unknown(of.space(), of.from(block), of.to(block), 1),
                        0,
                        0))
                .persist(StorageLevel.MEMORY_AND_DISK());
    }

    private String kept(int at) {
        return String.format(Locale.ROOT, "sweep-%09d", at);
    }

    private JavaPairRDD<Integer, BlockBounds> read() {
        String from = folder.resolve(kept(keptAt)).toString();
        return blocks.mapValues(block -> BlockBounds.read(Path.of(from), block))
                .persist(StorageLevel.MEMORY_AND_DISK());
    }

    /**
     * Sweeps until bounds are as close as was asked, or come no closer.
     *
     * @param due asked after every sweep: whether blocks are to be written now
     * @param stopped asked after every sweep: whether to end there
     * @param told hears after every sweep how it goes
     * @return whether they are as close; all is in files then
     * @throws CancellationException when it was stopped; what was done is kept
     */
    boolean run(BooleanSupplier due, BooleanSupplier stopped, Consumer<String> told) {
        while (layer < layers.size()) {
            double share = enough * (layer + 1) / layers.size();
            Sweep sweep = sweep(layers.get(layer));
            told.accept(String.format(
                    Locale.ROOT,
                    "layer %,d of %,d, %,d sweeps, gap %.1e",
                    layer + 1,
                    layers.size(),
                    sweeps,
                    sweep.gap));
            if (sweep.gap <= share || sweep.moved == 0 || within == PATIENCE) {
                gap = Math.max(gap, sweep.gap);
                layer++;
                within = 0;
            }
            boolean stops = stopped.getAsBoolean();
            if (due.getAsBoolean() || stops || sweeps - keptAt == MOST_KEPT || layer == layers.size()) {
                keep();
            }
            if (stops) {
                throw new CancellationException("interrupted");
            }
        }
        return gap <= enough;
    }

    private Sweep sweep(BitSet active) {
        BlockPlan of = plan;
        JavaPairRDD<Integer, Told> told = bounds.join(tellings, partitioner)
                .flatMapToPair(block -> told(block._1, block._2._1, block._2._2, active));
        JavaPairRDD<Integer, BlockBounds> next = bounds.cogroup(told, partitioner)
                .mapPartitionsToPair(all -> new Swept(of, active, all), true)
                .persist(StorageLevel.MEMORY_AND_DISK());
        Sweep sweep = next.filter(block -> active.get(block._1))
                .map(block -> new Sweep(block._2.moved(), block._2.gap()))
                .reduce(Sweep::and);
        bounds.unpersist(false);
        bounds = next;
        sweeps++;
        within++;
        return sweep;
    }

    private static Iterator<Tuple2<Integer, Told>> told(int of, BlockBounds bounds, Telling telling, BitSet active) {
        List<Tuple2<Integer, Told>> all = new ArrayList<>();
        for (int i = 0; i < telling.to.length; i++) {
            if (active.get(telling.to[i])) {
                int[] states = telling.states[i];
                float[] lower = new float[states.length];
                float[] upper = new float[states.length];
                for (int s = 0; s < states.length; s++) {
                    lower[s] = bounds.lower()[states[s]];
                    upper[s] = bounds.upper()[states[s]];
                }
                all.add(new Tuple2<>(telling.to[i], new Told(of, lower, upper)));
            }
        }
        return all.iterator();
    }

    /** Blocks after a sweep, one after the other. */
    private record Swept(
            BlockPlan plan,
            BitSet active,
            Iterator<Tuple2<Integer, Tuple2<Iterable<BlockBounds>, Iterable<Told>>>> before)
            implements Iterator<Tuple2<Integer, BlockBounds>> {
        @Override
        public boolean hasNext() {
            return before.hasNext();
        }

        @Override
        public Tuple2<Integer, BlockBounds> next() {
            Tuple2<Integer, Tuple2<Iterable<BlockBounds>, Iterable<Told>>> next = before.next();
            BlockBounds bounds = next._2._1.iterator().next();
            int number = next._1;
            return new Tuple2<>(number, active.get(number) ? swept(number, bounds, next._2._2) : bounds);
        }

        private BlockBounds swept(int number, BlockBounds before, Iterable<Told> told) {
            List<Told> all = new ArrayList<>();
            told.forEach(all::add);
            all.sort(Comparator.comparingInt(Told::of));
            int size = all.stream().mapToInt(t -> t.lower.length).sum();
            float[] outsideLower = new float[size];
            float[] outsideUpper = new float[size];
            int at = 0;
            for (Told t : all) {
                System.arraycopy(t.lower, 0, outsideLower, at, t.lower.length);
                System.arraycopy(t.upper, 0, outsideUpper, at, t.upper.length);
                at += t.lower.length;
            }
            float[] lower = before.lower().clone();
            float[] upper = before.upper().clone();
            ZeroSumBlock block = plan.block(number);
            synchronized (block) { // a task may run twice at a time, where that is set
                double first = block.sweep(lower, upper, outsideLower, outsideUpper);
                double moved = first;
                for (int i = 1; i < WITHIN && moved > SETTLED * first; i++) {
                    moved = block.sweep(lower, upper, outsideLower, outsideUpper);
                }
                return new BlockBounds(lower, upper, first, block.gap(lower, upper));
            }
        }
    }

    /** Writes all blocks, and begins there. */
    private void keep() {
        Path to = folder.resolve(kept(sweeps));
        int last = keptAt;
        try {
            Files.createDirectories(to);
            String shared = to.toString();
            bounds.foreach(block -> block._2.write(Path.of(shared), block._1));
            WholeFile.write(
                    folder.resolve(PROGRESS),
                    String.format(Locale.ROOT, "%d %d %d %s%n", layer, within, sweeps, Double.toString(gap)));
            keptAt = sweeps;
            JavaPairRDD<Integer, BlockBounds> before = bounds;
            bounds = read();
            before.unpersist(false);
            if (last != sweeps) {
                delete(folder.resolve(kept(last)));
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(to, Reason.of(e)));
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private boolean resumed() {
        Path file = folder.resolve(PROGRESS);
        if (!Files.exists(file)) {
            return false;
        }
        try {
            String[] words = Files.readString(file).strip().split(" ", -1);
            layer = Integer.parseInt(words[0]);
            within = Integer.parseInt(words[1]);
            sweeps = Integer.parseInt(words[2]);
            gap = Double.parseDouble(words[3]);
            keptAt = sweeps;
            return true;
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new BadInput("%s is damaged".formatted(file));
        }
    }

    /** What was found, from the files. */
    Solution solution() {
        return new Solution(
                plan.space(), Objective.ZERO_SUM, new Held(plan, folder.resolve(kept(keptAt)))::get, sweeps, gap);
    }

    /** Deletes the files. */
    void discard() {
        try {
            delete(folder.resolve(kept(keptAt)));
            delete(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be deleted: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** Bounds by state, from files of which one is held at a time. */
    private static final class Held {
        private final BlockPlan plan;
        private final Path folder;
        private int number = -1;
        private @Nullable BlockBounds at;

        Held(BlockPlan plan, Path folder) {
            this.plan = plan;
            this.folder = folder;
        }

        double get(int array, long state) {
            int block = (int) (state / plan.size());
            if (at == null || number != block) {
                at = BlockBounds.read(folder, block);
                number = block;
            }
            return (array == 0 ? at.lower() : at.upper())[(int) (state - plan.from(block))];
        }
    }
}
