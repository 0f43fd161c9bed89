package alea.convert;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a jar adds to turn positions of its games into the arrays of the engine that they come from, and back: rows of
 * whole numbers, a row a place. Found by {@link ServiceLoader}: name the implementing class in {@code
 * META-INF/services/alea.convert.ArrayPlugin}.
 */
public interface ArrayPlugin {
    /** The games that have such arrays, for people: {@code the games of pyludo and LUDOPy}. */
    String games();

    /** Whether a game has such arrays. */
    boolean serves(Game game);

    /**
     * What an array looks like, for people: {@code four rows of four whole numbers, such as [[1, -1, -1, 99], ...]}.
     */
    String form();

    /** How many rows there are. */
    int rows();

    /** How many numbers are in a row. */
    int columns();

    /**
     * The array of a position.
     *
     * @param relative whether the row of the seat to act comes first, and not that of place 0
     */
    int[][] array(Position position, boolean relative);

    /** The roll that is to be used in a position; null before a roll. Arrays do not hold it. */
    @Nullable
    Integer die(Position position);

    /**
     * The position of an array.
     *
     * @param array of the right size
     * @param place the place of the seat to act
     * @param die the roll, or null before it
     * @param relative whether the first row is that of the seat to act
     * @throws BadInput naming what is wrong
     */
    Position position(Game game, int[][] array, int place, @Nullable Integer die, boolean relative);

    /**
     * The plug-in for a game.
     *
     * @throws BadInput when it has no arrays
     */
    static ArrayPlugin of(Game game) {
        return Installed.PLUGINS.stream()
                .filter(plugin -> plugin.serves(game))
                .findFirst()
                .orElseThrow(() -> new BadInput("%s has no arrays of its own; %s have"
                        .formatted(
                                game.spec().name(),
                                Installed.PLUGINS.stream()
                                        .map(ArrayPlugin::games)
                                        .collect(Collectors.joining(" and ")))));
    }

    /** The plug-ins on the class path, looked for once. */
    final class Installed {
        private static final List<ArrayPlugin> PLUGINS = ServiceLoader.load(ArrayPlugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private Installed() {}
    }
}
