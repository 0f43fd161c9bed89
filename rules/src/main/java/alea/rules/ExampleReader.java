package alea.rules;

import alea.game.Quoted;
import alea.rules.Yaml.Entries;
import alea.rules.Yaml.Entry;
import alea.rules.Yaml.Items;
import alea.rules.Yaml.Tree;
import alea.rules.Yaml.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads the examples of a rule file. */
final class ExampleReader {
    static final int MOST = 500;
    static final int LONGEST = 1000;
    static final int MOST_ITEMS = 500;

    static final String TITLE = "title";
    static final String POSITION = "position";
    static final String ROLL = "roll";
    static final String OPTIONS = "options";
    static final String NEXT = "next";
    static final String SCORES = "scores";

    static final List<String> KEYS = List.of(TITLE, POSITION, ROLL, OPTIONS, NEXT, SCORES);

    private final List<Flaw> flaws;

    ExampleReader(List<Flaw> flaws) {
        this.flaws = flaws;
    }

    List<RuleExample> read(Tree tree) {
        if (tree instanceof Word word && word.missing()) {
            return List.of();
        }
        if (!(tree instanceof Items list) || list.items().size() > MOST) {
            flaw(tree, "examples", String.format(Locale.ROOT, "it is a list of at most %d examples", MOST));
            return List.of();
        }
        List<RuleExample> examples = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            examples.add(example(list.items().get(i), String.format(Locale.ROOT, "examples[%d]", i + 1)));
        }
        return List.copyOf(examples);
    }

    private RuleExample example(Tree tree, String path) {
        Map<String, Entry> entries = tree instanceof Entries found ? found.entries() : Map.of();
        if (entries.isEmpty()) {
            flaw(tree, path, "it has keys: " + String.join(", ", KEYS));
        }
        entries.forEach((word, entry) -> {
            if (!KEYS.contains(word)) {
                flaws.add(Flaw.unknown(
                        entry.line(),
                        path + "." + word,
                        "there is no key " + Quoted.of(word),
                        word,
                        KEYS,
                        "; an example has " + String.join(", ", KEYS)));
            }
        });
        return new RuleExample(
                tree.line(),
                required(tree, entries, path, TITLE),
                required(tree, entries, path, POSITION),
                words(entries, path, ROLL),
                options(tree, entries, path),
                next(entries, path),
                scores(entries, path));
    }

    private String required(Tree tree, Map<String, Entry> entries, String path, String key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            if (!entries.isEmpty()) {
                flaw(tree, path + "." + key, "it is missing");
            }
            return "";
        }
        return word(entry.value(), path + "." + key);
    }

    private String word(Tree tree, String path) {
        if (tree instanceof Word word && !word.missing() && RuleReader.isText(word.text(), LONGEST)) {
            return word.text();
        }
        flaw(tree, path, RuleReader.notText(LONGEST));
        return "";
    }

    /** A word, or a list of them. */
    private List<String> words(Map<String, Entry> entries, String path, String key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            return List.of();
        }
        String here = path + "." + key;
        if (!(entry.value() instanceof Items list)) {
            return List.of(word(entry.value(), here));
        }
        if (list.items().size() > MOST_ITEMS) {
            flaw(list, here, String.format(Locale.ROOT, "it is a list of at most %d labels", MOST_ITEMS));
            return List.of();
        }
        return list.items().stream().map(item -> word(item, here)).toList();
    }

    private List<String> options(Tree tree, Map<String, Entry> entries, String path) {
        List<String> options = words(entries, path, OPTIONS);
        boolean says = entries.containsKey(SCORES) || entries.containsKey(NEXT);
        if (!entries.isEmpty() && options.isEmpty() && !says) {
            flaw(tree, path + "." + OPTIONS, "it is missing: the labels of all that is possible there");
        }
        return options;
    }

    private Map<String, String> next(Map<String, Entry> entries, String path) {
        Entry entry = entries.get(NEXT);
        if (entry == null) {
            return Map.of();
        }
        String here = path + "." + NEXT;
        if (!(entry.value() instanceof Entries labels) || labels.entries().size() > MOST_ITEMS) {
            flaw(entry.value(), here, "it is labels, each with the position that it leads to");
            return Map.of();
        }
        Map<String, String> next = new LinkedHashMap<>();
        labels.entries().forEach((label, to) -> next.put(label, word(to.value(), here + "." + label)));
        return next;
    }

    private List<Double> scores(Map<String, Entry> entries, String path) {
        Entry entry = entries.get(SCORES);
        if (entry == null) {
            return List.of();
        }
        List<Double> scores = new ArrayList<>();
        if (entry.value() instanceof Items list
                && !list.items().isEmpty()
                && list.items().size() <= MOST_ITEMS) {
            for (Tree item : list.items()) {
                if (item instanceof Word word && word.plain() && word.text().matches("-?[0-9]{1,6}(\\.[0-9]{1,9})?")) {
                    scores.add(Double.valueOf(word.text()));
                }
            }
            if (scores.size() == list.items().size()) {
                return List.copyOf(scores);
            }
        }
        flaw(entry.value(), path + "." + SCORES, "it is a list of numbers, one for each seat");
        return List.of();
    }

    private void flaw(Tree tree, String path, String message) {
        flaws.add(Flaw.of(tree.line(), path, message));
    }
}
