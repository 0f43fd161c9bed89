package alea.arena.exec;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A program that runs, and the pipes to and from it.
 *
 * <p>Nobody can call back a thread that waits at a pipe as the JDK makes them for a process; at a channel it can be:
 * closing the channel ends the wait, and so does interrupting the thread. A pipe with a name can be opened as a
 * channel. So where there is {@code mkfifo}, the pipes are made by it, opened, and their names removed. Elsewhere, as
 * on Windows, closing ends the program and all it has started, and with them every wait.
 */
final class Pipes implements AutoCloseable {
    private final ProcessTree tree;
    private final OutputStream input;
    private final InputStream output;
    private final boolean named;

    private Pipes(ProcessTree tree, OutputStream input, InputStream output, boolean named) {
        this.tree = tree;
        this.input = input;
        this.output = output;
        this.named = named;
    }

    /** Starts a program. */
    static Pipes start(ProcessBuilder launch) throws IOException {
        Optional<Path> place = folder();
        if (place.isPresent()) {
            Path folder = place.get();
            File in = folder.resolve("in").toFile();
            File out = folder.resolve("out").toFile();
            try {
                if (made(in, out)) {
                    return start(launch, in, out);
                }
            } finally {
                Files.deleteIfExists(in.toPath());
                Files.deleteIfExists(out.toPath());
                Files.delete(folder);
            }
        }
        ProcessTree tree = ProcessTree.start(launch);
        return new Pipes(tree, tree.root().getOutputStream(), tree.root().getInputStream(), false);
    }

    /** A folder for the names, where pipes may have some. */
    private static Optional<Path> folder() {
        try {
            return File.separatorChar == '\\' ? Optional.empty() : Optional.of(Files.createTempDirectory("alea-bot"));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean made(File in, File out) {
        try {
            return new ProcessBuilder("mkfifo", in.toString(), out.toString())
                            .redirectOutput(Redirect.DISCARD)
                            .redirectError(Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // whoever waits next will hear of it
            return false;
        }
    }

    /** Opening one end of a pipe waits for the other, but for who opens both at once. */
    private static Pipes start(ProcessBuilder launch, File in, File out) throws IOException {
        try (var _ = new RandomAccessFile(in, "rw");
                var _ = new RandomAccessFile(out, "rw")) {
            FileChannel input = new FileOutputStream(in).getChannel();
            var output = new Answers(new FileInputStream(out));
            boolean started = false;
            try {
                ProcessTree tree = ProcessTree.start(launch.redirectInput(in).redirectOutput(out));
                started = true;
                return new Pipes(tree, Channels.newOutputStream(input), output, true);
            } finally {
                if (!started) {
                    input.close();
                    output.close();
                }
            }
        }
    }

    /** What a program writes, read through a channel, and so that it can be asked how much has come. */
    private static final class Answers extends InputStream {
        private final FileInputStream file;
        private final FileChannel channel;

        Answers(FileInputStream file) {
            this.file = file;
            channel = file.getChannel();
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            return channel.read(ByteBuffer.wrap(into, offset, length));
        }

        @Override
        public int available() throws IOException {
            return file.available();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    /** The program, and what it has started. */
    ProcessTree tree() {
        return tree;
    }

    /** What the program reads. */
    OutputStream input() {
        return input;
    }

    /** What the program writes. */
    InputStream output() {
        return output;
    }

    /** Ends the wait of whoever waits at one of them. */
    @Override
    public void close() {
        if (!named) {
            tree.kill();
            return;
        }
        try (input;
                output) {
            // both, whatever becomes of the first
        } catch (IOException e) {
            // the program is gone
        }
    }
}
