package alea.papers;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Why the verdicts of a document are what they are: what was assumed, which reading or quirk explains a difference.
 * Data beside the published numbers, a CSV resource with the columns {@code item,id,reason}.
 *
 * <p>The id of a reason that one row has is that row; one that several share has a name of its own, and where several
 * items share it, the document stands for the item: {@code doom}. In a reason {@code {}} stands for a value, and
 * {@code {%.4f}} for one in this format.
 */
public final class Reasons {
    /** Of what nothing is published beside: no reasons. */
    public static final Reasons NONE = new Reasons(List.of());

    private static final String HEAD = "item,id,reason";
    private static final Pattern VALUE = Pattern.compile("\\{(%[^}]*)?}");

    private final Map<Key, Reason> reasons = new LinkedHashMap<>();

    /**
     * One of them.
     *
     * @param item whose it is, or a document for several
     * @param id the row that has it, or a name
     * @param text with places for values
     */
    public record Reason(String item, String id, String text) {
        /** What it says of any values, as a pattern that a whole text matches. */
        public String pattern() {
            return Stream.of(VALUE.split(text, -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        }

        private String with(Object... values) {
            Iterator<Object> left = List.of(values).iterator();
            String said = VALUE.matcher(text).replaceAll(place -> {
                if (!left.hasNext()) {
                    throw new IllegalStateException("reason %s of %s needs more values".formatted(id, item));
                }
                return Matcher.quoteReplacement(said(place, left.next()));
            });
            if (left.hasNext()) {
                throw new IllegalStateException("reason %s of %s needs fewer values".formatted(id, item));
            }
            return said;
        }

        private static String said(MatchResult place, Object value) {
            String format = place.group(1);
            return format == null ? value.toString() : String.format(Locale.ROOT, format, value);
        }
    }

    private record Key(String item, String id) {}

    private Reasons(List<Reason> reasons) {
        for (Reason reason : reasons) {
            if (this.reasons.put(new Key(reason.item(), reason.id()), reason) != null) {
                throw new IllegalStateException("%s has two reasons %s".formatted(reason.item(), reason.id()));
            }
        }
    }

    /** Reads a resource that lies beside a class. */
    public static Reasons of(Class<?> beside, String resource) {
        List<List<String>> lines = PublishedResults.lines(beside, resource);
        if (!String.join(",", lines.getFirst()).equals(HEAD)) {
            throw new IllegalStateException(resource + " must begin with " + HEAD);
        }
        List<Reason> reasons = new ArrayList<>();
        for (List<String> f : lines.subList(1, lines.size())) {
            if (f.size() != 3 || f.contains("")) {
                throw new IllegalStateException("%s: three columns are not what %s has".formatted(resource, f));
            }
            reasons.add(new Reason(f.get(0), f.get(1), f.get(2)));
        }
        return new Reasons(reasons);
    }

    /** Several as one; those that say nothing are left out. */
    public static String join(String... reasons) {
        return Stream.of(reasons).filter(reason -> !reason.isEmpty()).collect(Collectors.joining("; "));
    }

    /** All of them, in order. */
    public List<Reason> all() {
        return List.copyOf(reasons.values());
    }

    /** What the data say of a row by itself; empty where they say nothing. */
    public String of(String item, String row) {
        Reason reason = reasons.get(new Key(item, row));
        return reason == null ? "" : reason.with();
    }

    /**
     * A reason of an item, or of its document.
     *
     * @param values for the places in it, in order
     * @throws IllegalStateException when there is no such reason, or not as many places
     */
    public String reason(String item, String id, Object... values) {
        Reason own = reasons.get(new Key(item, id));
        Reason reason = own != null ? own : reasons.get(new Key(item.substring(0, item.indexOf('.')), id));
        if (reason == null) {
            throw new IllegalStateException("there is no reason %s of %s".formatted(id, item));
        }
        return reason.with(values);
    }
}
