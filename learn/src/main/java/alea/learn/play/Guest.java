package alea.learn.play;

import alea.game.Dice;
import alea.game.Player;
import alea.game.Position;
import alea.game.Strategy;
import alea.match.Arbiter;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Somebody from outside who plays in a training, again and again. One in a process of its own is started once for each
 * thread and seat that need it at the same time, and not for each match.
 */
public final class Guest implements AutoCloseable {
    private final Player player;
    private final Queue<Strategy> idle = new ConcurrentLinkedQueue<>();

    /** A guest who has not played yet. */
    public Guest(Player player) {
        this.player = player;
    }

    /** The player: whoever closes one that is in a process gives it back. */
    public Player player() {
        return new Player(player.spec(), () -> {
            Strategy known = idle.poll();
            Strategy strategy = known == null ? player.instances().get() : known;
            return strategy instanceof AutoCloseable ? new Lent(strategy) : strategy;
        });
    }

    private final class Lent implements Strategy, AutoCloseable {
        private final Strategy strategy;

        Lent(Strategy strategy) {
            this.strategy = strategy;
        }

        @Override
        public int choose(Position position, Dice dice) {
            return strategy.choose(position, dice);
        }

        @Override
        public void begin(int seat, long index) {
            strategy.begin(seat, index);
        }

        @Override
        public void end(Position position) {
            strategy.end(position);
        }

        @Override
        public void close() {
            idle.add(strategy);
        }
    }

    /** Lets all processes go; nobody may play meanwhile. */
    @Override
    public void close() {
        idle.forEach(Arbiter::close);
        idle.clear();
    }
}
