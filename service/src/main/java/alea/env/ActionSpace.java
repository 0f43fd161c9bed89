package alea.env;

import alea.game.Game;
import alea.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What the numbers of actions mean: labels where the game lists them all, else the number of an option. */
final class ActionSpace {
    private final List<String> labels;
    private final boolean named;
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * The actions of a game.
     *
     * @param most options that a decision was seen to have, for a game that lists no labels
     */
    ActionSpace(Game game, int most) {
        named = !game.actions().isEmpty();
        labels = named
                ? game.actions()
                : IntStream.range(0, 2 * most).mapToObj(i -> "option " + i).toList();
        for (int i = 0; i < labels.size(); i++) {
            numbers.put(labels.get(i), i);
        }
    }

    /** What each action does. */
    List<String> labels() {
        return labels;
    }

    /** The action that an option of a decision is. */
    int of(Position position, int option) {
        if (!named) {
            if (option >= labels.size()) {
                throw new IllegalStateException("more options than actions at " + position);
            }
            return option;
        }
        int told = position.action(option);
        if (told >= 0) {
            return told;
        }
        Integer number = numbers.get(position.label(option));
        if (number == null) {
            throw new IllegalStateException("no action for " + position.label(option) + " at " + position);
        }
        return number;
    }
}
