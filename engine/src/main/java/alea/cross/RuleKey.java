package alea.cross;

import alea.game.Key;
import alea.game.Key.NamedMap;
import alea.game.Key.NamedSet;
import alea.game.Key.NumberLists;
import alea.game.Key.NumberMap;
import alea.game.Key.NumberSet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A key of rule files, and the value that some rules have there.
 *
 * @param key its name, meaning and values
 * @param value of some rules, as the key allows it
 */
record RuleKey(Key key, Function<CrossRules, String> value) {
    /** The highest value that can be thrown. */
    static final int HIGHEST = 30;

    /** The word for a set that is empty. */
    static final String NONE = "none";

    /** The word for the values of a die. */
    static final String DIE = "die";

    static RuleKey number(
            String name,
            String meaning,
            int low,
            int high,
            @Nullable String standard,
            ToIntFunction<CrossRules> value) {
        return new RuleKey(new Key(name, meaning, standard, new Key.Range(low, high)), r -> text(value.applyAsInt(r)));
    }

    static RuleKey flag(String name, String meaning, String standard, Predicate<CrossRules> value) {
        return new RuleKey(
                Key.choice(name, meaning, standard, standard.equals("yes") ? "no" : "yes"),
                r -> value.test(r) ? "yes" : "no");
    }

    /** One of two words, the second where something is so. */
    static RuleKey choice(String name, String meaning, Predicate<CrossRules> so, String no, String yes) {
        return new RuleKey(Key.choice(name, meaning, no, yes), r -> so.test(r) ? yes : no);
    }

    static <E extends Enum<E>> RuleKey words(String name, String meaning, E standard, Function<CrossRules, E> value) {
        String[] others = Arrays.stream(standard.getDeclaringClass().getEnumConstants())
                .filter(e -> e != standard)
                .map(RuleKey::word)
                .toArray(String[]::new);
        return new RuleKey(Key.choice(name, meaning, word(standard), others), r -> word(value.apply(r)));
    }

    /** The word for a choice: {@code all-on-ring}. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Some of the values that can be thrown. */
    static RuleKey values(String name, String meaning, String standard, Function<CrossRules, List<Integer>> value) {
        return numbers(name, meaning, standard, 1, HIGHEST, value, new NamedSet(NONE, List.of()));
    }

    static RuleKey numbers(
            String name,
            String meaning,
            String standard,
            int low,
            int high,
            Function<CrossRules, List<Integer>> value,
            NamedSet... names) {
        var numbers = new NumberSet(low, high, List.of(names));
        return new RuleKey(new Key(name, meaning, standard, numbers), r -> {
            List<Integer> of = value.apply(r);
            return of.isEmpty() ? names[0].name() : numbers.canonical(joined(of));
        });
    }

    static RuleKey map(
            String name,
            String meaning,
            String standard,
            int high,
            String what,
            int most,
            Function<CrossRules, SortedMap<Integer, Integer>> value) {
        SortedMap<Integer, Integer> named = new TreeMap<>();
        if (standard.equals(DIE)) {
            Throwing.DIE.values().forEach(v -> named.put(v.shows(), v.weight()));
        }
        var numbers = new NumberMap(1, high, what, 1, most, List.of(new NamedMap(standard, named)));
        return new RuleKey(new Key(name, meaning, standard, numbers), r -> {
            SortedMap<Integer, Integer> of = value.apply(r);
            return of.isEmpty() ? standard : numbers.canonical(pairs(of));
        });
    }

    private static String pairs(SortedMap<Integer, Integer> numbers) {
        return numbers.entrySet().stream()
                .map(e -> text(e.getKey()) + "x" + text(e.getValue()))
                .collect(Collectors.joining("."));
    }

    static SortedMap<Integer, Integer> readings(CrossRules rules, boolean baseEmpty) {
        SortedMap<Integer, Integer> readings = new TreeMap<>();
        for (Throwing.Reading reading : rules.throwing().readings()) {
            if (reading.baseEmpty() == baseEmpty) {
                readings.put(reading.value(), reading.steps());
            }
        }
        return readings;
    }

    static String lists(List<List<Integer>> lists) {
        return lists.isEmpty()
                ? NumberLists.NONE
                : lists.stream().map(RuleKey::joined).collect(Collectors.joining("+"));
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(RuleKey::text).collect(Collectors.joining("."));
    }

    static String text(int number) {
        return Integer.toString(number);
    }
}
