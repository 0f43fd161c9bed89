package alea.match;

import alea.game.Game;
import alea.game.Player;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/**
 * Knows games of which it plays many matches side by side. Found by {@link ServiceLoader}: name the class in {@code
 * META-INF/services/alea.match.LanesMaker}.
 */
public interface LanesMaker {
    /**
     * Lanes for matches of a game in which these players sit, in whatever seats; one instance a thread. Empty where it
     * does not hold that.
     */
    Optional<Supplier<MatchLanes>> lanes(Game game, List<Player> players);

    /** Whether the game can be dealt by turn: each turn is one roll of one die, and a choice among four at most. */
    boolean deals(Game game);

    /**
     * Matches that show how fast lanes are.
     *
     * @param game its spec
     * @param strategy who sits in every seat
     */
    record Sample(String game, String strategy) {}

    /** What is measured where nobody says what. */
    List<Sample> samples();

    /**
     * A position before a roll, from which matches are played on.
     *
     * @param game its spec
     */
    record Start(String game, String position) {}

    /** Where matches are played on from to show how fast that is. */
    default List<Start> starts() {
        return List.of();
    }

    /** Where that is done for all who are installed. */
    static List<Start> allStarts() {
        return ServiceLoader.load(LanesMaker.class).stream()
                .flatMap(maker -> maker.get().starts().stream())
                .toList();
    }

    /** What is measured of all who are installed. */
    static List<Sample> allSamples() {
        return ServiceLoader.load(LanesMaker.class).stream()
                .flatMap(maker -> maker.get().samples().stream())
                .toList();
    }

    /** Lanes of whoever is installed that holds these matches. */
    static Optional<Supplier<MatchLanes>> installed(Game game, List<Player> players) {
        return ServiceLoader.load(LanesMaker.class).stream()
                .flatMap(maker -> maker.get().lanes(game, players).stream())
                .findFirst();
    }

    /** Whether anybody who is installed says that the game can be dealt by turn. */
    static boolean dealsByTurn(Game game) {
        return ServiceLoader.load(LanesMaker.class).stream()
                .anyMatch(maker -> maker.get().deals(game));
    }
}
