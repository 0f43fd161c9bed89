package alea.file;

import alea.game.BadInput;
import alea.game.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Texts in files, of a length that fits into memory. */
public final class Texts {
    private Texts() {}

    /**
     * Reads a text in UTF-8. A pipe or device is not opened: it might wait for ever.
     *
     * @param most how many bytes it may have
     * @throws BadInput when there is none, it is no ordinary file, it is longer, is no text or cannot be read
     */
    public static String read(Path file, int most) {
        if (Files.isDirectory(file)) {
            throw new BadInput("%s is a folder; name a file".formatted(file));
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput("%s is no ordinary file".formatted(file));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = Files.size(file) > most ? null : in.readNBytes(most + 1);
            if (bytes == null || bytes.length > most) {
                throw new BadInput(
                        String.format(Locale.ROOT, "%s has more than %,d bytes, the most that are read", file, most));
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (NoSuchFileException e) {
            throw new Missing(file);
        } catch (CharacterCodingException e) {
            throw new BadInput("%s is not text in UTF-8".formatted(file));
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /**
     * The text of a file that lies beside a class in its jar.
     *
     * @param name its path, seen from the class
     * @return empty where there is none
     */
    public static Optional<String> beside(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
