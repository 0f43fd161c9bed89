package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.GameFactory;
import alea.game.Registry;
import alea.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The published schema accepts the rule files that Alea accepts, and refuses those that a schema can refuse. */
class RuleSchemaTest {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final JsonNode SCHEMA = read("../docs/rules.schema.json");

    /** A wrong file that only the rules themselves can find fault with has this behind its name. */
    private static final String BEYOND = " *";

    private static JsonNode read(String file) {
        try {
            return Json.mapper().readTree(Files.readString(Path.of(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> shipped() {
        return Registry.installed().games().stream()
                .filter(game -> game.family().isPresent())
                .map(GameFactory::name)
                .toList();
    }

    /** Blocks of wrong-files.txt, each with its name on its first line. */
    static List<String> wrong() throws IOException {
        String all = Files.readString(Path.of("../rules/src/test/resources/alea/rules/wrong-files.txt"));
        return Arrays.stream(all.split("(?m)^### ")).filter(b -> !b.isEmpty()).toList();
    }

    @Test
    void theSchemaThatIsPublishedIsThatOfThisVersion() throws IOException {
        assertThat(alea("rules", "schema").done().out().lines().toList())
                .isEqualTo(Files.readAllLines(Path.of("../docs/rules.schema.json")));
        assertThat(alea("rules", "schema", "--json").json()).isEqualTo(SCHEMA);
        try (var in = getClass().getResourceAsStream("/alea/rules/rules.schema.json")) {
            assertThat(in).isNotNull();
            assertThat(Json.mapper().readTree(in)).isEqualTo(SCHEMA);
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shippedRuleSetsAreAccepted(String game) {
        assertThat(complaint(YAML.readTree(alea("rules", "show", game).done().out())))
                .isEmpty();
        assertThat(complaint(alea("rules", "show", game, "--json").json())).isEmpty();
        assertThat(complaint(YAML.readTree("{alea-rules: 1, name: a, source: [b], extends: '" + game
                        + ":again=never', turns: {tries: 2}}")))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void wrongFilesAreRefusedWhereASchemaCan(String block) {
        String name = block.lines().findFirst().orElseThrow();
        String text = block.lines()
                .skip(1)
                .filter(line -> !line.startsWith("=> "))
                .collect(Collectors.joining("\n", "", "\n"));
        JsonNode tree;
        try {
            tree = YAML.readTree(text);
        } catch (JacksonException e) {
            return; // no YAML for anybody
        }
        if (name.endsWith(BEYOND)) {
            return; // said by the rules alone, or no longer to be seen in what a parser makes of it
        }
        if (text.contains("\n---\n")) {
            return; // the parser stops before what is wrong
        }
        assertThat(complaint(tree)).as(text).isPresent();
    }

    /** Why the schema refuses a tree, or nothing. */
    private static Optional<String> complaint(JsonNode tree) {
        return complaint(SCHEMA, tree, "");
    }

    /** The words of JSON Schema that ours uses; another one is a mistake of this test. */
    private static Optional<String> complaint(JsonNode schema, JsonNode tree, String path) {
        for (var word : schema.properties()) {
            JsonNode wanted = word.getValue();
            Optional<String> found = switch (word.getKey()) {
                case "$schema", "$id", "$defs", "title", "description", "default" -> Optional.empty();
                case "$ref" ->
                    complaint(SCHEMA.get("$defs").get(wanted.stringValue().replace("#/$defs/", "")), tree, path);
                case "oneOf" ->
                    when(
                            wanted.valueStream()
                                            .filter(s ->
                                                    complaint(s, tree, path).isEmpty())
                                            .count()
                                    != 1,
                            path,
                            word);
                case "anyOf" ->
                    when(
                            wanted.valueStream()
                                    .allMatch(s -> complaint(s, tree, path).isPresent()),
                            path,
                            word);
                case "const" -> when(!wanted.equals(tree), path, word);
                case "enum" -> when(wanted.valueStream().noneMatch(v -> v.equals(tree)), path, word);
                case "type" ->
                    when(
                            (wanted.isArray() ? wanted.valueStream() : List.of(wanted).stream())
                                    .noneMatch(type -> isOf(type.stringValue(), tree)),
                            path,
                            word);
                case "minimum" -> when(tree.isNumber() && tree.doubleValue() < wanted.doubleValue(), path, word);
                case "maximum" -> when(tree.isNumber() && tree.doubleValue() > wanted.doubleValue(), path, word);
                case "minLength" ->
                    when(tree.isString() && tree.stringValue().length() < wanted.intValue(), path, word);
                case "maxLength" ->
                    when(tree.isString() && tree.stringValue().length() > wanted.intValue(), path, word);
                case "pattern" ->
                    when(tree.isString() && !tree.stringValue().matches(wanted.stringValue()), path, word);
                case "minItems" -> when(tree.isArray() && tree.size() < wanted.intValue(), path, word);
                case "maxItems" -> when(tree.isArray() && tree.size() > wanted.intValue(), path, word);
                case "uniqueItems" ->
                    when(tree.isArray() && new HashSet<>(tree.valueStream().toList()).size() < tree.size(), path, word);
                case "minProperties" -> when(tree.isObject() && tree.size() < wanted.intValue(), path, word);
                case "propertyNames" ->
                    when(
                            tree.isObject()
                                    && tree.propertyNames().stream()
                                            .anyMatch(n -> wanted.get("enum")
                                                    .valueStream()
                                                    .noneMatch(
                                                            v -> v.stringValue().equals(n))),
                            path,
                            word);
                case "items" ->
                    tree.isArray()
                            ? tree.valueStream()
                                    .flatMap(i -> complaint(wanted, i, path + "[]").stream())
                                    .findFirst()
                            : Optional.empty();
                case "required" ->
                    when(tree.isObject() && wanted.valueStream().anyMatch(k -> !tree.has(k.stringValue())), path, word);
                case "properties" ->
                    wanted.properties().stream()
                            .filter(p -> tree.has(p.getKey()))
                            .flatMap(p ->
                                    complaint(p.getValue(), tree.get(p.getKey()), path + "/" + p.getKey()).stream())
                            .findFirst();
                case "additionalProperties" ->
                    others(schema, tree).stream()
                            .flatMap(key -> wanted.isBoolean()
                                    ? Optional.of(path + "/" + key + " is not known").stream()
                                    : complaint(wanted, tree.get(key), path + "/" + key).stream())
                            .findFirst();
                default -> throw new IllegalStateException("a word that this test does not know: " + word.getKey());
            };
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Set<String> others(JsonNode schema, JsonNode tree) {
        Set<String> keys = new HashSet<>(tree.isObject() ? tree.propertyNames() : List.of());
        if (schema.has("properties")) {
            keys.removeAll(schema.get("properties").propertyNames());
        }
        return keys;
    }

    private static Optional<String> when(boolean wrong, String path, Map.Entry<String, JsonNode> word) {
        return wrong ? Optional.of(path + " is not " + word) : Optional.empty();
    }

    private static boolean isOf(String type, JsonNode tree) {
        return switch (type) {
            case "object" -> tree.isObject();
            case "array" -> tree.isArray();
            case "string" -> tree.isString();
            case "integer" -> tree.isIntegralNumber();
            case "number" -> tree.isNumber();
            case "boolean" -> tree.isBoolean();
            default -> false;
        };
    }
}
