package alea.web;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.json.Json;
import alea.service.PapersRun;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The report that is kept with Alea of what documents published, and what came out when it was done again. */
final class Papers {
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9.-]*");

    /**
     * An item of the report.
     *
     * @param document what published it
     * @param verdicts how many of its findings have which
     */
    record Entry(String id, String document, String place, String title, Map<String, Integer> verdicts) {}

    /** Read once, when somebody asks. */
    private volatile List<Entry> entries = List.of();

    /** All items. */
    List<Entry> list() {
        if (entries.isEmpty()) {
            entries = PapersRun.list(List.of()).stream()
                    .flatMap(item -> read(item.id()).stream()
                            .map(kept ->
                                    new Entry(item.id(), item.document(), item.place(), item.title(), verdicts(kept))))
                    .toList();
        }
        return entries;
    }

    private static Map<String, Integer> verdicts(JsonNode kept) {
        Map<String, Integer> verdicts = new TreeMap<>();
        kept.path("findings").forEach(f -> verdicts.merge(f.path("verdict").asString(""), 1, Integer::sum));
        return verdicts;
    }

    /**
     * All of an item, with the files of the page that show its plots.
     *
     * @throws BadInput when there is none
     */
    JsonNode item(String id) {
        JsonNode kept = read(id).orElseThrow(() -> new BadInput("there is no item %s".formatted(Quoted.of(id))));
        for (JsonNode plot : kept.path("plots")) {
            if (plot instanceof ObjectNode object) {
                object.put(
                        "file",
                        "/page/papers/%s.%s.svg".formatted(id, plot.path("name").asString("")));
            }
        }
        return kept;
    }

    private static Optional<JsonNode> read(String id) {
        if (!ID.matcher(id).matches()) {
            return Optional.empty();
        }
        try (InputStream in = Papers.class.getResourceAsStream("papers/" + id + ".json")) {
            return in == null ? Optional.empty() : Optional.of(Json.mapper().readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
