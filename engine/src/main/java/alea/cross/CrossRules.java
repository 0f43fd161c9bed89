package alea.cross;

/**
 * The rules of a game of this family: parts that hold numbers and choices, and nothing else, so that they can be
 * written to a file and read from it. Two equal values are the same rules.
 *
 * @param circuit the board
 * @param throwing what is thrown
 * @param entry how pawns come on to the board
 * @param going how they move
 * @param company how they meet without harm
 * @param blocking where they bar the way
 * @param hitting who is sent back
 * @param rewards what a move earns
 * @param repeats what gives another throw
 * @param sides who plays with whom
 * @param finish when a match ends
 * @param gate what must be before the lane
 */
public record CrossRules(
        Circuit circuit,
        Throwing throwing,
        Entry entry,
        Going going,
        Company company,
        Blocking blocking,
        Hitting hitting,
        Rewards rewards,
        Repeats repeats,
        Partners sides,
        Finish finish,
        Gate gate) {
    /** Whether throws that throw again are counted, and remembered. */
    public boolean counts() {
        return repeats.limit() > 0;
    }

    /** Whether what was moved last matters later. */
    public boolean remembersLast() {
        return counts() && repeats.penalty() == Repeats.Penalty.LAST_MOVED;
    }

    /** Whether who came last to a full start matters later. */
    public boolean remembersLate() {
        return entry.full() == Entry.Full.LAST_GOES;
    }

    /** Whether pairs that were parted in a throw matter until its end. */
    public boolean remembersApart() {
        return !blocking.together();
    }

    /** Whether some pawns are remembered by their numbers. */
    public boolean remembersPawns() {
        return remembersLast() || remembersApart() || undoes();
    }

    /** Whether it matters who has hit somebody. */
    public boolean remembersHits() {
        return gate != Gate.NONE;
    }

    /** Whether what was moved in a turn can be undone. */
    public boolean undoes() {
        return counts() && repeats.penalty() == Repeats.Penalty.UNDONE;
    }
}
