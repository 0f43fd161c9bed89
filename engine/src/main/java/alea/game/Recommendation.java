package alea.game;

import java.util.Set;

/**
 * A strategy that a game recommends.
 *
 * @param strategy its spec; it may be that of another jar, and is passed over where that is missing or does not play
 *     the game
 * @param measured what is measured of it, in a few words; empty where nothing is
 * @param uses what it is good for
 */
public record Recommendation(String strategy, String measured, Set<Use> uses) {
    /** What a strategy can be good for. */
    public enum Use {
        /** To sit down against a person. */
        OPPONENT,
        /** To tell a person which moves are good: it plays well and says how it values moves. */
        HINTS,
        /** To play matches on from a position many times: it is quick and makes few mistakes. */
        PLAYOUTS,
        /** To play matches by which rules are compared: it is quick and knows the game. */
        SURVEY,
        /** To look ahead, where rules of thumb are poor: how far is worth its time. */
        SEARCH
    }

    /** A recommendation. */
    public static Recommendation of(String strategy, String measured, Use... uses) {
        return new Recommendation(strategy, measured, Set.of(uses));
    }
}
