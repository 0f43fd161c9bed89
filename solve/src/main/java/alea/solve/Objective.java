package alea.solve;

/** What a seat plays for. */
public enum Objective {
    /** Win minus loss. For two seats its value is unique. */
    ZERO_SUM("zero-sum"),
    /** The own win, a draw being worth as little as a loss: the objective of van den Berg's thesis (section 3.3). */
    OWN_WIN("own-win");

    private final String word;

    Objective(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
