package alea.analysis.balance;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Key;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Every combination of the values of some keys, as far as the rules allow it: a full factorial design.
 *
 * @param base the game that is varied
 * @param variations its keys, with values as specs write them
 * @param variants the combinations, the last key changing first
 * @param leftOut those that make no sense
 */
public record Factorial(Game base, List<Variation> variations, List<Variant> variants, List<LeftOut> leftOut) {
    private static final int MOST = 1_000;

    /** What is varied where whole rule sets are compared, and not values of keys; no game has such a key. */
    static final String RULES = "rules";

    /**
     * One combination.
     *
     * @param levels by variation, which of its values
     */
    public record Variant(Game game, List<Integer> levels) {}

    /**
     * A combination that the rules refuse.
     *
     * @param spec what it would be
     * @param reason why, in a line
     */
    public record LeftOut(String spec, String reason) {}

    /**
     * The combinations.
     *
     * @throws BadInput when the game or a key is not known, a value is not allowed, or nothing is left
     */
    public static Factorial of(Registry registry, String text, List<Variation> variations) {
        Game base = registry.game(text);
        if (variations.isEmpty()) {
            return new Factorial(base, List.of(), List.of(new Variant(base, List.of())), List.of());
        }
        Settings settings = registry.settings(base);
        List<Variation> canonical = canonical(base, settings, variations);
        long size = canonical.stream().mapToLong(v -> v.values().size()).reduce(1, Math::multiplyExact);
        if (size > MOST) {
            throw new BadSetting(
                    Variation.SETTING,
                    String.format(Locale.ROOT, "makes %,d combinations; at most %,d are compared", size, MOST));
        }
        List<Variant> variants = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        for (int number = 0; number < size; number++) {
            List<Integer> levels = levels(canonical, number);
            Spec spec = spec(base, settings, canonical, levels);
            try {
                variants.add(new Variant(registry.game(spec.toString()), levels));
            } catch (BadInput e) {
                leftOut.add(new LeftOut(spec.toString(), String.valueOf(e.getMessage())));
            }
        }
        if (variants.isEmpty()) {
            throw new BadInput(
                    "nothing is left to compare: " + leftOut.getFirst().reason());
        }
        return new Factorial(base, canonical, List.copyOf(variants), List.copyOf(leftOut));
    }

    /**
     * Two rule sets, which may differ in any number of keys.
     *
     * @param text the one that effects are counted from
     * @param against the other
     * @throws BadInput when one is not known, or both are the same
     */
    public static Factorial of(Registry registry, String text, String against) {
        Game base = registry.game(text);
        Game other = registry.game(against);
        List<String> specs = List.of(base.spec().toString(), other.spec().toString());
        if (specs.getFirst().equals(specs.getLast())) {
            throw new BadSetting("against", "has the same rules: both are %s".formatted(specs.getFirst()));
        }
        return new Factorial(
                base,
                List.of(new Variation(RULES, specs)),
                List.of(new Variant(base, List.of(0)), new Variant(other, List.of(1))),
                List.of());
    }

    /** The same keys with values as specs write them, after what is not allowed was refused. */
    private static List<Variation> canonical(Game base, Settings settings, List<Variation> variations) {
        List<Variation> canonical = new ArrayList<>();
        for (Variation variation : variations) {
            if (canonical.stream().anyMatch(v -> v.key().equals(variation.key()))) {
                throw new BadSetting(Variation.SETTING, "names %s twice".formatted(Quoted.of(variation.key())));
            }
            List<String> values = new ArrayList<>();
            for (String value : variation.values()) {
                Spec alone = new Spec(base.spec().name(), variation.key() + "=" + value);
                values.add(Settings.read(
                                alone,
                                settings.keys().stream()
                                        .map(Factorial::optional)
                                        .toList())
                        .get(variation.key()));
            }
            canonical.add(new Variation(variation.key(), values));
        }
        return canonical;
    }

    /** The key, which need not be given: one value is looked at alone here. */
    private static Key optional(Key key) {
        return key.standard() == null ? key.with("") : key;
    }

    private static List<Integer> levels(List<Variation> variations, int number) {
        Integer[] levels = new Integer[variations.size()];
        int rest = number;
        for (int i = levels.length - 1; i >= 0; i--) {
            int size = variations.get(i).values().size();
            levels[i] = rest % size;
            rest /= size;
        }
        return List.of(levels);
    }

    private static Spec spec(Game base, Settings settings, List<Variation> variations, List<Integer> levels) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Key key : settings.keys()) {
            values.put(key.name(), settings.get(key.name()));
        }
        for (int i = 0; i < levels.size(); i++) {
            values.put(variations.get(i).key(), variations.get(i).values().get(levels.get(i)));
        }
        List<String> parts = settings.keys().stream()
                .filter(key -> !String.valueOf(values.get(key.name())).equals(key.standard()))
                .map(key -> key.name() + "=" + values.get(key.name()))
                .toList();
        return new Spec(base.spec().name(), String.join(",", parts));
    }

    /** The number of the variant with these levels; empty where it is left out. */
    public Optional<Integer> number(int... levels) {
        List<Integer> wanted = Arrays.stream(levels).boxed().toList();
        for (int number = 0; number < variants.size(); number++) {
            if (variants.get(number).levels().equals(wanted)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    /** What sets a variant apart, by key. */
    public Map<String, String> values(Variant variant) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < variations.size(); i++) {
            values.put(
                    variations.get(i).key(),
                    variations.get(i).values().get(variant.levels().get(i)));
        }
        return values;
    }
}
