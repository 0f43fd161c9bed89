package alea.learn.td;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Quoted;
import alea.learn.npy.InputFile;
import alea.learn.train.Finite;
import alea.learn.train.ModelHeader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * A trained value network and what it was made for.
 *
 * <p>The file is a {@link ModelHeader} of kind {@code net} and then numbers. Beside the header's own keys it has
 * {@code inputs}, {@code hidden}, {@code seats}, {@code numbers} ({@code f16} or {@code f32}) and {@code crc32} of
 * the numbers, in hexadecimal. The numbers are little-endian floats: the first layer input by input, {@code hidden}
 * weights each, with the bias as the last input; the second layer output by output, {@code hidden} weights each; and
 * the bias of every output. With {@code hidden: 0} they are {@code seats} weights for every input, and the bias of
 * every output.
 *
 * @param header the game and the features, and how it was made
 * @param network the weights
 */
record Model(ModelHeader header, Network network) {
    /** What the header calls such models, and specs. */
    static final String KIND = "net";

    private static final int MOST_HIDDEN = 4096;
    /** Sums of such weights stay finite. */
    private static final float LARGEST = 1e30f;
    /** Of two bytes. */
    private static final float LARGEST_HALF = 65_504;

    /**
     * The features that the network sees.
     *
     * @throws BadInput when they are not those that it was trained with
     */
    Features features(Game game, Object file) {
        String name = header.get("features");
        Features made = FeaturePlugin.kind(game, name)
                .orElseThrow(() -> new BadInput("%s has features %s; %s has %s"
                        .formatted(file, Quoted.of(name), game.spec(), String.join(", ", FeaturePlugin.names(game)))))
                .features(game);
        if (made.inputs() != network.inputs || game.seats() != network.seats) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d inputs and %d outputs; %s has %d and %d",
                    file,
                    network.inputs,
                    network.seats,
                    name,
                    made.inputs(),
                    game.seats()));
        }
        return made;
    }

    /**
     * Writes the file, whole or not at all.
     *
     * @param half whether numbers have two bytes
     * @throws BadInput when a weight is no number, or too large for its bytes
     */
    void write(Path file, boolean half) {
        for (float[] weights : List.of(network.first, network.second, network.bias)) {
            Finite.require(weights, half ? LARGEST_HALF : LARGEST);
        }
        byte[] numbers = numbers(half);
        byte[] head = header.with("inputs", Integer.toString(network.inputs))
                .with("hidden", Integer.toString(network.hidden))
                .with("seats", Integer.toString(network.seats))
                .with("numbers", half ? "f16" : "f32")
                .with("crc32", crc(numbers, 0))
                .toString()
                .getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(head, head.length + numbers.length);
        System.arraycopy(numbers, 0, all, head.length, numbers.length);
        WholeFile.write(file, all);
    }

    private static String crc(byte[] bytes, int from) {
        var crc = new CRC32();
        crc.update(bytes, from, bytes.length - from);
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }

    /**
     * Reads a file, its numbers only when its header fits its size.
     *
     * @throws BadInput when it is no such file, is damaged, or of another version
     */
    static Model read(Path file) {
        Form.of(InputFile.beginning(file, ModelHeader.LONGEST), InputFile.size(file), file);
        return read(InputFile.read(file, Integer.MAX_VALUE, "a network"), file);
    }

    /**
     * Reads the content of a file.
     *
     * @param file what to call it in complaints
     * @throws BadInput when it is no such file, is damaged, or of another version
     */
    static Model read(byte[] bytes, Object file) {
        Form form = Form.of(bytes, bytes.length, file);
        if (!form.header.get("crc32").equals(crc(bytes, form.start))) {
            throw new BadInput("%s is damaged: its numbers do not fit its crc32".formatted(file));
        }
        var network = new Network(form.inputs, form.hidden, form.seats);
        ByteBuffer numbers =
                ByteBuffer.wrap(bytes, form.start, bytes.length - form.start).order(ByteOrder.LITTLE_ENDIAN);
        each(network, (array, at) -> {
            float weight = form.half ? Float.float16ToFloat(numbers.getShort()) : numbers.getFloat();
            if (!(Math.abs(weight) <= LARGEST)) {
                throw new BadInput(String.format(
                        Locale.ROOT, "%s has a weight of %s; they go up to %.0e in size", file, weight, LARGEST));
            }
            array[at] = weight;
        });
        return new Model(form.header, network);
    }

    /** What a header says of the numbers after it, which begin at {@code start}. */
    private record Form(ModelHeader header, int inputs, int hidden, int seats, boolean half, int start) {
        /**
         * Reads a header.
         *
         * @param bytes the file, or so much of it that the header is there
         * @param size of the whole file
         * @throws BadInput when it does not fit the size, or the network does not fit into memory
         */
        static Form of(byte[] bytes, long size, Object file) {
            int start = ModelHeader.length(bytes);
            ModelHeader header = ModelHeader.parse(new String(bytes, 0, start, StandardCharsets.UTF_8), file);
            int inputs = number(header, "inputs", 1, 1 << 20, file);
            int hidden = number(header, "hidden", 0, MOST_HIDDEN, file);
            int seats = number(header, "seats", 1, Network.OUTPUTS, file);
            String kind = header.get("numbers");
            if (!kind.equals("f16") && !kind.equals("f32")) {
                throw new BadInput("%s: numbers are %s; they can be f16 or f32".formatted(file, Quoted.of(kind)));
            }
            boolean half = kind.equals("f16");
            long expected = (half ? Short.BYTES : Float.BYTES)
                    * (hidden == 0 ? (inputs + 1L) * seats : (inputs + 1L + seats) * hidden + seats);
            if (size - start != expected) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s has %,d bytes of numbers; %d inputs, %d hidden neurons and %d seats need %,d",
                        file,
                        size - start,
                        inputs,
                        hidden,
                        seats,
                        expected));
            }
            Memory.require(
                    String.format(Locale.ROOT, "%s has %d inputs and %d hidden neurons", file, inputs, hidden),
                    size + Network.bytes(inputs, hidden, seats));
            return new Form(header, inputs, hidden, seats, half, start);
        }
    }

    private static int number(ModelHeader header, String key, int least, int most, Object file) {
        String value = header.get(key);
        if (!value.matches("0|[1-9][0-9]{0,7}") || Integer.parseInt(value) < least || Integer.parseInt(value) > most) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s: %s is %s; it can be %d..%d", file, key, Quoted.of(value), least, most));
        }
        return Integer.parseInt(value);
    }

    private byte[] numbers(boolean half) {
        int count = network.rows() * network.units + network.seats * network.hidden + network.seats;
        ByteBuffer into =
                ByteBuffer.allocate(count * (half ? Short.BYTES : Float.BYTES)).order(ByteOrder.LITTLE_ENDIAN);
        each(network, (array, at) -> {
            if (half) {
                into.putShort(Float.floatToFloat16(array[at]));
            } else {
                into.putFloat(array[at]);
            }
        });
        return into.array();
    }

    @FunctionalInterface
    private interface Place {
        void visit(float[] array, int at);
    }

    /** Every weight in the order of the file. */
    private static void each(Network network, Place place) {
        for (int input = 0; input < network.rows(); input++) {
            for (int h = 0; h < network.units; h++) {
                place.visit(network.first, input * network.width + h);
            }
        }
        for (int seat = 0; seat < network.seats; seat++) {
            for (int h = 0; h < network.hidden; h++) {
                place.visit(network.second, seat * network.width + h);
            }
        }
        for (int seat = 0; seat < network.seats; seat++) {
            place.visit(network.bias, seat);
        }
    }
}
