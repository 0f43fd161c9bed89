package alea.match;

/**
 * Sums up something of a match whose mean over all dice is zero for every seat, such as its luck: what a result owes to
 * it may be taken away, and the mean of results stays what it is (a control variate).
 */
public interface Control extends Watcher {
    /** The sum of every seat in the match so far; valid until the next one begins. */
    double[] sum();
}
