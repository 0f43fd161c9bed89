package alea.analysis.rollout;

/**
 * What some matches of one option were worth: all its openings, each as often as the others. Units are independent of
 * each other; those of several options with the same number share their dice.
 *
 * @param payoffs by seat, their mean by the openings' weights
 * @param luck by seat, likewise
 * @param squares by seat, of the payoffs, likewise
 * @param matches that were played
 * @param turns that they took
 */
record Unit(double[] payoffs, double[] luck, double[] squares, long matches, long turns) {}
