package alea.spark;

import alea.game.BadInput;
import alea.learn.train.SpreadTraining;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Some matches of a training.
 *
 * @param config the training's, with texts, numbers, truth values and lists of them
 * @param task what it asks for
 */
record TrainPiece(HashMap<String, Object> config, byte[] task) implements Piece {
    /** Trainings that this machine has started, and of which it takes no step. */
    private static final Map<Map<String, Object>, SpreadTraining> STARTED = new ConcurrentHashMap<>();

    @Override
    public byte[] run() {
        return STARTED.computeIfAbsent(config, TrainPiece::started).play(task);
    }

    private static SpreadTraining started(Map<String, Object> config) {
        return spread(Trainers.start(config, Here.registry(), 1));
    }

    /**
     * A training whose matches others can play.
     *
     * @throws BadInput when it has none
     */
    static SpreadTraining spread(Training training) {
        if (training instanceof SpreadTraining spread) {
            return spread;
        }
        throw new BadInput("only trainer evolution plays matches that need not wait for each other; alea train does "
                + "this training, and alea-spark grid many of them");
    }

    /** The matches of a training from now on are played by a cluster. */
    static void spread(Training training, Map<String, Object> config, Cluster cluster, int partitions) {
        var copy = new HashMap<String, Object>(config);
        spread(training).playedBy(tasks -> {
            byte[][] results = new byte[tasks.size()][];
            List<TrainPiece> pieces =
                    tasks.stream().map(task -> new TrainPiece(copy, task)).toList();
            boolean finished = cluster.run(pieces, partitions, (number, result) -> {
                results[number] = result;
                return true;
            });
            if (!finished) {
                throw new CancellationException("interrupted");
            }
            return List.of(results);
        });
    }
}
