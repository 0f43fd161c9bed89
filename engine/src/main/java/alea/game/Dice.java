package alea.game;

/**
 * One random stream, made from (seed, match index, stream number) and nothing else.
 *
 * <p>The generator is xoroshiro128++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021).
 * Dice are exactly uniform: 22 base-6 digits are taken from one 64-bit word, and a word that would favour some of the
 * 6^22 outcomes is thrown away (Lemire, "Fast random integer generation in an interval", 2019; about one word in a
 * thousand). One final class on purpose: scripted and duplicate dice differ in how they are set, not in kind.
 */
public final class Dice {
    private static final int DIGITS = 22;
    private static final long POWER = 131_621_703_842_267_136L; // 6^22
    private static final long THRESHOLD = Long.remainderUnsigned(-POWER, POWER); // 2^64 mod 6^22

    /** In the middle of the words whose first digit base 6 is 0; a sixth of all words further, it is 1. */
    private static final long FIRST = Long.divideUnsigned(-1, 12);

    private static final long SIXTH = Long.divideUnsigned(-1, 6);

    /** The words whose first digit base 12 is the same, less some at both ends, and how many those are. */
    private static final long TWELFTH = Long.divideUnsigned(-1, 12);

    private static final long MARGIN = 1L << 33;
    private static final int NO_LEAD = -1;

    private long s0;
    private long s1;
    private long word;
    private int left;
    private int lead = NO_LEAD;

    /** The stream number 0 of match {@code index}. */
    public Dice(long seed, long index) {
        this(seed, index, 0);
    }

    /** A stream of match {@code index}; see {@link #set}. */
    public Dice(long seed, long index, long stream) {
        set(seed, index, stream);
    }

    /**
     * Starts over as stream {@code stream} of match {@code index}. For one stream number, different (seed, index) pairs
     * give different states: the mixing is a bijection.
     */
    public void set(long seed, long index, long stream) {
        long x = stream == 0 ? seed : seed ^ mix(stream * 0xd1342543de82ef95L);
        long y = index;
        x += mix(y + 0x9e3779b97f4a7c15L);
        y += mix(x + 0x3c6ef372fe94f82aL);
        x += mix(y + 0xdaa66d2c7ddf743fL);
        y += mix(x + 0x78dde6e5fd29f054L);
        s0 = x;
        s1 = (x | y) == 0 ? 1 : y; // the one state that the generator cannot leave
        left = 0;
        lead = NO_LEAD;
    }

    /**
     * Lets the next die of a stream that has just been set show a face; what comes after it is what would have come.
     *
     * @param face {@code 0..5}
     */
    public void lead(int face) {
        lead = face;
    }

    /**
     * Lets the next word of a stream that has just been set be one whose first digit base 12 is given, so that the next
     * {@link #below} of 1, 2, 3 or 4 is {@code n * twelfth / 12}; what comes after it is as random as ever.
     *
     * @param twelfth {@code 0..11}; where all are equally likely, so are all words, but for a part of 2^-27
     */
    public void leadTwelfth(int twelfth) {
        long within = MARGIN + Math.unsignedMultiplyHigh(s1, TWELFTH - 2 * MARGIN);
        long first = twelfth * TWELFTH + within | 1L << 32; // odd above, so that no choice among three draws again
        s1 = Long.rotateRight(first - s0, 17) - s0;
    }

    /** MurmurHash3's 64-bit finaliser with Stafford's constants (mix 13): a bijection. */
    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** The first half of the generator's state: for those that draw from many streams side by side. */
    public long first() {
        return s0;
    }

    /** The second half of the generator's state. */
    public long second() {
        return s1;
    }

    /** The next 64 random bits. */
    public long next() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /** A fair die, counted from zero: {@code 0..5}. */
    public int die() {
        if (left == 0) {
            refill();
        }
        left--;
        long w = word;
        word = w * 6;
        return (int) Math.unsignedMultiplyHigh(w, 6);
    }

    private void refill() {
        if (lead != NO_LEAD) {
            word = FIRST + lead * SIXTH;
            left = 1;
            lead = NO_LEAD;
            return;
        }
        long w;
        do {
            w = next();
        } while (Long.compareUnsigned(w * POWER, THRESHOLD) < 0);
        word = w;
        left = DIGITS;
    }

    /**
     * A uniform number in {@code 0..n-1}, exactly uniform.
     *
     * @param n at least 1
     */
    public int below(int n) {
        long m = (next() >>> 32) * n;
        if ((m & 0xffffffffL) >= n) {
            return (int) (m >>> 32);
        }
        return belowSlow(n, m);
    }

    private int belowSlow(int n, long m) {
        long threshold = (1L << 32) % n;
        while ((m & 0xffffffffL) < threshold) {
            m = (next() >>> 32) * n;
        }
        return (int) (m >>> 32);
    }

    /** One of {@code n} equally likely outcomes: a die when there are six. */
    public int outcome(int n) {
        return n == 6 ? die() : below(n);
    }

    /** A uniform number in [0, 1), a multiple of 2^-53. */
    public double unit() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** An option at a chance node, drawn with the position's probabilities. */
    public int chance(Position position) {
        int n = position.options();
        if (position.node() == Position.CHANCE) {
            return outcome(n);
        }
        int[] cases = position.cases();
        if (cases != null) {
            return cases[below(cases.length)];
        }
        double u = unit();
        for (int i = 0; i < n - 1; i++) {
            u -= position.probability(i);
            if (u < 0) {
                return i;
            }
        }
        return n - 1;
    }
}
