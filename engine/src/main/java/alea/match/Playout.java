package alea.match;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import java.util.Arrays;
import java.util.List;

/**
 * Plays on from positions, many thousand times for one move. All seats draw by one policy, which has no memory and
 * so needs not be told of matches; the loop, the streams and the cap are those of any match.
 */
public final class Playout {
    private final Runner runner;
    private final Strategy[] players;
    private final Streams streams;
    private final Payoffs payoffs;
    private final int most;
    private boolean over;

    /**
     * Playouts of a game.
     *
     * @param policy draws for all seats; without memory
     * @param turns after how many further turns one is stopped; 0 for the game's cap
     */
    public Playout(Game game, Policy policy, int turns) {
        payoffs = game.payoffs();
        players = new Strategy[game.seats()];
        Arrays.fill(players, policy);
        runner = Runners.of(game, List.of(players));
        streams = new Streams(players.length, false);
        most = turns == 0 ? game.turnCap() : turns;
    }

    /**
     * Plays on.
     *
     * @param position where to begin; afterwards where it ended
     * @param dice seeds the playout
     */
    public void play(Position position, Dice dice) {
        streams.begin(dice.next(), 0, 0);
        over = runner.play(position, players, streams, position.turns() + most, null);
    }

    /**
     * What the playout that has just ended at {@code position} was worth to a seat.
     *
     * @param unknown what stands in for the score when it was stopped
     */
    public double score(Position position, int seat, Truncation unknown) {
        return over ? position.score(seat) : unknown.score(payoffs, players.length);
    }
}
