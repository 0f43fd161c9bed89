package alea.service;

import alea.game.BadInput;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Arbiter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What can be said about a position. Seats are called by their places, as in positions as text. */
public final class Answers {

    /** A position and nothing else. */
    public record At(String position) {}

    /**
     * What a position waits for.
     *
     * @param node {@code decision}, {@code chance} or {@code over}
     * @param seat who acts, or whose turn chance decides on; when over, who acted last
     * @param scores one a seat, in the order of play; only when over
     */
    public record Node(
            String node,
            int seat,
            List<Option> options,
            @Nullable List<Double> scores) {}

    /** One thing that can happen; {@code probability} only where chance acts. */
    public record Option(String label, @Nullable Double probability, String next) {}

    /** What a strategy does: the options that it may pick. */
    public record Choices(List<Choice> choices) {}

    /** An option that a strategy picks with this probability. */
    public record Choice(String label, double probability) {}

    /** What a strategy thinks each option is worth. */
    public record Values(List<Worth> options) {}

    /** What a strategy thinks one option is worth, and the parts that this is made of, if any. */
    public record Worth(
            String label, double value, @Nullable Map<String, Double> terms) {}

    /** The number of a state in a table. */
    public record Numbered(long index) {}

    /** A position in a state; missing where no position has the number. */
    public record Stated(@Nullable String position) {}

    private Answers() {}

    /** The node, its options and where they lead. */
    public static Node options(Game game, Position position) {
        int place = game.place(position.seat());
        if (position.node() == Position.OVER) {
            List<Double> scores =
                    IntStream.range(0, game.seats()).mapToObj(position::score).toList();
            return new Node("over", place, List.of(), scores);
        }
        boolean chance = position.isChance();
        Position next = position.copy();
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < position.options(); i++) {
            next.set(position);
            next.take(i);
            options.add(new Option(position.label(i), chance ? position.probability(i) : null, next.toString()));
        }
        return new Node(chance ? "chance" : "decision", place, options, null);
    }

    /** The position after the option with this label. */
    public static At play(Position position, String label) {
        Position next = position.copy();
        next.take(position.option(label));
        return new At(next.toString());
    }

    /**
     * How likely a strategy is to pick each option; of one that only draws, the option that it draws with this seed.
     */
    public static Choices policy(Strategy strategy, Position position, long seed) {
        requireDecision(position);
        if (position.options() > 1 && strategy instanceof Policy policy) {
            double[] probabilities = new double[position.options()];
            policy.probabilities(position, probabilities);
            return new Choices(IntStream.range(0, position.options())
                    .filter(i -> probabilities[i] > 0)
                    .mapToObj(i -> new Choice(position.label(i), probabilities[i]))
                    .toList());
        }
        return new Choices(List.of(new Choice(position.label(draw(strategy, position, seed)), 1)));
    }

    /** The option that a strategy draws, as in match 0 of a seed. */
    public static int draw(Strategy strategy, Position position, long seed) {
        requireDecision(position);
        return position.options() == 1 ? 0 : Arbiter.consult(strategy, position, seed);
    }

    /** What an evaluator thinks each option is worth. */
    public static Values evaluate(Evaluator evaluator, Position position) {
        requireDecision(position);
        return new Values(evaluator.evaluate(position).stream()
                .map(v -> new Worth(v.label(), v.value(), v.terms().isEmpty() ? null : v.terms()))
                .toList());
    }

    /**
     * Holds that a strategy has something to decide.
     *
     * @throws BadInput when the position waits for chance or is over
     */
    public static void requireDecision(Position position) {
        if (position.node() == Position.OVER) {
            throw new BadInput("'%s' is not a decision: the match is over".formatted(position));
        }
        if (position.isChance()) {
            throw new BadInput("'%s' is not a decision: it waits for chance, which gives %s"
                    .formatted(
                            position,
                            IntStream.range(0, position.options())
                                    .mapToObj(position::label)
                                    .collect(Collectors.joining(", "))));
        }
    }
}
