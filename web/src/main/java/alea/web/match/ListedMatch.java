package alea.web.match;

import java.util.List;

/**
 * A match in the list.
 *
 * @param seats who sits where
 * @param state {@code open}, {@code over} or {@code left}
 * @param at when it was written last
 */
public record ListedMatch(
        String id, String game, String title, List<String> seats, int turns, String state, String at) {
    /** A state: it can be played on. */
    static final String OPEN = "open";

    /** The same, as one that was left. */
    ListedMatch left() {
        return new ListedMatch(id, game, title, seats, turns, MatchScene.LEFT, at);
    }
}
