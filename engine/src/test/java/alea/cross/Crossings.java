package alea.cross;

import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Settings;
import alea.game.Spec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The games of this family that are installed, and the files of rows that belong to them. */
final class Crossings {
    private Crossings() {}

    /** The families of games. */
    static Stream<GameFactory> families() {
        return Installed.REGISTRY.games().stream()
                .filter(factory ->
                        factory.create(Settings.read(Spec.parse(factory.name()), factory.keys())) instanceof CrossGame);
    }

    /** The rows of a file, as cells, without its first line; none where there is no such file. */
    static List<String[]> rows(String file) {
        try (var in = Crossings.class.getResourceAsStream(file)) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .skip(1)
                            .map(line -> line.split("\t", -1))
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
