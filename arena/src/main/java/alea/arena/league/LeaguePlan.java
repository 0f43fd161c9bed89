package alea.arena.league;

import alea.game.BadInput;
import java.nio.file.Path;
import java.util.List;

/**
 * What league it is, in lines of words, as it is kept beside what was played.
 *
 * @param rules a name and a value each
 * @param intakes who plays, a line each: those who began, then those who joined together
 * @param excluded names of those who were taken out
 */
public record LeaguePlan(List<String> rules, List<List<String>> intakes, List<String> excluded) {
    /** With what the line of a player begins. */
    public static final String PLAYER = "player ";

    /** Nothing of it changes. */
    public LeaguePlan {
        rules = List.copyOf(rules);
        intakes = intakes.stream().map(List::copyOf).toList();
        excluded = List.copyOf(excluded);
    }

    /**
     * Reads that of a file.
     *
     * @throws BadInput when no league is kept there
     */
    public static LeaguePlan of(Path file) {
        return LeagueText.read(file).plan();
    }

    /** Whether this is an earlier one and what was added to it. */
    boolean goesOnWith(LeaguePlan earlier) {
        return rules.equals(earlier.rules)
                && intakes.size() >= earlier.intakes.size()
                && intakes.subList(0, earlier.intakes.size()).equals(earlier.intakes)
                && excluded.containsAll(earlier.excluded);
    }
}
