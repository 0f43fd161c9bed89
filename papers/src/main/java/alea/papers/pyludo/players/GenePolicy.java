package alea.papers.pyludo.players;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.lanes.InLanes;
import alea.ludo.lanes.LaneRule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Moves the token whose move is worth most, of equal ones the lowest number: the players Simple and Advanced. */
final class GenePolicy implements Policy, Evaluator, InLanes {
    /** What a move is worth. */
    @FunctionalInterface
    interface Worth {
        /**
         * By a look that has been taken.
         *
         * @param token which moves
         * @param option that moves it
         */
        double of(PyludoLookahead seen, int token, int option);
    }

    private final Worth worth;
    private final PyludoLookahead lookahead = new PyludoLookahead();

    GenePolicy(Worth worth) {
        this.worth = worth;
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

    private int best(LudoPosition position) {
        int options = position.options();
        if (options == 1) {
            return 0;
        }
        lookahead.at(position);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < options; option++) {
            if (lookahead.representative(option) == option) { // a token beside an earlier one has the same worth
                double value = worth.of(lookahead, position.pawn(option), option);
                if (value > most) {
                    most = value;
                    best = option;
                }
            }
        }
        return best;
    }

    /** Lanes of Simple; those of Advanced would be no quicker: it takes its time for tanh. */
    @Override
    public Optional<Supplier<LaneRule>> lanes(LudoGame game) {
        return worth instanceof SimpleWorth simple ? Optional.of(() -> new LaneSimple(simple)) : Optional.empty();
    }

    @Override
    public List<Valued> evaluate(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return List.of(new Valued(position.label(0), 0, Map.of()));
        }
        lookahead.at(ludo);
        return IntStream.range(0, position.options())
                .mapToObj(option ->
                        new Valued(position.label(option), worth.of(lookahead, ludo.pawn(option), option), Map.of()))
                .toList();
    }
}
