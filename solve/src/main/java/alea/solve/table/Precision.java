package alea.solve.table;

import java.nio.ByteBuffer;

/** How the values of a table are stored. */
public enum Precision {
    /** Doubles. */
    F64("f64", 8),
    /** Floats. */
    F32("f32", 4),
    /** Whole numbers of 16 bits: the value times 32,767. */
    I16("i16", 2);

    static final int SCALE = 32_767;

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

    void put(ByteBuffer into, double value, Rounding rounding) {
        switch (this) {
            case F64 -> into.putDouble(value);
            case F32 -> into.putFloat(narrowed(value, rounding));
            case I16 ->
                into.putShort((short)
                        switch (rounding) {
                            case DOWN -> Math.floor(value * SCALE);
                            case UP -> Math.ceil(value * SCALE);
                            case NEAREST -> Math.rint(value * SCALE);
                        });
        }
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
