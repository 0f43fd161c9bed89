package alea.solve.player;

import alea.game.Dice;
import alea.game.Policy;
import alea.game.Position;
import alea.match.Arbiter;
import java.util.Arrays;

/** An {@link OptimalEndgame} that can say how likely it takes each option, since the other strategy can. */
final class OptimalEndgamePolicy implements Policy, AutoCloseable {
    private final EndgameMoves moves;
    private final Policy before;

    OptimalEndgamePolicy(EndgameMoves moves, Policy before) {
        this.moves = moves;
        this.before = before;
    }

    @Override
    public int choose(Position position, Dice dice) {
        int best = moves.best(position);
        return best == EndgameMoves.UNKNOWN ? before.choose(position, dice) : best;
    }

    @Override
    public void probabilities(Position position, double[] into) {
        int best = moves.best(position);
        if (best == EndgameMoves.UNKNOWN) {
            before.probabilities(position, into);
            return;
        }
        Arrays.fill(into, 0, position.options(), 0);
        into[best] = 1;
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
