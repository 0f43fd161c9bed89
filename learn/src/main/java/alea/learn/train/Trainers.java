package alea.learn.train;

import alea.game.Names;
import alea.game.Quoted;
import alea.game.Registry;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The trainers at hand. */
public final class Trainers {
    private static final String KEY = "trainer";

    private Trainers() {}

    /** The keys of all of them. */
    public static Set<String> keys() {
        return ServiceLoader.load(Trainer.class).stream()
                .flatMap(trainer -> trainer.get().keys().stream())
                .collect(Collectors.toSet());
    }

    /**
     * The training that a configuration describes.
     *
     * @param registry the games and players that it may name
     * @throws alea.game.BadInput when it cannot be used
     */
    public static Training start(Map<String, Object> config, Registry registry, int threads) {
        Map<String, Trainer> trainers = new TreeMap<>();
        ServiceLoader.load(Trainer.class).forEach(trainer -> trainers.put(trainer.name(), trainer));
        if (!config.containsKey(KEY)) {
            throw new BadKey(
                    KEY,
                    "%s is missing%s; there are %s"
                            .formatted(
                                    KEY,
                                    Names.nearest(KEY, config.keySet())
                                            .map(key -> ": there is a key %s".formatted(Quoted.of(key)))
                                            .orElse(""),
                                    String.join(", ", trainers.keySet())));
        }
        String name = new Config(config).text(KEY, null);
        Trainer trainer = trainers.get(name);
        if (trainer == null) {
            throw new BadKey(
                    KEY,
                    "there is no trainer %s%s; there are %s"
                            .formatted(
                                    Quoted.of(name),
                                    Names.didYouMean(name, trainers.keySet()),
                                    String.join(", ", trainers.keySet())));
        }
        return trainer.start(config, registry, threads);
    }
}
