package alea.solve.player;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.match.Delegating;
import java.util.Arrays;

/**
 * An {@link OptimalEndgame} that can say how likely it takes each option, since the other strategy can.
 *
 * @param other the same
 * @param before who plays before, who can say it
 */
record OptimalEndgamePolicy(OptimalEndgame other, Policy before) implements Policy, Delegating {
    OptimalEndgamePolicy(EndgameMoves moves, Policy before) {
        this(new OptimalEndgame(moves, before), before);
    }

    @Override
    public int choose(Position position, Dice dice) {
        return other.choose(position, dice);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        int best = other.moves().best(position);
        if (best == EndgameMoves.UNKNOWN) {
            before.probabilities(position, into);
            return;
        }
        Arrays.fill(into, 0, position.options(), 0);
        into[best] = 1;
    }
}
