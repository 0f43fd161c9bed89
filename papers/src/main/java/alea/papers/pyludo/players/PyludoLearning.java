package alea.papers.pyludo.players;

import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import alea.ludo.LudoGame;
import java.util.List;

/** What the networks of "Playing Ludo with AI" see, for whoever learns from it in another way. */
public final class PyludoLearning implements FeaturePlugin {
    @Override
    public String games() {
        return "";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(new FeatureKind(
                PyludoFeatures.NAME,
                PyludoLookahead.NEEDS,
                game -> PyludoLookahead.fits(game) && !((LudoGame) game).toTheLast(),
                game -> new PyludoFeatures()));
    }
}
