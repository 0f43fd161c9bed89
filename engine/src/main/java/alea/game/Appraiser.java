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
}
