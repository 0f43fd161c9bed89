package alea.papers.pyludo.players;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import alea.learn.evolution.Species;
import alea.learn.evolution.SpeciesPlugin;
import alea.learn.q.QAgent;
import alea.learn.q.QPlugin;
import java.util.List;
import java.util.Set;

/** The players of "Playing Ludo with AI", and what evolves and learns of them. */
public final class PyludoPlayers implements Plugin, SpeciesPlugin, QPlugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new GenomeFactory(Genome.SIMPLE, "the four weights of Simple of a file"),
                new GenomeFactory(Genome.ADVANCED, "the network Advanced of a file, 236 inputs and 4 hidden neurons"),
                new FullFactory(),
                new QTableFactory());
    }

    @Override
    public List<Species> species() {
        return List.of(Genome.values());
    }

    @Override
    public List<QAgent> agents() {
        return List.of(new QAgent("actions", Set.of("opponent"), ActionTraining::new));
    }
}
