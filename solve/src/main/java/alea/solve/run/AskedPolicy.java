package alea.solve.run;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A strategy that always picks the same option of a position is a policy, also where it cannot say so: it is asked.
 * Every question is a match of its own, so that nothing is remembered. Whether it keeps to what it answers is tried
 * out: some of the positions are asked again with other luck, at once and in the end, and turned where the rules treat
 * seats alike.
 *
 * <p>Whoever follows it through states asks once a state and keeps the answer.
 */
public final class AskedPolicy implements Policy, AutoCloseable {
    /** The first so many positions are asked again at once. */
    private static final int AT_ONCE = 64;
    /** Of the others one in so many is asked again in the end. */
    private static final int ONE_IN = 16;
    /** And no more than so many in all. */
    private static final int MOST = 1000;

    /** An answer that is looked at again. */
    private record Answer(Position position, int option) {}

    /** Says that a strategy is no policy: it answers the same question in different ways. */
    public static final class Undecided extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Undecided(String message) {
            super(message);
        }
    }

    private final String name;
    private final Game game;
    private final Strategy strategy;
    /** Whether it has to play alike from every seat. */
    private final boolean turned;

    private final List<Answer> kept = new ArrayList<>();
    private long asked;
    private long matches;

    private AskedPolicy(String name, Game game, Strategy strategy, boolean turned) {
        this.name = name;
        this.game = game;
        this.strategy = strategy;
        this.turned = turned;
    }

    /**
     * A player's policy: what it says of itself, or what it answers.
     *
     * @param game whose positions it will be asked
     * @param turned whether it will be asked as seat 0 alone, and what it does there is taken for what it does in
     *     every seat
     */
    public static Policy of(Player player, Game game, boolean turned) {
        Strategy strategy = player.instances().get();
        return strategy instanceof Policy policy
                ? policy
                : new AskedPolicy(Quoted.plain(player.spec().toString()), game, strategy, turned);
    }

    /** @throws BadInput when the strategy gives up */
    @Override
    public int choose(Position position, Dice dice) {
        return position.options() == 1 ? 0 : ask(position);
    }

    /**
     * All to the option that it picks.
     *
     * @throws Undecided when it picks another one when it is asked again
     * @throws BadInput when it gives up
     */
    @Override
    public void probabilities(Position position, double[] into) {
        Arrays.fill(into, 0, position.options(), 0);
        into[choose(position, new Dice(1, 0))] = 1;
        if (position.options() == 1) {
            return;
        }
        asked++;
        if (kept.size() < MOST && (asked <= AT_ONCE || asked % ONE_IN == 0)) {
            int option = 0;
            while (into[option] == 0) {
                option++;
            }
            var answer = new Answer(position.copy(), option);
            kept.add(answer);
            if (asked <= AT_ONCE) {
                again(answer);
            }
        }
    }

    /**
     * Asks again what was kept.
     *
     * @throws Undecided when an answer is another one
     */
    public void requireDecided() {
        for (Answer answer : kept.reversed()) {
            again(answer);
        }
    }

    private void again(Answer answer) {
        int option = ask(answer.position);
        if (option != answer.option) {
            throw new Undecided("%s answers %s and %s at %s"
                    .formatted(
                            name,
                            answer.position.label(answer.option),
                            answer.position.label(option),
                            answer.position));
        }
        if (!turned || !game.symmetric()) {
            return;
        }
        Position other = game.turned(answer.position);
        Position then = answer.position.copy();
        then.take(answer.option);
        int there = ask(other);
        Position turnedThen = game.turned(then);
        String said = other.label(there);
        other.take(there);
        if (!game.equivalent(other, turnedThen)) {
            throw new Undecided("%s answers %s at %s, and %s at the same position from seat 1"
                    .formatted(name, answer.position.label(answer.option), answer.position, said));
        }
    }

    private int ask(Position position) {
        strategy.begin(position.seat(), matches);
        try {
            int option = strategy.choose(position, new Dice(2, matches));
            matches++;
            return option;
        } catch (Forfeit failure) {
            throw new BadInput("%s at %s: %s".formatted(name, position, failure.getMessage()));
        }
    }

    /** How many positions it was asked, those of one option not counted. */
    public long asked() {
        return asked;
    }

    @Override
    public void close() {
        if (strategy instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception e) {
                throw new BadInput("%s does not stop: %s".formatted(name, e));
            }
        }
    }
}
