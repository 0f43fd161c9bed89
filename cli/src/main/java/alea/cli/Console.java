package alea.cli;

import alea.game.BadInput;
import alea.game.Reason;
import alea.json.Json;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Where a command reads and writes: UTF-8 whatever the locale. A reader that closes its end early, as {@code head}
 * does, is no error: what is written afterwards goes nowhere.
 *
 * @param in standard input
 * @param out results, and nothing else
 * @param err complaints and progress
 * @param outIsTerminal whether a person reads {@code out} as it comes
 * @param errIsTerminal whether a person reads {@code err} as it comes; progress bars are for nobody else
 */
public record Console(InputStream in, PrintWriter out, PrintWriter err, boolean outIsTerminal, boolean errIsTerminal) {
    private static final int NARROWEST = 55; // picocli's own bound
    private static final int WIDEST = 160;

    /** Rows that every terminal has. */
    private static final int LEAST_ROWS = 24;

    /** Characters in which a terminal tells its size. */
    private static final int SIZE = 32;

    /** The streams of this process. */
    public static Console ofProcess() {
        return new Console(
                new Asked(System.in),
                writer(new FileOutputStream(FileDescriptor.out), target(1).startsWith("pipe:"), false),
                writer(new FileOutputStream(FileDescriptor.err), target(2).startsWith("pipe:"), true),
                terminal(1),
                terminal(2));
    }

    static PrintWriter writer(OutputStream to, boolean pipe, boolean autoFlush) {
        var stream = new OutputStreamWriter(new Forgiving(to, pipe), StandardCharsets.UTF_8);
        return new PrintWriter(new BufferedWriter(stream, 1 << 15), autoFlush);
    }

    /** Java tells only whether input and output both are terminals; where /proc exists, it tells more. */
    @SuppressWarnings("SystemConsoleNull") // JDK 25 may again say null
    private static boolean terminal(int descriptor) {
        String target = target(descriptor);
        if (!target.isEmpty()) {
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        }
        return System.console() != null && System.console().isTerminal();
    }

    /** What a descriptor leads to, where /proc tells; else nothing. */
    private static String target(int descriptor) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
        } catch (IOException e) {
            return "";
        }
    }

    /** A stream from which nothing may come, as where a terminal is nobody's any more: then that is said. */
    static final class Asked extends FilterInputStream {
        Asked(InputStream in) {
            super(in);
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            try {
                return in.read(bytes, from, length);
            } catch (IOException e) {
                throw new BadInput("standard input cannot be read: " + Reason.of(e));
            }
        }
    }

    /** A stream that forgives readers who have left. */
    private static final class Forgiving extends FilterOutputStream {
        private final boolean pipe;
        private boolean left;

        /**
         * Where {@code out} is known to be a pipe, nothing else can go wrong; the system says why in its own
         * language.
         */
        Forgiving(OutputStream out, boolean pipe) {
            super(out);
            this.pipe = pipe;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                if (!left) {
                    out.write(bytes, from, length);
                }
            } catch (IOException e) {
                left = String.valueOf(e.getMessage()).contains("Broken pipe") || pipe;
                if (!left) {
                    throw e;
                }
            }
        }
    }

    /** Whether to write colours: on a terminal that has them, unless the user wants none. */
    public boolean colour() {
        return outIsTerminal && colours(System.getenv());
    }

    /** Whether what is on the screen can be painted over: on a terminal that can move its cursor. */
    public boolean screen() {
        return outIsTerminal && moves(System.getenv());
    }

    /** Whether the terminal of an environment has a name, and is not called {@code dumb}. */
    static boolean moves(Map<String, String> environment) {
        return !List.of("", "dumb").contains(environment.getOrDefault("TERM", ""));
    }

    /** How many rows the terminal has, where it tells; else as many as all have. */
    static int rows() {
        try {
            Process asked = new ProcessBuilder("stty", "size")
                    .redirectInput(Path.of("/dev/tty").toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String size = new String(asked.getInputStream().readNBytes(SIZE), StandardCharsets.US_ASCII);
            return Math.max(LEAST_ROWS, Integer.parseInt(size.strip().split(" ")[0]));
        } catch (IOException | NumberFormatException e) {
            return LEAST_ROWS;
        }
    }

    /**
     * Whether an environment allows colours: {@code NO_COLOR} (https://no-color.org), {@code CLICOLOR=0} and a terminal
     * without a name or called {@code dumb} do not.
     */
    static boolean colours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("CLICOLOR", "1").equals("0")
                && moves(environment);
    }

    /**
     * How wide help is: as {@code COLUMNS} says, which the launcher sets from the terminal, but neither too narrow
     * for its two columns nor too wide to read; 100 where nobody says.
     */
    static int width(Map<String, String> environment) {
        try {
            return Math.clamp(Integer.parseInt(environment.getOrDefault("COLUMNS", "100")), NARROWEST, WIDEST);
        } catch (NumberFormatException e) {
            return 100;
        }
    }

    /** How many columns the terminal has, as {@code COLUMNS} says; 80 where nobody says. */
    static int columns(Map<String, String> environment) {
        try {
            return Math.max(1, Integer.parseInt(environment.getOrDefault("COLUMNS", "80")));
        } catch (NumberFormatException e) {
            return 80;
        }
    }

    /** Writes {@code document} as one JSON document. */
    public void json(Object document) {
        out.println(Json.write(document));
    }
}
