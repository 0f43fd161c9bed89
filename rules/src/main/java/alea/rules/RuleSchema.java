package alea.rules;

import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Registry;
import alea.game.RuleFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a rule file may say, as a JSON Schema (2020-12) for editors and other programs. It knows keys and their
 * values; which values contradict each other, {@link RuleFile} alone knows.
 */
public final class RuleSchema {
    private RuleSchema() {}

    /** The schema for the families of a registry, as keys and values. */
    public static Map<String, Object> of(Registry registry) {
        Map<String, Object> parts = new LinkedHashMap<>();
        List<Object> families = Stream.concat(
                        registry.families().stream().map(f -> reference(f.name() + "-extended")),
                        registry.families().stream().map(f -> reference(f.name())))
                .map(Object.class::cast)
                .toList();
        for (RuleFamily family : registry.families()) {
            parts.put(family.name() + "-extended", extended(family, registry));
            parts.put(family.name(), whole(family));
        }
        for (RuleFamily family : registry.families()) {
            for (RuleFamily.Group group : family.groups()) {
                parts.put(family.name() + "." + group.name(), group(group, List.of()));
            }
        }
        parts.put("text", object("type", "string", "minLength", 1, "maxLength", RuleReader.LONGEST_TITLE));
        parts.put("source", source());
        parts.put("label", object("type", List.of("string", "number")));
        parts.put("labels", labels());
        parts.put("example", example());
        return object(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "$id",
                "urn:alea:rules:" + RuleReader.VERSION,
                "title",
                "A rule file of Alea",
                "oneOf",
                families,
                "$defs",
                parts);
    }

    /** A file that changes keys of a game. */
    private static Map<String, Object> extended(RuleFamily family, Registry registry) {
        String names = registry.games().stream()
                .filter(game -> game.family()
                        .filter(f -> f.name().equals(family.name()))
                        .isPresent())
                .map(GameFactory::name)
                .map(name -> name.replace(".", "\\."))
                .collect(Collectors.joining("|"));
        Map<String, Object> properties = head();
        properties.put(RuleReader.EXTENDS, object("type", "string", "pattern", "^(" + names + ")(:.*)?$"));
        family.groups().forEach(g -> properties.put(g.name(), reference(family.name() + "." + g.name())));
        properties.put(RuleReader.EXAMPLES, examples());
        return closed(properties, List.of(RuleReader.FORMAT, RuleReader.NAME, RuleReader.SOURCE, RuleReader.EXTENDS));
    }

    /** A file that says all rules of its family itself. */
    private static Map<String, Object> whole(RuleFamily family) {
        Map<String, Object> properties = head();
        properties.put(RuleReader.FAMILY, object("const", family.name()));
        List<String> required = Stream.concat(
                        Stream.of(RuleReader.FORMAT, RuleReader.NAME, RuleReader.SOURCE, RuleReader.FAMILY),
                        family.groups().stream()
                                .filter(g -> !needed(g).isEmpty())
                                .map(RuleFamily.Group::name))
                .toList();
        for (RuleFamily.Group group : family.groups()) {
            Map<String, Object> part = reference(family.name() + "." + group.name());
            if (!needed(group).isEmpty()) {
                part.put("required", needed(group));
            }
            properties.put(group.name(), part);
        }
        properties.put(RuleReader.EXAMPLES, examples());
        return closed(properties, required);
    }

    private static List<String> needed(RuleFamily.Group group) {
        return group.keys().stream()
                .filter(key -> key.standard() == null)
                .map(Key::name)
                .toList();
    }

    private static Map<String, Object> group(RuleFamily.Group group, List<String> required) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Key key : group.keys()) {
            Map<String, Object> value = object("description", key.meaning());
            value.putAll(Leaf.schema(key.values()));
            String standard = key.standard();
            if (standard != null) {
                value.put("default", Leaf.write(key, standard));
            }
            properties.put(key.name(), value);
        }
        Map<String, Object> closed = object("description", group.meaning());
        closed.putAll(closed(properties, required));
        return closed;
    }

    private static Map<String, Object> head() {
        return object(
                RuleReader.FORMAT,
                object("const", Integer.valueOf(RuleReader.VERSION)),
                RuleReader.NAME,
                object("type", "string", "pattern", "^" + RuleReader.NAMES + "$"),
                RuleReader.TITLE,
                reference("text"),
                RuleReader.SOURCE,
                reference("source"));
    }

    private static Map<String, Object> source() {
        return object(
                "description",
                "where the rules come from",
                "type",
                "array",
                "minItems",
                1,
                "maxItems",
                RuleReader.MOST_SOURCES,
                "items",
                object("type", "string", "minLength", 1, "maxLength", RuleReader.LONGEST_SOURCE));
    }

    private static Map<String, Object> examples() {
        return object("type", "array", "maxItems", ExampleReader.MOST, "items", reference("example"));
    }

    private static Map<String, Object> labels() {
        return object(
                "anyOf",
                List.of(
                        reference("label"),
                        object("type", "array", "maxItems", ExampleReader.MOST_ITEMS, "items", reference("label"))));
    }

    private static Map<String, Object> example() {
        Map<String, Object> example = closed(
                object(
                        ExampleReader.TITLE,
                        object("description", "what it shows", "type", "string"),
                        ExampleReader.POSITION,
                        object("description", "where it begins", "type", "string"),
                        ExampleReader.ROLL,
                        described("what chance gives then, one after the other", "labels"),
                        ExampleReader.OPTIONS,
                        described("all that is possible then", "labels"),
                        ExampleReader.NEXT,
                        object(
                                "description",
                                "where some of them lead",
                                "type",
                                "object",
                                "additionalProperties",
                                object("type", "string")),
                        ExampleReader.SCORES,
                        object(
                                "description",
                                "what a match that is over is worth to each seat",
                                "type",
                                "array",
                                "minItems",
                                1,
                                "items",
                                object("type", "number"))),
                List.of(ExampleReader.TITLE, ExampleReader.POSITION));
        example.put(
                "anyOf",
                List.of(
                        object("required", List.of(ExampleReader.OPTIONS)),
                        object("required", List.of(ExampleReader.NEXT)),
                        object("required", List.of(ExampleReader.SCORES))));
        return example;
    }

    private static Map<String, Object> described(String meaning, String part) {
        Map<String, Object> described = object("description", meaning);
        described.putAll(reference(part));
        return described;
    }

    private static Map<String, Object> closed(Map<String, Object> properties, List<String> required) {
        Map<String, Object> closed = object("type", "object", "properties", properties);
        if (!required.isEmpty()) {
            closed.put("required", required);
        }
        closed.put("additionalProperties", false);
        return closed;
    }

    private static Map<String, Object> reference(String part) {
        return object("$ref", "#/$defs/" + part);
    }

    /** Keys and values, by turns, in their order. */
    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
        }
        return object;
    }
}
