package alea.ludo;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Ludo as it can be put together: every dialect of the registry, with every value of every key, and with two keys at
 * a time.
 */
public final class Compositions {
    private static final long SEED = 52;
    private static final int PAIRS = 64;

    private Compositions() {}

    /** The dialects. */
    static Stream<GameFactory> dialects() {
        return Installed.REGISTRY.games().stream()
                .filter(factory ->
                        factory.create(alea.game.Settings.read(alea.game.Spec.parse(factory.name()), factory.keys()))
                                instanceof LudoGame);
    }

    /**
     * Every dialect as it is, with each value of each key alone, and a sample of two keys at a time; those that make
     * sense.
     */
    public static Stream<String> all() {
        return Stream.of(dialects().map(GameFactory::name), singles(), pairs())
                .flatMap(s -> s)
                .filter(Compositions::makesSense);
    }

    /** Every dialect with each other value of each of its keys. */
    static Stream<String> singles() {
        return dialects()
                .flatMap(factory -> factory.keys().stream()
                        .flatMap(key -> values(key).map(value -> factory.name() + ":" + key.name() + "=" + value)));
    }

    /** A sample of two keys at a time, the same every time. */
    static Stream<String> pairs() {
        List<GameFactory> dialects = dialects().toList();
        Dice dice = new Dice(SEED, 0);
        return IntStream.range(0, PAIRS).mapToObj(i -> {
            GameFactory factory = dialects.get(i % dialects.size());
            List<Key> keys = new ArrayList<>(factory.keys());
            var spec = new StringBuilder(factory.name());
            for (int k = 0; k < 2; k++) {
                Key key = keys.remove(dice.below(keys.size()));
                List<String> values = values(key).toList();
                spec.append(k == 0 ? ":" : ",").append(key.name()).append('=');
                spec.append(values.get(dice.below(values.size())));
            }
            return spec.toString();
        });
    }

    /** Whether no two of the keys exclude each other. */
    static boolean makesSense(String spec) {
        try {
            Installed.REGISTRY.game(spec);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private static Stream<String> values(Key key) {
        Stream<String> all = key.values().samples().stream();
        if (key.values() instanceof Key.NumberSet set) {
            all = Stream.concat(all, Stream.of(set.high() < Dialect.SQUARES - 1 ? "1.6" : "3.16.29.42"));
        }
        return all.filter(value -> !value.equals(key.standard()));
    }
}
