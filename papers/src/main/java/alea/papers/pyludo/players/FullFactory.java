package alea.papers.pyludo.players;

import alea.game.Game;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import alea.learn.npy.InputFile;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** Makes the player Full of "Playing Ludo with AI" from a file of its weights. */
final class FullFactory implements StrategyFactory {
    @Override
    public String name() {
        return "full";
    }

    @Override
    public String title() {
        return "Playing Ludo with AI: the network Full of a file, 237 inputs and 100 hidden neurons";
    }

    @Override
    public List<Key> keys() {
        return List.of(
                new Key(
                        "file",
                        "its 23,800 weights",
                        null,
                        new Key.Text("a .npy file of 23,800 numbers in one axis, or as many little-endian doubles")),
                Key.choice(
                        "speed",
                        "exact: doubles, as conformance needs them; fast: floats, and only what a move changes",
                        "exact",
                        "fast"));
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
        double[] genes = Genome.FULL.read(file, game);
        if (settings.is("speed", "exact")) {
            return () -> new FullPolicy.Exact(genes);
        }
        var weights = new FastNet.Weights(genes);
        return () -> new FullPolicy.Fast(FastNet.best(weights));
    }
}
