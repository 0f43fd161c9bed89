package alea.solve.graph;

import java.io.Serializable;
import java.util.Arrays;

/** Rising numbers, of which most follow each other closely: the steps from one to the next, in few bytes. */
final class Rising implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Bits of a byte that are of a step; the highest says that more follow. */
    private static final int BITS = 7;

    private static final int MORE = 1 << BITS;
    private static final int LONGEST = 10;

    private final int count;
    private final byte[] steps;

    Rising(long[] numbers) {
        count = numbers.length;
        byte[] bytes = new byte[2 * count + LONGEST];
        int size = 0;
        long last = 0;
        for (long number : numbers) {
            if (size + LONGEST > bytes.length) {
                bytes = Arrays.copyOf(bytes, bytes.length + (bytes.length >> 1) + LONGEST);
            }
            long step = number - last;
            while (step >= MORE) {
                bytes[size++] = (byte) (step | MORE);
                step >>>= BITS;
            }
            bytes[size++] = (byte) step;
            last = number;
        }
        steps = Arrays.copyOf(bytes, size);
    }

    long[] numbers() {
        long[] numbers = new long[count];
        long last = 0;
        int at = 0;
        for (int i = 0; i < count; i++) {
            int shift = 0;
            int part = steps[at++];
            for (; part < 0; part = steps[at++]) {
                last += (long) (part & MORE - 1) << shift;
                shift += BITS;
            }
            last += (long) part << shift;
            numbers[i] = last;
        }
        return numbers;
    }
}
