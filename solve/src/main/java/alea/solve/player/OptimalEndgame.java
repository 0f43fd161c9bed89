package alea.solve.player;

import alea.game.Dice;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Delegating;

/**
 * Plays the best moves of a table of endgames, and before them as another strategy does.
 *
 * @param moves by the table
 * @param other who plays before
 */
record OptimalEndgame(EndgameMoves moves, Strategy other) implements Delegating {
    @Override
    public int choose(Position position, Dice dice) {
        int best = moves.best(position);
        return best == EndgameMoves.UNKNOWN ? other.choose(position, dice) : best;
    }
}
