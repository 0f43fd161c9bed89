package alea.search;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Key;
import alea.game.Position;
import alea.game.Settings;
import alea.match.Playout;
import alea.match.Truncation;

/** Plays random matches on from positions. */
final class Playouts {
    /** The key {@code turns}, which every strategy with playouts has. */
    static final Key TURNS =
            Key.range("turns", "turns after which a playout stops as a draw; 0: at the end", 0, 1_000_000, 0);

    private final Playout playout;

    private Playouts(Playout playout) {
        this.playout = playout;
    }

    static Playouts of(Settings settings, Game game) {
        return of(settings, game, Draw.UNIFORM);
    }

    /** The same with moves that are drawn in another way. */
    static Playouts of(Settings settings, Game game, Draw draw) {
        return new Playouts(new Playout(game, draw.player(), settings.number(TURNS.name())));
    }

    /**
     * Plays on.
     *
     * @param position where to begin; afterwards where it ended
     * @param dice seeds the playout
     */
    void play(Position position, Dice dice) {
        playout.play(position, dice);
    }

    /** What the playout that has just ended at {@code position} was worth to a seat: a draw when it was stopped. */
    double score(Position position, int seat) {
        return playout.score(position, seat, Truncation.DRAWN);
    }
}
