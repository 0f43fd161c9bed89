package alea.learn.td;

import alea.game.BadInput;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.ludo.LudoGame;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Ludo as the registry has it. */
final class LudoSpecs {
    private LudoSpecs() {}

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

    /** Each value of each key alone, in a dialect that goes with it and changes from one to the next. */
    static Stream<String> keys() {
        List<String> names = names().toList();
        List<String> values = families().findFirst().orElseThrow().keys().stream()
                .flatMap(key -> key.values().samples().stream().map(value -> key.name() + "=" + value))
                .toList();
        return IntStream.range(0, values.size())
                .mapToObj(i -> IntStream.range(i, i + names.size())
                        .mapToObj(dialect -> names.get(dialect % names.size()) + ":" + values.get(i))
                        .filter(LudoSpecs::makesSense)
                        .findFirst()
                        .orElseThrow());
    }

    private static boolean makesSense(String spec) {
        try {
            return Installed.REGISTRY.game(spec) instanceof LudoGame;
        } catch (BadInput e) {
            return false;
        }
    }
}
