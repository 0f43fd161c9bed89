package alea.learn.train;

import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a configuration key by key; every complaint is one line that says what is allowed. */
public final class Config {
    /** What every configuration may have: which trainer it is for. */
    private static final String TRAINER = "trainer";

    private final Map<String, Object> values;
    private final Set<String> asked = new HashSet<>(Set.of(TRAINER));

    /** Of a configuration as {@link Trainer#start} gets it. */
    public Config(Map<String, Object> values) {
        this.values = values;
    }

    /** Whether a key is given. */
    public boolean has(String key) {
        asked.add(key);
        return values.get(key) != null;
    }

    /** A text; required when there is no standard. */
    public String text(String key, @Nullable String standard) {
        Object value = value(key, standard);
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw wrong(key, value, "a text");
    }

    /** A word that may begin the names of files. */
    public String name(String key, String standard) {
        String name = text(key, standard);
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}")) {
            throw wrong(key, name, "letters, digits, dots, hyphens and underscores, no folder");
        }
        return name;
    }

    /** One of some words; the first is the standard. */
    public String word(String key, String... words) {
        String word = text(key, words[0]);
        if (!List.of(words).contains(word)) {
            throw wrong(key, word, String.join(", ", words));
        }
        return word;
    }

    /** A whole number in a range; required when there is no standard. */
    public long number(String key, long low, long high, @Nullable Long standard) {
        Object value = value(key, standard);
        if ((value instanceof Integer || value instanceof Long)
                && ((Number) value).longValue() >= low
                && ((Number) value).longValue() <= high) {
            return ((Number) value).longValue();
        }
        throw wrong(key, value, String.format(Locale.ROOT, "a whole number %d..%d", low, high));
    }

    /** The same for numbers that are counts or sizes. */
    public int count(String key, int low, int high, int standard) {
        return (int) number(key, low, high, (long) standard);
    }

    /** A number in a range. */
    public double real(String key, double low, double high, double standard) {
        Object value = value(key, standard);
        if (value instanceof Number number && number.doubleValue() >= low && number.doubleValue() <= high) {
            return number.doubleValue();
        }
        throw wrong(key, value, "a number %s..%s".formatted(low, high));
    }

    /** {@code true} or {@code false}. */
    public boolean flag(String key, boolean standard) {
        Object value = value(key, standard);
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw wrong(key, value, "true or false");
    }

    /** A list of texts, or a single one. */
    public List<String> texts(String key, List<String> standard) {
        Object value = value(key, standard);
        if (value instanceof String text && !text.isBlank()) {
            return List.of(text);
        }
        if (value instanceof List<?> list) {
            List<String> texts = new ArrayList<>();
            for (Object element : list) {
                if (!(element instanceof String text) || text.isBlank()) {
                    throw wrong(key, value, "a list of texts");
                }
                texts.add(text);
            }
            return List.copyOf(texts);
        }
        throw wrong(key, value, "a list of texts");
    }

    /**
     * Ends the reading.
     *
     * @throws BadInput when there is a key that nobody asked for
     */
    public void done() {
        for (String key : values.keySet()) {
            if (!asked.contains(key)) {
                throw new BadInput("there is no key %s%s; there are %s"
                        .formatted(
                                Quoted.of(key),
                                Names.didYouMean(key, asked),
                                String.join(", ", asked.stream().sorted().toList())));
            }
        }
    }

    private Object value(String key, @Nullable Object standard) {
        asked.add(key);
        Object value = values.get(key);
        if (value != null) {
            return value;
        }
        if (values.containsKey(key)) {
            throw new BadInput("%s has no value".formatted(key));
        }
        if (standard == null) {
            throw new BadInput("%s is missing".formatted(key));
        }
        return standard;
    }

    private static BadInput wrong(String key, Object value, String allowed) {
        return new BadInput("%s: %s is not allowed; it is %s".formatted(key, Quoted.of(value.toString()), allowed));
    }
}
