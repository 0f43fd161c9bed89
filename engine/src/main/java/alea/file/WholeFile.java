package alea.file;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file that appears whole or not at all. It is written beside its place under a hidden name and renamed in the end;
 * one that is there already stays until then. Where a link leads to a file, that file is replaced and the link stays.
 *
 * <p>The hidden name tells which process writes it. What a process left that was killed is removed when another one
 * first writes into the folder.
 */
public final class WholeFile implements AutoCloseable {
    private static final Pattern PART = Pattern.compile("\\..*\\.(\\d+)-[0-9a-f-]{36}\\.part", Pattern.DOTALL);
    /** Characters of a name that the hidden one repeats: names have at most 255 bytes. */
    private static final int REPEATED = 40;

    private static final int BUFFER = 1 << 16;

    private static final Set<Path> TIDY = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Path target;
    private final Path part;
    /** No channel: those close when their thread is interrupted, as Ctrl-C does it. */
    private final RandomAccessFile open;

    /**
     * Begins a file.
     *
     * @throws BadInput when there can be no such file: no folder, no permission, something else of that name
     * @throws NotWritten when the disk is full
     */
    public WholeFile(Path file) {
        this.file = file;
        target = target(file);
        part = part(target);
        try {
            // an ordinary file of the ordinary mode: that of createTempFile is readable for its owner alone
            Files.createFile(part);
            open = new RandomAccessFile(part.toFile(), "rw");
        } catch (IOException e) {
            throw e.getClass() == FileSystemException.class && full(part)
                    ? NotWritten.of(file, e)
                    : new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
    }

    /**
     * Where a file is put in the end.
     *
     * @throws BadInput when there can be no such file
     */
    static Path target(Path file) {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || target.getFileName() == null || Files.isDirectory(target)) {
            throw new BadInput("%s is a folder; name a file".formatted(file));
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw new BadInput("%s is no ordinary file, and is not replaced by one".formatted(file));
        }
        if (!Files.isDirectory(folder)) {
            throw new BadInput("%s cannot be written: there is no folder %s".formatted(file, folder));
        }
        try {
            return Files.isSymbolicLink(target) && Files.exists(target) ? target.toRealPath() : target;
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
    }

    /** A hidden name beside a file, which nothing has yet. */
    private static Path part(Path target) {
        Path folder = target.resolveSibling("");
        if (TIDY.add(folder)) {
            tidy(folder);
        }
        String name = String.valueOf(target.getFileName());
        return target.resolveSibling(String.format(
                Locale.ROOT,
                ".%s.%d-%s.part",
                name.substring(0, Math.min(REPEATED, name.length())),
                ProcessHandle.current().pid(),
                UUID.randomUUID()));
    }

    /** Removes what processes have left that are no more. */
    private static void tidy(Path folder) {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, ".*.part")) {
            for (Path part : parts) {
                Matcher name = PART.matcher(part.getFileName().toString());
                if (name.matches() && gone(name.group(1))) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // they are hidden and harmless
        }
    }

    private static boolean gone(String pid) {
        return pid.length() < 18 && ProcessHandle.of(Long.parseLong(pid)).isEmpty();
    }

    private static boolean full(Path part) {
        try {
            return Files.getFileStore(part.resolveSibling("")).getUsableSpace() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** What is written so far, under its hidden name: for those who can only write to a path. */
    public Path part() {
        return part;
    }

    /** Writes at the end of the file. */
    public void write(byte[] content, int from, int length) {
        try {
            open.write(content, from, length);
        } catch (IOException e) {
            throw NotWritten.of(file, e);
        }
    }

    /** Writes over the beginning of the file; nothing may be written after that. */
    public void writeFirst(byte[] content) {
        try {
            open.seek(0);
            open.write(content);
        } catch (IOException e) {
            throw NotWritten.of(file, e);
        }
    }

    /** Waits until the content is on the disk, where not even a power cut may leave half of it. */
    public void force() {
        try {
            open.getFD().sync();
        } catch (IOException e) {
            throw NotWritten.of(file, e);
        }
    }

    /** Puts the file in its place. */
    public void finish() {
        try {
            open.close();
            try {
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw NotWritten.of(file, e);
        }
    }

    /** Removes what was not finished. */
    @Override
    public void close() {
        try {
            open.close();
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // it is hidden and harmless, and why there is one is told already
        }
    }

    /**
     * Writes a file, over what is there.
     *
     * @throws BadInput when there can be no such file
     * @throws NotWritten when the disk is full or fails
     */
    public static void write(Path file, byte[] content) {
        try (var whole = new WholeFile(file)) {
            whole.write(content, 0, content.length);
            whole.force();
            whole.finish();
        }
    }

    /** The same for text, in UTF-8. */
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes lines, each with an end, as they come.
     *
     * @throws BadInput when there can be no such file
     * @throws NotWritten when the disk is full or fails
     */
    public static void write(Path file, Iterator<String> lines) {
        try (var whole = new WholeFile(file)) {
            var some = new StringBuilder();
            while (lines.hasNext()) {
                some.append(lines.next()).append('\n');
                if (some.length() >= BUFFER) {
                    whole.write(some);
                }
            }
            whole.write(some);
            whole.force();
            whole.finish();
        }
    }

    private void write(StringBuilder some) {
        byte[] bytes = some.toString().getBytes(StandardCharsets.UTF_8);
        write(bytes, 0, bytes.length);
        some.setLength(0);
    }
}
