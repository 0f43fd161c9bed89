package alea.cli;

import alea.doom.DoomGame;
import alea.game.Game;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import java.util.List;

/**
 * Breaks the rule that no room knows a game in every way that there is, so that the test of that rule can be tested.
 */
final class KnowsGames {
    private KnowsGames() {}

    /** By instanceof. */
    static final class ByInstanceof {
        static boolean asks(Game game) {
            return game instanceof LudoGame;
        }
    }

    /** By a cast. */
    static final class ByCast {
        static int asks(Position position) {
            return ((LudoPosition) position).die();
        }
    }

    /** By a pattern. */
    static final class ByPattern {
        static int asks(Game game) {
            return game instanceof DoomGame doom ? doom.seats() : 0;
        }
    }

    /** By a switch over patterns. */
    static final class BySwitch {
        static int asks(Game game) {
            return switch (game) {
                case LudoGame ludo -> ludo.pawns();
                case DoomGame doom -> doom.board().size();
                default -> 0;
            };
        }
    }

    /** By the class itself. */
    static final class ByClass {
        static boolean asks(Game game) {
            return List.of(LudoGame.class, String.class).contains(game.getClass());
        }
    }

    /** By an array of positions. */
    static final class ByArray {
        static int asks(Object positions) {
            return ((LudoPosition[]) positions).length;
        }
    }

    /** In a lambda. */
    static final class InLambda {
        static long asks(List<Game> games) {
            return games.stream().filter(game -> game instanceof LudoGame).count();
        }
    }

    /** By its name. */
    static final class ByName {
        static boolean asks(Game game) {
            return game.spec().name().startsWith("ludo-ludopy");
        }
    }

    /** Not at all. */
    static final class Innocent {
        static int asks(Game game) {
            return game.seats();
        }
    }
}
