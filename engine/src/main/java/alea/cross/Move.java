package alea.cross;

import java.util.List;
import java.util.stream.Stream;

/**
 * What can be done at a decision, by the plain rules.
 *
 * @param pawn that moves; -1 for a pass
 * @param other a second pawn that enters with it, or -1
 * @param value that is used; the sum where two are
 * @param sum whether two values are used
 * @param road the short cut that is taken, or -1
 * @param route the squares that are walked
 */
record Move(int pawn, int other, int value, boolean sum, int road, Route route) {
    /** To use nothing. */
    static final Move PASS = new Move(-1, -1, 0, false, -1, new Route(List.of(), 0));

    /**
     * The squares that are walked, the last one being where the pawn ends.
     *
     * @param squares as progress
     * @param forward how many of them are walked before the pawn turns back
     * @param swept those on which a slide hits
     */
    record Route(List<Integer> squares, int forward, List<Integer> swept) {
        /** A way without a slide. */
        Route(List<Integer> squares, int forward) {
            this(squares, forward, List.of());
        }

        /** A way without a turn. */
        static Route straight(List<Integer> squares) {
            return new Route(squares, squares.size());
        }

        /** The same way, and on from its last square where that leads on. */
        Route linked(Links links) {
            List<Integer> on = links.after(to());
            if (on.isEmpty()) {
                return this;
            }
            List<Integer> all = Stream.concat(squares.stream(), on.stream()).toList();
            boolean slides = links.slides().containsKey(to());
            return new Route(
                    all,
                    turns() ? forward : all.size(),
                    slides ? all.subList(squares.size() - 1, all.size() - 1) : List.of());
        }

        /** Where it ends. */
        int to() {
            return squares.getLast();
        }

        /** The squares that are passed: all but the last. */
        List<Integer> passed() {
            return squares.subList(0, squares.size() - 1);
        }

        /** Those that are passed before the pawn turns back. */
        List<Integer> passedForward() {
            return squares.subList(0, Math.min(forward, squares.size() - 1));
        }

        /** Whether it turns back. */
        boolean turns() {
            return forward < squares.size();
        }
    }

    /** Whether this uses nothing. */
    boolean isPass() {
        return pawn < 0;
    }

    /** Where the pawn ends. */
    int to() {
        return route.to();
    }
}
