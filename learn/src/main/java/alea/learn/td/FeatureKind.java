package alea.learn.td;

import alea.game.Game;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One way to show a game to a network.
 *
 * @param name by which configurations and model files call it
 * @param needs what a game has that it serves, for people; empty where all games of its family have it
 * @param serving whether it serves a game
 * @param maker makes new features, for one thread, of a game that it serves
 */
public record FeatureKind(
        String name, String needs, Predicate<Game> serving, Function<Game, ? extends Features> maker) {
    /** Whether it serves a game. */
    public boolean serves(Game game) {
        return serving.test(game);
    }

    /** New features of a game that it serves. */
    public Features features(Game game) {
        return maker.apply(game);
    }
}
