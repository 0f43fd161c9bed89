package alea.learn.evolution;

import alea.file.WholeFile;
import alea.game.Game;
import alea.game.Strategy;
import alea.learn.net.Genome;
import alea.learn.pyludo.Lookahead;
import alea.learn.stf.StfModel;
import alea.learn.stf.StfPolicy;
import alea.learn.train.Config;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;
import java.util.Locale;

/** What is evolved: how chromosomes become players and files. */
enum Species {
    SIMPLE(Genome.SIMPLE, "what a move does: enters, comes to the lane, comes to the goal, sends an opponent home"),
    ADVANCED(Genome.ADVANCED, "the next state: 4 x 59 counts, 4 hidden, tanh"),
    FULL(Genome.FULL, "the next state: 4 x 59 counts and a one, 100 hidden, tanh, scaled by sqrt(1/237)"),
    /** Soltani's State Transition Function. */
    STF(null, StfModel.FEATURES);

    private final @org.jspecify.annotations.Nullable Genome genome;
    private final String features;

    Species(@org.jspecify.annotations.Nullable Genome genome, String features) {
        this.genome = genome;
        this.features = features;
    }

    /** Its name in configurations and files, which is that of the strategy. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The game that its paper plays. */
    String standardGame() {
        return genome == null ? "ludo-ludopy-1.3.1" : "ludo-pyludo-fork";
    }

    void require(Game game) {
        if (!(genome == null ? StfModel.fits(game) : Lookahead.fits(game))) {
            throw Config.refused(
                    "game",
                    "%s does not play %s: it needs %s"
                            .formatted(word(), game.spec(), genome == null ? StfModel.NEEDS : Lookahead.NEEDS));
        }
    }

    /** Genes of a chromosome. */
    int size() {
        return genome == null ? StfPolicy.WEIGHTS : genome.size();
    }

    void normalise(double[] genes) {
        if (genome != null) {
            genome.normalise(genes);
        }
    }

    /** A new player, for one thread. */
    Strategy player(double[] genes) {
        return genome == null ? new StfPolicy(genes) : genome.player(genes);
    }

    /** Writes the model: a file with its header, or the papers' format with the header beside it. */
    void write(Path folder, double[] genes, ModelHeader header) {
        if (genome == null) {
            WholeFile.write(folder.resolve("stf.model"), StfModel.text(header, genes));
        } else {
            Path file = folder.resolve(word() + ".npy");
            genome.write(file, genes);
            WholeFile.write(ModelHeader.besideOf(file), header.toString());
        }
    }

    String features() {
        return features;
    }
}
