package alea.papers.atlas;

import alea.analysis.balance.MatchMeter;
import alea.game.Game;
import alea.game.Position;
import alea.papers.Lab;

/** Counts what happens in matches of Ludo. */
final class Matches implements Lab.Watcher {
    static final int ROLLS = 0;
    static final int ROLLS_SQUARED = 1;
    static final int FIRST = 2;
    static final int STRIKES = 3;
    static final int STRIKES_SQUARED = 4;
    static final int REAL = 5;
    static final int SIZE = 6;

    private final MatchMeter meter;

    Matches(Game game) {
        meter = new MatchMeter(game);
    }

    @Override
    public void begin(Position start) {
        meter.begin(start);
    }

    @Override
    public void before(Position position, int option) {
        meter.before(position, option);
    }

    @Override
    public void after(Position position) {
        meter.after(position);
    }

    /** Every roll is followed by a decision, if only to pass. */
    @Override
    public void end(Position position, long[] counts) {
        long rolls = meter.decisions();
        long strikes = meter.strikes();
        counts[ROLLS] += rolls;
        counts[ROLLS_SQUARED] += rolls * rolls;
        counts[FIRST] += position.score(0) == 1 ? 1 : 0;
        counts[STRIKES] += strikes;
        counts[STRIKES_SQUARED] += strikes * strikes;
        counts[REAL] += meter.choices();
    }
}
