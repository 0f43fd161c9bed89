package alea.papers.iversen.players;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.learn.npy.InputFile;
import java.util.List;
import java.util.function.Supplier;

/** Makes Iversen's players from files of their tables. */
final class QFactory implements StrategyFactory {
    @Override
    public String name() {
        return QModel.KIND;
    }

    @Override
    public String title() {
        return "Q-Learning - Ludo (Iversen): the Q-table of a file, by 24 bits and the die";
    }

    @Override
    public List<Key> keys() {
        return List.of(new Key("file", "its table", null, new Key.Text("a model that alea train has written")));
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
        QModel.QPlayer player = QModel.read(InputFile.path(settings.get("file")), game);
        return () -> new QPolicy(player.reading(), player.table());
    }
}
