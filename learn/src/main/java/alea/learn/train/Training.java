package alea.learn.train;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A training that can stop after any step and go on later with the identical result: what it does depends on its
 * configuration alone, not on the number of threads, on time or on interruptions. For one thread at a time.
 */
public interface Training {
    /** Steps in all (generations, blocks of games), at least one. */
    long steps();

    /** Steps done. */
    long done();

    /**
     * What somebody should know of the configuration who wrote it, a line each; nothing where there is nothing
     * strange in it.
     */
    default List<String> warnings() {
        return List.of();
    }

    /** Does one step. */
    void step();

    /** The points of the learning curves of the steps done since the last call, in order. */
    List<Point> points();

    /** Writes everything that the rest depends on: weights, step sizes, counters, random state. */
    void save(DataOutput out) throws IOException;

    /**
     * Takes up what {@link #save} wrote, in a training just started with the same configuration.
     *
     * @throws IOException when that is not what there is to read
     */
    void load(DataInput in) throws IOException;

    /**
     * Writes the model files and the {@link TrainingReport} into a folder, after the last step. The final scores in
     * it are of fresh dice, beside those that the training itself saw.
     */
    void finish(Path folder) throws IOException;

    /**
     * A point of a learning curve.
     *
     * @param curve its name
     * @param x games or generations
     * @param y a rate, or another number
     * @param count of how many games the rate is; 0 where it is no rate
     */
    record Point(String curve, long x, double y, long count) {
        /** About what one takes, its name too. */
        public static final long BYTES = 120;
    }
}
