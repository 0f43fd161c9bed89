package alea.solve;

import alea.game.Game;
import alea.game.Registry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The reference data. */
public final class Reference {
    public static final Registry REGISTRY = Registry.installed();

    private Reference() {}

    /** The fields of the rows of a file of comma-separated values, without its header. */
    public static List<String[]> rows(String file) {
        try (var in = Reference.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(l -> l.split(",", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Game game(String spec) {
        return REGISTRY.game(spec);
    }
}
