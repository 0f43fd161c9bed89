package alea.json;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Rows of whole numbers, as other engines print and send their positions.
 *
 * @param text the JSON that they are read from
 * @param rows of any lengths; null where that JSON is something else
 */
public record NumberRows(String text, int @Nullable [][] rows) {
    /**
     * Those of a text that is JSON, a list as Python prints it or an array as NumPy does; nothing where it is
     * neither.
     */
    public static Optional<NumberRows> read(String text) {
        // NumPy separates numbers by blanks, Python's lists by commas.
        String json = text.strip()
                .replaceAll("\\b(array|dtype=\\w+)\\b|[()]", "")
                .replaceAll("(?<=[0-9\\]])(?:\\s*+,\\s*+|\\s++)(?=[-0-9\\[])", ",");
        try {
            return Optional.of(of(Json.mapper().readTree(json)));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /** Those of JSON. */
    public static NumberRows of(JsonNode array) {
        return new NumberRows(array.toString(), rows(array));
    }

    private static int @Nullable [][] rows(JsonNode array) {
        if (!array.isArray()) {
            return null;
        }
        int[][] rows = new int[array.size()][];
        for (int i = 0; i < rows.length; i++) {
            JsonNode row = array.get(i);
            if (!row.isArray() || !row.valueStream().allMatch(n -> n.isIntegralNumber() && n.canConvertToInt())) {
                return null;
            }
            rows[i] = row.valueStream().mapToInt(JsonNode::intValue).toArray();
        }
        return rows;
    }
}
