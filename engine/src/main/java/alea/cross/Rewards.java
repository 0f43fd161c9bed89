package alea.cross;

/**
 * What a move earns.
 *
 * @param hitSteps steps to be moved with any pawn for a hit; 0 for none
 * @param homeSteps the same for a pawn that gets home
 * @param hitThrows whether a hit gives a throw
 * @param homeThrows whether a pawn that gets home gives a throw
 * @param atOnce whether that throw comes before the values that are left
 */
public record Rewards(int hitSteps, int homeSteps, boolean hitThrows, boolean homeThrows, boolean atOnce) {
    /** Nothing. */
    public static final Rewards NONE = new Rewards(0, 0, false, false, false);

    /** Steps for a hit, and for a pawn at home. */
    static Rewards steps(int hit, int home) {
        return new Rewards(hit, home, false, false, false);
    }

    /** Whether some of them are steps. */
    public boolean inSteps() {
        return hitSteps > 0 || homeSteps > 0;
    }
}
