package alea.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * JSON as Alea writes and reads it: on one line, fields in the order of the record's components, absent values left
 * out.
 */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .changeDefaultPropertyInclusion(
                    ignored -> JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();

    private Json() {}

    /** The one mapper. */
    public static JsonMapper mapper() {
        return MAPPER;
    }

    /** Why a text cannot be read, in one line without the library's own names for what it could be told to allow. */
    public static String problem(JacksonException e) {
        return switch (e) {
            case StreamConstraintsException c -> "a number is too long, or lists are too deep";
            case UnexpectedEndOfInputException c -> "it ends too early";
            default ->
                String.valueOf(e.getOriginalMessage())
                        .lines()
                        .findFirst()
                        .orElse("")
                        .replaceFirst(" \\(not recognized.*", "")
                        .replaceFirst(",? got this instead.*", "")
                        .replaceFirst("[^A-Za-z']*(enable |from )?`.*", "");
        };
    }

    /** The same on many lines, for a file that people read. */
    public static String pretty(Object document) {
        return MAPPER.writerWithDefaultPrettyPrinter()
                .writeValueAsString(document)
                .replace("\r\n", "\n");
    }

    /** {@code document}, usually a record, as JSON on one line. */
    public static String write(Object document) {
        return MAPPER.writeValueAsString(document);
    }
}
