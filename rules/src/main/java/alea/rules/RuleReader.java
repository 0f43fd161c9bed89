package alea.rules;

import alea.game.BadInput;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Names;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import alea.rules.Yaml.Entries;
import alea.rules.Yaml.Entry;
import alea.rules.Yaml.Items;
import alea.rules.Yaml.Tree;
import alea.rules.Yaml.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads one rule file, and collects all that is wrong with it. */
final class RuleReader {
    /** The version of the format. */
    static final String VERSION = "1";

    static final String FORMAT = "alea-rules";
    static final String NAME = "name";
    static final String TITLE = "title";
    static final String SOURCE = "source";
    static final String EXTENDS = "extends";
    static final String FAMILY = "family";
    static final String EXAMPLES = "examples";

    /** The keys of every rule file, in their order; the groups of the family stand before the examples. */
    static final List<String> HEAD = List.of(FORMAT, NAME, TITLE, SOURCE, EXTENDS, FAMILY);

    static final String NAMES = "[a-z0-9][a-z0-9.-]{0,63}";
    static final int LONGEST_TITLE = 200;
    static final int LONGEST_SOURCE = 300;
    static final int MOST_SOURCES = 20;

    private final String file;
    private final Registry shipped;
    private final List<Flaw> flaws = new ArrayList<>();
    /** Where each key of the family stands that is given. */
    private final Map<String, Integer> lines = new HashMap<>();

    RuleReader(String file, Registry shipped) {
        this.file = file;
        this.shipped = shipped;
    }

    /** What a file builds on: its family, and the values where it says nothing, without those that it must say. */
    private record Base(RuleFamily family, Map<String, String> values) {}

    RuleFile read(String text) {
        try {
            if (!(Yaml.read(text) instanceof Entries all)) {
                throw new Yaml.Refused(1, "a rule file is keys with values, alea-rules: 1 first");
            }
            return read(all);
        } catch (Yaml.Refused e) {
            flaws.add(e.flaw());
            throw bad();
        }
    }

    private BadRules bad() {
        flaws.sort(Comparator.comparingInt(Flaw::line));
        return new BadRules(file, flaws);
    }

    private RuleFile read(Entries all) {
        format(all);
        String name = text(all, NAME, 64).orElse("");
        if (!name.isEmpty() && !name.matches(NAMES)) {
            flaw(
                    all,
                    NAME,
                    "%s is not allowed; it is lower-case letters, digits, '.' and '-'".formatted(Quoted.of(name)));
        }
        String title = all.entries().containsKey(TITLE)
                ? text(all, TITLE, LONGEST_TITLE).orElse("")
                : name;
        List<String> source = source(all);
        Base base = base(all);
        List<RuleExample> examples = examples(all);
        if (base == null) {
            throw bad();
        }
        Map<String, String> given = given(all, base.family);
        for (RuleFamily.Group group : base.family.groups()) {
            for (Key key : group.keys()) {
                if (!given.containsKey(key.name())
                        && !base.values.containsKey(key.name())
                        && !lines.containsKey(key.name())) {
                    Entry there = all.entries().get(group.name());
                    flaws.add(Flaw.of(
                            there == null ? 1 : there.line(),
                            group.name() + "." + key.name(),
                            "it is missing: %s; it is %s".formatted(key.meaning(), Leaf.allowed(key.values()))));
                }
            }
        }
        if (!flaws.isEmpty()) {
            throw bad();
        }
        String values = base.family.keys().stream()
                .map(key -> key.name() + "=" + given.getOrDefault(key.name(), base.values.get(key.name())))
                .collect(Collectors.joining(","));
        Settings rules = Settings.read(new Spec(name, values), base.family.keys());
        contradictions(base.family, rules);
        if (!flaws.isEmpty()) {
            throw bad();
        }
        return RuleFile.of(file, name, title, source, base.family, rules, examples);
    }

    private void format(Entries all) {
        Entry entry = all.entries().get(FORMAT);
        if (entry == null) {
            flaws.add(Flaw.of(
                    all.line(),
                    FORMAT,
                    "it is missing%s; every rule file says alea-rules: 1".formatted(slip(all, FORMAT))));
        } else if (!(entry.value() instanceof Word word
                && word.plain()
                && word.text().equals(VERSION))) {
            flaws.add(Flaw.of(
                    entry.value().line(),
                    FORMAT,
                    "%s is not a version that is read here; it is 1".formatted(shown(entry.value()))));
        }
    }

    /** The game that a file extends, or the family whose keys it is made of. */
    private @Nullable Base base(Entries all) {
        Entry parent = all.entries().get(EXTENDS);
        Entry family = all.entries().get(FAMILY);
        if (parent != null && family != null) {
            flaws.add(Flaw.of(
                    family.line(),
                    FAMILY,
                    "it stands beside extends; a file extends a game, or says all rules of a family itself"));
            return null;
        }
        if (parent != null) {
            return text(all, EXTENDS, LONGEST_TITLE)
                    .map(spec -> parent(spec, parent.value().line()))
                    .orElse(null);
        }
        List<String> names = shipped.families().stream().map(RuleFamily::name).toList();
        if (family == null) {
            String slip = slip(all, EXTENDS);
            flaws.add(Flaw.of(
                    all.line(),
                    EXTENDS,
                    "it is missing%s; a file says extends: GAME, or family: %s"
                            .formatted(slip.isEmpty() ? slip(all, FAMILY) : slip, String.join(" or ", names))));
            return null;
        }
        String wanted = text(all, FAMILY, LONGEST_TITLE).orElse(null);
        if (wanted == null) {
            return null;
        }
        Optional<RuleFamily> known =
                shipped.families().stream().filter(f -> f.name().equals(wanted)).findFirst();
        if (known.isEmpty()) {
            flaws.add(Flaw.unknown(
                    family.value().line(),
                    FAMILY,
                    "there is no family " + Quoted.of(wanted),
                    wanted,
                    names,
                    "; there is " + String.join(", ", names)));
            return null;
        }
        Map<String, String> standards = new HashMap<>();
        known.get().keys().stream()
                .filter(key -> key.standard() != null)
                .forEach(key -> standards.put(key.name(), String.valueOf(key.standard())));
        return new Base(known.get(), standards);
    }

    private @Nullable Base parent(String spec, int line) {
        try {
            GameFactory factory = shipped.factory(spec);
            Optional<RuleFamily> family = factory.family();
            if (family.isEmpty()) {
                flaws.add(Flaw.of(
                        line,
                        EXTENDS,
                        "%s has no rules that a file can change; there are %s"
                                .formatted(factory.name(), String.join(", ", extensible()))));
                return null;
            }
            Settings settings = factory.rules(shipped.settings(spec));
            Map<String, String> values = new HashMap<>();
            family.get().keys().forEach(key -> values.put(key.name(), settings.get(key.name())));
            return new Base(family.get(), values);
        } catch (BadInput e) {
            String name = spec.replaceFirst(":.*", "");
            flaws.add(new Flaw(
                    line,
                    EXTENDS,
                    String.valueOf(e.getMessage()),
                    extensible().contains(name)
                            ? null
                            : Names.nearest(name, extensible()).orElse(null)));
            return null;
        }
    }

    /** The games that a file can extend. */
    private List<String> extensible() {
        return shipped.games().stream()
                .filter(game -> game.family().isPresent())
                .map(GameFactory::name)
                .toList();
    }

    /** The values of the keys that the file gives, and flaws for what is none. */
    private Map<String, String> given(Entries all, RuleFamily family) {
        Map<String, String> given = new LinkedHashMap<>();
        List<String> groups =
                family.groups().stream().map(RuleFamily.Group::name).toList();
        List<String> known =
                Stream.of(HEAD, groups, List.of(EXAMPLES)).flatMap(List::stream).toList();
        all.entries().forEach((word, entry) -> {
            if (known.contains(word)) {
                return;
            }
            Optional<RuleFamily.Group> home = home(family, word);
            flaws.add(
                    home.isPresent()
                            ? new Flaw(
                                    entry.line(),
                                    word,
                                    "it stands in %s, as %1$s.%s"
                                            .formatted(home.get().name(), word),
                                    home.get().name() + "." + word)
                            : Flaw.unknown(
                                    entry.line(),
                                    word,
                                    "there is no key " + Quoted.of(word),
                                    word,
                                    known,
                                    "; there are " + String.join(", ", known)));
        });
        for (RuleFamily.Group group : family.groups()) {
            Entry entry = all.entries().get(group.name());
            if (entry != null) {
                group(family, group, entry.value(), given);
            }
        }
        return given;
    }

    private void group(RuleFamily family, RuleFamily.Group group, Tree tree, Map<String, String> given) {
        List<String> names = group.keys().stream().map(Key::name).toList();
        if (!(tree instanceof Entries entries)) {
            flaws.add(Flaw.of(tree.line(), group.name(), "it has keys of its own: " + String.join(", ", names)));
            return;
        }
        entries.entries().forEach((word, entry) -> {
            String path = group.name() + "." + word;
            Optional<Key> key =
                    group.keys().stream().filter(k -> k.name().equals(word)).findFirst();
            if (key.isEmpty()) {
                Optional<RuleFamily.Group> home = home(family, word);
                flaws.add(
                        home.isPresent()
                                ? new Flaw(
                                        entry.line(),
                                        path,
                                        "it stands in %s, as %1$s.%s"
                                                .formatted(home.get().name(), word),
                                        home.get().name() + "." + word)
                                : Flaw.unknown(
                                        entry.line(),
                                        path,
                                        "there is no key " + Quoted.of(word),
                                        word,
                                        names,
                                        "; %s has %s".formatted(group.name(), String.join(", ", names))));
                return;
            }
            lines.put(word, entry.line());
            Leaf.Read read = Leaf.read(key.get(), entry.value(), path);
            String value = read.value();
            if (value != null) {
                given.put(word, value);
            }
            if (read.flaw() != null) {
                flaws.add(read.flaw());
            }
        });
    }

    private static Optional<RuleFamily.Group> home(RuleFamily family, String key) {
        return family.groups().stream()
                .filter(group -> group.keys().stream().anyMatch(k -> k.name().equals(key)))
                .findFirst();
    }

    private void contradictions(RuleFamily family, Settings rules) {
        for (RuleFamily.Contradiction found : family.contradictions(rules)) {
            String blamed = found.keys().stream()
                    .filter(lines::containsKey)
                    .findFirst()
                    .orElse(found.keys().getFirst());
            String others = found.keys().stream()
                    .filter(key -> !key.equals(blamed))
                    .map(key -> path(family, key) + ": " + value(family, key, rules))
                    .collect(Collectors.joining(" and "));
            String value = value(family, blamed, rules);
            flaws.add(Flaw.of(
                    lines.getOrDefault(blamed, 1),
                    path(family, blamed),
                    others.isEmpty()
                            ? "%s is not allowed; %s".formatted(value, found.why())
                            : "%s and %s exclude each other: %s".formatted(value, others, found.why())));
        }
    }

    private static String path(RuleFamily family, String key) {
        return home(family, key).map(group -> group.name() + ".").orElse("") + key;
    }

    private static String value(RuleFamily family, String key, Settings rules) {
        return family.keys().stream()
                .filter(k -> k.name().equals(key))
                .map(k -> RuleText.flow(Leaf.write(k, rules.get(key))))
                .findFirst()
                .orElse("");
    }

    private List<String> source(Entries all) {
        Entry entry = all.entries().get(SOURCE);
        if (entry == null) {
            flaws.add(Flaw.of(
                    all.line(),
                    SOURCE,
                    "it is missing%s; it is a list of where the rules come from".formatted(slip(all, SOURCE))));
            return List.of();
        }
        if (!(entry.value() instanceof Items list)
                || list.items().isEmpty()
                || list.items().size() > MOST_SOURCES) {
            flaws.add(Flaw.of(
                    entry.value().line(),
                    SOURCE,
                    String.format(
                            Locale.ROOT,
                            "it is a list of 1..%d places where the rules come from, each on a line after '- '",
                            MOST_SOURCES)));
            return List.of();
        }
        List<String> source = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            text(list.items().get(i), String.format(Locale.ROOT, "%s[%d]", SOURCE, i + 1), LONGEST_SOURCE)
                    .ifPresent(source::add);
        }
        return List.copyOf(source);
    }

    private List<RuleExample> examples(Entries all) {
        Entry entry = all.entries().get(EXAMPLES);
        return entry == null ? List.of() : new ExampleReader(flaws).read(entry.value());
    }

    /** A text at the top; a flaw where it is missing. */
    private Optional<String> text(Entries all, String key, int most) {
        Entry entry = all.entries().get(key);
        if (entry == null) {
            flaws.add(Flaw.of(all.line(), key, "it is missing" + slip(all, key)));
            return Optional.empty();
        }
        return text(entry.value(), key, most);
    }

    private Optional<String> text(Tree tree, String path, int most) {
        if (tree instanceof Word word && !word.missing() && isText(word.text(), most)) {
            return Optional.of(word.text());
        }
        flaws.add(Flaw.of(tree.line(), path, notText(most)));
        return Optional.empty();
    }

    /** Whether a terminal can show a text as it is. */
    static boolean isText(String text, int most) {
        return !text.isBlank() && text.length() <= most && Quoted.plain(text).equals(text);
    }

    static String notText(int most) {
        return String.format(Locale.ROOT, "it is a text on one line, of at most %d characters that can be seen", most);
    }

    /** A word of the file that is near to one that is missing, and no key itself. */
    private static String slip(Entries all, String missing) {
        return all.entries().keySet().stream()
                .filter(word -> !HEAD.contains(word))
                .filter(word -> Names.nearest(word, List.of(missing)).isPresent())
                .findFirst()
                .map(word -> ": there is a key " + Quoted.of(word))
                .orElse("");
    }

    private void flaw(Entries all, String key, String message) {
        Entry entry = all.entries().get(key);
        flaws.add(Flaw.of(entry == null ? all.line() : entry.value().line(), key, message));
    }

    private static String shown(Tree tree) {
        return switch (tree) {
            case Word word -> Quoted.of(word.text());
            case Items _ -> "a list";
            case Entries _ -> "a group of keys";
        };
    }
}
