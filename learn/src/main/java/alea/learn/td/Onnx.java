package alea.learn.td;

import alea.file.WholeFile;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Writes a value network as an ONNX model, for other programs: {@code inputs} (any number of positions, and for each
 * the inputs of its {@link Features} as numbers, most of them zero) to {@code chances} (one a seat, from the one to
 * act on). The game, the features and how it was trained go into the metadata.
 *
 * <p>The few messages of the format that this needs are written here, after onnx.proto of ONNX 1.12 (IR version 8,
 * operators of version 17).
 */
public final class Onnx {
    private static final int IR_VERSION = 8;
    private static final int OPERATORS = 17;
    private static final int FLOAT = 1;

    private Onnx() {}

    /**
     * Converts a model file.
     *
     * @throws alea.game.BadInput when it is no such model, or a file cannot be read or written
     */
    public static void export(Path model, Path onnx) {
        WholeFile.write(onnx, bytes(Model.read(model)));
    }

    static byte[] bytes(Model model) {
        Network net = model.network();
        var graph = new Message();
        if (net.hidden == 0) {
            graph.message(1, node("Gemm", "outputs", "inputs", "first", "bias"));
        } else {
            graph.message(1, node("Gemm", "sums", "inputs", "first", "first-bias"))
                    .message(1, node("Tanh", "hidden", "sums"))
                    .message(1, node("Gemm", "outputs", "hidden", "second", "second-bias"));
        }
        graph.message(1, node("Softmax", "chances", "outputs"))
                .text(2, "value network")
                .message(5, tensor("first", first(net, 0, net.inputs), net.inputs, net.units));
        if (net.hidden == 0) {
            graph.message(5, tensor("bias", bias(net), net.seats));
        } else {
            graph.message(5, tensor("first-bias", first(net, net.inputs, net.inputs + 1), net.hidden))
                    .message(5, tensor("second", second(net), net.hidden, net.seats))
                    .message(5, tensor("second-bias", bias(net), net.seats));
        }
        graph.message(11, value("inputs", net.inputs)).message(12, value("chances", net.seats));
        var proto = new Message()
                .number(1, IR_VERSION)
                .text(2, "alea")
                .message(7, graph)
                .message(8, new Message().text(1, "").number(2, OPERATORS));
        for (String key : new String[] {"game", "features", "trained"}) {
            proto.message(14, new Message().text(1, key).text(2, model.header().get(key)));
        }
        return proto.bytes();
    }

    private static Message node(String operator, String output, String... inputs) {
        var node = new Message();
        for (String input : inputs) {
            node.text(1, input);
        }
        return node.text(2, output).text(3, output).text(4, operator);
    }

    private static Message tensor(String name, ByteBuffer numbers, int... shape) {
        var tensor = new Message();
        for (int dimension : shape) {
            tensor.number(1, dimension);
        }
        byte[] bytes = new byte[numbers.capacity()];
        numbers.get(0, bytes);
        return tensor.number(2, FLOAT).text(8, name).bytes(9, bytes);
    }

    /** A matrix of floats with any number of rows. */
    private static Message value(String name, int columns) {
        var shape = new Message()
                .message(1, new Message().text(2, "positions"))
                .message(1, new Message().number(1, columns));
        var tensor = new Message().number(1, FLOAT).message(2, shape);
        return new Message().text(1, name).message(2, new Message().message(1, tensor));
    }

    private static ByteBuffer floats(int count) {
        return ByteBuffer.allocate(count * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ByteBuffer first(Network net, int from, int to) {
        ByteBuffer numbers = floats((to - from) * net.units);
        for (int input = from; input < to; input++) {
            for (int h = 0; h < net.units; h++) {
                numbers.putFloat(net.first[input * net.width + h]);
            }
        }
        return numbers;
    }

    private static ByteBuffer second(Network net) {
        ByteBuffer numbers = floats(net.hidden * net.seats);
        for (int h = 0; h < net.hidden; h++) {
            for (int seat = 0; seat < net.seats; seat++) {
                numbers.putFloat(net.second[seat * net.width + h]);
            }
        }
        return numbers;
    }

    private static ByteBuffer bias(Network net) {
        ByteBuffer numbers = floats(net.seats);
        for (int seat = 0; seat < net.seats; seat++) {
            numbers.putFloat(net.bias[seat]);
        }
        return numbers;
    }

    /** A message of Protocol Buffers: fields by number, written one after the other. */
    private static final class Message {
        private static final int VARINT = 0;
        private static final int LENGTH = 2;

        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        private void varint(long value) {
            long left = value;
            for (; (left & ~0x7fL) != 0; left >>>= 7) {
                out.write((int) (left & 0x7f | 0x80));
            }
            out.write((int) left);
        }

        Message number(int field, long value) {
            varint((long) field << 3 | VARINT);
            varint(value);
            return this;
        }

        Message bytes(int field, byte[] content) {
            varint((long) field << 3 | LENGTH);
            varint(content.length);
            out.writeBytes(content);
            return this;
        }

        Message text(int field, String text) {
            return bytes(field, text.getBytes(StandardCharsets.UTF_8));
        }

        Message message(int field, Message content) {
            return bytes(field, content.bytes());
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }
}
