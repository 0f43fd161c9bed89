package alea.learn.evolution;

import alea.game.Player;
import alea.game.Spec;
import org.jspecify.annotations.Nullable;

/** A chromosome, with the step sizes it carries and what it has won. */
final class Individual {
    final double[] genes;
    final double[] steps;
    /** Games won since it was born, of {@link #games}. */
    long wins;

    long games;
    /** Games won in the last evaluation against the first opponent, of {@link #evaluatedGames}. */
    long evaluatedWins;

    long evaluatedGames;

    private @Nullable Player player;

    Individual(double[] genes, double[] steps) {
        this.genes = genes;
        this.steps = steps;
    }

    /** The player, the same whenever asked. */
    synchronized Player player(Species species) {
        Player known = player;
        if (known == null) {
            known = new Player(new Spec(species.word(), ""), species.players(genes));
            player = known;
        }
        return known;
    }

    /**
     * What it probably wins: the rate of its games and four more at even odds, so that one lucky tournament is not
     * everything.
     */
    double promise() {
        return (wins + 1.0) / (games + 4.0);
    }
}
