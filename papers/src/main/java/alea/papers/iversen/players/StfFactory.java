package alea.papers.iversen.players;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.learn.npy.InputFile;
import java.util.List;
import java.util.function.Supplier;

/** Makes STF players from files of their weights. */
final class StfFactory implements StrategyFactory {
    @Override
    public String name() {
        return StfModel.KIND;
    }

    @Override
    public String title() {
        return "Q-Learning - Ludo, section 2.4: Soltani's State Transition Function, nine weights of a file";
    }

    @Override
    public List<Key> keys() {
        return List.of(new Key("file", "its nine weights", null, new Key.Text("a model that alea train has written")));
    }

    @Override
    public boolean plays(Game game) {
        return LudopyView.fits(game);
    }

    @Override
    public String needs() {
        return LudopyView.NEEDS;
    }

    @Override
    public boolean evaluates() {
        return true;
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        double[] weights = StfModel.read(InputFile.path(settings.get("file")), game);
        return () -> new StfPolicy(weights);
    }
}
