package alea.analysis.rollout;

import alea.game.Position;
import alea.game.Tablebase;
import alea.match.Watcher;
import org.jspecify.annotations.Nullable;

/** Stops matches where chance is about to act and a table knows what the position is worth. */
final class KnownEnd implements Watcher {
    private final Tablebase table;
    /** Sees the match go by, too. */
    private final @Nullable Watcher other;

    private final double[] equities;
    private boolean reached;

    KnownEnd(Tablebase table, @Nullable Watcher other, int seats) {
        this.table = table;
        this.other = other;
        equities = new double[seats];
    }

    @Override
    public void begin(Position first) {
        reached = false;
        if (other != null) {
            other.begin(first);
        }
    }

    @Override
    public void before(Position position, int option) {
        if (other != null) {
            other.before(position, option);
        }
    }

    @Override
    public void after(Position position) {
        if (other != null) {
            other.after(position);
        }
    }

    @Override
    public boolean stops(Position position) {
        reached = position.isChance() && table.knows(position, equities);
        return reached;
    }

    @Override
    public void end(Position last) {
        if (other != null) {
            other.end(last);
        }
    }

    /** Whether the last match was stopped. */
    boolean isReached() {
        return reached;
    }

    /** What it was worth to a seat then. */
    double equity(int seat) {
        return equities[seat];
    }
}
