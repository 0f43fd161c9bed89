package alea.json;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Rows of whole numbers, as other engines print and send their positions. */
public final class NumberRows {
    private NumberRows() {}

    /** A text as JSON, where it is that, or a list as Python prints it, or an array as NumPy does; else nothing. */
    public static Optional<JsonNode> read(String text) {
        // NumPy separates numbers by blanks, Python's lists by commas.
        String json = text.strip()
                .replaceAll("\\b(array|dtype=\\w+)\\b|[()]", "")
                .replaceAll("(?<=[0-9\\]])(?:\\s*+,\\s*+|\\s++)(?=[-0-9\\[])", ",");
        try {
            return Optional.of(Json.mapper().readTree(json));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /** The rows, of any lengths; nothing where there is anything else. */
    public static Optional<int[][]> of(JsonNode array) {
        if (!array.isArray()) {
            return Optional.empty();
        }
        int[][] rows = new int[array.size()][];
        for (int i = 0; i < rows.length; i++) {
            JsonNode row = array.get(i);
            if (!row.isArray() || !row.valueStream().allMatch(n -> n.isIntegralNumber() && n.canConvertToInt())) {
                return Optional.empty();
            }
            rows[i] = row.valueStream().mapToInt(JsonNode::intValue).toArray();
        }
        return Optional.of(rows);
    }
}
