package alea.cross;

import java.util.List;

/**
 * The board. Places lie round a ring, a quarter apart, and play goes round by rising place. What a pawn has walked is
 * its <em>progress</em>: squares of its own before the ring (the lead), the ring up to where it turns off, squares of
 * its own behind it (the lane), and home.
 *
 * @param places round the ring
 * @param quarter ring squares from one start to the next; 0 where all begin on one square
 * @param ring squares of the ring
 * @param first the progress of the first square of the way: 0 or 1
 * @param lead squares of its own that a pawn walks before the ring
 * @param last the progress of the last ring square
 * @param lane squares of its own behind that
 * @param goal where the way ends
 * @param stair whether each square of the lane, and home, takes one step with a number of its own: 1, 2, and so on,
 *     to 6
 * @param safe the safe ring squares, counted from a start; the same ones seen from every place
 * @param roads short cuts, each as the squares from where a pawn turns on to it to where it comes back; squares of
 *     a road that are not of the ring are shared by all
 * @param links squares from which a pawn goes on to another
 */
public record Circuit(
        int places,
        int quarter,
        int ring,
        int first,
        int lead,
        int last,
        int lane,
        Goal goal,
        boolean stair,
        List<Integer> safe,
        List<List<Integer>> roads,
        Links links) {
    /** The progress of a pawn in its base. */
    public static final int BASE = -2;

    /** The progress of a pawn on the square behind its start, which only pawns that go round again reach. */
    public static final int BEHIND = -1;

    /** The safe squares of a ring of 68: on either side of the start, and it, in every quarter. */
    static final List<Integer> TWELVE = List.of(0, 7, 12, 17, 24, 29, 34, 41, 46, 51, 58, 63);

    /** A board without links. */
    public Circuit(
            int places,
            int quarter,
            int ring,
            int first,
            int lead,
            int last,
            int lane,
            Goal goal,
            boolean stair,
            List<Integer> safe,
            List<List<Integer>> roads) {
        this(places, quarter, ring, first, lead, last, lane, goal, stair, safe, roads, Links.NONE);
    }

    /** A board of four places and a whole way round, without lead, stair and short cuts. */
    static Circuit of(int ring, int last, int lane, Goal goal, List<Integer> safe) {
        return new Circuit(4, ring / 4, ring, 0, 0, last, lane, goal, false, safe, List.of());
    }

    /** The progress at which the way ends: home, or the last goal place. */
    public int end() {
        return goal.places() ? last + lane : furthest() + 1;
    }

    /** The last progress that is a square to stand on. */
    public int furthest() {
        if (roads.isEmpty()) {
            return last + lane;
        }
        int road = roads.stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        return Math.max(last + lane, road);
    }

    /** The progress of the square on which pawns come to the ring. */
    public int start() {
        return first + lead;
    }

    /** Whether a pawn that has come so far is done. */
    public boolean isFinished(int progress) {
        return goal.places() ? progress > last : progress == end();
    }

    /** Whether some pawn can have this progress: numbers of short cuts need not follow each other. */
    public boolean hasSquare(int progress) {
        return progress <= last + lane || progress == end() || roads.stream().anyMatch(road -> road.contains(progress));
    }

    /** Whether pawns of several seats can meet there. */
    public boolean isShared(int progress) {
        return progress == BEHIND
                || progress >= start() && progress <= last
                || !roads.isEmpty() && progress > last && progress < end();
    }

    /** Whether a pawn stands on a square: not in the base, not home. */
    public boolean isOnBoard(int progress) {
        return progress != BASE && progress <= furthest();
    }

    /** The number of a shared square, seen from no place: that of a pawn of a place with some progress. */
    public int square(int place, int progress) {
        return progress > last ? ring + progress - last - 1 : Math.floorMod(place * quarter + progress - start(), ring);
    }

    /** Shared squares that there are. */
    public int squares() {
        return roads.isEmpty() ? ring : ring + furthest() - last;
    }

    /** Whether a shared square is safe. */
    public boolean isSafe(int progress) {
        return progress != BASE
                && progress <= last
                && progress >= start() - 1
                && safe.contains(Math.floorMod(progress - start(), ring));
    }
}
