package alea.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A job on the driver's side: what is known is read, the rest is done by the cluster, and all is folded in order. */
final class Harvest {
    private final Cluster cluster;
    private final int partitions;
    private final PieceFolder folder;

    /**
     * A harvest.
     *
     * @param partitions how many tasks there are at most
     * @param folder where results are kept
     */
    Harvest(Cluster cluster, int partitions, PieceFolder folder) {
        this.cluster = cluster;
        this.partitions = partitions;
        this.folder = folder;
    }

    /** Receives what came of pieces, in the order of the pieces. */
    @FunctionalInterface
    interface Fold {
        /** Takes what came of the next piece; false to end the job after it. */
        boolean accept(byte[] result);
    }

    /**
     * Does all pieces that are not known yet.
     *
     * @param told hears how many are done
     * @return whether all was done or the fold had enough; false when the calling thread was interrupted: what was
     *     folded by then is the beginning of the whole
     */
    boolean run(List<? extends Piece> pieces, Consumer<Integer> told, Fold fold) {
        var order = new Order(fold);
        List<Integer> missing = new ArrayList<>();
        IntStream.range(0, pieces.size())
                .forEach(number -> folder.read(number)
                        .ifPresentOrElse(result -> order.waiting.put(number, result), () -> missing.add(number)));
        told.accept(pieces.size() - missing.size());
        if (!order.goOn()) {
            return true;
        }
        return cluster.run(missing.stream().map(pieces::get).toList(), partitions, (place, result) -> {
            int number = missing.get(place);
            folder.keep(number, result);
            order.waiting.put(number, result);
            told.accept(order.next + order.waiting.size());
            return order.goOn();
        });
    }

    /** Holds results back until all before them are there. */
    private static final class Order {
        private final Map<Integer, byte[]> waiting = new HashMap<>();
        private final Fold fold;
        private int next;

        Order(Fold fold) {
            this.fold = fold;
        }

        boolean goOn() {
            for (byte[] result = waiting.remove(next); result != null; result = waiting.remove(next)) {
                next++;
                if (!fold.accept(result)) {
                    return false;
                }
            }
            return true;
        }
    }
}
