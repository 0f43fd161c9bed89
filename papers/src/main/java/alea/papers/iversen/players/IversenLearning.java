package alea.papers.iversen.players;

import alea.learn.td.FeatureKind;
import alea.learn.td.FeaturePlugin;
import alea.ludo.LudoGame;
import java.util.List;
import java.util.stream.Stream;

/** What the agent of "Q-Learning - Ludo" sees, by both readings, for whoever learns from it in another way. */
public final class IversenLearning implements FeaturePlugin {
    @Override
    public String games() {
        return "";
    }

    @Override
    public List<FeatureKind> kinds() {
        return Stream.of(Reading.values())
                .map(reading -> new FeatureKind(
                        reading.agent(),
                        LudopyView.NEEDS,
                        game -> LudopyView.fits(game) && !((LudoGame) game).toTheLast(),
                        game -> new IversenFeatures(reading)))
                .toList();
    }
}
