package alea.learn.td;

import alea.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The networks that Alea brings along, one for some games: the files of {@code players/} that {@code champions.txt}
 * there names.
 */
final class Champions {
    private static final String FOLDER = "/alea/players/";
    private static final String LIST = "champions.txt";

    private Champions() {}

    /** The games that have one. */
    static List<String> games() {
        return lines().stream()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }

    /** Whether a game has one. */
    static boolean has(Game game) {
        return games().contains(game.spec().toString());
    }

    /** The one of a game that {@link #has} one. */
    static Model read(Game game) {
        String name = lines().stream()
                .filter(line -> line.startsWith(game.spec() + " "))
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .findFirst()
                .orElseThrow();
        return Model.read(bytes(name), name);
    }

    /** Lines of a game and the file of its champion. */
    private static List<String> lines() {
        return new String(bytes(LIST), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    private static byte[] bytes(String name) {
        try (InputStream in = Champions.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? new byte[0] : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
