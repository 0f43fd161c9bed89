package alea.doom;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import java.util.Arrays;

/**
 * Takes the first option: attacks while it can, the first tile first, and only then ends the turn (thesis, section
 * 3.2.3).
 */
final class Zero implements Policy {
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
