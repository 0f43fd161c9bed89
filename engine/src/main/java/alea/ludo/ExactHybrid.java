package alea.ludo;

import java.math.BigInteger;

/** The hybrid strategy straight from its terms: for every reading, slowly, and able to explain itself. */
final class ExactHybrid implements PawnRule {
    private final HybridReading reading;

    ExactHybrid(HybridReading reading) {
        this.reading = reading;
    }

    @Override
    public int best(LudoPosition p) {
        int pawns = 0;
        BigInteger most = BigInteger.ZERO;
        for (int left = p.movable(); left != 0; left &= left - 1) {
            BigInteger gain = HybridTerms.of(p, Integer.numberOfTrailingZeros(left), reading)
                    .advantage();
            int order = pawns == 0 ? 1 : gain.compareTo(most);
            if (order > 0) {
                most = gain;
                pawns = 0;
            }
            if (order >= 0) {
                pawns |= left & -left;
            }
        }
        return reading.ties().among(p, pawns);
    }
}
