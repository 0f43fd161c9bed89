package alea.learn.evolution;

import java.util.List;
import java.util.ServiceLoader;

/**
 * What a jar adds to evolution: players whose strength is in a list of numbers. Found by {@link ServiceLoader}: name
 * the implementing class in {@code META-INF/services/alea.learn.evolution.SpeciesPlugin}.
 */
public interface SpeciesPlugin {
    /** The species, the standard one first. */
    List<Species> species();

    /** All that are on the class path, in its order; the first is evolved where a configuration names none. */
    static List<Species> installed() {
        return ServiceLoader.load(SpeciesPlugin.class).stream()
                .flatMap(plugin -> plugin.get().species().stream())
                .toList();
    }
}
