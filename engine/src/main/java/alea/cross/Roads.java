package alea.cross;

import java.util.ArrayList;
import java.util.List;

/**
 * Ways on a board with short cuts. A pawn that begins a move where a short cut begins or crosses may turn on to it; one
 * that only passes goes straight on. A square that only short cuts have is of the first that has it.
 */
final class Roads {
    private Roads() {}

    /** The short cut that a pawn which begins a move may turn on to, or -1. */
    static int turning(Circuit way, int from) {
        int own = road(way, from);
        for (int road = own + 1; road < way.roads().size(); road++) {
            int at = way.roads().get(road).indexOf(from);
            if (at >= 0 && at < way.roads().get(road).size() - 1) {
                return road;
            }
        }
        return -1;
    }

    /** The road that a pawn is on: -1 for the ring. */
    private static int road(Circuit way, int from) {
        if (from <= way.last()) {
            return -1;
        }
        for (int road = 0; ; road++) {
            if (way.roads().get(road).contains(from)) {
                return road;
            }
        }
    }

    /** How far a pawn has come: by the ring, and on short cuts as far as the way home from there is shorter. */
    static int walked(Circuit way, int progress) {
        if (progress == Circuit.BASE || way.roads().isEmpty()) {
            return progress - Circuit.BASE;
        }
        int left = 0;
        for (int at = progress;
                at != way.end();
                at = walk(way, at, 1, turning(way, at) >= 0, false).getFirst()) {
            left++;
        }
        return way.last() + 1 - left - Circuit.BASE;
    }

    /**
     * The squares that are walked; behind the last one of the ring is the end.
     *
     * @param from where the move begins, but home; {@link Circuit#BASE} for a pawn that enters
     * @param turns whether it turns on to a short cut
     * @param reached whether the last square of the ring is home already
     * @return at most {@code steps} squares: less where the pawn is home before
     */
    static List<Integer> walk(Circuit way, int from, int steps, boolean turns, boolean reached) {
        int road = turns ? turning(way, from) : from == Circuit.BASE ? -1 : road(way, from);
        int at = from;
        List<Integer> squares = new ArrayList<>();
        while (squares.size() < steps && at != way.end()) {
            if (road >= 0 && at == way.roads().get(road).getLast()) {
                road = -1;
            }
            if (at == Circuit.BASE) {
                at = way.first();
            } else if (road >= 0) {
                List<Integer> stops = way.roads().get(road);
                at = stops.get(stops.indexOf(at) + 1);
            } else {
                at = at == way.last() ? way.end() : at + 1;
            }
            if (reached && at == way.last()) {
                at = way.end();
            }
            squares.add(at);
        }
        return squares;
    }

    /** Where a pawn on the board comes to, or -1 for nowhere: beyond the end, or by a short cut that is not there. */
    static int after(CrossRules rules, int from, int steps, boolean turns) {
        Circuit way = rules.circuit();
        boolean may = turning(way, from) >= 0;
        if (turns ? !may : may && rules.going().shortMust()) {
            return -1;
        }
        List<Integer> squares = walk(way, from, steps, turns, rules.going().door() == Going.Door.HOME);
        boolean beyond = squares.size() < steps;
        return beyond && rules.going().overshoot() != Going.Overshoot.STOP ? -1 : squares.getLast();
    }
}
