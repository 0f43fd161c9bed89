package alea.bench;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Arbiter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Plays one match after the other through the engine's contract, with the same steps as one thread of an arena. */
final class BenchMatches implements AutoCloseable {
    static final long SEED = 1;

    private final Arbiter arbiter;
    private final int[] seating;
    private long moves;

    /** Matches of a game; fewer strategies than seats are repeated to fill them. */
    BenchMatches(String spec, String... strategies) {
        this(false, spec, strategies);
    }

    private BenchMatches(boolean counting, String spec, String... strategies) {
        Registry registry = Registry.installed();
        Game game = registry.game(spec);
        List<Player> players = Stream.of(strategies)
                .map(name -> registry.player(name, game))
                .map(player -> counting ? counted(player) : player)
                .toList();
        seating = IntStream.range(0, game.seats())
                .map(seat -> seat % players.size())
                .toArray();
        arbiter = new Arbiter(game, players, SEED, Arbiter.UNCAPPED);
    }

    /** The same, with {@link #moves} counted, which slows down quick players. */
    static BenchMatches counting(String spec, String... strategies) {
        return new BenchMatches(true, spec, strategies);
    }

    private Player counted(Player player) {
        return new Player(player.spec(), () -> counted(player.instances().get()));
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
        arbiter.play(index, seating);
        return arbiter.position().turns();
    }

    /** The seat that won the match just played. */
    int winner() {
        return arbiter.winner();
    }

    @Override
    public void close() {
        arbiter.close();
    }

    /**
     * Plays five other games and strategies, so that no call site that games share is compiled for one game alone. A
     * benchmark in a JVM that has seen a single game measures something that no user of an arena gets.
     */
    static void playFiveOthers() {
        several(new BenchMatches("ludo-classic:seats=4", "random"), 3_000);
        several(new BenchMatches("ludo-classic:seats=3", "fast", "hybrid"), 2_000);
        several(new BenchMatches("ludo-simple:seats=2", "fast", "aggressive"), 5_000);
        several(new BenchMatches("ludo-simple:seats=3", "defensive", "defensive-prose"), 2_000);
        several(new BenchMatches("ludo-simple:pawns=2", "strike", "random"), 10_000);
    }

    private static void several(BenchMatches matches, int count) {
        for (int index = 0; index < count; index++) {
            matches.play(index);
        }
    }
}
