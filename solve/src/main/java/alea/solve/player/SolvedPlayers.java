package alea.solve.player;

import alea.game.Plugin;
import alea.game.StrategyFactory;
import java.util.List;

/** The players by tables. */
public final class SolvedPlayers implements Plugin {
    @Override
    public List<StrategyFactory> strategies() {
        return List.of(new OptimalFactory(), new OptimalEndgameFactory());
    }
}
