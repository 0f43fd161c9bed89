package alea.papers.iversen.players;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.ludo.lanes.InLanes;
import alea.ludo.lanes.LaneRule;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Moves the pawn whose move has the largest weighted sum of its descriptors, of equal ones the lowest number. */
public final class StfPolicy implements Policy, Evaluator, InLanes {
    /** How many weights there are. */
    public static final int WEIGHTS = Descriptors.COUNT;

    private final double[] weights;
    private final Descriptors descriptors = new Descriptors();
    private final int[] seen = new int[WEIGHTS];

    /**
     * A player.
     *
     * @param weights one a descriptor; not copied
     */
    public StfPolicy(double[] weights) {
        this.weights = weights;
    }

    private double worth(LudoPosition position, int option) {
        descriptors.of(position, option, seen);
        return worth(weights, seen);
    }

    /** What a move is worth by its descriptors. */
    static double worth(double[] weights, int[] seen) {
        double sum = 0;
        for (int i = 0; i < WEIGHTS; i++) {
            sum += weights[i] * seen[i];
        }
        return sum;
    }

    private int best(LudoPosition position) {
        int options = position.options();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; options > 1 && option < options; option++) {
            double worth = worth(position, option);
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        return best;
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
    public Optional<Supplier<LaneRule>> lanes(LudoGame game) {
        var ranks = new LaneStf.Ranks(weights);
        return Optional.of(() -> new LaneStf(game.dialect(), ranks));
    }

    @Override
    public List<Valued> evaluate(Position position) {
        LudoPosition ludo = (LudoPosition) position;
        if (ludo.movable() == 0) {
            return List.of(new Valued(position.label(0), 0, Map.of()));
        }
        return IntStream.range(0, position.options())
                .mapToObj(option -> {
                    double worth = worth(ludo, option);
                    Map<String, Double> parts = new HashMap<>();
                    for (int i = 0; i < WEIGHTS; i++) {
                        parts.put(Descriptors.NAMES.get(i), (double) seen[i]);
                    }
                    return new Valued(position.label(option), worth, parts);
                })
                .toList();
    }
}
