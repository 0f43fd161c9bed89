package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.json.Json;
import alea.learn.npy.InputFile;
import alea.learn.train.BadKey;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * The configuration of a training, in YAML: keys with one value or a list of them, as no training asks for more. A
 * class of its own, so that nothing else loads the library.
 *
 * @param file where it comes from
 * @param values by key: texts, numbers, truth values, lists of them; null where there is nothing
 * @param lines where each key stands
 */
public record Configuration(Path file, Map<String, Object> values, Map<String, Integer> lines) {
    /** More than anybody writes by hand. */
    private static final int LARGEST = 1 << 20;

    private static final YAMLFactory YAML = new YAMLFactory();

    /**
     * Reads a file.
     *
     * @throws BadInput when there is none, or it is not such a file
     */
    public static Configuration read(Path file) {
        byte[] content = InputFile.read(file, LARGEST, "a configuration");
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("%s cannot be read as text: it is no text in UTF-8".formatted(file));
        }
        if (text.isBlank()) {
            throw new BadInput("%s is empty".formatted(file));
        }
        var reading = new Configuration(file, new TreeMap<>(), new TreeMap<>());
        try (var parser = (YAMLParser) YAML.createParser(ObjectReadContext.empty(), text)) {
            reading.read(parser);
        } catch (JacksonException e) {
            throw reading.at(line(e), Quoted.plain(Json.problem(e)));
        }
        if (reading.values.isEmpty()) {
            throw new BadInput("%s has no key".formatted(file));
        }
        return reading;
    }

    private static int line(JacksonException e) {
        return e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    }

    /** The same complaint with where it is. */
    public BadInput located(BadInput complaint) {
        Integer line = complaint instanceof BadKey bad ? lines.get(bad.key()) : null;
        return new BadInput(
                line == null
                        ? "%s: %s".formatted(file, complaint.getMessage())
                        : String.format(Locale.ROOT, "%s, line %d: %s", file, line, complaint.getMessage()));
    }

    private BadInput at(int line, String why) {
        String where = line > 0 ? String.format(Locale.ROOT, "%s, line %d", file, line) : file.toString();
        return new BadInput("%s: it is not a YAML file of KEY: VALUE lines: %s".formatted(where, why));
    }

    private void read(YAMLParser parser) {
        JsonToken token = parser.nextToken();
        if (token == null) {
            return;
        }
        if (token != JsonToken.START_OBJECT) {
            throw at(line(parser), "it begins with no key");
        }
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            int line = line(parser);
            Integer before = lines.putIfAbsent(key, line);
            if (before != null) {
                throw at(line, String.format(Locale.ROOT, "%s stands on line %d, too", Quoted.of(key), before));
            }
            token = parser.nextToken();
            requirePlain(parser, line, key);
            values.put(key, token == JsonToken.START_ARRAY ? list(parser, key) : scalar(parser, token, key));
        }
        token = parser.nextToken();
        if (token != null) {
            throw at(line(parser), "more follows after its end; a file holds one configuration");
        }
    }

    private List<Object> list(YAMLParser parser, String key) {
        List<Object> list = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            requirePlain(parser, line(parser), key);
            Object element = scalar(parser, token, key);
            if (element == null) {
                throw at(line(parser), "an element of %s has no value".formatted(Quoted.of(key)));
            }
            list.add(element);
        }
        return list;
    }

    private @Nullable Object scalar(YAMLParser parser, @Nullable JsonToken token, String key) {
        return switch (token) {
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case null, default ->
                throw at(
                        line(parser),
                        "%s holds keys or lists of its own; a key has one value, or a list of values"
                                .formatted(Quoted.of(key)));
        };
    }

    /** An alias would be read as the name of its anchor, and no key needs one. */
    private void requirePlain(YAMLParser parser, int line, String key) {
        if (parser.isCurrentAlias()) {
            throw at(line, "%s has an alias (*), which is not read here".formatted(Quoted.of(key)));
        }
    }

    private static int line(YAMLParser parser) {
        return parser.currentTokenLocation().getLineNr();
    }
}
