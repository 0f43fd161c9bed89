package alea.search;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import java.util.Arrays;

/** Picks the first option: the simplest player there is, and one without chance. */
public final class FirstPolicy implements Policy {
    @Override
    public int choose(Position position, Dice dice) {
        return 0;
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[0] = 1;
    }
}
