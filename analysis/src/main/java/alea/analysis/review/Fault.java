package alea.analysis.review;

/** How bad a decision was, by its loss and the {@link Thresholds} of the game. */
public enum Fault {
    NONE("", ""),
    DOUBTFUL("doubtful", "?!"),
    BAD("bad", "?"),
    VERY_BAD("very bad", "??");

    private final String word;
    private final String mark;

    Fault(String word, String mark) {
        this.word = word;
        this.mark = mark;
    }

    /** In words; empty for none. */
    public String word() {
        return word;
    }

    /** The word; {@code none} for none. */
    @Override
    public String toString() {
        return word.isEmpty() ? "none" : word;
    }

    /** As it stands behind a move; empty for none. */
    public String mark() {
        return mark;
    }
}
