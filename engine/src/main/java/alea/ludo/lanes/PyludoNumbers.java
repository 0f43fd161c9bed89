package alea.ludo.lanes;

/** The loops of the numbers of {@link alea.ludo.PyludoState}, which are the codes but in the base and at the goal. */
final class PyludoNumbers {
    private static final int GOAL = 57;
    /** What is more at the goal than its code. */
    private static final int MORE = 42;

    /** So much that no sum is below 0. */
    private static final int BIAS = 60;

    private PyludoNumbers() {}

    /** The mask of lanes in which a pawn enters with a six. */
    static void enters(long[] pawn, long[] die, long[] mask, long[] enters, int n) {
        for (int i = 0; i < n; i++) {
            long not = pawn[i] + Octet.LOW | (die[i] ^ Octet.all(6)) + Octet.LOW;
            enters[i] = mask[i] & Octet.mask(~not & Octet.HIGH);
        }
    }

    /** By how much a pawn's number changes, and the bias: with eight bits a byte. */
    static void change(long[] from, long[] end, long[] change, int n) {
        for (int i = 0; i < n; i++) {
            long f = from[i];
            long e = end[i];
            long entered = ~(f + Octet.LOW) & Octet.HIGH;
            long back = ~(e + Octet.LOW) & Octet.HIGH;
            long goal = Octet.mask(e + Octet.atLeast(GOAL) & Octet.HIGH);
            change[i] = Octet.all(BIAS) + e + (goal & Octet.all(MORE)) + (entered >>> 7) - f - (back >>> 7);
        }
    }

    /**
     * Adds the numbers of two squares, and 1, where somebody is struck there who is then in the base.
     *
     * @param halves receives a half of the sum
     * @param rests receives what is left of it
     */
    static void struck(
            long[] via, long[] first, long[] to, long[] last, long[] change, long[] halves, long[] rests, int n) {
        for (int i = 0; i < n; i++) {
            long one = via[i] + Octet.all(1) & Octet.mask(first[i]);
            long other = to[i] + Octet.all(1) & Octet.mask(last[i]);
            long sum = change[i] + one + other;
            halves[i] = sum >>> 1 & Octet.LOW;
            rests[i] = sum & Octet.all(1);
        }
    }
}
