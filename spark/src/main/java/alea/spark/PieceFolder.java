package alea.spark;

import alea.file.Claim;
import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Where the driver keeps what came of pieces, each in a file that is there whole or not at all. A driver that is
 * started again does only what has no file. One run writes at a time.
 */
final class PieceFolder implements AutoCloseable {
    private static final String JOB = "job.txt";

    private final @Nullable Path folder;
    private final @Nullable Claim claim;

    private PieceFolder(@Nullable Path folder, @Nullable Claim claim) {
        this.folder = folder;
        this.claim = claim;
    }

    /** No folder: nothing is kept. */
    static PieceFolder none() {
        return new PieceFolder(null, null);
    }

    /**
     * Opens a folder, which is made where it is not there.
     *
     * @param folder null for none: nothing is kept
     * @param job all that the pieces depend on
     * @param resume whether to go on with what is there
     * @throws Occupied when there is a job, and this does not resume
     * @throws BadInput when there is nothing to resume, or another job's
     */
    static PieceFolder open(@Nullable Path folder, String job, boolean resume) {
        if (folder == null) {
            if (resume) {
                throw new BadSetting("resume", "needs the folder of the run that was broken off: --out");
            }
            return none();
        }
        Path file = folder.resolve(JOB);
        try {
            if (resume && !Files.isRegularFile(file)) {
                throw new BadSetting("resume", "finds nothing to go on with: there is no file %s".formatted(file));
            }
            Files.createDirectories(folder);
            Claim claim = Claim.folder(folder);
            try {
                if (Files.exists(file)) {
                    requireSame(file, job, resume);
                } else {
                    WholeFile.write(file, job.getBytes(StandardCharsets.UTF_8));
                }
            } catch (RuntimeException e) {
                claim.close();
                throw e;
            }
            return new PieceFolder(folder, claim);
        } catch (IOException e) {
            throw new BadSetting("out", "%s cannot be written: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static void requireSame(Path file, String job, boolean resume) throws IOException {
        if (!resume) {
            throw new Occupied("%s is there".formatted(file));
        }
        if (!Files.readString(file).equals(job)) {
            throw new BadInput("%s is of another job; name another folder".formatted(file));
        }
    }

    private static String name(int number) {
        return String.format(Locale.ROOT, "piece-%09d", number);
    }

    /**
     * What came of a piece, where that is known.
     *
     * @throws BadInput when its file is damaged
     */
    Optional<byte[]> read(int number) {
        if (folder == null || !Files.isRegularFile(folder.resolve(name(number)))) {
            return Optional.empty();
        }
        Path file = folder.resolve(name(number));
        try {
            ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(file));
            if (content.remaining() >= Long.BYTES) {
                long checksum = content.getLong();
                byte[] result = new byte[content.remaining()];
                content.get(result);
                if (checksum == checksum(result)) {
                    return Optional.of(result);
                }
            }
            throw new BadInput("%s is damaged; delete it, and it is made again".formatted(file));
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /**
     * Keeps what came of a piece.
     *
     * @throws alea.file.NotWritten when the disk is full or fails
     */
    void keep(int number, byte[] result) {
        if (folder != null) {
            ByteBuffer content = ByteBuffer.allocate(Long.BYTES + result.length);
            content.putLong(checksum(result)).put(result);
            WholeFile.write(folder.resolve(name(number)), content.array());
        }
    }

    private static long checksum(byte[] result) {
        var checksum = new CRC32C();
        checksum.update(result);
        return checksum.getValue();
    }

    @Override
    public void close() {
        if (claim != null) {
            claim.close();
        }
    }
}
