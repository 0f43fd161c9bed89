package alea.solve.player;

import alea.game.Dice;
import alea.game.Evaluator;
import alea.game.Policy;
import alea.game.Position;
import alea.solve.run.Judge;
import alea.solve.run.SolvedGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes the first of the options that are best by a table (van den Berg, section 3.3: the close-to-optimal player).
 * In Dice of Doom attacks come first, so it skips only where that is better than every attack.
 */
final class Optimal implements Policy, Evaluator {
    private final Judge judge;

    Optimal(SolvedGame game) {
        judge = new Judge(game);
    }

    @Override
    public int choose(Position position, Dice dice) {
        return judge.best(position);
    }

    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[judge.best(position)] = 1;
    }

    /** The worth is a win and half a draw, or a win alone where everybody maximises that; its bounds are the parts. */
    @Override
    public List<Valued> evaluate(Position position) {
        List<Judge.Worth> worths = judge.options(position);
        List<Valued> options = new ArrayList<>();
        for (int option = 0; option < worths.size(); option++) {
            Judge.Worth worth = worths.get(option);
            Map<String, Double> bounds = new LinkedHashMap<>();
            bounds.put("lower", worth.lower());
            bounds.put("upper", worth.upper());
            options.add(new Valued(position.label(option), worth.score(), bounds));
        }
        return options;
    }
}
