package alea.ludocs;

import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** LUDO-CS and the four players of its sheet, each of which can sit in any seat. */
public final class LudoCsPlugin implements Plugin {
    @Override
    public List<GameFactory> games() {
        return List.of(new Games());
    }

    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new Players("red", "captures first and avoids blocks (2.1.1)", SheetPlayers::red),
                new Players("green", "builds blocks and moves them (2.1.2)", SheetPlayers::green),
                new Players("yellow", "empties its base and runs with the nearest piece (2.1.3)", SheetPlayers::yellow),
                new Players(
                        "blue",
                        "moves its pieces in turn; the mystery cell draws it one way and not the other (2.1.4)",
                        SheetPlayers::blue));
    }

    private record Games() implements GameFactory {
        @Override
        public String name() {
            return LudoCsGame.NAME;
        }

        @Override
        public List<Key> keys() {
            return Rules.KEYS;
        }

        @Override
        public Game create(Settings settings) {
            return new LudoCsGame(settings.spec(), Rules.of(settings));
        }
    }

    private record Players(String name, String what, ToIntFunction<LudoCsView> rule) implements StrategyFactory {
        @Override
        public String title() {
            return "LUDO like UCSC: " + what;
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof LudoCsGame;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            return () -> new Sure(rule);
        }
    }

    /** Always does the same at the same position. */
    private record Sure(ToIntFunction<LudoCsView> rule) implements Policy {
        @Override
        public int choose(Position position, Dice dice) {
            return rule.applyAsInt(((LudoCsPosition) position).view());
        }

        @Override
        public void probabilities(Position position, double[] into) {
            Arrays.fill(into, 0, position.options(), 0);
            into[rule.applyAsInt(((LudoCsPosition) position).view())] = 1;
        }
    }
}
