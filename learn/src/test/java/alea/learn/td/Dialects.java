package alea.learn.td;

import alea.game.BadInput;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Key;
import alea.ludo.LudoGame;
import java.util.stream.Stream;

/** Ludo as the registry has it. */
final class Dialects {
    private Dialects() {}

    private static Stream<GameFactory> families() {
        return Installed.REGISTRY.games().stream()
                .filter(family -> Installed.REGISTRY.game(family.name()) instanceof LudoGame);
    }

    /** The dialects by name. */
    static Stream<String> names() {
        return families().map(GameFactory::name);
    }

    /** Every dialect with the numbers of seats that its source plays with. */
    static Stream<String> sizes() {
        return families().flatMap(family -> family.samples().stream().map(sample -> family.name() + ":" + sample));
    }

    /** Every dialect with each value of each key alone, as far as that makes sense. */
    static Stream<String> keys() {
        return families()
                .flatMap(family -> family.keys().stream().flatMap(key -> values(family, key)))
                .filter(Dialects::makesSense);
    }

    private static Stream<String> values(GameFactory family, Key key) {
        return key.values().samples().stream()
                .filter(value -> !value.equals(key.standard()))
                .map(value -> family.name() + ":" + key.name() + "=" + value);
    }

    private static boolean makesSense(String spec) {
        try {
            return Installed.REGISTRY.game(spec) instanceof LudoGame;
        } catch (BadInput e) {
            return false;
        }
    }
}
