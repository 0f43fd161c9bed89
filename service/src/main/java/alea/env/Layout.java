package alea.env;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where everything stands in the file: a header, then arrays with a number or a row a lane, each beginning at a
 * multiple of 64, then room for a text. docs/python.md has the header.
 *
 * @param version of this form
 * @param game the spec
 * @param lanes how many
 * @param places the place of every seat, in the order of play
 * @param seat the driver's; -1 for another one in every match; missing where it decides for all
 * @param actions what each action does
 * @param encoder what positions are shown by
 * @param inputs of the encoder; an observation has as many, and then {@code rolls}
 * @param rolls outcomes of the chance before a decision, which an observation has as one that is on; 0 where the
 *     encoder shows all there is
 * @param least the least payoff of a match
 * @param greatest the greatest
 * @param size of the file, in bytes
 * @param text where a text stands, and its most bytes
 * @param fields the arrays
 */
public record Layout(
        int version,
        String game,
        int lanes,
        List<Integer> places,
        Optional<Integer> seat,
        List<String> actions,
        String encoder,
        int inputs,
        int rolls,
        double least,
        double greatest,
        long size,
        List<Long> text,
        List<Field> fields) {
    static final int VERSION = 1;

    /** Bytes before the first array. */
    static final int HEADER = 4096;

    /** Room for a text: more than any record needs. */
    static final int TEXT = 1 << 20;

    private static final int ALIGNED = 64;

    /**
     * An array, little endian.
     *
     * @param type as NumPy writes it: {@code <f4}
     * @param offset of its first byte
     * @param shape the lanes first
     */
    public record Field(String name, String type, long offset, List<Integer> shape) {}

    /** Puts arrays one after the other. */
    static final class Builder {
        private final int lanes;
        private final List<Field> fields = new ArrayList<>();
        private long end = HEADER;

        Builder(int lanes) {
            this.lanes = lanes;
        }

        /** Adds an array, and says where it begins. */
        long add(String name, String type, int... row) {
            long offset = end;
            long numbers = lanes;
            List<Integer> shape = new ArrayList<>(List.of(lanes));
            for (int side : row) {
                numbers *= side;
                shape.add(side);
            }
            fields.add(new Field(name, type, offset, shape));
            int width = type.charAt(type.length() - 1) - '0';
            end += (numbers * width + ALIGNED - 1) / ALIGNED * ALIGNED;
            return offset;
        }

        /** Where the arrays end. */
        long end() {
            return end;
        }

        List<Field> fields() {
            return List.copyOf(fields);
        }
    }
}
