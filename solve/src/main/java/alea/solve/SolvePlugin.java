package alea.solve;

import alea.game.BadInput;
import alea.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What a jar adds to this room: what is known of its games that helps to solve them. Found by {@link ServiceLoader}:
 * name the implementing class in {@code META-INF/services/alea.solve.SolvePlugin}. A game that no plug-in serves is
 * solved all the same, as a graph of the positions that a search finds, as long as they fit into memory.
 */
public interface SolvePlugin {
    /**
     * Whether what follows is about this game. Of several plug-ins, the first on the class path that says yes is
     * asked.
     */
    boolean serves(Game game);

    /**
     * The game that is solved in place of a game: usually itself; without a limit of turns, where that would make
     * every position as many as there are turns.
     */
    default Game solved(Game game) {
        return game;
    }

    /** The numbering of a game's states, which need not be made yet; empty where positions have to be looked for. */
    Optional<Numbering> numbering(Game game);

    /**
     * The numbering of those positions in which at most so many pieces of all seats are left, which no match leaves
     * again; empty where a game has no such endgames.
     *
     * @throws alea.game.BadSetting when so many cannot be left
     */
    default Optional<Numbering> endgame(Game game, int pieces) {
        return Optional.empty();
    }

    /**
     * The races of a game of two seats: the positions in which neither can do anything to the other any more.
     *
     * @throws BadInput that says why there are none
     */
    default RaceSpace race(Game game) {
        throw new BadInput("%s has no races that can be tabled: Ludo of two seats has".formatted(game.spec()));
    }

    /**
     * At least about how many states there are, of a game without a numbering: one with far too many is then refused
     * at once and not after a long search. 0 where nothing is known.
     */
    default double states(Game game) {
        return 0;
    }

    /** The plug-in for a game; where none is installed, one that knows nothing. */
    static SolvePlugin of(Game game) {
        return Installed.PLUGINS.stream()
                .filter(p -> p.serves(game))
                .findFirst()
                .orElse(Installed.GENERAL);
    }

    /** The plug-ins on the class path, looked for once, and the one that serves where they do not. */
    final class Installed {
        private static final List<SolvePlugin> PLUGINS = ServiceLoader.load(SolvePlugin.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private static final SolvePlugin GENERAL = new SolvePlugin() {
            @Override
            public boolean serves(Game game) {
                return true;
            }

            @Override
            public Optional<Numbering> numbering(Game game) {
                return Optional.empty();
            }
        };

        private Installed() {}
    }
}
