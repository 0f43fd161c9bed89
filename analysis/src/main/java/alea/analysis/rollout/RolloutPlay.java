package alea.analysis.rollout;

import alea.analysis.equity.Equities;
import alea.analysis.equity.Luck;
import alea.analysis.equity.Remembered;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.match.Truncation;
import alea.match.Watcher;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Plays units of matches, on one thread. */
final class RolloutPlay implements AutoCloseable {
    /** Matches of an opening in a unit: where chance is a die, its second roll shows every face once. */
    static final int OF_AN_OPENING = 6;

    private static final long PERMUTATIONS = 3;

    private final RolloutSetup setup;
    private final Arbiter arbiter;
    private final @Nullable Equities equities;
    private final @Nullable Luck luck;
    private final @Nullable KnownEnd known;
    private final @Nullable Watcher watcher;
    private final int[] seating;
    private final boolean dice;
    private final Dice shuffling = new Dice(0, 0);
    private final double[] worth;

    RolloutPlay(RolloutSetup setup, boolean dice) {
        this.setup = setup;
        this.dice = dice;
        Game game = setup.game();
        int cap = setup.turns() == 0 ? game.turnCap() : setup.position().turns() + setup.turns();
        arbiter = new Arbiter(
                game, setup.position(), Collections.nCopies(game.seats(), setup.by()), setup.seed(), cap, false);
        equities = setup.equities().map(made -> made.get()).orElse(null);
        luck = equities == null ? null : new Luck(game, new Remembered(equities, game.seats()));
        known = setup.table()
                .map(made -> new KnownEnd(made.get(), game.seats()))
                .orElse(null);
        watcher = known == null ? luck : luck == null ? known : luck.and(known);
        seating = IntStream.range(0, game.seats()).toArray(); // every seat for itself
        worth = new double[game.seats()];
    }

    /**
     * Plays a unit.
     *
     * @param openings of the option
     * @param most how many openings the option has that has most: the same deal then is the same outcome
     * @param option its number
     * @param options how many there are: no two matches have one number, but those of a unit number share their dice
     */
    Unit play(List<Opening> openings, int most, int option, int options, long number) {
        int seats = seating.length;
        double[] payoffs = new double[seats];
        double[] lucks = new double[seats];
        double[] squares = new double[seats];
        int[] faces = permuted(number);
        long turns = 0;
        for (int i = 0; i < openings.size(); i++) {
            Opening opening = openings.get(i);
            arbiter.begin(opening.position());
            double weight = opening.weight() / OF_AN_OPENING;
            for (int k = 0; k < OF_AN_OPENING; k++) {
                long deal = (number * most + i) * OF_AN_OPENING + k;
                if (dice) {
                    arbiter.lead(faces[(k + i) % OF_AN_OPENING]);
                }
                arbiter.play(deal * options + option, deal, seating, watcher);
                Termination end = arbiter.requirePlayed();
                turns += arbiter.position().turns() - opening.position().turns();
                score(end);
                for (int seat = 0; seat < seats; seat++) {
                    payoffs[seat] += weight * worth[seat];
                    squares[seat] += weight * worth[seat] * worth[seat];
                    lucks[seat] += luck == null ? 0 : weight * luck.sum()[seat];
                }
            }
        }
        return new Unit(payoffs, lucks, squares, (long) openings.size() * OF_AN_OPENING, turns);
    }

    private void score(Termination end) {
        if (end == Termination.TRUNCATED && known != null && known.isReached()) {
            for (int seat = 0; seat < worth.length; seat++) {
                worth[seat] = known.equity(seat);
            }
            return;
        }
        if (end == Termination.TRUNCATED && equities != null) {
            equities.at(arbiter.position(), worth);
            return;
        }
        for (int seat = 0; seat < worth.length; seat++) {
            worth[seat] = arbiter.score(seat, Truncation.DRAWN);
        }
    }

    private int[] permuted(long unit) {
        int[] faces = IntStream.range(0, OF_AN_OPENING).toArray();
        shuffling.set(setup.seed(), unit, PERMUTATIONS << Integer.SIZE);
        for (int i = faces.length - 1; i > 0; i--) {
            int j = shuffling.below(i + 1);
            int face = faces[i];
            faces[i] = faces[j];
            faces[j] = face;
        }
        return faces;
    }

    /** Whether what chance does behind an option is a die, whose rolls can be balanced. */
    static boolean isDie(Position after) {
        return after.node() == Position.CHANCE && after.options() == OF_AN_OPENING;
    }

    @Override
    public void close() {
        arbiter.close();
    }
}
