package hypergammon;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.StrategyFactory;
import java.util.List;

/** Adds the game and its players. */
public final class HypergammonPlugin implements Plugin {
    @Override
    public List<GameFactory> games() {
        return List.of(new Factory());
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of();
    }

    private record Factory() implements GameFactory {
        @Override
        public String name() {
            return "hypergammon";
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public Game create(Settings settings) {
            return new Hypergammon();
        }
    }
}
