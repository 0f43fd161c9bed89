package alea.rpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Serves {@link Rpc} over streams, one message a line. Answers are held back while whole requests are waiting, so that
 * requests sent in one go are answered in one go, and are all out before it waits for more.
 */
public final class LineServer {
    private static final int MOST = 1 << 24;

    private final Rpc rpc;
    private final InputStream in;
    private final PrintWriter out;

    private byte[] buffer = new byte[1 << 16];
    private int start;
    private int end;
    /** In the rest of a line that was too long. */
    private boolean skipping;

    public LineServer(Rpc rpc, InputStream in, PrintWriter out) {
        this.rpc = rpc;
        this.in = in;
        this.out = out;
    }

    /** Answers until the input ends or nobody reads the answers any more. */
    public void serve() throws IOException {
        int searched = start;
        while (true) {
            int newline = newline(searched);
            if (newline >= 0) {
                answer(newline);
                start = newline + 1;
                searched = start;
                continue;
            }
            if (out.checkError()) {
                return;
            }
            makeRoom();
            searched = end;
            int read = in.read(buffer, end, buffer.length - end);
            if (read < 0) {
                answer(end);
                out.flush();
                return;
            }
            end += read;
        }
    }

    private int newline(int from) {
        for (int i = from; i < end; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private void answer(int until) {
        if (skipping) {
            skipping = false;
            return;
        }
        String message = new String(buffer, start, until - start, StandardCharsets.UTF_8);
        if (message.isBlank()) {
            return;
        }
        String answer = rpc.answer(message);
        if (answer != null) {
            out.write(answer);
            out.write('\n');
        }
    }

    private void makeRoom() {
        System.arraycopy(buffer, start, buffer, 0, end - start);
        end -= start;
        start = 0;
        if (end == MOST) {
            if (!skipping) {
                out.write(Rpc.tooLong(MOST));
                out.write('\n');
                skipping = true;
            }
            end = 0;
        } else if (end == buffer.length) {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
    }
}
