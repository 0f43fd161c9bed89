package alea.game;

/**
 * A strategy that can say how likely it is to pick each option, so that it can be checked against a table and evaluated
 * exactly. {@link #choose} draws from exactly these probabilities.
 */
public interface Policy extends Strategy {
    /**
     * Writes the probability of every option.
     *
     * @param position at a decision; must be left as it was
     * @param into receives {@code position.options()} probabilities that sum to one; longer arrays keep their tail
     */
    void probabilities(Position position, double[] into);
}
