package alea.cross;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import java.util.Arrays;

/**
 * Plays the option that a taste likes best. Of those that it likes as well, it moves the foremost pawn, and that one
 * as far as it goes; of what is left each is equally likely.
 */
final class PawnPlay implements Policy {
    /** What an option is worth to a strategy, when {@link PawnOutlook} has looked at it. */
    @FunctionalInterface
    interface Taste {
        double worth(PawnOutlook look);
    }

    /** Sums in another order may differ by as much. */
    private static final double ROUNDING = 1e-9;

    private final PawnOutlook look;
    private final Taste taste;
    private double[] best = new double[0];

    PawnPlay(PawnOutlook look, Taste taste) {
        this.look = look;
        this.taste = taste;
    }

    @Override
    public int choose(Position position, Dice dice) {
        int liked = like(position);
        int skip = liked == 1 ? 0 : dice.below(liked);
        int option = 0;
        while (best[option] == 0 || skip-- > 0) {
            option++;
        }
        return option;
    }

    @Override
    public void probabilities(Position position, double[] into) {
        int liked = like(position);
        for (int option = 0; option < position.options(); option++) {
            into[option] = best[option] / liked;
        }
    }

    /** Marks the options that are liked best with 1, others with 0, and says how many there are. */
    private int like(Position position) {
        int options = position.options();
        best = best.length < options ? new double[options] : best;
        if (options == 1) {
            best[0] = 1;
            return 1;
        }
        int liked = 0;
        double most = Double.NEGATIVE_INFINITY;
        int from = 0;
        int to = 0;
        for (int option = 0; option < options; option++) {
            look.after(position, option);
            double worth = taste.worth(look);
            int order = Math.abs(worth - most) <= ROUNDING ? 0 : Double.compare(worth, most);
            order = order == 0 ? Integer.compare(look.from(), from) : order;
            order = order == 0 ? Integer.compare(look.to(), to) : order;
            if (order > 0) {
                Arrays.fill(best, 0, option, 0);
                liked = 0;
                most = worth;
                from = look.from();
                to = look.to();
            }
            best[option] = order >= 0 ? 1 : 0;
            liked += order >= 0 ? 1 : 0;
        }
        return liked;
    }
}
