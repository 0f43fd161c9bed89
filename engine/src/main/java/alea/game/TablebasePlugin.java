package alea.game;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/**
 * What a jar adds to strategies that look positions up: tables. Found by {@link ServiceLoader}: name the implementing
 * class in {@code META-INF/services/alea.game.TablebasePlugin}.
 */
public interface TablebasePlugin {
    /** The key of a strategy that can look positions up, which says where. */
    Key KEY = new Key(
            "table",
            "a table in which positions are looked up: a file, auto (looked for, see docs/endgames.md), or none",
            "none",
            new Key.Text("a file of alea solve, auto, or none", List.of("auto", "none")));

    /**
     * A table of a game.
     *
     * @param table the name of a file, or {@code auto} for one that is looked for
     * @return makes one instance for each thread
     * @throws BadInput when there is none, it is damaged, or for another game
     */
    Supplier<Tablebase> tables(String table, Game game);

    /** The table that the settings of a strategy name; one that knows nothing where they name none. */
    static Supplier<Tablebase> of(Settings settings, Game game) {
        String table = settings.get(KEY.name());
        if (table.equals(KEY.standard())) {
            return () -> (position, into) -> false;
        }
        return ServiceLoader.load(TablebasePlugin.class)
                .findFirst()
                .orElseThrow(() -> new BadInput("there is nobody here who reads tables: the jar alea-solve does"))
                .tables(table, game);
    }
}
