package alea.papers;

import java.util.Locale;

/** What comes of a published result. {@link Rule} says when which. */
public enum Verdict {
    /** What Alea found is what was published, and a difference that matters would have been seen. */
    AGREES,
    /** What Alea found is something else. */
    DIFFERS,
    /** The counts are too small to say. */
    CANNOT_TELL,
    /** The statement is false, and that is proved. */
    WRONG,
    /** Measured without anything published beside it: the atlas, and columns that a document has not. */
    NEW;

    /** As reports have it: {@code cannot tell}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
