package alea.learn;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import alea.learn.net.FullFactory;
import alea.learn.table.QTableFactory;
import alea.learn.td.NetFactory;
import java.util.List;

/** The players that are made from files. */
public final class FromFiles implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new FullFactory(), new QTableFactory(), new NetFactory());
    }
}
