package alea.search;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Flat Monte Carlo: tries every option a number of times, plays each on at random to the end, and takes the first
 * of those that won most often (van den Berg, "Exploring Optimal Strategies for Dice of Doom", section 3.2.4).
 * Chance draws anew for each trial, so an attack is sometimes won and sometimes lost.
 */
final class MonteCarlo implements Strategy {
    private final MoveBudget budget;
    private final Playouts playouts;
    private final boolean shares;
    private final Position scratch;
    private double[] worth = new double[64];

    private MonteCarlo(Settings settings, Game game) {
        budget = MoveBudget.of(settings, "trials");
        playouts = Playouts.of(settings, game, Draw.of(settings, game));
        shares = settings.is("count", "score") || !game.payoffs().isWinOnly();
        scratch = game.start();
    }

    @Override
    public int choose(Position position, Dice dice) {
        int n = position.options();
        int seat = position.seat();
        if (worth.length < n) {
            worth = new double[2 * n];
        }
        Arrays.fill(worth, 0, n, 0);
        budget.begin();
        while (budget.step()) {
            for (int option = 0; option < n; option++) {
                scratch.set(position);
                scratch.take(option);
                playouts.play(scratch, dice);
                double score = playouts.score(scratch, seat);
                worth[option] += shares || score == 1 ? score : 0;
            }
        }
        int best = 0;
        for (int option = 1; option < n; option++) {
            if (worth[option] > worth[best]) {
                best = option;
            }
        }
        return best;
    }

    /** Makes {@code mc}. */
    record Factory() implements StrategyFactory {
        @Override
        public String name() {
            return "mc";
        }

        @Override
        public String title() {
            return "flat Monte Carlo: the option that wins most of its random playouts";
        }

        @Override
        public List<Key> keys() {
            return List.of(
                    Key.range("trials", "playouts of every option", 1, 10_000_000, 100),
                    Key.choice("count", "what counts: wins alone, or all that matches are worth", "wins", "score"),
                    Playouts.TURNS,
                    MoveBudget.TIME,
                    Draw.KEY);
        }

        @Override
        public String light() {
            return "trials=1,turns=10";
        }

        @Override
        public boolean plays(Game game) {
            return true;
        }

        @Override
        public Supplier<? extends Strategy> create(Settings settings, Game game) {
            Draw.of(settings, game);
            return () -> new MonteCarlo(settings, game);
        }
    }
}
