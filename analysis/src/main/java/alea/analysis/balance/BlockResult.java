package alea.analysis.balance;

import java.util.SortedMap;

/**
 * What a block of deals came to.
 *
 * @param sums as {@link MatchSums} keeps them
 * @param lengths how many of the matches that are measured had so many turns
 */
record BlockResult(double[] sums, SortedMap<Integer, Integer> lengths) {}
