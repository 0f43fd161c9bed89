package hypergammon;

/** What a position after the own turn is worth, in simple words. */
final class RulesOfThumb {
    private static final int CHANCES = 36;

    /**
     * In how many of 36 rolls a single checker is hit from so many points away, where nothing is between: Magriel,
     * Backgammon (1976), and any other book.
     */
    private static final int[] SHOTS = {
        0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0
    };

    private RulesOfThumb() {}

    /** The lead in the race: steps that the other seat has to go, less the own. */
    static int race(int own, int other) {
        return Side.pips(other) - Side.pips(own);
    }

    /** The lead less what is lost on average when the other seat hits, in 36ths of a step. */
    static int safety(int own, int other) {
        int lost = 0;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            int point = Side.place(own, checker);
            if (point != Hypergammon.OFF && Side.count(own, point) == 1) {
                lost += shots(point, other) * (Hypergammon.BAR - point);
            }
        }
        return CHANCES * race(own, other) - lost;
    }

    /**
     * In how many of 36 rolls the other seat hits on a point: at most, as if it never hit it with two checkers by the
     * same roll.
     */
    private static int shots(int point, int other) {
        int shots = 0;
        for (int checker = 0; checker < Hypergammon.MOST_CHECKERS; checker++) {
            int distance = Side.place(other, checker) - Hypergammon.across(point);
            shots += distance > 0 ? SHOTS[distance] : 0;
        }
        return Math.min(CHANCES, shots);
    }
}
