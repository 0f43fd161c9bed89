package alea.learn.td;

import alea.game.Registry;
import alea.learn.train.Trainer;
import java.util.Map;
import java.util.Set;

/** Temporal-difference learning by self-play: {@code trainer: td}. */
public final class TdTrainer implements Trainer {
    @Override
    public String name() {
        return "td";
    }

    @Override
    public Set<String> keys() {
        return TdTraining.KEYS;
    }

    @Override
    public TdTraining start(Map<String, Object> config, Registry registry, int threads) {
        return new TdTraining(config, registry, threads);
    }
}
