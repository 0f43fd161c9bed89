package alea.spark;

import alea.game.BadInput;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a command works, and in how many tasks; what comes of it does not depend on either. */
final class ClusterOptions {
    private static final int MOST = 1_000_000;
    private static final int A_FEW = 3;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "local[N] for N threads of this machine, spark://HOST:PORT, yarn, k8s://...: as Spark names "
                    + "them (standard: what spark-submit says, else local[*])")
    private @Nullable String master;

    @Option(
            names = "--partitions",
            paramLabel = "P",
            description = "how many tasks the pieces are shared out to (standard: one for each)")
    private @Nullable Integer partitions;

    /**
     * Gets hold of the machines.
     *
     * @param name what for
     */
    Cluster open(String name) {
        partitions();
        return Cluster.open("alea-spark " + name, master);
    }

    /** The same for pieces of milliseconds: unless it was said, a few for each core. */
    int few(Cluster cluster) {
        return partitions == null ? A_FEW * cluster.context().defaultParallelism() : partitions();
    }

    /**
     * How many tasks there are at most.
     *
     * @throws BadInput when there cannot be so many
     */
    int partitions() {
        int most = partitions == null ? MOST : partitions;
        if (most < 1 || most > MOST) {
            throw new BadInput(
                    String.format(Locale.ROOT, "--partitions %d is not allowed; it is from 1 to %,d", most, MOST));
        }
        return most;
    }
}
