import alea.game.Facts;
import alea.game.Game;
import alea.learn.evolution.Fitness;
import alea.learn.evolution.FitnessPlugin;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A fitness of one's own for {@code alea train}: half is for a win, half for how far the pawns came. docs/learning.md
 * says how it is used.
 */
public final class Walked implements FitnessPlugin {
    @Override
    public String name() {
        return "walked";
    }

    @Override
    public Supplier<Fitness> in(Game game, String more) {
        return () -> {
            Facts facts = game.facts().orElseThrow();
            return (end, seat) -> {
                Map<String, String> now = facts.of(end);
                String[] pawns = now.getOrDefault("progress", "")
                        .split("/")[game.place(seat)]
                        .split(",");
                double squares =
                        Stream.of(pawns).mapToInt(Integer::parseInt).average().orElse(0);
                return 0.5 * end.score(seat) + 0.5 * squares / 60;
            };
        };
    }
}
