package alea.game;

import java.util.List;

/**
 * What a jar adds to Alea: games, strategies, or both. Found by {@link java.util.ServiceLoader}: name the implementing
 * class in {@code META-INF/services/alea.game.Plugin}, and everything works with what it adds.
 */
public interface Plugin {
    /** The games that this plug-in adds. */
    default List<GameFactory> games() {
        return List.of();
    }

    /** The strategies that this plug-in adds. */
    default List<StrategyFactory> strategies() {
        return List.of();
    }
}
