package hypergammon;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Makes the turn that ends in the position with the most points by a rule of thumb, the first of equal ones. A
 * decision is about one checker, so it looks on to all ends of the turn.
 */
final class TurnPolicy implements Policy, Evaluator {
    /** More than any rule of thumb gives. */
    private static final int WON = 1_000_000;

    /** A rule of thumb. */
    @FunctionalInterface
    interface Worth {
        /** Points of the position when a seat has ended its turn and the match goes on. */
        int of(int own, int other);
    }

    private static final int DEPTH = 4;

    private final Worth worth;
    private final HypergammonPosition[] plies = new HypergammonPosition[DEPTH];

    TurnPolicy(Hypergammon game, Worth worth) {
        this.worth = worth;
        Arrays.setAll(plies, ply -> (HypergammonPosition) game.start());
    }

    @Override
    public int choose(Position position, Dice dice) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int option = 0; option < position.options(); option++) {
            int points = behind(position, option, 0);
            if (points > most) {
                most = points;
                best = option;
            }
        }
        return best;
    }

    /** The most points of an end of the turn that begins with an option. */
    private int behind(Position position, int option, int ply) {
        HypergammonPosition next = plies[ply];
        next.set(position);
        next.take(option);
        int seat = position.seat();
        if (next.node() == Position.OVER) {
            return WON;
        }
        if (next.isChance()) {
            return worth.of(next.side(seat), next.side(1 - seat));
        }
        int most = Integer.MIN_VALUE;
        for (int then = 0; then < next.options(); then++) {
            most = Math.max(most, behind(next, then, ply + 1));
        }
        return most;
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[choose(position, new Dice(0, 0))] = 1;
    }

    @Override
    public List<Valued> evaluate(Position position) {
        List<Valued> options = new ArrayList<>();
        for (int option = 0; option < position.options(); option++) {
            options.add(new Valued(position.label(option), behind(position, option, 0), Map.of()));
        }
        return options;
    }
}
