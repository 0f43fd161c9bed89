package alea.solve.race;

import alea.game.Game;
import alea.game.Position;
import alea.solve.Objective;
import alea.solve.RaceSpace;
import alea.solve.Solution;
import alea.solve.Space;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The positions of a race, a row for each seat, and bounds of what they are worth. A number is the row of the seat that
 * waits, times how many rows there are, and that of the seat about to roll. Safe to share between threads.
 *
 * @param space how a seat can stand
 * @param times how likely it is done within so many turns
 */
public record RacePairs(RaceSpace space, RaceTimes times) implements Space {
    @Override
    public Game game() {
        return space.game();
    }

    @Override
    public long states() {
        return (long) space.rows() * space.rows();
    }

    @Override
    public long number(Position position) {
        if (!position.isChance()) {
            return -1;
        }
        long rolling = space.row(position, position.seat());
        long waiting = space.row(position, 1 - position.seat());
        return rolling < 0 || waiting < 0 ? -1 : waiting * space.rows() + rolling;
    }

    private int rolling(long number) {
        return (int) (number % space.rows());
    }

    private int waiting(long number) {
        return (int) (number / space.rows());
    }

    @Override
    public boolean position(long number, Position into) {
        if (!space.waits(waiting(number))) {
            return false;
        }
        space.position(rolling(number), waiting(number), into);
        return true;
    }

    @Override
    public boolean turned() {
        return true;
    }

    @Override
    public boolean partial() {
        return true;
    }

    /** Bounds of all positions, worked out as they are asked for. */
    public Solution solution(double gap) {
        return new Solution(this, Objective.ZERO_SUM, this::bound, 1, gap);
    }

    /** Win minus loss of the seat about to roll. */
    private double bound(int array, long number) {
        int rolling = rolling(number);
        int waiting = waiting(number);
        return array == 0 ? 2 * times.first(rolling, waiting, 0) - 1 : 1 - 2 * times.first(waiting, rolling, 1);
    }

    /** Whether a position that is not over is one of the race. */
    public boolean has(Position position) {
        return space.row(position, 1 - position.seat()) >= 0 && space.row(position, position.seat()) >= 0;
    }

    /**
     * How many turns each seat still needs by the policy that needs the fewest in the mean, that at hand included.
     *
     * @param position not over
     * @return by seat; empty where it is no race
     */
    public Optional<List<TurnsLeft>> left(Position position) {
        int rolling = position.seat();
        if (!has(position)) {
            return Optional.empty();
        }
        int waits = space.row(position, 1 - rolling);
        TurnsLeft waiting = TurnsLeft.of(k -> times.least(waits, k));
        TurnsLeft own = position.isChance() ? ofRow(space.row(position, rolling), 0) : after(position);
        return Optional.of(IntStream.range(0, 2)
                .mapToObj(s -> s == rolling ? own : waiting)
                .toList());
    }

    private TurnsLeft ofRow(int row, int passed) {
        return TurnsLeft.of(k -> times.least(row, k - passed));
    }

    /** The seat decides as the policy does. */
    private TurnsLeft after(Position position) {
        TurnsLeft fewest = null;
        Position next = position.copy();
        for (int option = 0; option < position.options(); option++) {
            next.set(position);
            next.take(option);
            boolean again = next.seat() == position.seat();
            TurnsLeft left = next.node() == Position.OVER
                    ? TurnsLeft.of(k -> k < 1 ? 0 : 1)
                    : ofRow(space.row(next, position.seat()), again ? 0 : 1);
            fewest = fewest == null || left.mean() < fewest.mean() ? left : fewest;
        }
        if (fewest == null) {
            throw new IllegalStateException("a decision without options");
        }
        return fewest;
    }
}
