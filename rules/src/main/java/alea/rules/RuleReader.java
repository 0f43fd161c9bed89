package alea.rules;

import alea.game.BadInput;
import alea.game.GameFactory;
import alea.game.Key;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads one rule file, and collects what is wrong with it: all of that can be told at once. Contradictions are looked
 * for when every key has a value.
 */
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
    /** The paths of keys that were probably meant by others, which there are not: they are not missing as well. */
    private final Set<String> meant = new HashSet<>();

    RuleReader(String file, Registry shipped) {
        this.file = file;
        this.shipped = shipped;
    }

    /**
     * What a file builds on: its family, and the values where it says nothing, without those that it must say.
     *
     * @param line where it says so
     * @param origin of those values, in words
     */
    private record Base(RuleFamily family, Map<String, String> values, int line, String origin) {}

    RuleFile read(String text) {
        try {
            if (!(Yaml.read(text, flaws) instanceof Entries all)) {
                throw new Yaml.Refused(1, "a rule file is keys with values, alea-rules: 1 first");
            }
            return read(all, text);
        } catch (Yaml.Refused e) {
            flaws.add(e.flaw());
            throw bad("what stands behind that is not read yet");
        }
    }

    private BadRules bad(String rest) {
        flaws.sort(Comparator.comparingInt(Flaw::line));
        return new BadRules(file, flaws, rest);
    }

    private RuleFile read(Entries all, String text) {
        Base base = base(all);
        unknown(all, base == null ? shipped.families() : List.of(base.family));
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
        List<RuleExample> examples = examples(all);
        if (base == null) {
            requireBase(all);
            throw bad("its groups are not read before it is known what it %s".formatted(EXTENDS));
        }
        Map<String, String> given = given(all, base.family);
        for (RuleFamily.Group group : base.family.groups()) {
            for (Key key : group.keys()) {
                if (!given.containsKey(key.name())
                        && !base.values.containsKey(key.name())
                        && !lines.containsKey(key.name())
                        && !meant.contains(group.name() + "." + key.name())
                        && !meant.contains(group.name())) {
                    Entry there = all.entries().get(group.name());
                    flaws.add(Flaw.of(
                            there == null ? 1 : there.line(),
                            group.name() + "." + key.name(),
                            "it is missing: %s; it is %s".formatted(key.meaning(), Leaf.allowed(key.values()))));
                }
            }
        }
        if (!flaws.isEmpty()) {
            throw bad("whether its rules contradict each other is looked at when all its keys can be read");
        }
        String values = base.family.keys().stream()
                .map(key -> key.name() + "=" + given.getOrDefault(key.name(), base.values.get(key.name())))
                .collect(Collectors.joining(","));
        Settings rules = Settings.read(new Spec(name, values), base.family.keys());
        contradictions(base, rules);
        if (!flaws.isEmpty()) {
            throw bad("");
        }
        return RuleFile.of(file, name, title, source, base.family, rules, examples, text);
    }

    private void format(Entries all) {
        Entry entry = all.entries().get(FORMAT);
        if (entry == null) {
            missing(all, FORMAT, "; every rule file says alea-rules: 1");
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
        if (family == null) {
            return null;
        }
        List<String> names = shipped.families().stream().map(RuleFamily::name).toList();
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
        return new Base(known.get(), standards, family.line(), "the standard");
    }

    /** Holds that a file says what it builds on. */
    private void requireBase(Entries all) {
        if (!all.entries().containsKey(EXTENDS) && !all.entries().containsKey(FAMILY) && !meant.contains(FAMILY)) {
            missing(
                    all,
                    EXTENDS,
                    "; a file says extends: GAME, or family: %s"
                            .formatted(shipped.families().stream()
                                    .map(RuleFamily::name)
                                    .collect(Collectors.joining(" or "))));
        }
    }

    /** Says that a key is missing, unless another stands there in its place. */
    private void missing(Entries all, String key, String rest) {
        if (!meant.contains(key)) {
            flaws.add(Flaw.of(all.line(), key, "it is missing" + rest));
        }
    }

    private @Nullable Base parent(String spec, int line) {
        if (RuleFiles.names(spec)) {
            flaws.add(Flaw.of(
                    line,
                    EXTENDS,
                    "%s is a rule file, and a file extends a shipped game alone: copy what it says, or extend one of %s"
                            .formatted(Quoted.of(spec), String.join(", ", extensible()))));
            return null;
        }
        String name = spec.replaceFirst(":.*", "");
        if (shipped.games().stream().noneMatch(game -> game.name().equals(name))) {
            flaws.add(Flaw.unknown(
                    line,
                    EXTENDS,
                    "there is no game " + Quoted.of(name),
                    name,
                    extensible(),
                    "; a file extends one of " + String.join(", ", extensible())));
            return null;
        }
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
            return new Base(family.get(), values, line, "from " + spec);
        } catch (BadInput e) {
            flaws.add(Flaw.of(line, EXTENDS, String.valueOf(e.getMessage())));
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

    /** Flaws for keys at the top that there are not, in any of some families. */
    private void unknown(Entries all, List<RuleFamily> families) {
        List<String> groups = families.stream()
                .flatMap(family -> family.groups().stream())
                .map(RuleFamily.Group::name)
                .distinct()
                .toList();
        List<String> known =
                Stream.of(HEAD, groups, List.of(EXAMPLES)).flatMap(List::stream).toList();
        all.entries().forEach((word, entry) -> {
            if (!known.contains(word)) {
                unknown(word, entry, word, families, known, "; there are " + String.join(", ", known));
            }
        });
    }

    /** The flaw of a key that there is not: it stands elsewhere, or something like it was meant. */
    private void unknown(
            String word, Entry entry, String path, List<RuleFamily> families, List<String> known, String rest) {
        Optional<RuleFamily.Group> home =
                families.stream().flatMap(f -> home(f, word).stream()).findFirst();
        Flaw flaw = home.map(group -> {
                    String there = group.name() + "." + word;
                    return new Flaw(entry.line(), path, "it stands in %s, as %s".formatted(group.name(), there), there);
                })
                .orElseGet(() ->
                        Flaw.unknown(entry.line(), path, "there is no key " + Quoted.of(word), word, known, rest));
        flaws.add(flaw);
        String suggestion = flaw.suggestion();
        if (suggestion != null) {
            String around = path.substring(0, path.length() - word.length());
            meant.add(home.isPresent() ? suggestion : around + suggestion);
        }
    }

    /** The values of the keys that the file gives, and flaws for what is none. */
    private Map<String, String> given(Entries all, RuleFamily family) {
        Map<String, String> given = new LinkedHashMap<>();
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
                String rest = "; %s has %s".formatted(group.name(), String.join(", ", names));
                unknown(word, entry, path, List.of(family), names, rest);
                return;
            }
            lines.put(word, entry.line());
            Leaf.Read read = Leaf.read(key.get(), entry.value(), path);
            String value = read.value();
            if (value != null) {
                given.put(word, value);
            }
            flaws.addAll(read.flaws());
        });
    }

    private static Optional<RuleFamily.Group> home(RuleFamily family, String key) {
        return family.groups().stream()
                .filter(group -> group.keys().stream().anyMatch(k -> k.name().equals(key)))
                .findFirst();
    }

    private void contradictions(Base base, Settings rules) {
        RuleFamily family = base.family;
        for (RuleFamily.Contradiction found : family.contradictions(rules)) {
            String blamed = found.keys().stream()
                    .filter(lines::containsKey)
                    .findFirst()
                    .orElse(found.keys().getFirst());
            String others = found.keys().stream()
                    .filter(key -> !key.equals(blamed))
                    .map(key -> path(family, key) + ": " + told(base, key, rules))
                    .collect(Collectors.joining(" and "));
            String value = told(base, blamed, rules);
            flaws.add(Flaw.of(
                    lines.getOrDefault(blamed, base.line),
                    path(family, blamed),
                    others.isEmpty()
                            ? "%s is not allowed; %s".formatted(value, found.why())
                            : "%s and %s exclude each other: %s".formatted(value, others, found.why())));
        }
    }

    /** The value of a key, and where it comes from if it does not stand in the file. */
    private String told(Base base, String key, Settings rules) {
        String value = value(base.family, key, rules);
        return lines.containsKey(key) ? value : "%s (%s)".formatted(value, base.origin);
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
            missing(all, SOURCE, "; it is a list of where the rules come from");
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
            missing(all, key, "");
            return Optional.empty();
        }
        return text(entry.value(), key, most);
    }

    private Optional<String> text(Tree tree, String path, int most) {
        if (tree instanceof Word word && !word.missing() && isText(word.text(), most)) {
            return Optional.of(word.text());
        }
        boolean missing = tree instanceof Word word && word.missing();
        flaws.add(Flaw.of(tree.line(), path, (missing ? "it has no value; " : "") + notText(most)));
        return Optional.empty();
    }

    /** Whether a terminal can show a text as it is. */
    static boolean isText(String text, int most) {
        return !text.isBlank() && text.length() <= most && Quoted.plain(text).equals(text);
    }

    static String notText(int most) {
        return String.format(Locale.ROOT, "it is a text on one line, of at most %d characters that can be seen", most);
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
