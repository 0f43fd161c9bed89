package alea.papers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What is data of a document: the published results, from a CSV resource with the columns
 * {@code item,row,place,says,value,count}; see {@link Published#of}; and the {@link Reasons} of verdicts. Lines that
 * begin with {@code #} are left aside.
 */
public final class PublishedResults {
    private static final String HEAD = "item,row,place,says,value,count";
    private static final String PUBLISHED = "published.csv";
    private static final String REASONS = "reasons.csv";

    private final Document document;
    private final Map<String, List<Published>> items;
    private final Reasons reasons;

    private PublishedResults(Document document, Map<String, List<Published>> items, Reasons reasons) {
        this.document = document;
        this.items = items;
        this.reasons = reasons;
    }

    /** Reads {@code published.csv} and {@code reasons.csv}, which lie beside a class. */
    public static PublishedResults of(Document document, Class<?> beside) {
        return new PublishedResults(document, published(beside, PUBLISHED), Reasons.of(beside, REASONS));
    }

    private static Map<String, List<Published>> published(Class<?> beside, String resource) {
        Map<String, List<Published>> items = new LinkedHashMap<>();
        List<List<String>> lines = lines(beside, resource);
        if (!String.join(",", lines.getFirst()).equals(HEAD)) {
            throw new IllegalStateException(resource + " must begin with " + HEAD);
        }
        for (List<String> f : lines.subList(1, lines.size())) {
            if (f.size() != 6) {
                throw new IllegalStateException(
                        String.format(Locale.ROOT, "%s: %d columns in %s", resource, f.size(), f));
            }
            Published published = Published.of(f.get(0), f.get(1), f.get(2), f.get(3), f.get(4), f.get(5));
            List<Published> rows = items.computeIfAbsent(f.get(0), id -> new ArrayList<>());
            if (rows.stream().anyMatch(r -> r.row().equals(published.row()))) {
                throw new IllegalStateException("%s: %s has two rows %s".formatted(resource, f.get(0), f.get(1)));
            }
            rows.add(published);
        }
        return items;
    }

    /** The fields of every line of a CSV resource, comments left out; quotes protect commas and are doubled within. */
    public static List<List<String>> lines(Class<?> beside, String resource) {
        try (InputStream in = beside.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("there is no resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(PublishedResults::fields)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString().strip());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString().strip());
        return fields;
    }

    /** The items that the resource has, in its order. */
    public List<String> ids() {
        return List.copyOf(items.keySet());
    }

    /** Everything published of an item. */
    public List<Published> published(String item) {
        List<Published> rows = items.get(item);
        if (rows == null) {
            throw new IllegalStateException("nothing is published as " + item);
        }
        return rows;
    }

    /** An item of these results. */
    public Item item(String id, String title, Item.Measuring measuring) {
        return new Item(id, document, title, List.copyOf(published(id)), reasons, measuring);
    }
}
