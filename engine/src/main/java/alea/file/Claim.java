package alea.file;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * The right to write an output, a folder or a file, which one holder has at a time. It is a lock on a small file,
 * which the system gives back when a process ends, however it does.
 */
public final class Claim implements AutoCloseable {
    private static final String NAME = ".alea-lock";
    /**
     * What is in the file of a claim that was given back, just before it is deleted: somebody may have it open by
     * then.
     */
    private static final byte[] OVER = "over\n".getBytes(StandardCharsets.US_ASCII);

    /** Those of this process; the system would give it a second lock, and take both back with the first. */
    private static final Set<Path> MINE = new HashSet<>();

    private final Path path;
    private final RandomAccessFile file;

    private Claim(Path path, RandomAccessFile file) {
        this.path = path;
        this.file = file;
    }

    /**
     * Claims a folder, which is there.
     *
     * @throws BadInput when somebody else writes into it, or it cannot be written
     */
    public static Claim folder(Path folder) {
        return claim(folder, folder, NAME);
    }

    /**
     * Claims a file, which need not be there, in a folder that is.
     *
     * @throws BadInput when somebody else writes it, or its folder cannot be written
     */
    public static Claim file(Path file) {
        Path target = WholeFile.target(file);
        return claim(file, target.resolveSibling(""), "." + target.getFileName() + NAME);
    }

    private static Claim claim(Path what, Path folder, String name) {
        try {
            Path path = folder.toRealPath().resolve(name);
            synchronized (MINE) {
                if (MINE.contains(path)) {
                    throw taken(what);
                }
                while (true) {
                    RandomAccessFile file = open(path);
                    boolean claimed = false;
                    try {
                        FileLock held = file.getChannel().tryLock();
                        if (held == null) {
                            throw taken(what);
                        }
                        if (file.length() != OVER.length) {
                            claimed = true;
                            MINE.add(path);
                            return new Claim(path, file);
                        }
                        file.setLength(0); // should its owner have died before the file was deleted
                    } finally {
                        if (!claimed) {
                            file.close();
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new BadInput(
                    what.equals(folder)
                            ? "nothing can be written into the folder %s: %s".formatted(folder, Reason.of(e))
                            : "%s cannot be written, since nothing can be in the folder %s: %s"
                                    .formatted(what, folder, Reason.of(e)));
        }
    }

    /** The lock's file; where there can be none, why is said without its name, which nobody knows. */
    private static RandomAccessFile open(Path path) throws IOException {
        try {
            return new RandomAccessFile(path.toFile(), "rw");
        } catch (FileNotFoundException e) {
            Files.newByteChannel(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                    .close();
            throw e;
        }
    }

    private static BadInput taken(Path what) {
        return new BadInput("%s is being written by another run; wait for its end, or name another".formatted(what));
    }

    /** Gives it back. */
    @Override
    public void close() {
        synchronized (MINE) {
            MINE.remove(path);
            try (file) {
                file.setLength(0);
                file.write(OVER);
                Files.deleteIfExists(path);
            } catch (IOException e) {
                // the system gives the lock back; the file is empty and harmless
            }
        }
    }
}
