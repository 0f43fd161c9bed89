package alea.learn.doom;

import alea.doom.DoomGame;
import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import java.util.List;

/** What networks see of Dice of Doom. */
public final class DoomLearning implements FeaturePlugin {
    @Override
    public String games() {
        return "Dice of Doom";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(new FeatureKind(
                DoomFeatures.NAME, "", game -> game instanceof DoomGame, game -> new DoomFeatures((DoomGame) game)));
    }
}
