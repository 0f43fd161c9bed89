package alea.web.match;

/** What somebody does in a match. */
public sealed interface Deed {
    /** Takes an option, by its number. */
    record Take(int option) implements Deed {}

    /** Takes the option of a label. */
    record Tell(String label) implements Deed {}

    /** Takes back. */
    record Undo() implements Deed {}

    /** Does again what was taken back. */
    record Redo() implements Deed {}

    /** Leaves. */
    record Leave() implements Deed {}

    /** Goes on with a match that was left. */
    record Resume() implements Deed {}
}
