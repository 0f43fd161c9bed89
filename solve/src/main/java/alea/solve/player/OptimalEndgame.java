package alea.solve.player;

import alea.game.Dice;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Arbiter;

/** Plays the best moves of a table of endgames, and before them as another strategy does. */
final class OptimalEndgame implements Strategy, AutoCloseable {
    private final EndgameMoves moves;
    private final Strategy before;

    OptimalEndgame(EndgameMoves moves, Strategy before) {
        this.moves = moves;
        this.before = before;
    }

    @Override
    public int choose(Position position, Dice dice) {
        int best = moves.best(position);
        return best == EndgameMoves.UNKNOWN ? before.choose(position, dice) : best;
    }

    @Override
    public void begin(int seat, long index) {
        before.begin(seat, index);
    }

    @Override
    public void end(Position position) {
        before.end(position);
    }

    @Override
    public void close() {
        Arbiter.close(before);
    }
}
