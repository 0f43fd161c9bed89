package alea.match;

import alea.game.Position;

/** Two who see the same match, the first one before the second. */
record TwoWatchers(Watcher first, Watcher second) implements Watcher {
    @Override
    public void begin(Position start) {
        first.begin(start);
        second.begin(start);
    }

    @Override
    public void before(Position position, int option) {
        first.before(position, option);
        second.before(position, option);
    }

    @Override
    public void after(Position position) {
        first.after(position);
        second.after(position);
    }

    @Override
    public boolean stops(Position position) {
        boolean stops = first.stops(position);
        return second.stops(position) || stops; // both are asked
    }

    @Override
    public void end(Position last) {
        first.end(last);
        second.end(last);
    }
}
