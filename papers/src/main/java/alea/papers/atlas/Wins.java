package alea.papers.atlas;

import alea.game.Position;
import alea.papers.Lab;

/** Counts the matches that a seat wins. */
final class Wins implements Lab.Watcher {
    private final int seat;

    Wins(int seat) {
        this.seat = seat;
    }

    @Override
    public void before(Position position, int option) {}

    @Override
    public void after(Position position) {}

    @Override
    public void end(Position position, long[] counts) {
        counts[0] += position.score(seat) == 1 ? 1 : 0;
    }
}
