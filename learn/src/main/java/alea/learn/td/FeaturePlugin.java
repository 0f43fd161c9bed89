package alea.learn.td;

import alea.game.Game;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * What a jar adds to this room: what networks see of its games. Found by {@link ServiceLoader}: name the implementing
 * class in {@code META-INF/services/alea.learn.td.FeaturePlugin}. Networks play and learn every game that has
 * features.
 */
public interface FeaturePlugin {
    /**
     * The games that have such features, for people: {@code Dice of Doom}. Empty for a plug-in that adds to games that
     * have others already: its kinds come after those.
     */
    String games();

    /** The kinds of features that there are, the standard ones of a game before others. */
    List<FeatureKind> kinds();

    /** All that are on the class path, looked for once. */
    static List<FeaturePlugin> installed() {
        return Installed.PLUGINS;
    }

    /** The kinds of features that a game has, the standard one first; none for a game that networks do not play. */
    static List<FeatureKind> kinds(Game game) {
        return all().filter(kind -> kind.serves(game)).toList();
    }

    /** The kind of a name that a game has. */
    static Optional<FeatureKind> kind(Game game, String name) {
        return kinds(game).stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    /** The names of the features that a game has, the standard ones first. */
    static List<String> names(Game game) {
        return kinds(game).stream().map(FeatureKind::name).toList();
    }

    /** What a game of a kind of features has to have, where there is such a kind and it says so. */
    static Optional<String> needs(String name) {
        return all().filter(kind -> kind.name().equals(name) && !kind.needs().isEmpty())
                .map(FeatureKind::needs)
                .findFirst();
    }

    private static Stream<FeatureKind> all() {
        return installed().stream().flatMap(plugin -> plugin.kinds().stream());
    }

    /** What has been found. */
    final class Installed {
        private static final List<FeaturePlugin> PLUGINS = ServiceLoader.load(FeaturePlugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(plugin -> plugin.games().isEmpty()))
                .toList();

        private Installed() {}
    }
}
