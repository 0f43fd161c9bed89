package alea.search;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import java.util.Arrays;

/** Picks any option, each as likely as the others (Project LUDO, section 6). */
public final class RandomPolicy implements Policy {
    @Override
    public int choose(Position position, Dice dice) {
        return dice.below(position.options());
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 1.0 / position.options());
    }
}
