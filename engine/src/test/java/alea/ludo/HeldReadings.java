package alea.ludo;

import alea.game.Game;
import alea.game.Installed;
import alea.game.Key;
import alea.game.StrategyFactory;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The strategies that lanes hold, with every value of each of their keys. */
public final class HeldReadings {
    /** Those that play star and globe Ludo alone. */
    static final List<String> OF_STARS = List.of("pyludo-fast", "pyludo-aggressive", "pyludo-defensive", "smart");

    /** Those that play Ludo without stars. */
    static final List<String> STRATEGIES = List.of(
            "random", "first", "fast", "strike", "chase", "aggressive", "defensive", "defensive-prose", "hybrid");

    /** What lanes do not hold of them. */
    private static final Set<String> NOT_HELD = Set.of("draw=never-first", "draw=thesis", "kill=halving", "kill=union");

    private HeldReadings() {}

    /** All readings of those that play a game. */
    public static List<String> in(Game game) {
        return Installed.REGISTRY.strategies(game).stream()
                .filter(factory -> STRATEGIES.contains(factory.name()) || OF_STARS.contains(factory.name()))
                .flatMap(factory -> readings(factory, game).stream())
                .toList();
    }

    private static List<String> readings(StrategyFactory factory, Game game) {
        List<String> readings = List.of(factory.name());
        for (Key key : factory.keys(game)) {
            readings = readings.stream()
                    .flatMap(reading -> settings(key).map(set -> reading + (reading.contains(":") ? "," : ":") + set))
                    .toList();
        }
        return readings;
    }

    private static Stream<String> settings(Key key) {
        return key.values().samples().stream()
                .map(value -> key.name() + "=" + value)
                .filter(setting -> !NOT_HELD.contains(setting));
    }
}
