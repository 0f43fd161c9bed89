package alea.stats;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Writes what was counted so far as bytes, which a {@link StateReader} takes up. */
public final class StateWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteBuffer eight = ByteBuffer.allocate(Long.BYTES);

    /** Writes a whole number, in eight bytes. */
    public void count(long number) {
        out.writeBytes(eight.putLong(0, number).array());
    }

    /** Writes how many there are, and each: up to the last that is not 0. */
    public void counts(long[] numbers) {
        int n = numbers.length;
        while (n > 0 && numbers[n - 1] == 0) {
            n--;
        }
        count(n);
        for (int i = 0; i < n; i++) {
            count(numbers[i]);
        }
    }

    /** Writes every bit of a number. */
    public void number(double number) {
        count(Double.doubleToRawLongBits(number));
    }

    /** Writes a text. */
    public void text(String text) {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes bytes, and how many they are. */
    public void bytes(byte[] bytes) {
        count(bytes.length);
        out.writeBytes(bytes);
    }

    /** {@return all that was written} */
    public byte[] toBytes() {
        return out.toByteArray();
    }
}
