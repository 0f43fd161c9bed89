package alea.papers.pyludo.players;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.ludo.PyludoState;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Reference rows, and the published players' parameters where they are at hand. */
public final class Reference {
    public static final Registry REGISTRY = Registry.installed();

    private static final Path ROWS = Path.of("../engine/src/test/resources/alea/ludo/star");
    private static final String PARAMETERS = "shared/conformance/star-globe-params";

    private Reference() {}

    /** The rows of a file of the engine's tests, as columns. */
    public static List<String[]> rows(String file) {
        try (var reader = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(ROWS.resolve(file + ".gz"))), StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A file of published parameters. They have no licence, so they are not part of this repository: the test is
     * skipped where {@code shared/conformance/star-globe-params} is in no folder above, and {@code
     * -Dalea.parameters=FOLDER} does not say where it is.
     */
    public static Path parameters(String file) {
        String given = System.getProperty("alea.parameters");
        if (given != null) {
            return Path.of(given, file);
        }
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve(PARAMETERS))) {
            folder = folder.getParent();
        }
        assumeTrue(
                folder != null,
                "skipped: the published parameters (" + PARAMETERS
                        + ") are not here; -Dalea.parameters=FOLDER says where");
        return folder.resolve(PARAMETERS).resolve(file);
    }

    public static Game game(String dialect) {
        return REGISTRY.game(dialect.equals("fork") ? "ludo-pyludo-fork" : "ludo-pyludo");
    }

    /** The position of a row: a pyludo state relative to the mover, and a die. */
    public static Position position(String dialect, String state, String die) {
        return PyludoState.parse(state).toPosition((LudoGame) game(dialect), 0, 0, Integer.parseInt(die));
    }
}
