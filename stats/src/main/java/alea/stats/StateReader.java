package alea.stats;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads what a {@link StateWriter} wrote, and believes nothing: bytes may be damaged, or made by hand. Whatever is read
 * throws an {@link IllegalArgumentException} where it cannot be so, and takes no more memory than a few times the
 * bytes that there are.
 */
public final class StateReader {
    private final ByteBuffer in;

    /** Reads all of these bytes. */
    public StateReader(byte[] bytes) {
        in = ByteBuffer.wrap(bytes);
    }

    private long raw() {
        if (in.remaining() < Long.BYTES) {
            throw new IllegalArgumentException("it ends too soon");
        }
        return in.getLong();
    }

    /** {@return a whole number that is not negative} */
    public long count() {
        return count(Long.MAX_VALUE);
    }

    /** {@return a whole number from 0 to so many} */
    public long count(long most) {
        long number = raw();
        if (number < 0 || number > most) {
            throw new IllegalArgumentException("a number is " + number + ", not 0 to " + most);
        }
        return number;
    }

    /**
     * {@return how many of something follow}
     *
     * @param least how many there are at least
     * @param most and at most; never more than bytes are left
     */
    public int size(int least, int most) {
        long number = count(most);
        if (number < least) {
            throw new IllegalArgumentException("there are " + number + " of something, not " + least + " or more");
        }
        if (number > in.remaining()) {
            throw new IllegalArgumentException("it ends too soon");
        }
        return (int) number;
    }

    /** {@return so many counts as there are, and zeros where those of the writer ended, at least {@code length}} */
    public long[] counts(int length) {
        int n = size(0, Integer.MAX_VALUE);
        if (n > in.remaining() / Long.BYTES) {
            throw new IllegalArgumentException("it ends too soon");
        }
        long[] numbers = new long[Math.max(n, length)];
        for (int i = 0; i < n; i++) {
            numbers[i] = count();
        }
        return numbers;
    }

    /** Reads as many counts as an array has, and no more. */
    public void counts(long[] into) {
        long[] numbers = counts(into.length);
        if (numbers.length > into.length) {
            throw new IllegalArgumentException("there are " + numbers.length + " counts, not " + into.length);
        }
        System.arraycopy(numbers, 0, into, 0, into.length);
    }

    /** {@return a number that is finite} */
    public double number() {
        double number = Double.longBitsToDouble(raw());
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("a number is " + number);
        }
        return number;
    }

    /** {@return a text} */
    public String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    /** {@return bytes, as many as were written together} */
    public byte[] bytes() {
        byte[] bytes = new byte[size(0, Integer.MAX_VALUE)];
        in.get(bytes);
        return bytes;
    }

    /** Tells that nothing more is expected. */
    public void end() {
        if (in.hasRemaining()) {
            throw new IllegalArgumentException("it goes on after its end");
        }
    }
}
