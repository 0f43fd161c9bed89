package alea.analysis.rollout;

import alea.game.Position;
import alea.game.Tablebase;
import alea.match.Watcher;

/** Stops matches where chance is about to act and a table knows what the position is worth. */
public final class KnownEnd implements Watcher {
    private final Tablebase table;
    private final double[] equities;
    private boolean reached;

    /** Matches of so many seats that a table ends. */
    public KnownEnd(Tablebase table, int seats) {
        this.table = table;
        equities = new double[seats];
    }

    @Override
    public void begin(Position first) {
        reached = false;
    }

    @Override
    public void before(Position position, int option) {}

    @Override
    public boolean stops(Position position) {
        reached = position.isChance() && table.knows(position, equities);
        return reached;
    }

    /** Whether the last match was stopped. */
    public boolean isReached() {
        return reached;
    }

    /** What it was worth to a seat then. */
    public double equity(int seat) {
        return equities[seat];
    }
}
