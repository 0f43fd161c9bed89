package alea.cli.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * JSON as Alea writes and reads it: on one line, fields in the order of the record's components, absent values left out.
 */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .changeDefaultPropertyInclusion(
                    ignored -> JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private Json() {}

    /** The one mapper. */
    public static JsonMapper mapper() {
        return MAPPER;
    }

    /** {@code document}, usually a record, as JSON on one line. */
    public static String write(Object document) {
        return MAPPER.writeValueAsString(document);
    }
}
