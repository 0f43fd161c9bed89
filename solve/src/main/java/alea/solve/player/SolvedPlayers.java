package alea.solve.player;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import java.util.List;

/** The player by a table. */
public final class SolvedPlayers implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new OptimalFactory());
    }
}
