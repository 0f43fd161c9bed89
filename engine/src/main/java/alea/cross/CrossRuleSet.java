package alea.cross;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.RuleFamily;
import alea.game.Settings;
import java.util.List;
import java.util.Optional;

/**
 * A game of this family that is made of all keys, as rule files have them.
 *
 * @param name the name in specs
 * @param title what it is, in a few words
 * @param source where its rules come from
 * @param keys all of {@link CrossKeys}, with its own standards
 */
record CrossRuleSet(String name, String title, String source, List<Key> keys) implements GameFactory {
    @Override
    public Optional<RuleFamily> family() {
        return Optional.of(CrossKeys.FAMILY);
    }

    @Override
    public Game create(Settings s) {
        CrossContradictions.of(s).stream().findFirst().ifPresent(contradiction -> {
            throw new BadInput(contradiction.in(s));
        });
        return CrossFamily.game(s, title, source, CrossReading.rules(s));
    }
}
