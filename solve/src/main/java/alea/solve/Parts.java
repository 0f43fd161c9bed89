package alea.solve;

import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Several tables of parts of one game as one: numbers count through them, one after the other, and a position has the
 * number of the first that knows it. Safe to share between threads.
 */
public final class Parts implements Space {
    private final List<Solution> parts;
    private final long states;

    private Parts(List<Solution> parts) {
        this.parts = List.copyOf(parts);
        states = parts.stream().mapToLong(part -> part.space().states()).sum();
    }

    /**
     * Tables as one.
     *
     * @param parts zero-sum, of one game; what is known best comes first
     */
    public static Solution of(List<Solution> parts) {
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        var space = new Parts(parts);
        double gap = parts.stream().mapToDouble(Solution::gap).max().orElseThrow();
        return new Solution(space, Objective.ZERO_SUM, space::get, 0, gap);
    }

    /** The part of a kind in a space, which may be one of its parts. */
    public static <S extends Space> Optional<S> find(Space space, Class<S> kind) {
        List<Space> all = new ArrayList<>(List.of(space));
        if (space instanceof Parts parts) {
            parts.parts.forEach(part -> all.add(part.space()));
        }
        return all.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    private record Place(Solution part, long number) {}

    private Place place(long number) {
        long left = number;
        for (Solution part : parts) {
            if (left < part.space().states()) {
                return new Place(part, left);
            }
            left -= part.space().states();
        }
        throw new IndexOutOfBoundsException(number);
    }

    private double get(int array, long number) {
        Place place = place(number);
        return place.part.arrays().get(array, place.number);
    }

    @Override
    public Game game() {
        return parts.getFirst().space().game();
    }

    @Override
    public long states() {
        return states;
    }

    @Override
    public long number(Position position) {
        long before = 0;
        for (Solution part : parts) {
            long number = part.space().number(position);
            if (number >= 0) {
                return before + number;
            }
            before += part.space().states();
        }
        return -1;
    }

    @Override
    public boolean position(long number, Position into) {
        Place place = place(number);
        return place.part.space().position(place.number, into);
    }

    @Override
    public boolean turned() {
        return parts.stream().allMatch(part -> part.space().turned());
    }

    @Override
    public boolean partial() {
        return parts.stream().allMatch(part -> part.space().partial());
    }
}
