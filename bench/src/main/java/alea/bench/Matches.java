package alea.bench;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import java.util.List;

/** Plays one match after the other through the engine's contract, with the same steps as one thread of an arena. */
final class Matches {
    static final long SEED = 1;

    private final Position start;
    private final Position position;
    private final Strategy[] sitting;
    private final Streams streams;
    private final Runner runner;
    private long moves;

    /** Matches of a game; fewer strategies than seats are repeated to fill them. */
    Matches(String spec, String... strategies) {
        this(false, spec, strategies);
    }

    private Matches(boolean counting, String spec, String... strategies) {
        Registry registry = Registry.installed();
        Game game = registry.game(spec);
        start = game.start();
        position = game.start();
        sitting = new Strategy[game.seats()];
        for (int seat = 0; seat < sitting.length; seat++) {
            Strategy player = registry.player(strategies[seat % strategies.length], game)
                    .instances()
                    .get();
            sitting[seat] = counting ? counted(player) : player;
        }
        streams = new Streams(sitting.length, false);
        runner = Runners.of(game, List.of(sitting));
    }

    /** The same, with {@link #moves} counted, which slows down quick players. */
    static Matches counting(String spec, String... strategies) {
        return new Matches(true, spec, strategies);
    }

    private Strategy counted(Strategy player) {
        return new Strategy() {
            @Override
            public int choose(Position at, Dice dice) {
                moves++;
                return player.choose(at, dice);
            }

            @Override
            public void begin(int seat, long index) {
                player.begin(seat, index);
            }

            @Override
            public void end(Position at) {
                player.end(at);
            }
        };
    }

    /** How often a strategy has chosen so far, if that is counted. */
    long moves() {
        return moves;
    }

    /** Plays match {@code index} and returns its turns. */
    int play(long index) {
        for (int seat = 0; seat < sitting.length; seat++) {
            sitting[seat].begin(seat, index);
        }
        position.set(start);
        streams.begin(SEED, index, index);
        runner.play(position, sitting, streams, Integer.MAX_VALUE, null);
        for (Strategy strategy : sitting) {
            strategy.end(position);
        }
        return position.turns();
    }

    /** The seat that won the match just played. */
    int winner() {
        for (int seat = 0; seat < sitting.length; seat++) {
            if (position.score(seat) == 1) {
                return seat;
            }
        }
        return -1;
    }

    /**
     * Plays five other games and strategies, so that no call site that games share is compiled for one game alone. A
     * benchmark in a JVM that has seen a single game measures something that no user of an arena gets.
     */
    static void playFiveOthers() {
        several(new Matches("ludo-classic:seats=4", "random"), 3_000);
        several(new Matches("ludo-classic:seats=3", "fast", "hybrid"), 2_000);
        several(new Matches("ludo-simple:seats=2", "fast", "aggressive"), 5_000);
        several(new Matches("ludo-simple:seats=3", "defensive", "defensive-prose"), 2_000);
        several(new Matches("ludo-simple:pawns=2", "strike", "random"), 10_000);
    }

    private static void several(Matches matches, int count) {
        for (int index = 0; index < count; index++) {
            matches.play(index);
        }
    }
}
