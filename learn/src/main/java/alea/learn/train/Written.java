package alea.learn.train;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are written at first under another name, so that nobody ever sees half of one, not even after a power cut. */
public final class Written {
    private Written() {}

    /**
     * Writes a file, over what is there.
     *
     * @throws BadInput when that is not possible, naming the file
     */
    public static void to(Path file, byte[] content) {
        Path target = file.toAbsolutePath();
        Path part = target.resolveSibling("." + target.getFileName() + ".part");
        try {
            try (FileChannel channel = FileChannel.open(
                    part, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(content);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
    }

    /** The same for text, in UTF-8. */
    public static void to(Path file, String text) {
        to(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
