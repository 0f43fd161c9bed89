package alea.learn.evolution;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Names;
import alea.game.Quoted;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What a jar adds to evolution: an idea of what is better than winning. Found by {@link ServiceLoader}: name the
 * implementing class in {@code META-INF/services/alea.learn.evolution.FitnessPlugin}.
 */
public interface FitnessPlugin {
    /** Its name in configurations: {@code fitness: NAME}, or {@code fitness: NAME:MORE}. */
    String name();

    /** Whether it may be named in a configuration that comes from anywhere: not where it starts a program. */
    default boolean openToAll() {
        return true;
    }

    /**
     * A fitness in a game.
     *
     * @param more what follows the colon; empty where nothing does
     * @return makes one for a thread
     * @throws BadInput when it is none for this game
     */
    Supplier<Fitness> in(Game game, String more);

    /**
     * The one that a text names.
     *
     * @param closed whether the text comes from anywhere
     * @throws BadInput when there is none
     */
    static Supplier<Fitness> of(String text, Game game, boolean closed) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        List<FitnessPlugin> all = ServiceLoader.load(FitnessPlugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(plugin -> !closed || plugin.openToAll())
                .toList();
        List<String> names = all.stream().map(FitnessPlugin::name).sorted().toList();
        return all.stream()
                .filter(plugin -> plugin.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no fitness %s%s; there are %s"
                        .formatted(
                                Quoted.of(name),
                                Names.didYouMean(name, names),
                                names.isEmpty() ? "none" : names.stream().collect(Collectors.joining(", ")))))
                .in(game, colon < 0 ? "" : text.substring(colon + 1));
    }
}
