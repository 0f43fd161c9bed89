package hypergammon;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.function.Supplier;

/** Adds the game and its players. */
public final class HypergammonPlugin implements Plugin {
    private static final Key CHECKERS =
            Key.range("checkers", "checkers of a seat", 1, Hypergammon.MOST_CHECKERS, Hypergammon.MOST_CHECKERS);

    @Override
    public List<GameFactory> games() {
        return List.of(new Factory());
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new Rule("pips", "the turn that leads most in the race, so it hits where it can", RulesOfThumb::race),
                new Rule(
                        "safe",
                        "the turn that leads most in the race, less what the other seat's hits cost on average",
                        RulesOfThumb::safety));
    }

    private record Factory() implements GameFactory {
        @Override
        public String name() {
            return Hypergammon.NAME;
        }

        @Override
        public List<Key> keys() {
            return List.of(CHECKERS);
        }

        @Override
        public List<String> samples() {
            return List.of("checkers=3", "checkers=1", "checkers=2");
        }

        @Override
        public Game create(Settings settings) {
            return new Hypergammon(settings.spec(), settings.number(CHECKERS.name()));
        }
    }

    /** A player by a rule of thumb. */
    private record Rule(String name, String title, TurnPolicy.Worth worth) implements StrategyFactory {
        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof Hypergammon;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return () -> new TurnPolicy((Hypergammon) game, worth);
        }
    }
}
