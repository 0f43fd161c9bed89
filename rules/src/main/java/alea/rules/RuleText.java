package alea.rules;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.RuleFamily;
import alea.game.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A rule set as its file: all keys of its family, each on a line of its own, and what they may be beside it, so that
 * the file tells how it can be changed.
 *
 * @param family whose keys it is made of
 * @param name by which people call it
 * @param title what it is
 * @param source where its rules come from
 * @param rules the values of all keys
 * @param examples of play, perhaps none
 */
public record RuleText(
        RuleFamily family, String name, String title, List<String> source, Settings rules, List<RuleExample> examples) {
    /** The most characters of a line; what a key may be is left out where it would not fit. */
    private static final int WIDTH = 120;

    /** What stands without quotes. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9+._ (),'/-]*|[0-9]+(\\+[0-9]+)?");

    /** Words that other readers of YAML take for something else. */
    private static final Pattern SPECIAL = Pattern.compile("null|true|false", Pattern.CASE_INSENSITIVE);

    /** Of a rule file. */
    public static RuleText of(RuleFile file) {
        return new RuleText(file.family(), file.name(), file.title(), file.source(), file.rules(), file.examples());
    }

    /**
     * Of a game that no file holds. The examples of a shipped game are for its own rules, and left out where keys are
     * changed.
     *
     * @throws BadInput where its rules are of no family
     */
    public static RuleText of(Game game, GameFactory factory) {
        RuleFamily family = factory.family()
                .orElseThrow(() -> new BadInput("the rules of %s cannot be written as a file: they are made of no keys"
                        .formatted(game.spec())));
        return new RuleText(
                family,
                factory.name(),
                game.title(),
                List.of(game.source()),
                factory.rules(Settings.read(game.spec(), factory.keys())),
                game.spec().rest().isEmpty() ? examples(factory) : List.of());
    }

    /** The examples that a shipped game brings. */
    static List<RuleExample> examples(GameFactory factory) {
        if (factory.examples().isBlank()) {
            return List.of();
        }
        List<Flaw> flaws = new ArrayList<>();
        try {
            List<RuleExample> examples = new ExampleReader(flaws).read(Yaml.read(factory.examples(), flaws));
            if (flaws.isEmpty()) {
                return examples;
            }
        } catch (Yaml.Refused e) {
            flaws.add(e.flaw());
        }
        throw new IllegalStateException(flaws.getFirst().in("the examples of " + factory.name()));
    }

    /** The eight digits that stand for the rules: see {@link RuleFile}. */
    public String hash() {
        return RuleFile.hash(family, rules);
    }

    /** The file as keys and values, for other forms than YAML. */
    public Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put(RuleReader.FORMAT, Integer.valueOf(RuleReader.VERSION));
        document.put(RuleReader.NAME, name);
        document.put(RuleReader.TITLE, title);
        document.put(RuleReader.SOURCE, source);
        document.put(RuleReader.FAMILY, family.name());
        for (RuleFamily.Group group : family.groups()) {
            Map<String, Object> keys = new LinkedHashMap<>();
            group.keys().forEach(key -> keys.put(key.name(), Leaf.write(key, rules.get(key.name()))));
            document.put(group.name(), keys);
        }
        if (!examples.isEmpty()) {
            document.put(
                    RuleReader.EXAMPLES, examples.stream().map(RuleText::keys).toList());
        }
        return document;
    }

    /** The file. */
    public String yaml() {
        var text = new StringBuilder();
        text.append("%s: %s\n".formatted(RuleReader.FORMAT, RuleReader.VERSION));
        text.append("%s: %s\n".formatted(RuleReader.NAME, scalar(name)));
        text.append("%s: %s\n".formatted(RuleReader.TITLE, scalar(title)));
        text.append("%s:\n".formatted(RuleReader.SOURCE));
        source.forEach(place -> text.append("  - %s\n".formatted(scalar(place))));
        text.append("%s: %s\n".formatted(RuleReader.FAMILY, family.name()));
        for (RuleFamily.Group group : family.groups()) {
            text.append("\n# %s\n%s:\n".formatted(group.meaning(), group.name()));
            List<String> lines = group.keys().stream().map(this::line).toList();
            int width = lines.stream().mapToInt(String::length).max().orElse(0);
            for (int i = 0; i < lines.size(); i++) {
                String allowed = Leaf.allowed(group.keys().get(i).values());
                String wide = String.format(Locale.ROOT, "%-" + width + "s  # %s", lines.get(i), allowed);
                text.append(wide.length() <= WIDTH ? wide : lines.get(i)).append('\n');
            }
        }
        if (!examples.isEmpty()) {
            text.append("\n%s:\n".formatted(RuleReader.EXAMPLES));
            examples.forEach(example -> write(example, text));
        }
        return text.toString();
    }

    private static Map<String, Object> keys(RuleExample example) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put(ExampleReader.TITLE, example.title());
        keys.put(ExampleReader.POSITION, example.position());
        if (!example.roll().isEmpty()) {
            keys.put(
                    ExampleReader.ROLL,
                    example.roll().size() == 1 ? example.roll().getFirst() : example.roll());
        }
        if (!example.options().isEmpty()) {
            keys.put(ExampleReader.OPTIONS, example.options());
        }
        if (!example.next().isEmpty()) {
            keys.put(ExampleReader.NEXT, example.next());
        }
        if (!example.scores().isEmpty()) {
            keys.put(ExampleReader.SCORES, example.scores());
        }
        return keys;
    }

    private static void write(RuleExample example, StringBuilder text) {
        String indent = "  - ";
        for (Map.Entry<String, Object> entry : keys(example).entrySet()) {
            text.append(indent).append(entry.getKey()).append(':');
            switch (entry.getValue()) {
                case Map<?, ?> next -> {
                    text.append('\n');
                    next.forEach((label, to) ->
                            text.append("      %s: %s\n".formatted(scalar(label.toString()), scalar(to.toString()))));
                }
                case List<?> list -> text.append(" %s\n".formatted(list(list)));
                default -> text.append(" %s\n".formatted(item(entry.getValue())));
            }
            indent = "    ";
        }
    }

    private static String list(List<?> list) {
        return list.stream().map(RuleText::item).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String item(Object item) {
        return switch (item) {
            case String text when text.matches("[0-9]+") -> text;
            case String text -> text.contains(",") ? quoted(text) : scalar(text);
            default -> item.toString();
        };
    }

    private String line(Key key) {
        Object value = Leaf.write(key, rules.get(key.name()));
        return "  %s: %s".formatted(key.name(), flow(value));
    }

    /** A value on one line. */
    static String flow(Object value) {
        return switch (value) {
            case List<?> list -> list.stream().map(RuleText::flow).collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(e -> e.getKey() + ": " + e.getValue())
                        .collect(Collectors.joining(", ", "{", "}"));
            case Integer number -> number.toString();
            default -> scalar(value.toString());
        };
    }

    /** A text as YAML has it on one line: with quotes where it could be taken for something else. */
    private static String scalar(String text) {
        boolean plain = PLAIN.matcher(text).matches()
                && !text.endsWith(" ")
                && !SPECIAL.matcher(text).matches();
        return plain ? text : quoted(text);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
