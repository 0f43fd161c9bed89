package modular;

import alea.game.Game;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.function.Supplier;

/** Adds a strategy: {@code last} takes the last option. */
public final class LastOption implements Plugin, StrategyFactory {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(this);
    }

    @Override
    public String name() {
        return "last";
    }

    @Override
    public String title() {
        return "the last option";
    }

    @Override
    public List<Key> keys() {
        return List.of();
    }

    @Override
    public boolean plays(Game game) {
        return true;
    }

    @Override
    public Supplier<Strategy> create(Settings settings, Game game) {
        return () -> (position, mind) -> position.options() - 1;
    }
}
