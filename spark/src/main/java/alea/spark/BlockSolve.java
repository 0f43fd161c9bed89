package alea.spark;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.solve.Objective;
import alea.solve.Solution;
import alea.solve.graph.ZeroSumBlock;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.storage.StorageLevel;
import scala.Function1;

/**
 * The values of a game whose table lies on many machines: bounds in blocks of floats, as files in a folder that all
 * machines see. A sweep goes through the blocks in waves. The blocks of a wave are gone through at the same time; each
 * reads the newest bounds that it asks for, of the waves before it in this sweep and of the rest from the sweep before,
 * and writes its own in a new file. So what comes of a sweep does not depend on how blocks are shared out, and one that
 * is gone through twice comes out the same. Blocks are worked through in {@link BlockLayers}.
 *
 * <p>Where options lead is found out once for each block, and kept with the machine that did so, in memory or on its
 * disk; whoever takes over finds it out again.
 */
final class BlockSolve {
    /** After so many sweeps of a layer, rounding or endless play keeps the bounds apart. */
    private static final int PATIENCE = 20_000;

    private static final String PROGRESS = "progress.txt";
    private static final String PLAN = "plan.txt";

    private final BlockPlan plan;
    private final BlockCut cut;
    private final int partitions;
    private final double enough;
    private final Path folder;
    /** A partition for each. */
    private final JavaRDD<Block> blocks;

    private final List<BitSet> layers;
    private final Arena files = Arena.ofShared();

    /** Sweeps of the layers that are done. */
    private final List<Integer> done = new ArrayList<>();
    /** Whole sweeps of the layer at hand. */
    private int within;
    /** Waves of the sweep at hand. */
    private int wave;
    /** What these did. */
    private Sweep sweep = Sweep.NOTHING;

    private double gap;

    /** A block that was followed. */
    private record Block(int number, ZeroSumBlock states) implements Serializable {}

    /** The other blocks that a block leads to. */
    private record Leads(int block, int[] to) implements Serializable {}

    /** What a sweep did to the blocks that took part. */
    private record Sweep(double moved, double gap) implements Serializable {
        static final Sweep NOTHING = new Sweep(0, 0);

        Sweep and(Sweep other) {
            return new Sweep(Math.max(moved, other.moved), Math.max(gap, other.gap));
        }
    }

    /**
     * Begins, or goes on with what the folder has.
     *
     * @param partitions how many tasks a wave has at most
     * @param enough how far bounds may stay apart
     * @param folder that all machines see
     * @throws BadInput when the game has no blocks, or the folder has those of another solve
     */
    BlockSolve(Cluster cluster, BlockPlan plan, int partitions, double enough, Path folder) {
        this.plan = plan;
        this.partitions = partitions;
        this.enough = enough;
        this.folder = folder;
        cut = plan.cut();
        requirePlan();
        boolean resumed = resumed();
        int count = cut.blocks();
        List<Integer> numbers = IntStream.range(0, count).boxed().toList();
        blocks = cluster.context()
                .parallelize(numbers, count)
                .map(number -> new Block(number, plan.block(number)))
                .persist(StorageLevel.MEMORY_AND_DISK());
        String shared = folder.toString();
        JavaRDD<Block> all = partitions < count ? blocks.coalesce(partitions) : blocks;
        List<Leads> leads =
                all.map(block -> begun(plan, shared, block, resumed)).collect();
        int[][] to = new int[count][];
        leads.forEach(block -> to[block.block] = block.to);
        layers = BlockLayers.of(to);
    }

    /** Writes what is known before the first sweep, and tells where a block leads. */
    private static Leads begun(BlockPlan plan, String folder, Block block, boolean resumed) {
        BlockCut cut = plan.cut();
        int number = block.number;
        if (!resumed) {
            long from = cut.begin(number);
            long to = cut.begin(number + 1);
            new BlockBounds(
                            ZeroSumBlock.unknown(cut.space(), from, to, 0),
                            ZeroSumBlock.unknown(cut.space(), from, to, 1))
                    .write(BlockBounds.file(Path.of(folder), number, 0));
        }
        return new Leads(
                number,
                Arrays.stream(block.states.outside())
                        .mapToInt(cut::block)
                        .distinct()
                        .toArray());
    }

    private void requirePlan() {
        String job = String.format(
                Locale.ROOT,
                "alea blocks 2%ngame: %s%npieces: %d%nblock: %d%nwave: %d%ngap: %s%n",
                cut.plain().game().spec(),
                plan.pieces(),
                plan.size(),
                cut.wave(),
                enough);
        Path file = folder.resolve(PLAN);
        try {
            if (!Files.exists(file)) {
                WholeFile.write(file, job);
                return;
            }
            List<String> there = Files.readAllLines(file);
            List<String> here = job.lines().toList();
            for (int i = 0; i < here.size(); i++) {
                if (there.size() != here.size() || !there.get(i).equals(here.get(i))) {
                    throw new BadInput("%s is of another solve%s"
                            .formatted(
                                    file,
                                    there.size() != here.size()
                                            ? ""
                                            : ": there it says '%s', here '%s'".formatted(there.get(i), here.get(i))));
                }
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** Whether a folder has what can be gone on with. */
    static boolean isBegun(Path folder) {
        return Files.exists(folder.resolve(PLAN));
    }

    /** How many layers there are. */
    int layers() {
        return layers.size();
    }

    /** The largest difference of the bounds of a state of the layers that are done. */
    double gap() {
        return gap;
    }

    /** How often layers were gone through, in sum. */
    int sweeps() {
        return done.stream().mapToInt(sweeps -> sweeps).sum() + within;
    }

    /**
     * Sweeps until bounds are as close as was asked, or come no closer. What was done is in files after every wave.
     *
     * @param stopped asked after every wave: whether to end there
     * @param told hears after every sweep how it goes
     * @return whether they are as close
     * @throws CancellationException when it was stopped
     */
    boolean run(BooleanSupplier stopped, Consumer<String> told) {
        while (done.size() < layers.size()) {
            BitSet layer = layers.get(done.size());
            if (wave < cut.waves()) {
                int[] active = cut.wave(wave).filter(layer::get).toArray();
                wave++;
                if (active.length == 0) {
                    continue;
                }
                sweep = sweep.and(swept(active));
            } else {
                within++;
                told.accept(String.format(
                        Locale.ROOT,
                        "layer %,d of %,d, %,d sweeps, gap %.1e",
                        done.size() + 1,
                        layers.size(),
                        sweeps(),
                        sweep.gap));
                double share = enough * (done.size() + 1) / layers.size();
                if (sweep.gap <= share || sweep.moved == 0 || within == PATIENCE) {
                    gap = Math.max(gap, sweep.gap);
                    done.add(within);
                    within = 0;
                }
                wave = 0;
                sweep = Sweep.NOTHING;
            }
            keep();
            if (stopped.getAsBoolean()) {
                throw new CancellationException("interrupted");
            }
        }
        return gap <= enough;
    }

    /** After how many sweeps each block was written last. */
    private int[] newest() {
        int[] newest = new int[cut.blocks()];
        for (int layer = 0; layer <= done.size() && layer < layers.size(); layer++) {
            int sweeps = layer < done.size() ? done.get(layer) : within;
            layers.get(layer).stream().forEach(block -> newest[block] = sweeps);
        }
        for (int w = 0; w < wave - 1; w++) {
            cut.wave(w).filter(layers.get(done.size())::get).forEach(block -> newest[block]++);
        }
        return newest;
    }

    private Sweep swept(int[] active) {
        BitSet those = new BitSet();
        Arrays.stream(active).forEach(those::set);
        JavaRDD<Block> some = JavaRDD.fromRDD(
                PartitionPruningRDD.create(
                        blocks.rdd(), (Function1<Object, Object> & Serializable) number -> those.get((int) number)),
                blocks.classTag());
        BlockPlan of = plan;
        String shared = folder.toString();
        int[] newest = newest();
        return (partitions < active.length ? some.coalesce(partitions) : some)
                .map(block -> swept(of, shared, block, newest))
                .reduce(Sweep::and);
    }

    private static Sweep swept(BlockPlan plan, String shared, Block block, int[] newest) {
        BlockCut cut = plan.cut();
        Path folder = Path.of(shared);
        int number = block.number;
        int before = newest[number];
        BlockBounds bounds = BlockBounds.read(BlockBounds.file(folder, number, before));
        long[] asked = block.states.outside();
        float[] lower = new float[asked.length];
        float[] upper = new float[asked.length];
        for (int from = 0, to; from < asked.length; from = to) {
            int other = cut.block(asked[from]);
            long end = cut.begin(other + 1);
            to = from + 1;
            while (to < asked.length && asked[to] < end) {
                to++;
            }
            Path file = BlockBounds.file(folder, other, newest[other]);
            BlockBounds.tell(file, asked, from, to, cut.begin(other), lower, upper);
        }
        double moved = block.states.sweep(bounds.lower(), bounds.upper(), lower, upper);
        bounds.write(BlockBounds.file(folder, number, before + 1));
        try { // who goes through a block again reads the last file but one
            Files.deleteIfExists(BlockBounds.file(folder, number, before - 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Sweep(moved, block.states.gap(bounds.lower(), bounds.upper()));
    }

    private void keep() {
        WholeFile.write(
                folder.resolve(PROGRESS),
                String.format(
                        Locale.ROOT,
                        "sweeps: %d%nwave: %d%nmoved: %s%nwidest: %s%ngap: %s%ndone:%s%n",
                        sweeps(),
                        wave,
                        Double.toString(sweep.moved),
                        Double.toString(sweep.gap),
                        Double.toString(gap),
                        done.stream().map(sweeps -> " " + sweeps).collect(Collectors.joining())));
    }

    private static void delete(Path folder) throws IOException {
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
            List<String> lines = Files.readAllLines(file).stream()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .toList();
            Arrays.stream(lines.get(5).split(" ", -1))
                    .filter(word -> !word.isEmpty())
                    .map(Integer::valueOf)
                    .forEach(done::add);
            within = Integer.parseInt(lines.get(0)) - sweeps();
            wave = Integer.parseInt(lines.get(1));
            sweep = new Sweep(Double.parseDouble(lines.get(2)), Double.parseDouble(lines.get(3)));
            gap = Double.parseDouble(lines.get(4));
            return true;
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput("%s is damaged".formatted(file));
        }
    }

    /** What was found, from the files. */
    Solution solution() {
        return new Solution(cut.plain(), Objective.ZERO_SUM, new Held()::get, sweeps(), gap);
    }

    /** Deletes the files; what {@link #solution} told tells no more. */
    void discard() {
        files.close();
        try {
            delete(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be deleted: %s".formatted(folder, Reason.of(e)));
        }
    }

    /** Bounds by number, from the files. */
    private final class Held {
        private final int[] newest = newest();
        private final AtomicReferenceArray<ByteBuffer> blocks = new AtomicReferenceArray<>(cut.blocks());

        double get(int array, long number) {
            long state = cut.rank(number);
            int block = cut.block(state);
            ByteBuffer bounds = blocks.get(block);
            if (bounds == null) {
                bounds = BlockBounds.map(BlockBounds.file(folder, block, newest[block]), files);
                blocks.set(block, bounds);
            }
            return bounds.getFloat((2 * (int) (state - cut.begin(block)) + array) * Float.BYTES);
        }
    }
}
