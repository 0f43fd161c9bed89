package alea.spark;

import alea.match.Carrier;
import alea.match.Pipeline;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Has tasks done by machines, of which it gets hold when there are some. */
final class ClusterCarrier implements Carrier, AutoCloseable {
    private final ClusterOptions machines;
    private final String name;
    private final Function<byte[], Piece> piece;
    private @Nullable Cluster cluster;

    /**
     * A carrier.
     *
     * @param name what for
     * @param piece does a task
     */
    ClusterCarrier(ClusterOptions machines, String name, Function<byte[], Piece> piece) {
        machines.partitions();
        this.machines = machines;
        this.name = name;
        this.piece = piece;
    }

    @Override
    public boolean carry(List<byte[]> tasks, Pipeline.Sink<byte[]> sink) {
        if (tasks.isEmpty()) {
            return true;
        }
        Cluster at = cluster;
        if (at == null) {
            at = machines.open(name);
            cluster = at;
        }
        return new Harvest(at, machines.partitions(), PieceFolder.none())
                .run(tasks.stream().map(piece).toList(), _ -> {}, sink::accept);
    }

    @Override
    public void close() {
        if (cluster != null) {
            cluster.close();
        }
    }
}
