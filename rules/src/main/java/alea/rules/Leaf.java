package alea.rules;

import alea.game.Key;
import alea.game.Names;
import alea.game.Quoted;
import alea.rules.Yaml.Items;
import alea.rules.Yaml.Tree;
import alea.rules.Yaml.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The value of a key as rule files have it: a word, a number, or a list of numbers. */
final class Leaf {
    private static final String WHOLE = "-?(0|[1-9][0-9]{0,8})";

    /** Words that other readers of YAML may take for truth values, and those that they make of them. */
    private static final List<String> TRUTH = List.of("no", "yes");

    private Leaf() {}

    /**
     * The value that specs write, or why there is none.
     *
     * @param value canonical; null where there is a flaw
     */
    record Read(@Nullable String value, @Nullable Flaw flaw) {
        static Read of(String value) {
            return new Read(value, null);
        }

        static Read not(int line, String path, String message) {
            return new Read(null, Flaw.of(line, path, message));
        }
    }

    static Read read(Key key, Tree tree, String path) {
        String allowed = allowed(key.values());
        if (tree instanceof Word word && word.missing()) {
            return Read.not(word.line(), path, "it has no value; it is " + allowed);
        }
        return switch (key.values()) {
            case Key.NumberSet set -> numbers(set, tree, path, allowed);
            case Key.Range range -> number(range, tree, path, allowed);
            case Key.Choice choice -> word(choice, tree, path, allowed);
            default -> text(key.values(), tree, path, allowed);
        };
    }

    /** What a key may be, in the words of a rule file. */
    static String allowed(Key.Values values) {
        return values instanceof Key.NumberSet set
                ? String.format(
                        Locale.ROOT,
                        "%s or a list of %d..%d",
                        set.names().stream().map(Key.NamedSet::name).collect(Collectors.joining(", ")),
                        set.low(),
                        set.high())
                : values.describe();
    }

    private static Read number(Key.Range range, Tree tree, String path, String allowed) {
        return tree instanceof Word word && whole(word) && range.allows(word.text())
                ? Read.of(range.canonical(word.text()))
                : refused(tree, path, List.of(), allowed);
    }

    private static boolean whole(Word word) {
        return word.plain() && word.text().matches(WHOLE);
    }

    private static Read word(Key.Choice choice, Tree tree, String path, String allowed) {
        if (!(tree instanceof Word word)) {
            return refused(tree, path, choice.words(), allowed);
        }
        String text = isTruth(choice) && word.plain()
                ? word.text().equals("true") ? "yes" : word.text().equals("false") ? "no" : word.text()
                : word.text();
        return choice.allows(text) ? Read.of(text) : refused(tree, path, choice.words(), allowed);
    }

    static boolean isTruth(Key.Choice choice) {
        return Set.copyOf(choice.words()).equals(Set.copyOf(TRUTH));
    }

    private static Read numbers(Key.NumberSet set, Tree tree, String path, String allowed) {
        List<String> names = set.names().stream().map(Key.NamedSet::name).toList();
        if (tree instanceof Word word) {
            return names.contains(word.text()) || whole(word) && set.allows(word.text())
                    ? Read.of(set.canonical(word.text()))
                    : refused(tree, path, names, allowed);
        }
        if (!(tree instanceof Items list)) {
            return refused(tree, path, names, allowed);
        }
        if (list.items().isEmpty()) {
            return set.names().stream()
                    .filter(n -> n.numbers().isEmpty())
                    .map(n -> Read.of(n.name()))
                    .findFirst()
                    .orElseGet(() -> Read.not(tree.line(), path, "an empty list is not allowed; it is " + allowed));
        }
        Set<String> seen = new HashSet<>();
        List<String> numbers = new ArrayList<>();
        for (Tree item : list.items()) {
            if (!(item instanceof Word word) || !whole(word) || !set.allows(word.text())) {
                return refused(item, path, List.of(), "a whole number " + set.low() + ".." + set.high());
            }
            if (!seen.add(word.text())) {
                return Read.not(item.line(), path, word.text() + " stands there twice");
            }
            numbers.add(word.text());
        }
        return Read.of(set.canonical(String.join(".", numbers)));
    }

    private static Read text(Key.Values values, Tree tree, String path, String allowed) {
        return tree instanceof Word word && values.allows(word.text())
                ? Read.of(values.canonical(word.text()))
                : refused(tree, path, List.of(), allowed);
    }

    private static Read refused(Tree tree, String path, Collection<String> words, String allowed) {
        if (!(tree instanceof Word word)) {
            String what = tree instanceof Items ? "a list is" : "keys are";
            return Read.not(tree.line(), path, "%s not allowed here; it is %s".formatted(what, allowed));
        }
        if (!word.plain() && word.text().matches(WHOLE)) {
            return Read.not(
                    word.line(),
                    path,
                    "%s stands in quotes, so it is no number; it is %s".formatted(word.text(), allowed));
        }
        return new Read(
                null,
                new Flaw(
                        word.line(),
                        path,
                        "%s is not allowed%s; it is %s"
                                .formatted(Quoted.of(word.text()), Names.didYouMean(word.text(), words), allowed),
                        Names.nearest(word.text(), words).orElse(null)));
    }

    /** A value of a spec as a rule file has it: a text, a whole number, or a list of them. */
    static Object write(Key key, String value) {
        if (key.values() instanceof Key.NumberSet set) {
            boolean named = set.names().stream().anyMatch(n -> n.name().equals(value));
            return named
                    ? value
                    : Optional.of(set.numbers(value))
                            .filter(n -> n.size() > 1)
                            .<Object>map(n -> n)
                            .orElseGet(() -> Integer.valueOf(value));
        }
        return key.values() instanceof Key.Range || value.matches(WHOLE) ? Integer.valueOf(value) : value;
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
                                                        .filter(word -> word.matches(WHOLE))
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
            default -> RuleSchema.object("type", List.of("string", "number"), "description", values.describe());
        };
    }
}
