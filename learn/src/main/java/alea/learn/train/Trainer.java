package alea.learn.train;

import alea.game.Registry;
import java.util.Map;
import java.util.Set;

/**
 * Starts trainings of one kind. Found by {@link java.util.ServiceLoader}: name the implementing class in
 * {@code META-INF/services/alea.learn.train.Trainer}.
 */
public interface Trainer {
    /** Its name in configurations: {@code trainer: NAME}. */
    String name();

    /** The keys that its configurations may have, as far as they are its own; for those who take one for an option. */
    default Set<String> keys() {
        return Set.of();
    }

    /**
     * A training before its first step.
     *
     * @param config the whole configuration, {@code trainer} included; {@link Config} reads it
     * @param registry the games and players that it may name
     * @param threads how many threads may work; the result does not depend on it
     * @throws alea.game.BadInput when a key is not known, missing, or its value not allowed
     */
    Training start(Map<String, Object> config, Registry registry, int threads);
}
