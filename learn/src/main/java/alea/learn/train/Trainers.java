package alea.learn.train;

import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The trainers at hand. */
public final class Trainers {
    private Trainers() {}

    /**
     * The training that a configuration describes.
     *
     * @throws BadInput when it cannot be used
     */
    public static Training start(Map<String, Object> config, int threads) {
        Map<String, Trainer> trainers = new TreeMap<>();
        ServiceLoader.load(Trainer.class).forEach(trainer -> trainers.put(trainer.name(), trainer));
        String name = new Config(config).text("trainer", null);
        Trainer trainer = trainers.get(name);
        if (trainer == null) {
            throw new BadInput("there is no trainer %s%s; there are %s"
                    .formatted(
                            Quoted.of(name),
                            Names.didYouMean(name, trainers.keySet()),
                            String.join(", ", trainers.keySet())));
        }
        return trainer.start(config, threads);
    }
}
