package alea.rules;

import alea.game.Key;
import alea.game.Names;
import alea.game.Quoted;
import alea.rules.Yaml.Entries;
import alea.rules.Yaml.Items;
import alea.rules.Yaml.Tree;
import alea.rules.Yaml.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The value of a key as rule files have it: a word, a number, a list of numbers, or numbers with others. */
final class Leaf {
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,8})");

    /** Words that other readers of YAML may take for truth values, and those that they make of them. */
    private static final List<String> TRUTH = List.of("no", "yes");

    private Leaf() {}

    /**
     * The value that specs write, or why there is none.
     *
     * @param value canonical; null where there are flaws
     */
    record Read(@Nullable String value, List<Flaw> flaws) {
        static Read of(String value) {
            return new Read(value, List.of());
        }

        static Read not(int line, String path, String message) {
            return not(Flaw.of(line, path, message));
        }

        static Read not(Flaw flaw) {
            return new Read(null, List.of(flaw));
        }

        /** The value of what was read part by part, or all that is wrong with the parts. */
        static Read of(List<Flaw> flaws, Supplier<String> value) {
            return flaws.isEmpty() ? of(value.get()) : new Read(null, List.copyOf(flaws));
        }
    }

    static Read read(Key key, Tree tree, String path) {
        if (tree instanceof Word word && word.missing()) {
            return Read.not(word.line(), path, "it has no value; it is " + allowed(key.values()));
        }
        return switch (key.values()) {
            case Key.NumberSet set -> numbers(set, tree, path);
            case Key.NumberMap map -> map(map, tree, path);
            case Key.NumberLists lists -> lists(lists, tree, path);
            case Key.Range range -> number(range, tree, path);
            case Key.Choice choice -> word(choice, tree, path);
            default -> text(key.values(), tree, path);
        };
    }

    /** What a key may be, in the words of a rule file. */
    static String allowed(Key.Values values) {
        return switch (values) {
            case Key.NumberSet set ->
                String.format(
                        Locale.ROOT,
                        "%s or a list of %d..%d",
                        set.names().stream().map(Key.NamedSet::name).collect(Collectors.joining(", ")),
                        set.low(),
                        set.high());
            case Key.NumberMap map ->
                String.format(
                        Locale.ROOT,
                        "%s or {NUMBER: %s} of %d..%d: %d..%d",
                        map.names().stream().map(Key.NamedMap::name).collect(Collectors.joining(", ")),
                        map.what().toUpperCase(Locale.ROOT),
                        map.low(),
                        map.high(),
                        map.least(),
                        map.most());
            case Key.NumberLists lists ->
                String.format(Locale.ROOT, "%s or lists of %d..%d", Key.NumberLists.NONE, lists.low(), lists.high());
            default -> values.describe();
        };
    }

    private static Read number(Key.Range range, Tree tree, String path) {
        return tree instanceof Word word && whole(word) && range.allows(word.text())
                ? Read.of(range.canonical(word.text()))
                : refused(tree, path, List.of(), allowed(range));
    }

    private static boolean isWhole(String text) {
        return WHOLE.matcher(text).matches();
    }

    private static boolean whole(Word word) {
        return word.plain() && isWhole(word.text());
    }

    private static Read word(Key.Choice choice, Tree tree, String path) {
        if (!(tree instanceof Word word)) {
            return refused(tree, path, choice.words(), allowed(choice));
        }
        String text = isTruth(choice) && word.plain()
                ? word.text().equals("true") ? "yes" : word.text().equals("false") ? "no" : word.text()
                : word.text();
        return choice.allows(text) ? Read.of(text) : refused(tree, path, choice.words(), allowed(choice));
    }

    static boolean isTruth(Key.Choice choice) {
        return Set.copyOf(choice.words()).equals(Set.copyOf(TRUTH));
    }

    /** The list that was meant by numbers without brackets. */
    private static String bracketed(String text) {
        return text.matches("\\d+([.,] ?\\d+)+") ? ", as [" + text.replaceAll("[.,] ?", ", ") + "]" : "";
    }

    private static Read numbers(Key.NumberSet set, Tree tree, String path) {
        List<String> names = set.names().stream().map(Key.NamedSet::name).toList();
        if (tree instanceof Word word) {
            return names.contains(word.text()) || whole(word) && set.allows(word.text())
                    ? Read.of(set.canonical(word.text()))
                    : refused(tree, path, names, allowed(set) + bracketed(word.text()));
        }
        if (!(tree instanceof Items list)) {
            return refused(tree, path, names, allowed(set));
        }
        if (list.items().isEmpty()) {
            return set.names().stream()
                    .filter(n -> n.numbers().isEmpty())
                    .map(n -> Read.of(n.name()))
                    .findFirst()
                    .orElseGet(
                            () -> Read.not(tree.line(), path, "an empty list is not allowed; it is " + allowed(set)));
        }
        Set<String> seen = new HashSet<>();
        List<String> numbers = new ArrayList<>();
        List<Flaw> flaws = new ArrayList<>();
        for (Tree item : list.items()) {
            if (!(item instanceof Word word) || !whole(word) || !set.allows(word.text())) {
                flaws.add(flaw(item, path, List.of(), "a whole number " + set.low() + ".." + set.high()));
            } else if (!seen.add(word.text())) {
                flaws.add(Flaw.of(item.line(), path, word.text() + " stands there twice"));
            } else {
                numbers.add(word.text());
            }
        }
        return Read.of(flaws, () -> set.canonical(String.join(".", numbers)));
    }

    private static Read map(Key.NumberMap map, Tree tree, String path) {
        List<String> names = map.names().stream().map(Key.NamedMap::name).toList();
        if (tree instanceof Word word) {
            return names.contains(word.text()) ? Read.of(word.text()) : refused(tree, path, names, allowed(map));
        }
        if (!(tree instanceof Entries entries)) {
            return refused(tree, path, names, allowed(map));
        }
        if (entries.entries().isEmpty()) {
            return Read.not(tree.line(), path, "it is empty; it is " + allowed(map));
        }
        List<String> pairs = new ArrayList<>();
        List<Flaw> flaws = new ArrayList<>();
        entries.entries().forEach((number, entry) -> {
            if (!isWhole(number) || !map.allows(number + "x" + map.least())) {
                flaws.add(Flaw.of(
                        entry.line(),
                        path,
                        String.format(
                                Locale.ROOT,
                                "%s is not allowed; it is a whole number %d..%d",
                                Quoted.of(number),
                                map.low(),
                                map.high())));
                return;
            }
            Tree other = entry.value();
            String pair = other instanceof Word word && whole(word) ? number + "x" + word.text() : "";
            if (map.allows(pair)) {
                pairs.add(pair);
            } else {
                flaws.add(flaw(other, path + "." + number, List.of(), second(map, number)));
            }
        });
        return Read.of(flaws, () -> map.canonical(String.join(".", pairs)));
    }

    /** What stands behind a number, in words. */
    private static String second(Key.NumberMap map, String number) {
        return String.format(
                Locale.ROOT, "a whole number %d..%d, the %s of %s", map.least(), map.most(), map.what(), number);
    }

    private static Read lists(Key.NumberLists kind, Tree tree, String path) {
        if (tree instanceof Word word) {
            return word.text().equals(Key.NumberLists.NONE)
                    ? Read.of(word.text())
                    : refused(tree, path, List.of(Key.NumberLists.NONE), allowed(kind));
        }
        if (!(tree instanceof Items all)) {
            return refused(tree, path, List.of(), allowed(kind));
        }
        if (all.items().size() > Key.NumberLists.MOST) {
            return Read.not(
                    tree.line(), path, String.format(Locale.ROOT, "there are %d lists at most", Key.NumberLists.MOST));
        }
        List<String> lists = new ArrayList<>();
        List<Flaw> flaws = new ArrayList<>();
        for (int i = 0; i < all.items().size(); i++) {
            Read list = list(kind, all.items().get(i), String.format(Locale.ROOT, "%s[%d]", path, i + 1));
            flaws.addAll(list.flaws());
            lists.add(String.valueOf(list.value()));
        }
        return Read.of(flaws, () -> lists.isEmpty() ? Key.NumberLists.NONE : String.join("+", lists));
    }

    /** One of several lists. */
    private static Read list(Key.NumberLists kind, Tree tree, String path) {
        String what = String.format(
                Locale.ROOT,
                "a list of 2..%d different whole numbers %d..%d",
                Key.NumberLists.LONGEST,
                kind.low(),
                kind.high());
        if (!(tree instanceof Items list)) {
            return refused(tree, path, List.of(), what);
        }
        List<String> numbers = new ArrayList<>();
        for (Tree item : list.items()) {
            if (!(item instanceof Word word) || !whole(word)) {
                return refused(item, path, List.of(), "a whole number " + kind.low() + ".." + kind.high());
            }
            numbers.add(word.text());
        }
        String value = String.join(".", numbers);
        return kind.allows(value)
                ? Read.of(value)
                : Read.not(
                        tree.line(), path, "[%s] is not allowed; it is %s".formatted(String.join(", ", numbers), what));
    }

    private static Read text(Key.Values values, Tree tree, String path) {
        return tree instanceof Word word && values.allows(word.text())
                ? Read.of(values.canonical(word.text()))
                : refused(tree, path, List.of(), allowed(values));
    }

    private static Read refused(Tree tree, String path, Collection<String> words, String allowed) {
        return Read.not(flaw(tree, path, words, allowed));
    }

    private static Flaw flaw(Tree tree, String path, Collection<String> words, String allowed) {
        if (!(tree instanceof Word word)) {
            String what = tree instanceof Items ? "a list is" : "keys are";
            return Flaw.of(tree.line(), path, "%s not allowed here; it is %s".formatted(what, allowed));
        }
        if (word.missing()) {
            return Flaw.of(word.line(), path, "it has no value; it is " + allowed);
        }
        if (!word.plain() && isWhole(word.text())) {
            return Flaw.of(
                    word.line(),
                    path,
                    "%s stands in quotes, so it is no number; it is %s".formatted(word.text(), allowed));
        }
        return new Flaw(
                word.line(),
                path,
                "%s is not allowed%s; it is %s"
                        .formatted(Quoted.of(word.text()), Names.didYouMean(word.text(), words), allowed),
                Names.nearest(word.text(), words).orElse(null));
    }

    /**
     * A value of a spec as a rule file has it: a text, a whole number, a list of them, a list of such lists, or numbers
     * with others.
     */
    static Object write(Key key, String value) {
        return switch (key.values()) {
            case Key.NumberSet set -> numbers(set, value);
            case Key.NumberMap map
            when map.names().stream().noneMatch(n -> n.name().equals(value)) -> {
                Map<String, Object> numbers = new LinkedHashMap<>();
                map.numbers(value).forEach((number, other) -> numbers.put(Integer.toString(number), other));
                yield numbers;
            }
            case Key.NumberLists lists when !value.equals(Key.NumberLists.NONE) -> lists.lists(value);
            case Key.Range _ -> Integer.valueOf(value);
            default -> isWhole(value) ? Integer.valueOf(value) : value;
        };
    }

    private static Object numbers(Key.NumberSet set, String value) {
        if (set.names().stream().anyMatch(n -> n.name().equals(value))) {
            return value;
        }
        List<Integer> numbers = set.numbers(value);
        return numbers.size() > 1 ? numbers : numbers.getFirst();
    }

    /** What a value may be, as a JSON Schema has it. */
    static Map<String, Object> schema(Key.Values values) {
        return switch (values) {
            case Key.Range range ->
                RuleSchema.object("type", "integer", "minimum", range.low(), "maximum", range.high());
            case Key.Real real -> RuleSchema.object("type", "number", "minimum", real.low(), "maximum", real.high());
            case Key.Choice choice ->
                RuleSchema.object(
                        "enum",
                        Stream.concat(
                                        choice.words().stream(),
                                        isTruth(choice)
                                                ? Stream.of(false, true)
                                                : choice.words().stream()
                                                        .filter(Leaf::isWhole)
                                                        .map(Integer::valueOf))
                                .toList());
            case Key.NumberSet set -> {
                var number = RuleSchema.object("type", "integer", "minimum", set.low(), "maximum", set.high());
                boolean empty = set.names().stream().anyMatch(n -> n.numbers().isEmpty());
                var list = RuleSchema.object("type", "array", "items", number, "uniqueItems", true);
                if (!empty) {
                    list.put("minItems", 1);
                }
                yield RuleSchema.object(
                        "anyOf",
                        List.of(
                                RuleSchema.object(
                                        "enum",
                                        set.names().stream()
                                                .map(Key.NamedSet::name)
                                                .toList()),
                                number,
                                list));
            }
            case Key.NumberMap map ->
                RuleSchema.object(
                        "anyOf",
                        List.of(
                                RuleSchema.object(
                                        "enum",
                                        map.names().stream()
                                                .map(Key.NamedMap::name)
                                                .toList()),
                                RuleSchema.object(
                                        "type",
                                        "object",
                                        "propertyNames",
                                        RuleSchema.object("enum", numbers(map.low(), map.high())),
                                        "additionalProperties",
                                        RuleSchema.object(
                                                "type", "integer", "minimum", map.least(), "maximum", map.most()),
                                        "minProperties",
                                        1)));
            case Key.NumberLists lists -> {
                var number = RuleSchema.object("type", "integer", "minimum", lists.low(), "maximum", lists.high());
                var list = RuleSchema.object(
                        "type",
                        "array",
                        "items",
                        number,
                        "minItems",
                        2,
                        "maxItems",
                        Key.NumberLists.LONGEST,
                        "uniqueItems",
                        true);
                yield RuleSchema.object(
                        "anyOf",
                        List.of(
                                RuleSchema.object("const", Key.NumberLists.NONE),
                                RuleSchema.object("type", "array", "items", list, "maxItems", Key.NumberLists.MOST)));
            }
            default -> RuleSchema.object("type", List.of("string", "number"), "description", values.describe());
        };
    }

    /** Whole numbers as keys are written. */
    private static List<String> numbers(int low, int high) {
        return IntStream.rangeClosed(low, high).mapToObj(Integer::toString).toList();
    }
}
