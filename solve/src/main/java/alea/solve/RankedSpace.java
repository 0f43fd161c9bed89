package alea.solve;

import alea.game.Game;
import alea.game.Position;

/**
 * A space whose numbers are the ranks of another.
 *
 * @param of the other
 * @param order of its numbers
 */
public record RankedSpace(Space of, StateRanks order) implements Space {
    @Override
    public Game game() {
        return of.game();
    }

    @Override
    public long states() {
        return of.states();
    }

    @Override
    public long number(Position position) {
        long number = of.number(position);
        return number < 0 ? number : order.rank(number);
    }

    @Override
    public boolean position(long rank, Position into) {
        return of.position(order.number(rank), into);
    }

    @Override
    public boolean turned() {
        return of.turned();
    }

    @Override
    public int pieces() {
        return of.pieces();
    }

    @Override
    public boolean partial() {
        return of.partial();
    }

    @Override
    public int progress(long rank) {
        return of.progress(order.number(rank));
    }

    @Override
    public boolean counts(long rank, Position scratch) {
        return of.counts(order.number(rank), scratch);
    }
}
