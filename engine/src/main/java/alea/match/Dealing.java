package alea.match;

/** How the random streams of a match are made from (seed, number): see {@link Streams}. */
public enum Dealing {
    /** One stream for the board, one for each seat. */
    PLAIN(1),
    /** The same, but the board's stream starts over at every turn of a seat: {@link Streams}. */
    DUPLICATE(1),
    /** One draw a turn, for its die and for what its player draws first: {@link TurnDraws}. */
    BY_TURN(2);

    private final int version;

    Dealing(int version) {
        this.version = version;
    }

    /** The number by which reports, records and results say it: {@code dice=2} is {@link #BY_TURN}. */
    public int version() {
        return version;
    }
}
