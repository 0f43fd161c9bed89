package alea.picture;

import alea.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What a jar adds to show its games. Found by {@link ServiceLoader}: name the implementing class in
 * {@code META-INF/services/alea.picture.DrawingPlugin}.
 */
public interface DrawingPlugin {
    /** The drawing of a game; empty for games of others. */
    Optional<Drawing> drawing(Game game);

    /** The first drawing that a plug-in on the class path has for a game, or the plain one. */
    static Drawing of(Game game) {
        return Installed.PLUGINS.stream()
                .flatMap(plugin -> plugin.drawing(game).stream())
                .findFirst()
                .orElseGet(() -> new PlainDrawing(game));
    }

    /** The plug-ins on the class path, looked for once. */
    final class Installed {
        private static final List<DrawingPlugin> PLUGINS = ServiceLoader.load(DrawingPlugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private Installed() {}
    }
}
