package alea.arena;

import alea.match.Dealing;
import java.util.List;

/** Who sits where in which match of an arena, and which dice are dealt: all by the number of the match. */
final class SeatPlan {
    private final ArenaSetup setup;
    private final List<int[]> lineups;
    private final int round;

    SeatPlan(ArenaSetup setup) {
        this.setup = setup;
        lineups = setup.lineups();
        round = setup.round();
    }

    /** How many matches there are in all. */
    long matches() {
        return Math.multiplyExact(setup.games(), lineups.size());
    }

    /** Which combination of players sits down, from 0. */
    int lineup(long number) {
        return (int) (number / setup.games());
    }

    /** Which round a match is of: all seatings of a lineup once. */
    private long round(long number) {
        return lineup(number) * ((setup.games() + round - 1) / round) + number % setup.games() / round;
    }

    /** Which match of its round it is, from 0. */
    int step(long number) {
        return (int) (number % setup.games() % round);
    }

    /** The player in each seat, by number. */
    int[] seating(long number) {
        return setup.seating()
                .seats(lineups.get(lineup(number)), setup.game().seats(), setup.seed(), round(number), step(number));
    }

    /** The number of the dice. */
    long deal(long number) {
        return setup.dealing() == Dealing.DUPLICATE ? round(number) : number;
    }
}
