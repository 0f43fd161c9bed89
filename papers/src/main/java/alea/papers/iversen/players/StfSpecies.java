package alea.papers.iversen.players;

import alea.file.WholeFile;
import alea.game.Game;
import alea.game.Strategy;
import alea.learn.evolution.Species;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;

/** Soltani's State Transition Function as a chromosome: the weights of its nine descriptors. */
final class StfSpecies implements Species {
    @Override
    public String word() {
        return StfModel.KIND;
    }

    @Override
    public String standardGame() {
        return LudopyView.STANDARD_GAME;
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
    public int size() {
        return StfPolicy.WEIGHTS;
    }

    @Override
    public Strategy player(double[] genes) {
        return new StfPolicy(genes);
    }

    @Override
    public String features() {
        return StfModel.FEATURES;
    }

    @Override
    public void write(Path folder, double[] genes, ModelHeader header) {
        WholeFile.write(folder.resolve("stf.model"), StfModel.text(header, genes));
    }
}
