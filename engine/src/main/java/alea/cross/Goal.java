package alea.cross;

/**
 * Where the way of a pawn ends.
 *
 * @param places whether the squares of the lane are the goal, one pawn each; else one square behind them takes all
 * @param jump whether pawns pass over their own on goal places
 * @param inside whether a pawn on a goal place may move on
 */
public record Goal(boolean places, boolean jump, boolean inside) {
    /** One square that takes all. */
    public static final Goal SQUARE = new Goal(false, true, true);
}
