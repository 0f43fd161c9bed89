package alea.papers.iversen.players;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import alea.learn.evolution.Species;
import alea.learn.evolution.SpeciesPlugin;
import alea.learn.q.QAgent;
import alea.learn.q.QPlugin;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The players of "Q-Learning - Ludo", and what evolves and learns of them. */
public final class IversenPlayers implements Plugin, SpeciesPlugin, QPlugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new QFactory(), new StfFactory());
    }

    @Override
    public List<Species> species() {
        return List.of(new StfSpecies());
    }

    @Override
    public List<QAgent> agents() {
        return Stream.of(Reading.values()).map(IversenPlayers::agent).toList();
    }

    private static QAgent agent(Reading reading) {
        return new QAgent(
                reading.agent(),
                Set.of("weights"),
                (values, config, registry, threads) ->
                        new IversenTraining(IversenTraining.Plan.read(reading, values, config, registry), threads));
    }
}
