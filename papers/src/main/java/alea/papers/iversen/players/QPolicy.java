package alea.papers.iversen.players;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoPosition;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Moves the pawn that the table values most in the state of 24 bits with this die, of equal ones the lowest number. */
final class QPolicy implements Policy, Evaluator {
    private final Reading reading;
    private final SparseTable table;
    private final LudopyView board = new LudopyView();

    QPolicy(Reading reading, SparseTable table) {
        this.reading = reading;
        this.table = table;
    }

    private int state(LudoPosition position) {
        board.set(position, position.seat());
        return reading.bits(board.rows);
    }

    private int best(LudoPosition position) {
        return position.options() == 1 ? 0 : LudopyView.greedy(position, table, state(position));
    }

    @Override
    public int choose(Position position, Dice dice) {
        return best((LudoPosition) position);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[best((LudoPosition) position)] = 1;
    }

    @Override
    public List<Valued> evaluate(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return List.of(new Valued(position.label(0), 0, Map.of()));
        }
        int state = state(ludo);
        return IntStream.range(0, position.options())
                .mapToObj(option -> new Valued(
                        position.label(option),
                        table.get(state, LudopyView.place(ludo.die(), ludo.pawn(option))),
                        Map.of("state", (double) state)))
                .toList();
    }
}
