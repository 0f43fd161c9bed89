package alea.learn;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import alea.learn.net.FullFactory;
import alea.learn.net.Genome;
import alea.learn.net.GenomeFactory;
import alea.learn.q.QFactory;
import alea.learn.stf.StfFactory;
import alea.learn.table.QTableFactory;
import alea.learn.td.NetFactory;
import java.util.List;

/** The players that are made from files. */
public final class FromFiles implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(
                new GenomeFactory(Genome.SIMPLE, "the four weights of Simple of a file"),
                new GenomeFactory(Genome.ADVANCED, "the network Advanced of a file, 236 inputs and 4 hidden neurons"),
                new FullFactory(),
                new QTableFactory(),
                new QFactory(),
                new StfFactory(),
                new NetFactory());
    }
}
