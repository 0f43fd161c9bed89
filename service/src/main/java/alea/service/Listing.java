package alea.service;

import alea.game.Game;
import alea.game.Key;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Spec;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can be played, and by whom. */
public final class Listing {
    /** One game with its keys at their standard, and the strategies that play it by their name alone. */
    public record Entry(String spec, int seats, String title, String source, List<String> strategies) {}

    /**
     * All about one game.
     *
     * @param rules its rules in parts
     * @param recommended the strategies that the game recommends, the strongest first
     * @param strategyKeys the keys of those strategies that have any, and of those that only play with a key, too
     */
    public record Detail(
            String spec,
            int seats,
            String title,
            String source,
            List<String> strategies,
            String turn,
            Map<String, String> rules,
            List<KeyEntry> keys,
            List<Recommended> recommended,
            Map<String, List<KeyEntry>> strategyKeys) {}

    /** A strategy that a game recommends, what is measured of it, and what it is good for. */
    public record Recommended(String strategy, String measured, List<String> uses) {}

    /** A key; no standard means that it must be given. */
    public record KeyEntry(
            String key,
            String meaning,
            String allowed,
            @Nullable String standard) {}

    private Listing() {}

    /** Every game of a registry. */
    public static List<Entry> games(Registry registry) {
        return registry.games().stream()
                .map(f -> f.create(Settings.read(new Spec(f.name(), ""), f.keys())))
                .map(g -> new Entry(g.spec().toString(), g.seats(), g.title(), g.source(), strategies(registry, g)))
                .toList();
    }

    /** All about one game. */
    public static Detail game(Registry registry, Game game) {
        Map<String, List<KeyEntry>> strategyKeys = new LinkedHashMap<>();
        for (StrategyFactory strategy : registry.strategies(game)) {
            List<Key> known = strategy.keys(game);
            if (!known.isEmpty()) {
                strategyKeys.put(strategy.name(), keys(known, strategy.required(game)));
            }
        }
        return new Detail(
                game.spec().toString(),
                game.seats(),
                game.title(),
                game.source(),
                strategies(registry, game),
                game.turn(),
                game.rules(),
                keys(registry.settings(game).keys(), List.of()),
                recommended(registry, game),
                strategyKeys);
    }

    private static List<Recommended> recommended(Registry registry, Game game) {
        return game.recommended().stream()
                .map(r -> new Recommended(
                        r.strategy(),
                        r.measured(),
                        Arrays.stream(Recommendation.Use.values())
                                .filter(use -> r.uses().contains(use))
                                .filter(use -> registry.recommended(game, use).contains(r.strategy()))
                                .map(use -> use.name().toLowerCase(Locale.ROOT))
                                .toList()))
                .filter(r -> !r.uses().isEmpty())
                .toList();
    }

    /** Whether a strategy may be named by anybody: one that starts a program is for the command line alone. */
    public static boolean openToAll(String strategy) {
        return !strategy.equals("exec");
    }

    private static List<String> strategies(Registry registry, Game game) {
        return registry.ready(game).stream().filter(Listing::openToAll).toList();
    }

    private static List<KeyEntry> keys(List<Key> keys, List<String> required) {
        return keys.stream()
                .map(k -> new KeyEntry(
                        k.name(),
                        k.meaning(),
                        k.values().describe(),
                        required.contains(k.name()) ? null : k.standard()))
                .toList();
    }
}
