package alea.solve.table;

import alea.game.BadInput;
import java.nio.ByteBuffer;

/** How the values of a table are stored. */
public enum Precision {
    /** Doubles. */
    F64("f64", 8),
    /** Floats. */
    F32("f32", 4),
    /** Whole numbers of 16 bits: the value times 32,767, or less where values are greater than 1. */
    I16("i16", 2);

    private static final int GREATEST = 32_767;

    /** Which way values are rounded that cannot be stored exactly. */
    enum Rounding {
        DOWN,
        UP,
        NEAREST
    }

    private final String word;
    private final int bytes;

    Precision(String word, int bytes) {
        this.word = word;
        this.bytes = bytes;
    }

    /** Bytes of a value. */
    public int bytes() {
        return bytes;
    }

    /**
     * Stores a value.
     *
     * @param scale what whole numbers are multiples of, see {@link #scale}
     */
    void put(ByteBuffer into, double value, double scale, Rounding rounding) {
        switch (this) {
            case F64 -> into.putDouble(value);
            case F32 -> into.putFloat(narrowed(value, rounding));
            case I16 ->
                into.putShort((short)
                        switch (rounding) {
                            case DOWN -> Math.floor(value * scale);
                            case UP -> Math.ceil(value * scale);
                            case NEAREST -> Math.rint(value * scale);
                        });
        }
    }

    /**
     * What a value is multiplied by when it is stored: a whole number.
     *
     * @param most how great a value can be
     * @throws BadInput when so great a value cannot be stored
     */
    long scale(double most) {
        if (this != I16) {
            return 1;
        }
        long scale = (long) (GREATEST / most);
        if (scale == 0) {
            throw new BadInput("values up to %s do not fit into %s; f32 and f64 have room".formatted(most, this));
        }
        return scale;
    }

    private static float narrowed(double value, Rounding rounding) {
        float nearest = (float) value;
        return switch (rounding) {
            case DOWN -> nearest > value ? Math.nextDown(nearest) : nearest;
            case UP -> nearest < value ? Math.nextUp(nearest) : nearest;
            case NEAREST -> nearest;
        };
    }

    @Override
    public String toString() {
        return word;
    }
}
