package alea.papers.projectludo;

import alea.ludo.LudoGame;
import alea.papers.Lab;
import alea.papers.Notebook;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * Whether play can come back to where it was (section 6). Two pawns a seat are enough to look at: the others can stay
 * on their safe starts. States are numbered before a roll, and a depth-first search looks for a state that it is
 * still in.
 */
final class Unending {
    private static final int HOME = 52;
    private static final int PLACES = HOME + 1;

    private Unending() {}

    static void measure(Lab lab, Notebook notebook) {
        List<int[]> circle = circle((LudoGame) lab.game("ludo-simple"));
        notebook.statement(
                "unending",
                !circle.isEmpty(),
                circle.isEmpty()
                        ? "no circle of positions was found"
                        : String.format(
                                Locale.ROOT,
                                "a circle of %d rolls, each of probability at least 1/6, leads back to the "
                                        + "position where it began",
                                circle.size()));
        if (!circle.isEmpty()) {
            notebook.table(
                    "One such circle: two pawns of each seat move, the others stay at their start",
                    List.of("rolling", "own pawns", "the other's", "die"),
                    circle.stream()
                            .map(s -> List.of(
                                    "seat " + s[0],
                                    String.format(Locale.ROOT, "%d, %d", s[1], s[2]),
                                    String.format(Locale.ROOT, "%d, %d", s[3], s[4]),
                                    Integer.toString(s[5])))
                            .toList());
        }
        notebook.note("So a match need not end, however unlikely that is; with any fixed strategies of the document it "
                + "ends with probability one, and all matches played here did.");
    }

    private record Step(int from, int die, int to) {}

    /** The states of a circle with the die that leads on: seat, own pawns, others' pawns, die. */
    private static List<int[]> circle(LudoGame game) {
        int pairs = PLACES * PLACES;
        byte[] seen = new byte[pairs * pairs * 2];
        Deque<List<Step>> ahead = new ArrayDeque<>();
        Deque<Step> path = new ArrayDeque<>();
        int start = number(0, 0, 0, 0, 0);
        seen[start] = 1;
        ahead.push(steps(game, start));
        while (!ahead.isEmpty()) {
            List<Step> steps = ahead.peek();
            if (steps.isEmpty()) {
                ahead.pop();
                if (!path.isEmpty()) {
                    seen[path.pop().to()] = 2;
                }
                continue;
            }
            Step step = steps.removeLast();
            if (seen[step.to()] == 0) {
                seen[step.to()] = 1;
                path.push(step);
                ahead.push(steps(game, step.to()));
            } else if (seen[step.to()] == 1) {
                path.push(step);
                List<int[]> circle = new ArrayList<>();
                for (Step s : path) {
                    int[] state = state(s.from());
                    circle.addFirst(new int[] {state[4], state[0], state[1], state[2], state[3], s.die()});
                    if (s.from() == step.to()) {
                        return circle;
                    }
                }
            }
        }
        return List.of();
    }

    private static int number(int a, int b, int c, int d, int seat) {
        return (((Math.max(a, b) * PLACES + Math.min(a, b)) * PLACES + Math.max(c, d)) * PLACES + Math.min(c, d)) * 2
                + seat;
    }

    private static int[] state(int number) {
        int n = number / 2;
        return new int[] {
            n / (PLACES * PLACES * PLACES), n / (PLACES * PLACES) % PLACES, n / PLACES % PLACES, n % PLACES, number % 2
        };
    }

    /** What can come next, of which the last is tried first: strikes, then the pawn behind. */
    private static List<Step> steps(LudoGame game, int from) {
        int[] s = state(from);
        List<Step> steps = new ArrayList<>();
        List<Step> strikes = new ArrayList<>();
        for (int pawn = 0; pawn < 2; pawn++) {
            for (int die = 1; die <= 6; die++) {
                if (s[pawn] == HOME) {
                    continue;
                }
                int to = Math.min(HOME, s[pawn] + die);
                int keep = s[1 - pawn];
                if (to == HOME && keep == HOME) {
                    continue;
                }
                int[] others = {s[2], s[3]};
                boolean struck = false;
                for (int k = 0; k < 2; k++) {
                    boolean meets = others[k] < HOME && to < HOME && (to + HOME / 2) % HOME == others[k];
                    if (meets && !game.dialect().isGlobe(to)) {
                        others[k] = 0;
                        struck = true;
                    }
                }
                int next = struck
                        ? number(to, keep, others[0], others[1], s[4])
                        : number(others[0], others[1], to, keep, 1 - s[4]);
                (struck ? strikes : steps).add(new Step(from, die, next));
            }
        }
        steps.addAll(strikes);
        return steps;
    }
}
