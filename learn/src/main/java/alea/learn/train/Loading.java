package alea.learn.train;

import java.io.DataInput;
import java.io.IOException;
import java.util.Locale;

/** Takes up what a training saved, and believes nothing: a checkpoint may be damaged, or made by hand. */
public final class Loading {
    private final DataInput in;

    /** Of what {@link Training#load} gets. */
    public Loading(DataInput in) {
        this.in = in;
    }

    /**
     * A whole number of eight bytes.
     *
     * @throws IOException when it is not in a range
     */
    public long number(String what, long low, long high) throws IOException {
        return checked(what, in.readLong(), low, high);
    }

    /**
     * A number of things, of four bytes: before so many are read.
     *
     * @throws IOException when it is not in a range
     */
    public int count(String what, int low, int high) throws IOException {
        return (int) checked(what, in.readInt(), low, high);
    }

    private static long checked(String what, long number, long low, long high) throws IOException {
        if (number < low || number > high) {
            throw new IOException(String.format(Locale.ROOT, "%s: %d is not %d..%d", what, number, low, high));
        }
        return number;
    }

    /**
     * A number of eight bytes.
     *
     * @throws IOException when it is not finite
     */
    public double real(String what) throws IOException {
        double number = in.readDouble();
        if (!Double.isFinite(number)) {
            throw new IOException(what + " is not finite");
        }
        return number;
    }

    /**
     * A number of four bytes.
     *
     * @throws IOException when it is not finite
     */
    public float small(String what) throws IOException {
        float number = in.readFloat();
        if (!Float.isFinite(number)) {
            throw new IOException(what + " is not finite");
        }
        return number;
    }

    /** So many bytes. */
    public byte[] bytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        in.readFully(bytes);
        return bytes;
    }
}
