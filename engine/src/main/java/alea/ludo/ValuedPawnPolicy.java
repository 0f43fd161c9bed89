package alea.ludo;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A {@link PawnPolicy} that can say what it thinks each pawn's move is worth. */
final class ValuedPawnPolicy implements Policy, Evaluator, ByRule {
    /** What the move of one movable pawn is worth. */
    @FunctionalInterface
    interface Worth {
        Valued of(LudoPosition position, int pawn);
    }

    private final PawnPolicy policy;
    private final Worth worth;

    ValuedPawnPolicy(PawnRule rule, Worth worth) {
        policy = new PawnPolicy(rule);
        this.worth = worth;
    }

    @Override
    public PawnRule rule() {
        return policy.rule();
    }

    @Override
    public int choose(Position position, Dice dice) {
        return policy.choose(position, dice);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        policy.probabilities(position, into);
    }

    @Override
    public List<Valued> evaluate(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return List.of(new Valued(position.label(0), 0, Map.of()));
        }
        return IntStream.range(0, position.options())
                .mapToObj(option -> worth.of(ludo, ludo.pawn(option)))
                .toList();
    }
}
