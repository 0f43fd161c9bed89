package alea.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The files of Alea's folder that a site is made of. */
@FunctionalInterface
interface SourceTexts {
    /** Those that the build packed beside this class. */
    SourceTexts PACKED = path -> resource("texts/" + path);

    /**
     * What a file holds.
     *
     * @param path in Alea's folder, with slashes
     * @return nothing where there is none
     */
    Optional<byte[]> read(String path);

    /** What a file beside this class holds. */
    static Optional<byte[]> resource(String name) {
        try (InputStream in = SourceTexts.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
