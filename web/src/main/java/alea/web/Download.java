package alea.web;

import alea.json.Json;
import alea.web.job.Job;
import alea.web.job.JobBoard;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Results of jobs as files. */
final class Download {
    /** The lists of results that are tables, by the kind of the job. */
    private static final Map<String, String> TABLES =
            Map.of("arena", "players", "balance", "variants", "analyse", "options", "review", "choices");

    /** The forms that are made of a file which a job has left. */
    private static final SortedMap<String, String> FILES = new TreeMap<>(Map.of(
            "html", JobBoard.PAGE, "parquet", JobBoard.RESULTS, "table", JobBoard.TABLE, "zip", JobBoard.PLAYER));

    /** What holds the table where the result is more than that. */
    private static final List<String> WITHIN = List.of("review", "analysis");

    private Download() {}

    /**
     * The result of a job.
     *
     * @throws Refusal when it has none, or not in that form
     */
    static Answer of(JobBoard jobs, Job.Whole job, URI uri) {
        String query = Optional.ofNullable(uri.getQuery()).orElse("");
        String form = List.of(query.split("&")).stream()
                .filter(part -> part.startsWith("as="))
                .map(part -> part.substring("as=".length()))
                .findFirst()
                .orElse("json");
        JsonNode result = job.result();
        if (result == null) {
            throw new Refusal(404, "this job has no result");
        }
        Answer answer = switch (form) {
            case "json" -> text("application/json", Json.pretty(result) + "\n");
            case "csv" -> text("text/csv; charset=utf-8", csv(table(job, result)));
            case "html" -> left(jobs.left(job, JobBoard.PAGE), "text/html; charset=utf-8", "page");
            case "parquet" -> left(jobs.parquet(job), "application/vnd.apache.parquet", "matches");
            case "table" -> left(jobs.left(job, JobBoard.TABLE), "application/octet-stream", "table of values");
            case "zip" -> left(jobs.left(job, JobBoard.PLAYER), "application/zip", "player");
            default -> throw new Refusal(404, "a result is to be had as json, csv, html, parquet, table or zip");
        };
        return answer.with("Content-Disposition", "attachment; filename=\"%s.%s\"".formatted(job.id(), form));
    }

    /** A job, and in which forms its result can be had. */
    static JsonNode listed(JobBoard jobs, Job.Whole job) {
        ObjectNode whole = Json.mapper().valueToTree(job);
        if (job.result() != null) {
            ArrayNode forms = whole.putArray("downloads").add("json");
            rows(job, job.result()).ifPresent(rows -> forms.add("csv"));
            FILES.forEach((form, name) -> jobs.left(job, name).ifPresent(file -> forms.add(form)));
        }
        return whole;
    }

    private static Answer text(String type, String text) {
        return new Answer(200, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    private static Answer left(Optional<Path> file, String type, String what) {
        return Answer.file(type, file.orElseThrow(() -> new Refusal(404, "this job has left no " + what)));
    }

    private static JsonNode table(Job.Whole job, JsonNode result) {
        return rows(job, result).orElseThrow(() -> new Refusal(404, "this kind of job has no table"));
    }

    private static Optional<JsonNode> rows(Job.Whole job, JsonNode result) {
        String name = TABLES.get(job.kind());
        JsonNode of = WITHIN.stream()
                .filter(result::has)
                .findFirst()
                .map(result::path)
                .orElse(result);
        return Optional.ofNullable(name).map(of::path).filter(JsonNode::isArray);
    }

    /** Rows of a table; what is nested gets a column for each of its numbers. */
    private static String csv(JsonNode rows) {
        List<Map<String, String>> lines = rows.valueStream()
                .map(row -> {
                    Map<String, String> cells = new LinkedHashMap<>();
                    flatten("", row, cells);
                    return cells;
                })
                .toList();
        List<String> columns = lines.stream()
                .flatMap(line -> line.keySet().stream())
                .distinct()
                .toList();
        var text = new StringBuilder(
                String.join(",", columns.stream().map(Download::cell).toList()));
        for (Map<String, String> line : lines) {
            text.append("\r\n")
                    .append(String.join(
                            ",",
                            columns.stream()
                                    .map(column -> cell(line.getOrDefault(column, "")))
                                    .toList()));
        }
        return text.append("\r\n").toString();
    }

    private static void flatten(String name, JsonNode node, Map<String, String> cells) {
        if (node.isObject()) {
            node.properties()
                    .forEach(e -> flatten(name.isEmpty() ? e.getKey() : name + "." + e.getKey(), e.getValue(), cells));
        } else if (node.isArray()) {
            int i = 0;
            for (JsonNode item : node) {
                flatten(name + "." + i++, item, cells);
            }
        } else {
            cells.put(name, node.isNull() ? "" : node.asString());
        }
    }

    /** A cell; what a spreadsheet would take for a formula begins with a quote. */
    private static String cell(String text) {
        String safe = text.matches("[=+@\\t\\r].*|-[^0-9].*") ? "'" + text : text;
        return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
