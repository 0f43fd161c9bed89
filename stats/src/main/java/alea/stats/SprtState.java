package alea.stats;

/**
 * Where a sequential test stands.
 *
 * @param llr the log-likelihood ratio of p1 against p0, natural logarithm
 * @param lower at or below this p0 is accepted; negative
 * @param upper at or above this p1 is accepted; positive
 */
public record SprtState(double llr, double lower, double upper) {

    /** {@return whether to stop, and what for} */
    public SprtDecision decision() {
        if (llr >= upper) {
            return SprtDecision.ACCEPT_P1;
        }
        return llr <= lower ? SprtDecision.ACCEPT_P0 : SprtDecision.CONTINUE;
    }
}
