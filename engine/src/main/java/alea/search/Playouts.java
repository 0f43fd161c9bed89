package alea.search;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import java.util.Arrays;
import java.util.List;

/** Plays random matches on from positions. */
final class Playouts {
    /** The key {@code turns}, which every strategy with playouts has. */
    static final Key TURNS =
            Key.range("turns", "turns after which a playout stops as a draw; 0: at the end", 0, 1_000_000, 0);

    private final Runner runner;
    private final Strategy[] players;
    private final Streams streams;
    private final int most;
    private boolean over;

    /**
     * Playouts of a game.
     *
     * @param turns after how many further turns one stops as a draw; 0 for the game's cap
     * @param draw how its moves are drawn
     */
    Playouts(Game game, int turns, Draw draw) {
        players = new Strategy[game.seats()];
        Arrays.fill(players, draw.player());
        runner = Runners.of(game, List.of(players));
        streams = new Streams(players.length, false);
        most = turns == 0 ? game.turnCap() : turns;
    }

    static Playouts of(Settings settings, Game game) {
        return of(settings, game, Draw.UNIFORM);
    }

    /** The same with moves that are drawn in another way. */
    static Playouts of(Settings settings, Game game, Draw draw) {
        return new Playouts(game, settings.number(TURNS.name()), draw);
    }

    /**
     * Plays on.
     *
     * @param position where to begin; afterwards where it ended
     * @param dice seeds the playout
     */
    void play(Position position, Dice dice) {
        streams.begin(dice.next(), 0, 0);
        over = runner.play(position, players, streams, position.turns() + most, null);
    }

    /** What the playout that has just ended at {@code position} was worth to a seat: a draw when it was stopped. */
    double score(Position position, int seat) {
        return over ? position.score(seat) : 1.0 / players.length;
    }
}
