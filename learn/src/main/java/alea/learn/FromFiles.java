package alea.learn;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import alea.learn.td.NetFactory;
import java.util.List;

/** The player that is made from the file of a network. */
public final class FromFiles implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new NetFactory());
    }
}
