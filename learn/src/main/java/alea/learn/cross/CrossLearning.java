package alea.learn.cross;

import alea.cross.CrossGame;
import alea.game.Game;
import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import java.util.List;

/** What networks see of the cross-and-circle family. */
public final class CrossLearning implements FeaturePlugin {
    /** Networks have an output for each of so many. */
    private static final int MOST_SEATS = 4;

    @Override
    public String games() {
        return "a game of the cross-and-circle family with two to four seats";
    }

    @Override
    public List<FeatureKind> kinds() {
        return List.of(new FeatureKind(
                CrossFeatures.NAME, "", CrossLearning::serves, game -> new CrossFeatures((CrossGame) game)));
    }

    private static boolean serves(Game game) {
        return game instanceof CrossGame cross && cross.seats() > 1 && cross.seats() <= MOST_SEATS;
    }
}
