package hypergammon;

import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import java.util.List;

/** What networks see of the game. */
public final class HypergammonLearning implements FeaturePlugin {
    @Override
    public String games() {
        return "Hypergammon";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(new FeatureKind(
                HypergammonFeatures.NAME, "", game -> game instanceof Hypergammon, game -> new HypergammonFeatures()));
    }
}
