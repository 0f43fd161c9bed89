package alea.cross;

/** Who plays with whom. */
public enum Partners {
    /** Everybody alone. */
    ALONE,
    /** Every two who sit opposite; a side has won when all its pawns are home. */
    OPPOSITE;

    /** Whether two places are of one side. */
    public boolean together(int place, int other) {
        return place == other || this == OPPOSITE && (place - other) % 2 == 0;
    }
}
