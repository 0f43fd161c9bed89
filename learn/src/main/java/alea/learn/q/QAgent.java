package alea.learn.q;

import alea.game.Registry;
import alea.learn.train.Config;
import alea.learn.train.Training;
import java.util.Map;
import java.util.Set;

/**
 * Who learns by Q-learning: what it sees of a position, and what it is rewarded for. A {@link QPlugin} brings it.
 *
 * @param word its name in configurations, {@code agent: WORD}
 * @param keys what it is told besides {@link QTrainer#KEYS}
 * @param start makes its training
 */
public record QAgent(String word, Set<String> keys, Start start) {
    /** Makes a training. */
    @FunctionalInterface
    public interface Start {
        /**
         * A training before its first step.
         *
         * @param values the whole configuration, for headers
         * @param config the same, of which only the trainer and the agent have been read
         * @param registry the games and players that it may name
         * @param threads how many threads may work; the result does not depend on it
         * @throws alea.game.BadInput when a value is not allowed
         */
        Training training(Map<String, Object> values, Config config, Registry registry, int threads);
    }
}
