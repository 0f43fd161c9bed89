package alea.papers.iversen.players;

/**
 * What Iversen's agents are rewarded for (section 2.2, Table 2): a weight for each bit of a piece, times how the bit
 * changes, summed over the pieces.
 */
public record RewardWeights(
        double home, double safe, double vulnerable, double attacking, double finishLine, double finished) {
    /** All alike, being at home and being vulnerable counting against. */
    public static final RewardWeights EQUAL = new RewardWeights(-1 / 6.0, 1 / 6.0, -1 / 6.0, 1 / 6.0, 1 / 6.0, 1 / 6.0);

    /** Set by hand; the standard of the published code. */
    public static final RewardWeights HUMAN = new RewardWeights(-0.15, 0.10, -0.10, 0.25, 0.05, 0.35);

    /** Found by the paper's genetic algorithm. */
    public static final RewardWeights GENETIC =
            new RewardWeights(-0.4482421875, 0.2578125, -0.4052734375, 0.1923828125, 0.0576171875, 0.494140625);

    /**
     * The reward for coming from one state to another.
     *
     * @param before the 24 bits before the move, see {@link IversenState#bits}
     * @param after the 24 bits after it
     */
    public double reward(int before, int after) {
        double[] weights = {home, safe, vulnerable, attacking, finishLine, finished};
        double sum = 0;
        for (int bit = 0; bit < IversenState.BITS * IversenState.PIECES; bit++) {
            int shift = IversenState.BITS * IversenState.PIECES - 1 - bit;
            sum += weights[bit % IversenState.BITS] * ((after >>> shift & 1) - (before >>> shift & 1));
        }
        return sum;
    }
}
