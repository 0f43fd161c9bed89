package alea.learn.ludo;

import alea.game.Game;
import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import alea.ludo.LudoGame;
import java.util.List;

/** What networks see of Ludo. */
public final class LudoLearning implements FeaturePlugin {
    @Override
    public String games() {
        return "Ludo that ends with the first seat home";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(
                kind(LudoFeatures.THREATS),
                kind(LudoFeatures.PLAIN),
                kind(LudoFeatures.PAIRS),
                new FeatureKind(
                        LudoTuples.NAME,
                        "Ludo with two seats of two pawns",
                        game -> serves(game) && LudoTuples.serves((LudoGame) game),
                        game -> new LudoTuples((LudoGame) game)));
    }

    private static FeatureKind kind(String name) {
        return new FeatureKind(name, "", LudoLearning::serves, game -> new LudoFeatures((LudoGame) game, name));
    }

    private static boolean serves(Game game) {
        return game instanceof LudoGame ludo && ludo.seats() > 1 && !ludo.toTheLast();
    }
}
