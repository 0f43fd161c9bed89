package alea.search;

import alea.game.Game;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.function.Supplier;

/** The strategies of this package. */
public final class Basics implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new Random(),
                new Simple("first", "the first option", FirstPolicy::new),
                new MonteCarlo.Factory(),
                new ChanceTree.Factory(),
                new Expectimax.Factory());
    }

    /** The random player. */
    private record Random() implements StrategyFactory {
        @Override
        public String name() {
            return "random";
        }

        @Override
        public String title() {
            return "any option, each as likely as the others";
        }

        @Override
        public List<Key> keys() {
            return List.of(Draw.KEY);
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return Draw.of(settings, game)::player;
        }
    }

    /** A strategy without keys, for every game. */
    private record Simple(String name, String title, Supplier<? extends Strategy> maker) implements StrategyFactory {
        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return maker;
        }
    }
}
