package alea.ludo.lanes;

/**
 * Eight bytes in a long, each below 128 unless it is said otherwise. A <em>flag</em> is the high bit of a byte alone; a
 * <em>mask</em> is 127 or 0 in a byte.
 */
public final class Octet {
    /** 127 in every byte. */
    public static final long LOW = 0x7f7f7f7f7f7f7f7fL;
    /** The flag in every byte. */
    public static final long HIGH = ~LOW;

    private static final long ONE = 0x0101010101010101L;

    private Octet() {}

    /** The same byte eight times; what it does not hold of a number is cut off. */
    public static long all(int value) {
        return (value & 255) * ONE;
    }

    /** What is to be added to bytes, so that those of {@code least} and more get the flag. */
    public static long atLeast(int least) {
        return all(128 - least);
    }

    /** The mask of each flag. */
    public static long mask(long flags) {
        return flags - (flags >>> 7);
    }
}
