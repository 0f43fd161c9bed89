package alea.game;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The installed games, in all the sizes that tests try out. */
public final class Installed {
    /** Every game and strategy on the class path. */
    public static final Registry REGISTRY = Registry.installed();

    /** The keys that are tried out with all their values; the others stay at their standard. */
    private static final Map<String, int[]> VALUES =
            Map.of("seats", new int[] {2, 3, 4}, "pawns", new int[] {1, 2, 3, 4});

    private Installed() {}

    /** Every game in every size. */
    public static Stream<String> specs() {
        return REGISTRY.games().stream().flatMap(Installed::specs);
    }

    /** Every size of one game. */
    public static Stream<String> specs(GameFactory factory) {
        List<String> specs = factory.samples().isEmpty()
                ? List.of(factory.name())
                : factory.samples().stream()
                        .map(sample -> factory.name() + ":" + sample)
                        .toList();
        for (Key key : factory.keys()) {
            specs = specs.stream().flatMap(spec -> with(spec, key)).toList();
        }
        return specs.stream();
    }

    private static Stream<String> with(String spec, Key key) {
        int[] values = VALUES.get(key.name());
        if (values == null || spec.contains(key.name() + "=")) {
            return Stream.of(spec);
        }
        return IntStream.of(values)
                .mapToObj(Integer::toString)
                .filter(key.values()::allows)
                .map(value -> spec + (spec.contains(":") ? "," : ":") + key.name() + "=" + value);
    }

    /** A new instance of a strategy. */
    public static Strategy strategy(String spec, Game game) {
        return REGISTRY.player(spec, game).instances().get();
    }

    /** The spec of a strategy that is quick enough to be tried out everywhere. */
    public static String light(StrategyFactory factory) {
        return factory.light().isEmpty() ? factory.name() : factory.name() + ":" + factory.light();
    }

    /** New instances of some strategies, one a seat, by blank-separated specs. */
    public static Strategy[] table(Game game, String specs) {
        return Stream.of(specs.split(" ")).map(spec -> strategy(spec, game)).toArray(Strategy[]::new);
    }
}
