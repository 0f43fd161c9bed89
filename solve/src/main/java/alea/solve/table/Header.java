package alea.solve.table;

import alea.game.BadInput;
import alea.game.Quoted;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The text at the beginning of a file: a first line that says what it is, then lines {@code NAME: VALUE}, then zeros.
 */
record Header(Path file, Map<String, String> lines) {
    /** The text of a header; no value ends its line early. */
    static String text(String first, Map<String, ?> lines) {
        return lines.entrySet().stream()
                .map(e -> e.getKey() + ": " + Quoted.plain(String.valueOf(e.getValue())) + "\n")
                .collect(Collectors.joining("", first + "\n", ""));
    }

    /**
     * Reads a header.
     *
     * @param first what the first line must be
     * @throws BadInput when this is something else
     */
    static Header read(Path file, byte[] bytes, String first) {
        int end = 0;
        while (end < bytes.length && bytes[end] != 0) {
            end++;
        }
        String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
        if (text.startsWith(first) && end == bytes.length) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s: the header does not end within %,d bytes", file, bytes.length));
        }
        String kind = first.substring(0, first.lastIndexOf(' '));
        String line = text.lines().findFirst().orElse("");
        if (!line.startsWith(kind + " ")) {
            throw new BadInput("%s is no %s: it does not begin with '%s'".formatted(file, kind, first));
        }
        if (!line.equals(first)) {
            throw new BadInput("%s is %s; this version reads '%s'".formatted(file, Quoted.of(line), first));
        }
        Map<String, String> lines = new LinkedHashMap<>();
        text.lines().skip(1).forEach(l -> {
            int colon = l.indexOf(": ");
            if (colon < 0) {
                throw new BadInput("%s: the header's line %s is not NAME: VALUE".formatted(file, Quoted.of(l)));
            }
            lines.put(l.substring(0, colon), l.substring(colon + 2));
        });
        return new Header(file, lines);
    }

    boolean has(String name) {
        return lines.containsKey(name);
    }

    String get(String name) {
        String value = lines.get(name);
        if (value == null) {
            throw new BadInput("%s: the header has no line '%s'".formatted(file, name));
        }
        return value;
    }

    long number(String name) {
        try {
            return Long.parseLong(get(name));
        } catch (NumberFormatException e) {
            throw new BadInput("%s: the header's %s %s is no whole number".formatted(file, name, Quoted.of(get(name))));
        }
    }

    double real(String name) {
        try {
            return Double.parseDouble(get(name));
        } catch (NumberFormatException e) {
            throw new BadInput("%s: the header's %s %s is no number".formatted(file, name, Quoted.of(get(name))));
        }
    }

    <E extends Enum<E>> E word(String name, E[] words) {
        for (E word : words) {
            if (word.toString().equals(get(name))) {
                return word;
            }
        }
        String allowed = Arrays.stream(words).map(Object::toString).collect(Collectors.joining(", "));
        throw new BadInput(
                "%s: the header's %s %s is not one of %s".formatted(file, name, Quoted.of(get(name)), allowed));
    }

    /** Holds that a line says what is expected. */
    void require(String name, Object expected) {
        String text = Quoted.plain(String.valueOf(expected));
        if (!get(name).equals(text)) {
            throw new BadInput("%s is for %s %s, not '%s'".formatted(file, name, Quoted.of(get(name)), text));
        }
    }

    /** Holds that a line is in a form. */
    void require(String name, Predicate<String> form, String allowed) {
        if (!form.test(get(name))) {
            throw new BadInput("%s: the header's %s %s is not %s".formatted(file, name, Quoted.of(get(name)), allowed));
        }
    }
}
