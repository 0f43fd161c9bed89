package alea.match;

/**
 * A seat whose player gave up.
 *
 * @param seat the seat
 * @param turn turns that were played before
 * @param reason why, in a line
 * @param position where it was asked last, as text
 */
public record Retired(int seat, int turn, String reason, String position) {
    /** One of whom it is not known where it was asked last. */
    public Retired(int seat, int turn, String reason) {
        this(seat, turn, reason, "");
    }
}
