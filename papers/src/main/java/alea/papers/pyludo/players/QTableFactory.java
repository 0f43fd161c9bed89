package alea.papers.pyludo.players;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.learn.npy.InputFile;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** Makes the fellow student's player of "Playing Ludo with AI" from a file of its table. */
final class QTableFactory implements StrategyFactory {
    @Override
    public String name() {
        return "qtable";
    }

    @Override
    public String title() {
        return "Playing Ludo with AI: the fellow student's Q-table of a file";
    }

    @Override
    public List<Key> keys() {
        return List.of(new Key(
                "file", "its table", null, new Key.Text("the table as published, or lines of a key and five values")));
    }

    @Override
    public boolean plays(Game game) {
        return PyludoLookahead.fits(game);
    }

    @Override
    public String needs() {
        return PyludoLookahead.NEEDS;
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        Path file = InputFile.path(settings.get("file"));
        ModelHeader.beside(file).ifPresent(header -> header.require(file, name(), game));
        QTable table = QTable.read(file);
        return () -> new QTablePolicy(table);
    }
}
