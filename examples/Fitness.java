import alea.game.Dice;
import alea.game.Facts;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.match.Arbiter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Evolves two weights by a fitness of one's own: the method {@code fitness} is all there is to change. One parent, one
 * child, and the fitter of them lives on.
 *
 * <p>Try it: java -cp 'cli/target/lib/*' examples/Fitness.java 20
 */
public final class Fitness {
    private static final Game GAME = Registry.installed().game("ludo-simple");
    private static final Player OPPONENT = Registry.installed().player("fast", GAME);
    private static final int MATCHES = 400;

    /** Wins against the opponent, and a little for how far the loser came. */
    static double fitness(double[] weights) {
        Player own = new Player(new Spec("own", ""), () -> new Weighing(weights));
        double sum = 0;
        try (var arbiter = new Arbiter(GAME, List.of(own, OPPONENT), 1, GAME.turnCap())) {
            for (int match = 0; match < MATCHES; match++) {
                int seat = match % 2;
                arbiter.play(match, seat == 0 ? new int[] {0, 1} : new int[] {1, 0});
                boolean won = arbiter.winner() == seat;
                sum += won ? 1 : 0.1 * GAME.heuristic().of(arbiter.position(), seat);
            }
        }
        return sum / MATCHES;
    }

    public static void main(String[] arguments) {
        int generations = Integer.parseInt(arguments[0]);
        Random random = new Random(1);
        double[] parent = {0, 0};
        double best = fitness(parent);
        for (int generation = 1; generation <= generations; generation++) {
            double[] child = Arrays.stream(parent).map(w -> w + 0.5 * random.nextGaussian()).toArray();
            double fitness = fitness(child);
            if (fitness > best) {
                parent = child;
                best = fitness;
            }
            System.out.printf(Locale.ROOT, "%d %.4f %s%n", generation, best, Arrays.toString(parent));
        }
    }

    /** Weighs what its pawns have walked by how likely they are to be hit, and what the others' have. */
    private static final class Weighing implements Strategy {
        private final Facts facts = GAME.facts().orElseThrow();
        private final double[] weights;

        Weighing(double[] weights) {
            this.weights = weights;
        }

        @Override
        public int choose(Position position, Dice dice) {
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int option = 0; option < position.options(); option++) {
                Position next = position.copy();
                next.take(option);
                double worth = worth(facts.of(next), GAME.place(position.seat()));
                if (worth > most) {
                    most = worth;
                    best = option;
                }
            }
            return best;
        }

        private double worth(Map<String, String> facts, int place) {
            String[] progress = facts.get("progress").split("/");
            String[] hit = facts.get("hit").split("/");
            double sum = 0;
            for (int where = 0; where < progress.length; where++) {
                String[] pawns = progress[where].split(",");
                for (int pawn = 0; pawn < pawns.length && !pawns[0].equals("-"); pawn++) {
                    double squares = Integer.parseInt(pawns[pawn]);
                    double danger = Double.parseDouble(hit[where].split(",")[pawn]) / 36;
                    sum += where == place
                            ? squares * (1 - weights[0] * danger)
                            : -squares * (1 - weights[1] * danger);
                }
            }
            return sum;
        }
    }
}
