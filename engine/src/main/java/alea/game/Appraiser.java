package alea.game;

/** A strategy that also says what positions are worth to everybody, so that luck can be told from play. */
public interface Appraiser extends Strategy {
    /**
     * Estimates the expected payoff of every seat, within the {@link Game#payoffs} of the game.
     *
     * @param position at any node; left as it was
     * @param into by seat; together they are what all payoffs sum to, where that is always the same
     */
    void appraise(Position position, double[] into);

    /**
     * Estimates the same after every outcome of a chance node, to the bit as {@link #appraise} does one after the
     * other: for those who can do that quicker at once. Where the match is over, it is worth its score.
     *
     * @param chance a chance node; left as it was
     * @param next a position of the same game, to work with
     * @param into by outcome and seat
     */
    default void appraiseOutcomes(Position chance, Position next, double[][] into) {
        for (int outcome = 0; outcome < chance.options(); outcome++) {
            next.set(chance);
            next.take(outcome);
            appraiseOrScore(next, into[outcome]);
        }
    }

    /** Estimates the same, but of a position where the match is over what it was worth. */
    default void appraiseOrScore(Position position, double[] into) {
        if (position.node() == Position.OVER) {
            for (int seat = 0; seat < into.length; seat++) {
                into[seat] = position.score(seat);
            }
        } else {
            appraise(position, into);
        }
    }
}
