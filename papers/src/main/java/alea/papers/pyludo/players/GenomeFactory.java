package alea.papers.pyludo.players;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.learn.npy.InputFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Makes the players Simple and Advanced of "Playing Ludo with AI" from files of their weights. */
record GenomeFactory(Genome genome, String what) implements StrategyFactory {
    @Override
    public String name() {
        return genome.word();
    }

    @Override
    public String title() {
        return "Playing Ludo with AI: " + what;
    }

    @Override
    public List<Key> keys() {
        return List.of(new Key(
                "file",
                String.format(Locale.ROOT, "its %,d weights", genome.size()),
                null,
                new Key.Text(String.format(
                        Locale.ROOT,
                        "a .npy file of %,d numbers in one axis, or as many little-endian doubles",
                        genome.size()))));
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
    public boolean evaluates() {
        return true;
    }

    @Override
    public Supplier<? extends Strategy> create(Settings settings, Game game) {
        Path file = InputFile.path(settings.get("file"));
        double[] genes = genome.read(file, game);
        return () -> genome.player(genes);
    }
}
