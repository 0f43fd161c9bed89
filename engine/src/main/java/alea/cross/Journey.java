package alea.cross;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/** Where a pawn can come to that meets nobody, and has hit somebody. */
final class Journey {
    private final CrossRules rules;
    private final Circuit way;
    private final Set<Integer> reached = new TreeSet<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private int ends;

    private Journey(CrossRules rules) {
        this.rules = rules;
        way = rules.circuit();
    }

    /**
     * How many squares are known where a pawn is done: as many as are asked for, or all that there are.
     *
     * @param enough how many are asked for
     */
    static int ends(CrossRules rules, int enough) {
        var journey = new Journey(rules);
        journey.go(enough);
        return journey.ends;
    }

    private void go(int enough) {
        Entry entry = rules.entry();
        if (!entry.starts().isEmpty() || !entry.pairs().isEmpty() || entry.begin() > 0) {
            reach(way.start());
        }
        entry.walks().forEach(value -> reach(way.first() + value - 1));
        if (entry.firstFree()) {
            rules.throwing().values().forEach(value -> reach(way.first() + value.shows() - 1));
        }
        while (!open.isEmpty() && ends < enough) {
            int at = open.pop();
            for (Throwing.Value value : rules.throwing().values()) {
                go(at, value.shows(), rules.throwing().steps(value.shows(), false));
                go(at, value.shows(), rules.throwing().steps(value.shows(), true));
            }
            go(at, rules.rewards().hitSteps());
            go(at, rules.rewards().homeSteps());
        }
    }

    private void go(int at, int steps) {
        if (steps > 0) {
            go(at, steps, steps);
        }
    }

    private void go(int at, int value, int steps) {
        if (!way.roads().isEmpty()) {
            reach(Roads.after(rules, at, value, false));
            reach(Roads.after(rules, at, value, true));
            return;
        }
        Move.Route route = PlainOptions.route(rules, at, value, steps, false);
        if (route != null) {
            reach(route.to());
        }
    }

    private void reach(int square) {
        int progress = way.links().end(square);
        boolean closed = rules.going().door() == Going.Door.CLOSED && progress == way.end() - 1;
        if (progress != -1 && !closed && reached.add(progress)) {
            ends += way.isFinished(progress) ? 1 : 0;
            if (progress != way.end()) {
                open.push(progress);
            }
        }
    }
}
