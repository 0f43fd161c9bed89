package alea.game;

import java.util.List;
import java.util.Optional;

/** Finds games that no plug-in brings, such as those in rule files, by what somebody wrote where a game is named. */
@FunctionalInterface
public interface GameFinder {
    /**
     * What a text names.
     *
     * @param text a name, perhaps with a colon and keys after it
     * @return nothing where the text names no such game
     * @throws BadInput where it names one that cannot be used
     */
    Optional<Found> find(String text);

    /** The games that can be found whatever is written, to be listed. */
    default List<GameFactory> games() {
        return List.of();
    }

    /**
     * A game that was found.
     *
     * @param rest the keys that follow its name; empty where none do
     */
    record Found(GameFactory factory, String rest) {}
}
