package alea.learn.evolution;

import alea.game.Game;
import alea.game.Strategy;
import alea.learn.train.Config;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;
import java.util.function.Supplier;

/** What is evolved: how chromosomes become players and files. A {@link SpeciesPlugin} brings it. */
public interface Species {
    /** Its name in configurations and files, which is that of the strategy that reads them. */
    String word();

    /** The spec of the game that it plays where a configuration names none. */
    String standardGame();

    /** Whether it plays a game. */
    boolean plays(Game game);

    /** What a game has that it plays, for people. */
    String needs();

    /** Genes of a chromosome, at least one. */
    int size();

    /** Makes genes those of a chromosome after they were changed, in place. */
    default void normalise(double[] genes) {}

    /**
     * A new player, for one thread.
     *
     * @param genes as many as {@link #size}; not copied
     */
    Strategy player(double[] genes);

    /**
     * Makes players of one chromosome, each for one thread: all alike, so that they can share what comes of the genes
     * alone.
     *
     * @param genes as many as {@link #size}; not copied
     */
    default Supplier<? extends Strategy> players(double[] genes) {
        return () -> player(genes);
    }

    /** What the player sees, for headers. */
    String features();

    /**
     * Writes the model into a folder.
     *
     * @param genes finite
     * @param header what the file says of itself
     */
    void write(Path folder, double[] genes, ModelHeader header);

    /**
     * Holds that it plays a game.
     *
     * @throws alea.game.BadInput saying what it needs
     */
    default void require(Game game) {
        if (!plays(game)) {
            throw Config.refused("game", "%s does not play %s: it needs %s".formatted(word(), game.spec(), needs()));
        }
    }
}
