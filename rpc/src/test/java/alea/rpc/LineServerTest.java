package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineServerTest {
    private static final String START =
            "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"method\":\"start\",\"params\":[\"ludo-simple\"]}";
    private static final Rpc RPC = new Rpc(new Methods(Registry.installed()));

    /** Gives one piece a read, and notes how much had come out by then. */
    private static final class Pieces extends InputStream {
        private final List<String> pieces;
        private final StringWriter out;
        private final List<Long> answersBefore = new ArrayList<>();

        Pieces(StringWriter out, String... pieces) {
            this.pieces = new ArrayList<>(List.of(pieces));
            this.out = out;
        }

        @Override
        public int read() {
            throw new AssertionError("it reads byte by byte");
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            answersBefore.add(out.toString().lines().count());
            if (pieces.isEmpty()) {
                return -1;
            }
            byte[] bytes = pieces.removeFirst().getBytes(StandardCharsets.UTF_8);
            System.arraycopy(bytes, 0, into, offset, bytes.length);
            return bytes.length;
        }
    }

    @Test
    void everythingIsAnsweredBeforeItWaits() throws IOException {
        var out = new StringWriter();
        String a = START.formatted("a");
        String b = START.formatted("b");
        var in = new Pieces(out, a + "\n" + b.substring(0, 20), b.substring(20), "\n" + a + "\n" + b + "\n");
        new LineServer(RPC, in, new PrintWriter(out)).serve();
        assertThat(in.answersBefore).containsExactly(0L, 1L, 1L, 4L);
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheNextAnswered() throws IOException {
        var out = new StringWriter();
        String input = "x".repeat((1 << 24) + 5) + "\n" + START.formatted("a") + "\n";
        new LineServer(RPC, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), new PrintWriter(out))
                .serve();
        assertThat(out.toString().lines())
                .hasSize(2)
                .satisfiesExactly(
                        first -> assertThat(first).contains("a message has at most 16777216 bytes"),
                        second -> assertThat(second).contains("\"id\":\"a\""));
    }

    @Test
    void stopsWhenNobodyReads() throws IOException {
        var closed = new PrintWriter(new Writer() {
            @Override
            public void write(char[] text, int offset, int length) throws IOException {
                throw new IOException("Broken pipe");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        var endless = new InputStream() {
            private final byte[] line = (START.formatted("a") + "\n").getBytes(StandardCharsets.UTF_8);

            @Override
            public int read() {
                throw new AssertionError("it reads byte by byte");
            }

            @Override
            public int read(byte[] into, int offset, int length) {
                System.arraycopy(line, 0, into, offset, line.length);
                return line.length;
            }
        };
        new LineServer(RPC, endless, closed).serve();
        assertThat(closed.checkError()).isTrue();
    }
}
